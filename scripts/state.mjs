// `npm run state`: writes out the copy and the view of every game's state from what its `fields.ts` says.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { checkNode, house, installMissing } from './install.mjs';

checkNode();
installMissing();
register();

const { STATE_CODE, stateCode } = await import('../testkit/state-code.ts');
const rooms = [
  ...readdirSync(join(house, 'games')).map((game) => join(house, 'games', game)),
  join(house, 'testkit', 'toy'),
];
for (const room of rooms) {
  const fields = join(room, 'fields.ts');
  if (!existsSync(fields)) continue;
  const described = await import(fields);
  const whole = Object.values(described).find((one) => 'lifted' in one);
  writeFileSync(join(room, STATE_CODE), stateCode(whole));
}
