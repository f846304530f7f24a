// A second program is started on the data folder of one that runs. Expected: it refuses at once, in one line, and the first
// serves on as if nothing had happened.
import { patience, seconds, tryFault } from './ground.ts';
import { compareWithStored, lookAtPages, sendEnquiries } from './visitors.ts';

await tryFault(120, async (ground) => {
  await (await ground.start()).end('SIGTERM');
  const usualFrom = performance.now();
  const first = await ground.start();
  const usual = performance.now() - usualFrom;
  const visitors = sendEnquiries(first.url);
  const pages = lookAtPages(first.url);
  let slowest = 0;
  for (let i = 0; i < 3; i++) {
    const from = performance.now();
    const second = ground.launch();
    const said = await second.serving.catch((error: Error) => error.message);
    slowest = Math.max(slowest, performance.now() - from);
    ground.expect(/^Another program is already running on the data folder \S+\. .+$/.test(said), `It said: ${said}`);
    ground.expect((await second.end('SIGKILL')) === 1, 'It did not end with 1.');
  }
  const heard = await visitors.stop();
  const looked = await pages.stop();
  ground.expect(heard.acknowledged.size === heard.sent && heard.answers.get(201) === heard.sent, 'The first faltered.');
  ground.expect(looked.failed === 0, `${looked.failed} pages failed.`);
  ground.expect(slowest < patience(usual), `The refusal took ${seconds(slowest)}.`);
  const compared = await compareWithStored(ground, heard);
  await first.end('SIGTERM');
  return `refused in one line after ${seconds(slowest)} (a start takes ${seconds(usual)}); ${compared}, ${looked.answered} pages, ${looked.failed} failed`;
});
