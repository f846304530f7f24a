import { readConfig } from './config.ts';
import { startProgram } from './start.ts';

try {
  const config = readConfig(process.env);
  const program = await startProgram(config);
  for (const { email, password } of config.staffInitialPassword ? [] : program.firstAccounts) {
    console.log(`Staff account ${email} was made with the password ${password} (shown only now).`);
  }
  console.log(`Serving on ${program.url}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await program.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
