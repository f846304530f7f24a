// The reference: node:http that answers the same bytes from memory and knows nothing else. Paths as arguments.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answers = new Map(process.argv.slice(2).map((path) => [path, { plain: load(path, ''), br: load(path, '.br') }]));
const server = createServer(({ url = '', headers }, response) => {
  if (headers['if-none-match']) return void response.writeHead(304).end();
  const answer = answers.get(url)?.[headers['accept-encoding'] === 'br' ? 'br' : 'plain'];
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Serving on http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

function load(path: string, form: '' | '.br') {
  const isScript = path.endsWith('.js');
  const body = readFileSync(`build/client${isScript ? path : `${path}/index.html`}${form}`);
  const headers = {
    'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
    ...(form && { 'Content-Encoding': 'br' }),
    'Content-Length': body.length,
  };
  return { body, headers };
}
