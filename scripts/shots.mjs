import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

// `npm run shots -- imperium --prompt acquire --nth 3 --sizes desktop,phone --themes light,dark --langs pl,en`: pictures of a moment of a game.
// --list tells every question of the game; --seats, --seed, --by greedy|random and --variant id=value say which game, --at the choice from which on
// to look; --tap and --hover take a selector (a spot is `[data-spot="…"]`); --tips shows the tips of a first game; --out and --name say where the pictures go. Sizes: desktop, laptop,
// tablet, upright, phone, small, large, or 1024x768.

checkNode();
installMissing();
register();
await import('../web/test/browser/shots.ts');
