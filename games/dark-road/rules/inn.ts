import { defined, pieceIn, type Script, type TextArgs, verbOf } from '@stolik/engine';
import { heroKind } from '../content/cards.ts';
import { FINE_SALE, INN_LOOK } from '../content/tables.ts';
import { type Good, goodNamed, goodOf, type Hero, isFine, kindOfGood, pieceOfGood } from '../pieces.ts';
import { activeSeat, activeWagon, type State } from '../state.ts';
import { wantsSome } from './activate.ts';
import { board, drawHero, heroesAtInn, leaveInn, putUnder } from './heroes.ts';
import { worthOf } from './market.ts';
import { call, choose, decide, type GameDealer, loop, run, script, when } from './steps.ts';
import { gain, goodOption, returnTile, takeAway } from './stock.ts';

/** DR-11 Ringway Inn: goods are sold to one hero, who then comes aboard. */
interface Selling {
  hero?: Hero | string | null;
  sold?: Good[];
  good?: string | null;
}

export const inn = script<Selling>('inn', [
  decide('hero', (s) => [...buyers(s), ...(mayLook(s) ? [LOOK] : []), 'none'], { about: aboutBuyers }), // DR-11.1, DR-11.2
  when(
    (_, { hero }) => hero === LOOK,
    [run(lookAround), decide('hero', (s) => [...buyers(s), 'none'], { about: aboutBuyers })],
  ),
  when(
    (_, { hero }) => typeof hero === 'number',
    [
      run((_, local) => {
        local.sold = [];
      }),
      loop(
        (s, local) => local.good !== 'done' && goodsWanted(s, local).length > 0,
        [choose('good', salesOptions, { about: aboutSale }), run(noteSale)],
      ),
      run(sell), // DR-11.3
      run(clearRevealed), // DR-11.5
      call(board, (s, { hero }) => ({ seat: activeSeat(s), hero: pieceIn(hero) })), // DR-11.4
    ],
    [
      run((s, local, dealer) => {
        dealer.tell({ type: 'nothing-sold', seat: activeSeat(s) });
        clearRevealed(s, local);
      }),
    ],
  ),
]);

/** DR-11.1: asked together with who buys, so that nobody pays before having seen who is there. */
export const LOOK = 'look@hero-deck';

const mayLook = (s: State): boolean => activeWagon(s).prestige > 0 && s.heroDeck.length > 0;

function lookAround(s: State, _: Selling, dealer: GameDealer): void {
  const seat = activeSeat(s);
  takeAway(s, seat, 'prestige', 1);
  dealer.tell({ type: 'paid', seat, what: 'prestige', n: 1 });
  const shown = Math.min(INN_LOOK, s.heroDeck.length);
  for (let i = 0; i < shown; i++) s.turn.revealed.push(drawHero(s, dealer));
  dealer.tell({ type: 'heroes-revealed', seat, heroes: s.turn.revealed.slice() });
}

/** Where nobody buys, the question says so: else the first answer would be to pay. */
function aboutBuyers(s: State): TextArgs {
  return { buyers: buyers(s).length };
}

/** Heroes to whom at least one good can be sold. */
function buyers(s: State): Hero[] {
  const wagon = activeWagon(s);
  return [...heroesAtInn(s), ...s.turn.revealed].filter((hero) => wantsSome(wagon, hero));
}

/** One tile for each wanted kind, normal or fine. */
function goodsWanted(s: State, { hero, sold }: Selling): Good[] {
  const { goods } = activeWagon(s);
  const found: Good[] = [];
  for (const kind of heroKind(pieceIn(hero)).wants) {
    if (sold?.some((good) => kindOfGood(good) === kind)) continue;
    for (const good of [goodOf(kind, false), goodOf(kind, true)]) if (defined(goods[good]) > 0) found.push(good);
  }
  return found;
}

function salesOptions(s: State, local: Selling): string[] {
  const options = goodsWanted(s, local).map((good) => goodOption(good, activeSeat(s)));
  if (defined(local.sold).length > 0) options.push('done');
  return options;
}

/** To whom, and what has been sold so far. */
function aboutSale(_: State, { hero, sold }: Selling): TextArgs {
  return {
    hero: { piece: pieceIn(hero) },
    sold: { all: defined(sold).map((good) => ({ piece: pieceOfGood(good) })) },
  };
}

function noteSale(_: State, local: Selling): void {
  if (typeof local.good === 'string' && local.good !== 'done') local.sold?.push(goodNamed(verbOf(local.good)));
}

/** What a sold tile brings (DR-11.3). */
export const saleValue = (s: State, good: Good): number =>
  worthOf(s, kindOfGood(good)) + (isFine(good) ? FINE_SALE.coins : 0);

function sell(s: State, local: Selling, dealer: GameDealer): void {
  const hero = pieceIn(local.hero);
  const seat = activeSeat(s);
  const goods = defined(local.sold);
  let coins = 0;
  for (const good of goods) {
    returnTile(s, activeWagon(s), good);
    coins += saleValue(s, good);
  }
  dealer.tell({ type: 'sold', seat, hero, goods: goods.slice(), coins });
  gain(s, seat, 'coins', coins, dealer);
  const fine = goods.filter(isFine).length;
  if (fine > 0) gain(s, seat, 'quartz', fine * FINE_SALE.quartz, dealer);
  const at = s.turn.revealed.indexOf(hero);
  if (at >= 0) s.turn.revealed.splice(at, 1);
  else leaveInn(s, hero);
}

/** Those who were not chosen go under the deck in the order in which they were revealed (DR-11.5). */
function clearRevealed(s: State, _: Selling): void {
  for (const hero of s.turn.revealed) putUnder(s, hero);
  s.turn.revealed = [];
}

export const innScripts: readonly Script[] = [inn];
