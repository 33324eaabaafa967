import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

// `npm run chaos`: kills a server under load, again and again, over the embedded store and over PostgreSQL, and looks whether anything it had
// acknowledged is lost. `npm run chaos -- --rounds 30 --tables 2,12,30 --store sqlite`: so many tables, round after round in turn.

checkNode();
installMissing();
register();

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
};
const { chaos } = await import('../server/bench/chaos.ts');
const { startPostgres } = await import('../server/test/postgres.ts');
const tableCounts = given('tables', '2,12,30').split(',').map(Number);
const stores = given('store', 'sqlite,postgres').split(',');
let failed = false;
for (const store of stores) {
  const postgres = store === 'postgres' ? await startPostgres() : null;
  if (store === 'postgres' && postgres === null) {
    console.log('postgres: SKIPPED, there is none here');
    continue;
  }
  const result = await chaos({
    rounds: Number(given('rounds', '30')),
    tables: tableCounts,
    longest: Number(given('longest', '1500')),
    least: 1,
    databaseUrl: postgres === null ? null : await postgres.fresh(),
    note: (line) => console.log(`${store}, ${line}`),
  });
  await postgres?.stop();
  const { rounds, acknowledged, lost, tables, unopened, recoveries } = result;
  console.log(
    `${store}: ${rounds} rounds of SIGKILL, ${acknowledged} choices acknowledged, ${lost.length} lost; ${tables} tables, ${unopened.length} that do not open again\n`,
  );
  for (const many of tableCounts) {
    const after = recoveries.filter((recovery) => recovery.tables === many);
    const median = (of) => Math.round(after.map(of).toSorted((one, other) => one - other)[after.length >> 1] ?? 0);
    console.log(
      `${store}: killed ${after.length} times at ${many} tables, all open again after ${median(({ ms }) => ms)} ms, ${median(({ cpu }) => cpu ?? 0)} ms of CPU (medians)`,
    );
  }
  for (const line of [...lost, ...unopened].slice(0, 20)) console.log(`  ${line}`);
  failed ||= lost.length > 0 || unopened.length > 0 || acknowledged === 0;
}
process.exit(failed ? 1 : 0);
