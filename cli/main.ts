import { house } from './games.ts';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

/** The program itself. */
export async function main(): Promise<void> {
  // Whoever reads our output may have seen enough (`| head`): that is no failure. A full disk is one.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`stolik: The output could not be written (${error.code ?? error.message}).\n`);
    process.exit(1);
  });
  process.stderr.on('error', () => process.exit(1));
  process.exitCode = await run(process.argv.slice(2), processTerminal(), house);
}
