import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { checkNode, house, installMissing } from './install.mjs';
import { runTool } from './tool.mjs';

// `npm run keep`: the games in which the tests or the soak found a law broken become tests of their game, one file each in games/<id>/test/found.

checkNode();
installMissing();
register();

const { keepFinds } = await import('../testkit/found.ts');
const kept = keepFinds(join(house, 'artifacts', 'found'), house);
for (const file of kept) console.log(file);
if (kept.length === 0) console.log('Nothing was found since the last time.');
else {
  runTool('Form', 'biome', ['format', '--write', ...kept]);
  console.log('Say in "what" what went wrong: it is the name of the test.');
}
