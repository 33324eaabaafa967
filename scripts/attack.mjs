import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

// `npm run attack`: attacks a server that it starts itself, over the embedded store and over PostgreSQL, in all the ways that once succeeded,
// and prints what came of each. `npm run attack -- --store sqlite --kills 100`

checkNode();
installMissing();
register();

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
};
const { attack, FULL } = await import('../server/bench/attack/index.ts');
const { startPostgres } = await import('../server/test/postgres.ts');
const force = { ...FULL, kills: Number(given('kills', FULL.kills)) };
let failed = false;
for (const store of given('store', 'sqlite,postgres').split(',')) {
  const postgres = store === 'postgres' ? await startPostgres() : null;
  if (store === 'postgres' && postgres === null) {
    console.log('postgres: SKIPPED, there is none here');
    continue;
  }
  console.log(store);
  try {
    await attack(postgres === null ? null : await postgres.fresh(), force, ({ attack: what, figure, holds }) => {
      failed ||= !holds;
      console.log(`  ${holds ? 'holds' : 'FALLS'}  ${what.padEnd(46)}${figure}`);
    });
  } catch (error) {
    failed = true;
    console.log(`  FALLS  ${error.message}`);
  } finally {
    await postgres?.stop();
  }
}
process.exit(failed ? 1 : 0);
