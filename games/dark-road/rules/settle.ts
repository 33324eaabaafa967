import { defined, type Seat } from '@stolik/engine';
import { ALL_KINDS, type Good, goodName, goodNamed, goodOf, type Kind } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import { fullestSelections } from './packing.ts';
import { hooksOf, inventoryOf, isPacked, kindCounts, roomOf } from './powers.ts';
import { choose, type GameDealer, loop, run, script, when } from './steps.ts';
import { returnTile, takeAway } from './stock.ts';

/** DR-17.4, DR-18.1, DR-18.2: more aboard than the wagon holds. The owner chooses what goes. */
export interface Settling {
  seat: Seat;
  token?: string | null;
  goods?: string | null;
}

export const settle = script<Settling>('settle', [
  run(loseLanterns),
  loop(hasTooManyTokens, [choose('token', tokensToGiveUp, { by: (_, { seat }) => seat }), run(giveUpToken)]),
  when(isOverloaded, [choose('goods', selections, { by: (_, { seat }) => seat }), run(giveUpGoods)]),
]);

/** DR-21.3: an upgrade may have taken a hook away. */
function loseLanterns(s: State, { seat }: Settling, dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  const over = wagon.lanterns - hooksOf(wagon);
  if (over <= 0) return;
  takeAway(s, seat, 'lantern', over);
  dealer.tell({ type: 'no-room', seat, what: 'lantern', n: over });
}

function hasTooManyTokens(s: State, { seat }: Settling): boolean {
  const wagon = wagonAt(s, seat);
  return wagon.horseshoes + wagon.quartz > inventoryOf(wagon);
}

function tokensToGiveUp(s: State, { seat }: Settling): string[] {
  const wagon = wagonAt(s, seat);
  const tokens: string[] = [];
  if (wagon.horseshoes > 0) tokens.push(`horseshoe@tokens-${seat}`);
  if (wagon.quartz > 0) tokens.push(`quartz@tokens-${seat}`);
  return tokens;
}

function giveUpToken(s: State, { seat, token }: Settling, dealer: GameDealer): void {
  const what = token?.startsWith('quartz') ? 'quartz' : 'horseshoe';
  takeAway(s, seat, what, 1);
  dealer.tell({ type: 'no-room', seat, what, n: 1 });
}

function isOverloaded(s: State, { seat }: Settling): boolean {
  return !isPacked(wagonAt(s, seat));
}

/**
 * Each option is a list of tiles to give up, such that the rest fits and none of them could be kept as well: `weapon+fine-tome@goods-0`.
 * Which sides go is part of the choice.
 */
export function selections(s: State, { seat }: Settling): string[] {
  const wagon = wagonAt(s, seat);
  const counts = kindCounts(wagon);
  const options: string[] = [];
  for (const kept of fullestSelections(counts, roomOf(wagon))) {
    let lists = [''];
    for (const kind of ALL_KINDS) {
      const gone = defined(counts[kind]) - defined(kept[kind]);
      if (gone > 0)
        lists = lists.flatMap((list) =>
          sidesGone(wagon.goods, kind, gone).map((more) => (list === '' ? more : `${list}+${more}`)),
        );
    }
    for (const list of lists) options.push(`${list}@goods-${seat}`);
  }
  return options;
}

/** All ways in which so many tiles of a kind may go: some of them normal, the others fine. */
function sidesGone(goods: readonly number[], kind: Kind, gone: number): string[] {
  const normal = goodOf(kind, false);
  const fine = goodOf(kind, true);
  const ways: string[] = [];
  for (let plain = Math.min(gone, defined(goods[normal])); plain >= 0; plain--) {
    if (gone - plain > defined(goods[fine])) break;
    const tiles = [...Array<Good>(plain).fill(normal), ...Array<Good>(gone - plain).fill(fine)];
    ways.push(tiles.map(goodName).join('+'));
  }
  return ways;
}

function giveUpGoods(s: State, { seat, goods }: Settling, dealer: GameDealer): void {
  if (typeof goods !== 'string') return;
  const given = goodsIn(goods);
  for (const good of given) returnTile(s, wagonAt(s, seat), good);
  dealer.tell({ type: 'goods-given-up', seat, goods: given });
}

/** The tiles that such an option names. */
export const goodsIn = (option: string): Good[] =>
  option
    .slice(0, option.indexOf('@'))
    .split('+')
    .map((name) => goodNamed(name));
