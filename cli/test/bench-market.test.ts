import {
  chanceFrom,
  choose,
  type Decision,
  determinize,
  isOver,
  type Option,
  seat,
  start,
  type Table,
  viewTable,
} from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';
import { type Market, market } from '../bench/market.ts';
import { KINDS, TURNS } from '../bench/market-box.ts';
import { type PeerOption, peerOptions } from '../bench/market-peer.ts';
import { openPeer, type PeerState } from '../bench/peer.ts';
import { pickerFrom } from '../bench/picker.ts';
import { fullTable } from '../bench/random-play.ts';

const seating = fullTable(market);

/** The peer's option in our words. */
function inOurWords({ move, args: [arg] }: PeerOption): Option {
  switch (move) {
    case 'draw':
    case 'wait':
      return move;
    case 'sell':
      return `sell@${KINDS[arg as number]}`;
    case 'take':
    case 'fulfil':
      return arg as number;
  }
}

/** What both implementations have on the table. */
const onTable = ({ state: { active, turn, ...table } }: Table<Market>) => ({ ...table, active });
const onPeerTable = ({ G, ctx }: PeerState) => ({ ...G, active: Number(ctx.currentPlayer) });

describe('the market game', () => {
  const peer = openPeer();

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is the same game in both engines (deal %i)', (deal) => {
    const pick = pickerFrom(deal);
    const table = start(market, seating, `deal ${deal}`);
    const { deck, market: open, orderDeck, orders } = table.state;
    let state = peer.start('not used', { deck: [...deck, ...open], orderDeck: [...orderDeck, ...orders] });

    const chosen = new Set<PeerOption['move']>();
    for (let turn = 0; turn < TURNS; turn++) {
      const { seat, id, options } = table.pending[0] as Decision;
      const theirs = peerOptions(state.G, state.ctx);
      expect(theirs.map(inOurWords)).toEqual(options);
      expect(onPeerTable(state)).toEqual(onTable(table));

      const picked = pick(options.length);
      const option = theirs[picked] as PeerOption;
      expect(choose(market, table, { seat, decision: id, option: options[picked] as Option })).toBeNull();
      state = peer.move(state, option);
      chosen.add(option.move);
    }
    expect(isOver(table)).toBe(true);
    expect(state.ctx.gameover).toEqual({ totals: market.score(table.state).map((score) => score.total) });
    expect(chosen).toEqual(new Set(['take', 'draw', 'wait', 'sell', 'fulfil']));
  });

  it('shuffles by its own seeded chance in either engine', () => {
    const deckOf = (seed: string) => peer.start(seed).G.deck;
    expect(deckOf('a')).toEqual(deckOf('a'));
    expect(deckOf('a')).not.toEqual(deckOf('b'));
    expect(start(market, seating, 'a').state.deck).not.toEqual(start(market, seating, 'b').state.deck);
  });

  it('checks its moves in the peer as we check answers', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const state = peer.start('a');
    const card = state.G.deck[0] as number;
    for (const option of [
      { move: 'take', args: [card] },
      { move: 'wait', args: [] },
      { move: 'sell', args: [0] },
      { move: 'fulfil', args: [state.G.orders[0] as number] },
    ] as const) {
      expect(() => peer.move(state, option)).toThrow('refused');
    }
    silenced.mockRestore();
  });

  it('keeps its own laws', () => {
    const pick = pickerFrom(99);
    const chance = chanceFrom('laws');
    const table = start(market, seating, 'laws');
    while (!isOver(table)) {
      expect(market.invariants(table.state)).toEqual([]);
      const viewer = seat(pick(seating.seats));
      const other = determinize(market, table, viewer, chance);
      expect(viewTable(market, other, viewer)).toEqual(viewTable(market, table, viewer));
      const { seat: chooser, id, options } = table.pending[0] as Decision;
      choose(market, table, { seat: chooser, decision: id, option: options[pick(options.length)] as Option });
    }
    for (const { total, lines } of market.score(table.state))
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
  });
});
