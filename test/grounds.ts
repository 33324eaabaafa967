import { archipelago } from '@stolik/archipelago';
import { darkRoad } from '@stolik/dark-road';
import type { AnyGame } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { imperium } from '@stolik/imperium';
import { starScrappers } from '@stolik/star-scrappers';
import { lostEndings } from '../games/archipelago/test/kit.ts';
import { type LawOptions, lawsFor } from '../testkit/laws/index.ts';
import { optionsAreShown } from '../testkit/laws/shown.ts';
import type { Ground } from '../testkit/soak.ts';

const ground = (game: AnyGame, options: LawOptions = {}): Ground => ({
  game,
  laws: [...lawsFor(options), optionsAreShown()],
});

/** What the soak walks: every game with all its variants, and the laws that look on. */
export const grounds: readonly Ground[] = [
  ground(starScrappers),
  ground(excavationEarth),
  ground(darkRoad, { lostEndings: ['concern-wins'] }),
  ground(imperium),
  ground(archipelago, { lostEndings }),
];
