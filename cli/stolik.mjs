#!/usr/bin/env node
import { load } from '@stolik/program';

try {
  const { main } = await load(new URL('./main.ts', import.meta.url));
  await main();
} catch (error) {
  // Only a damaged installation comes here; everything else is told by the program itself.
  const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  process.stderr.write(`stolik: The program could not be loaded (${what}). "npm ci" installs it anew.\n`);
  if (process.env.STOLIK_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}
