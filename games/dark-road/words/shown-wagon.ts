import { type Row, type Seat, type Section, say, type Text } from '@stolik/engine';
import { ALL_KINDS, EMPTY, HIDDEN } from '../pieces.ts';
import { giftsOf } from '../rules/feat-counts.ts';
import { fits } from '../rules/packing.ts';
import { hooksOf, inventoryOf, kindCounts, roomOf } from '../rules/powers.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { faceText, kindsArg } from './phrases.ts';
import {
  count,
  note,
  piecesRow,
  shownCompanion,
  shownContract,
  shownDice,
  shownGoods,
  shownHero,
  shownPiece,
  unlessEmpty,
} from './shown.ts';

/** One player's wagon and what lies beside it. Purse, dice, tokens and goods are always there. */
export function wagonSection(view: State, seat: Seat): Section {
  const wagon = wagonAt(view, seat);
  return {
    id: `player-${seat}`,
    title: say('table-player', { player: { seat } }),
    seat,
    rows: [
      note(`purse-${seat}`, purseText(wagon)),
      ...diceRows(wagon, seat),
      note(
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
      note(`room-${seat}`, roomText(wagon)),
      ...cardRows(view, wagon, seat),
    ],
  };
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
  const [first, second, third] = wagon.locks;
  return [
    ...unlessEmpty(`reserve-${seat}`, say('row-reserve'), shownDice(wagon.reserve)),
    note(
      `locks-${seat}`,
      say('note-locks', {
        first: faceText(first as number),
        second: faceText(second as number),
        third: faceText(third as number),
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
      wagon.companions.map((card, at) => shownCompanion(card, wagon.gifts[at] as number, false)),
    ),
    ...pieces('feats', wagon.feats),
    ...unlessEmpty(`register-${seat}`, say('row-register', registerSize(wagon)), [
      ...wagon.deliveredHeroes.map((hero) => shownHero(view, hero, 'wagon')),
      ...wagon.deliveredContracts.map(shownContract),
    ]),
    ...(wagon.spent > 0 ? [count(`spent-${seat}`, say('row-spent'), wagon.spent)] : []),
  ];
}

const registerSize = ({ deliveredHeroes, deliveredContracts }: Wagon) => ({
  heroes: deliveredHeroes.length,
  contracts: deliveredContracts.length,
});
