import { archipelago } from '@stolik/archipelago';
import { darkRoad } from '@stolik/dark-road';
import type { AnyGame } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { imperium } from '@stolik/imperium';
import { starScrappers } from '@stolik/star-scrappers';
import { lostEndings } from '../games/archipelago/test/kit.ts';
import { referee as islands } from '../games/archipelago/test/referee.ts';
import { referee as merchants } from '../games/dark-road/test/referee.ts';
import { referee as excavations } from '../games/excavation-earth/test/referee.ts';
import { referee as nations } from '../games/imperium/test/referee.ts';
import { referee as scrappers } from '../games/star-scrappers/test/referee.ts';
import { type LawOptions, lawsFor } from '../testkit/laws/index.ts';
import { type Referee, refereeAgrees } from '../testkit/laws/referee.ts';
import { optionsAreShown } from '../testkit/laws/shown.ts';
import type { Ground } from '../testkit/soak.ts';

interface Facts extends LawOptions {
  readonly referee?: Referee<never>;
}

const ground = (game: AnyGame, { referee, ...options }: Facts = {}): Ground => ({
  game,
  laws: [...lawsFor(options), optionsAreShown(), ...(referee === undefined ? [] : [refereeAgrees(referee)])],
});

/** What the soak walks: every game with all its variants, and the laws that look on. */
export const grounds: readonly Ground[] = [
  ground(starScrappers, { referee: scrappers }),
  ground(excavationEarth, { referee: excavations }),
  ground(darkRoad, { lostEndings: ['concern-wins'], referee: merchants }),
  ground(imperium, { referee: nations }),
  ground(archipelago, { lostEndings, referee: islands }),
];
