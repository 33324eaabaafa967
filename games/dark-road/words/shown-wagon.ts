import { defined, type Row, type Seat, say, type Text } from '@stolik/engine';
import { countRow, noteRow, ownSection, piecesRow, unlessEmpty } from '@stolik/engine/rows';
import { ALL_KINDS, EMPTY, HIDDEN } from '../pieces.ts';
import { giftsOf } from '../rules/feat-counts.ts';
import { fits } from '../rules/packing.ts';
import { hooksOf, inventoryOf, kindCounts, roomOf } from '../rules/powers.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { faceText, kindsArg } from './phrases.ts';
import { shownCompanion, shownContract, shownDice, shownGoods, shownHero, shownPiece } from './shown.ts';

/** One player's wagon and what lies beside it. Purse, dice, tokens and goods are always there. */
export function wagonSection(view: State, seat: Seat) {
  const wagon = wagonAt(view, seat);
  return ownSection(seat, [
    noteRow(`purse-${seat}`, purseText(wagon)),
    ...diceRows(wagon, seat),
    noteRow(
      `tokens-${seat}`,
      say('note-tokens', {
        lanterns: wagon.lanterns,
        hooks: hooksOf(wagon),
        horseshoes: wagon.horseshoes,
        quartz: wagon.quartz,
        room: inventoryOf(wagon),
      }),
    ),
    piecesRow(`goods-${seat}`, say('row-goods'), shownGoods(wagon.goods)),
    noteRow(`room-${seat}`, roomText(wagon)),
    ...cardRows(view, wagon, seat),
  ]);
}

const purseText = ({ coins, prestige }: Wagon) =>
  coins === HIDDEN ? say('note-purse-hidden', { prestige }) : say('note-purse', { coins, prestige });

/** DR-17: whether one more fits depends on its shape, which nobody wants to puzzle out from a list. */
function roomText(wagon: Wagon): Text {
  const counts = kindCounts(wagon);
  const room = roomOf(wagon);
  const fitting = ALL_KINDS.filter((kind) =>
    fits(
      counts.map((n, other) => (other === kind ? n + 1 : n)),
      room,
    ),
  );
  if (fitting.length === 0) return say('note-room-none');
  return fitting.length === ALL_KINDS.length
    ? say('note-room-any')
    : say('note-room', { count: fitting.length, goods: kindsArg(fitting) });
}

function diceRows(wagon: Wagon, seat: Seat): Row[] {
  const pool = [wagon.pool, wagon.glowPool].filter((face) => face !== EMPTY);
  const lock = (slot: number): Text => faceText(defined(wagon.locks[slot]));
  return [
    ...unlessEmpty(`reserve-${seat}`, say('row-reserve'), shownDice(wagon.reserve)),
    noteRow(
      `locks-${seat}`,
      say('note-locks', {
        first: lock(0),
        second: lock(1),
        third: lock(2),
      }),
    ),
    ...unlessEmpty(`pool-${seat}`, say('row-pool'), shownDice(pool)),
    ...unlessEmpty(`glow-${seat}`, say('row-glow'), shownDice(wagon.glow)),
  ];
}

function cardRows(view: State, wagon: Wagon, seat: Seat): Row[] {
  const pieces = (row: string, all: readonly number[]): Row[] =>
    unlessEmpty(
      `${row}-${seat}`,
      say(`row-${row}-of`),
      all.map((piece) => shownPiece(piece)),
    );
  return [
    ...unlessEmpty(
      `heroes-${seat}`,
      say('row-heroes'),
      wagon.heroes.map((hero) => shownHero(view, hero, 'wagon')),
    ),
    ...unlessEmpty(`contracts-${seat}`, say('row-contracts'), wagon.contracts.map(shownContract)),
    ...pieces('steeds', wagon.steeds),
    ...pieces('upgrades', wagon.upgrades),
    ...unlessEmpty(
      `companions-${seat}`,
      say('row-companions-of', { gifts: giftsOf(wagon) }),
      wagon.companions.map((card, at) => shownCompanion(card, defined(wagon.gifts[at]), false)),
    ),
    ...pieces('feats', wagon.feats),
    ...unlessEmpty(`register-${seat}`, say('row-register', registerSize(wagon)), [
      ...wagon.deliveredHeroes.map((hero) => shownHero(view, hero, 'wagon')),
      ...wagon.deliveredContracts.map(shownContract),
    ]),
    ...(wagon.spent > 0 ? [countRow(`spent-${seat}`, say('row-spent'), wagon.spent)] : []),
  ];
}

const registerSize = ({ deliveredHeroes, deliveredContracts }: Wagon) => ({
  heroes: deliveredHeroes.length,
  contracts: deliveredContracts.length,
});
