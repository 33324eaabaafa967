#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
try {
  const { main } = await import('./main.ts');
  await main();
} catch (error) {
  // Only a damaged installation comes here; everything else is told by the program itself.
  const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  process.stderr.write(`stolik: The program could not be loaded (${what}). "npm ci" installs it anew.\n`);
  if (process.env.STOLIK_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}
