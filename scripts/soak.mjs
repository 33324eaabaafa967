import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { checkNode, house, installMissing } from './install.mjs';
import { runTool } from './tool.mjs';

// `npm run soak -- --minutes 30`: random games of all games with all laws looking on, always where least was walked. What was walked is noted in
// artifacts/soak.jsonl (`--ledger` names another file), where the next run goes on. Games are chosen by name: `npm run soak -- imperium dark-road`.
// Test files instead (`npm run soak -- web/test/browser`) are run as thoroughly as they can be; STOLIK_GAMES says with how many games a law.

checkNode();
installMissing();
register();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    ledger: { type: 'string', default: join(house, 'artifacts', 'soak.jsonl') },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes is a number above nought, not "${values.minutes}".`);
  process.exit(2);
}

const { grounds } = await import('../test/grounds.ts');
const chosen = grounds.filter(({ game }) => positionals.length === 0 || positionals.includes(game.id));
process.exitCode = (chosen.length > 0 ? await walk(chosen) : testThoroughly(positionals)) ? 0 : 1;

async function walk(grounds) {
  const { Ledger, soak } = await import('../testkit/soak.ts');
  const { KEEP_IT } = await import('../testkit/found.ts');
  const ledger = new Ledger(values.ledger);
  const finds = join(house, 'artifacts', 'found');
  const name = new Date().toISOString();
  console.log(`${minutes} minutes of ${grounds.map(({ game }) => game.id).join(', ')}; seeds of ${name}`);
  const now = () => performance.now();
  const { games, found } = soak({ grounds, ledger, finds, name, minutes, now, note: (line) => console.log(line) });
  for (const { game } of grounds)
    console.log(`${game.id}: ${(ledger.walked(game) / 60_000).toFixed(1)} minutes walked so far`);
  console.log(`${games} games, ${found.length} finds; ${values.ledger}`);
  if (found.length > 0) console.log(KEEP_IT);
  return found.length === 0;
}

function testThoroughly(files) {
  const games = process.env.STOLIK_GAMES ?? '1000';
  const args = ['run', ...files, '--testTimeout=7200000'];
  return runTool(`Tests over ${games} games`, 'vitest', args, { STOLIK_GAMES: games });
}
