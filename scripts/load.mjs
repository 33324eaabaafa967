import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

// `npm run load`: how many choices a second one node takes, each written through to the disk before it is acknowledged, beside a plain
// `ws` server in the same run. `npm run load -- --tables 50,200 --seconds 5`; with DATABASE_URL also over PostgreSQL.

checkNode();
installMissing();
register();

const given = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
};
const { load } = await import('../server/bench/load.ts');
await load({
  tables: given('tables', '50,100,200,400,800').split(',').map(Number),
  seconds: Number(given('seconds', '8')),
  databaseUrl: process.env.DATABASE_URL ?? null,
});
process.exit(0);
