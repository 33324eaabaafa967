import { checkNode, installMissing } from './install.mjs';
import { runTool } from './tool.mjs';

// `npm run soak`: the laws of the engine over many more games than `npm test` has time for.
// STOLIK_GAMES says how many games a law is tried on; arguments choose test files.

checkNode();
installMissing();

const games = process.env.STOLIK_GAMES ?? '1000';
const files = process.argv.slice(2);
const passed = runTool(
  `Laws over ${games} games`,
  'vitest',
  ['run', ...(files.length > 0 ? files : ['laws']), '--testTimeout=7200000'],
  { STOLIK_GAMES: games },
);
process.exitCode = passed ? 0 : 1;
