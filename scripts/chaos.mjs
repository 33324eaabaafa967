import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

// `npm run chaos`: kills a server under load, again and again, over the embedded store and over PostgreSQL, and looks whether anything it had
// acknowledged is lost. `npm run chaos -- --rounds 30 --tables 12 --store sqlite`

checkNode();
installMissing();
register();

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
};
const { chaos } = await import('../server/bench/chaos.ts');
const { startPostgres } = await import('../server/test/postgres.ts');
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
    tables: Number(given('tables', '12')),
    longest: Number(given('longest', '1500')),
    least: 1,
    databaseUrl: postgres === null ? null : await postgres.fresh(),
    note: (line) => console.log(`${store}, ${line}`),
  });
  await postgres?.stop();
  const { rounds, acknowledged, lost, tables, unopened, recoveries } = result;
  const median = (of) =>
    recoveries.map(of).toSorted((one, other) => one - other)[Math.floor(recoveries.length / 2)] ?? 0;
  console.log(
    `${store}: ${rounds} rounds of SIGKILL, ${acknowledged} choices acknowledged, ${lost.length} lost; ${tables} tables, ${unopened.length} that do not open again\n`,
  );
  console.log(
    `${store}: a server that was killed had opened ${median(({ tables: many }) => many)} tables again after ${Math.round(median(({ ms }) => ms))} ms, ${Math.round(median(({ cpu }) => cpu ?? 0))} ms of CPU (medians)\n`,
  );
  for (const line of [...lost, ...unopened].slice(0, 20)) console.log(`  ${line}`);
  failed ||= lost.length > 0 || unopened.length > 0 || acknowledged === 0;
}
process.exit(failed ? 1 : 0);
