import { allSeats, dealt, defined, type Seating, seat } from '@stolik/engine';
import { ARTIFACTS, COST, CRYSTALS, colourOf, LEVEL, MERCENARIES } from '../content/catalogue.ts';
import {
  ARTIFACT_STACKS,
  ARTIFACTS_PER_STACK,
  collapseSpace,
  DOCK_ROWS,
  FACTIONS_IN_PLAY,
  FIRST_GAME,
  MINE_ROWS,
  STARTING_HAND,
} from '../content/tables.ts';
import { ALL_COLOURS, type Artifact, type Colour } from '../pieces.ts';
import { IN_SUPPLY, NOT_USED, newTurn, type Player, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** SS-4 Setup, shuffling in the order of SS-4.11. */
export function setup({ seats, variants }: Seating, dealer: GameDealer): State {
  const crystalStacks = MINE_ROWS.map(({ cost }) =>
    dealer.shuffle(CRYSTALS.filter((crystal) => COST[crystal] === cost)),
  );
  const inPlay = commandCards(variants.factions === 'first-game', dealer); // SS-4.2, SS-4.3
  const mercenaryStacks = DOCK_ROWS.map(({ level }) =>
    dealer.shuffle(MERCENARIES.filter((card) => LEVEL[card] === level && inPlay.includes(colourOf(card)))),
  ); // SS-4.4
  const artifacts = dealer.shuffle(ARTIFACTS.slice()); // SS-4.9
  const first = seat(dealer.below(seats)); // SS-4.10

  const mine = MINE_ROWS.flatMap(({ slots }, row) => dealt(defined(crystalStacks[row]), slots)); // SS-4.1
  const docks = DOCK_ROWS.flatMap(({ slots }, row) => dealt(defined(mercenaryStacks[row]), slots)); // SS-4.5
  const players = allSeats(seats).map(
    (): Player => ({
      hand: STARTING_HAND.flatMap(({ level, cards }) => dealt(defined(mercenaryStacks[level - 1]), cards)), // SS-4.6
      base: [],
      crystals: [],
      subjugated: [],
      artifacts: [],
    }),
  );

  dealer.tell({ type: 'game-began', first });
  for (const owner of allSeats(seats)) {
    dealer.tell({ type: 'hand-dealt', seat: owner, cards: defined(players[owner]).hand.slice(), to: [owner] });
  }
  return {
    seats,
    open: variants.open === 'true',
    first,
    active: first,
    round: 1,
    inPlay,
    mine,
    docks,
    crystalStacks,
    mercenaryStacks,
    artifactStacks: Array.from({ length: ARTIFACT_STACKS }, (_, stack): Artifact[] =>
      artifacts.slice(stack * ARTIFACTS_PER_STACK, (stack + 1) * ARTIFACTS_PER_STACK),
    ),
    players,
    totems: totemsFor(inPlay, seats), // SS-4.7
    removed: [],
    caveIn: 0, // SS-4.8
    collapse: collapseSpace(seats),
    emptied: 0,
    turn: newTurn(),
    progress: false,
    quietRounds: 0,
    ended: null,
  };
}

/** The four factions in play, in the order in which their Command cards are dealt to the seats. */
function commandCards(preset: boolean, dealer: GameDealer): Colour[] {
  return dealer.shuffle(preset ? FIRST_GAME.slice() : ALL_COLOURS.slice()).slice(0, FACTIONS_IN_PLAY);
}

function totemsFor(inPlay: readonly Colour[], seats: number): number[] {
  return ALL_COLOURS.map((colour) => {
    const dealtTo = inPlay.indexOf(colour);
    return dealtTo < 0 ? NOT_USED : dealtTo < seats ? dealtTo : IN_SUPPLY;
  });
}
