import { say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import { siteOf } from '../content/map.ts';
import type { Award, Event, Income } from '../events.ts';
import type { Location, Market } from '../pieces.ts';
import { orderName } from './names.ts';
import { buyerText, centreText, colourText, listed, marketPiece, pieces, whoText } from './phrases.ts';
import { zuChoiceText } from './zu-events.ts';

/** What happened, in words. */
export function eventText(event: Event): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'faction-taken':
    case 'power-used':
      return say(key, { player: whoText(event.seat), faction: { piece: event.faction } });
    case 'turn-order':
      return say(key, { order: listed(event.order.map(whoText)) });
    case 'hand-dealt':
    case 'drafted':
    case 'drew':
      return say(key, { player: whoText(event.seat), cards: pieces(event.cards, 'acc') });
    case 'mulligan':
      return say(key, { player: whoText(event.seat), cards: event.cards });
    case 'forecast-shown':
    case 'draft-left':
      return say(key, { cards: pieces(event.cards) });
    case 'round-began':
      return say(key, { round: event.round });
    case 'orders-shown':
      return say(key, { orders: listed(event.orders.map((order) => orderName(order, event.side))) });
    case 'buyer-left':
      return say(key, { buyer: { piece: event.buyer }, market: byNumber(event.market) });
    case 'buyers-came':
      return say(key, {
        buyers: pieces(event.buyers),
        count: event.buyers.length,
        market: byNumber(event.market),
      });
    case 'forecast-came-true':
      return say(key, {
        card: { piece: event.card },
        tiles: pieces(event.tiles),
        stacked: event.stacked === null ? 'none' : { piece: event.stacked },
      });
    case 'black-market-turned':
    case 'reshuffled':
    case 'zu-nothing-to-buy':
    case 'zu-buys-nothing':
      return say(key);
    case 'turn-began':
      return say(key, { player: whoText(event.who), round: event.round });
    case 'explorer-placed':
      return say(key, { player: whoText(event.seat), at: siteNamed(event.at, 'in') });
    case 'explorer-moved':
      return say(key, { player: whoText(event.seat), from: siteNamed(event.from), at: { piece: event.at } });
    case 'action-taken':
      return say(key, {
        player: whoText(event.seat),
        action: say(`action-${event.action}`),
        card: { piece: event.card, form: 'acc' },
      });
    case 'action-imagined':
      return say(key, {
        player: whoText(event.seat),
        action: say(`action-${event.action}`),
        colour: event.colour === null ? 'none' : colourText(event.colour),
        market: event.market === null ? 'none' : event.market + 1,
      });
    case 'excavated':
      return say(key, tileArgs(event.seat, event.tile, { at: siteNamed(event.from, 'in') }));
    case 'sampled':
      return say(key, {
        player: whoText(event.seat),
        cell: { piece: event.cell, form: 'gen' },
        from: event.from === null ? 'none' : { piece: event.from, form: 'gen' },
      });
    case 'column-filled':
      return say(key, { player: whoText(event.seat), colour: colourText(event.colour, 'fem') });
    case 'cards-drawn':
      return say(key, { player: whoText(event.seat), count: event.count });
    case 'kept':
      return say(key, { player: whoText(event.seat), card: { piece: event.card, form: 'acc' } });
    case 'discarded':
      return say(key, { player: whoText(event.seat), cards: pieces(event.cards, 'acc') });
    case 'trader-placed':
      return say(key, {
        player: whoText(event.seat),
        market: marketPiece(event.market, 'at'),
        from: event.from === null ? 'none' : { piece: event.from, form: 'gen' },
      });
    case 'envoy-placed':
      return say(key, {
        player: whoText(event.seat),
        centre: centreText(event.centre, 'loc'),
        from: event.from === null ? 'none' : { piece: event.from, form: 'gen' },
      });
    case 'envoy-withdrawn':
      return say(key, { player: whoText(event.seat), centre: centreText(event.centre, 'from') });
    case 'buyer-added':
      return say(key, {
        player: whoText(event.who),
        buyer: { piece: event.buyer, form: 'one' },
        market: marketPiece(event.market, 'at'),
        pushed: event.pushed === null ? 'none' : { piece: event.pushed, form: 'acc' },
      });
    case 'sold':
      return say(key, {
        player: whoText(event.who),
        tiles: pieces(event.tiles, 'acc'),
        markets: listed(event.markets.map((market) => marketPiece(market, 'at'))),
        ...incomeArgs(event.income),
      });
    case 'delivered':
      return say(key, tileArgs(event.who, event.tile, { credits: event.credits }));
    case 'acquired':
      return say(key, tileArgs(event.who, event.tile, { credits: event.cost, slot: event.hatch ? 'hatch' : 'hold' }));
    case 'forecast-changed':
      return say(key, {
        player: whoText(event.who),
        card: { piece: event.card, form: 'acc' },
        replaced: { piece: event.replaced, form: 'acc' },
        marked: event.marked ? 'yes' : 'no',
      });
    case 'token-taken':
      return say(key, { player: whoText(event.seat), token: event.token });
    case 'tiles-drawn':
      return say(key, { player: whoText(event.who), tiles: pieces(event.tiles, 'acc') });
    case 'tile-placed':
      return say(key, { tile: { piece: event.tile }, at: siteNamed(siteOf(event.tile), 'in') });
    case 'tile-taken':
      return say(key, tileArgs(event.seat, event.tile, {}));
    case 'tile-bought':
      return say(key, tileArgs(event.who, event.tile, { credits: event.cost }));
    case 'tiles-returned':
      return say(key, { tiles: pieces(event.tiles), count: event.tiles.length });
    case 'order-used':
      return say(key, { player: whoText(event.seat), order: orderName(event.order, event.side) });
    case 'credits-gained':
    case 'penalty':
      return say(key, { player: whoText(event.seat), credits: event.credits });
    case 'buyer-moved':
      return say(key, {
        player: whoText(event.seat),
        buyer: { piece: event.buyer, form: 'acc' },
        from: marketPiece(event.from, 'at'),
        market: byNumber(event.market),
      });
    case 'buyers-swapped':
      return say(key, {
        player: whoText(event.seat),
        buyer: { piece: event.buyer, form: 'acc' },
        other: { piece: event.other, form: 'acc' },
        from: byNumber(event.from),
        market: byNumber(event.market),
      });
    case 'passed':
      return say(key, { player: whoText(event.who) });
    case 'centre-scored':
      return say(key, { centre: centreText(event.centre), awards: listed(event.awards.map(awardText)) });
    case 'gallery-scored':
      return say(key, {
        player: whoText(event.who),
        rows: event.rows,
        columns: event.columns,
        credits: event.rows + event.columns,
      });
    case 'zu-left-over':
      return say(key, { credits: event.credits });
    case 'game-ended':
      return say(`event-game-ended-${event.ending}`, { credits: event.zu ?? 0 });
    case 'zu-deck-made':
      return say(key, { cards: event.carried });
    case 'zu-card':
      return say(key, { card: { piece: event.card }, left: event.left });
    case 'zu-threw-away':
      return say(key, { card: { piece: event.card } });
    case 'zu-failed':
      return say(key, { why: event.why, credits: event.credits });
    case 'zu-chose':
      return zuChoiceText(event);
    case 'zu-full':
      return say(key, { hatch: event.hatch ? 'full' : 'free' });
    case 'zu-nothing-to-dig':
      return say(key, { colour: colourText(event.colour, 'gen') });
    case 'zu-excavated':
      return say(key, { tile: { piece: event.tile, form: 'acc' }, at: siteNamed(event.from, 'in') });
    case 'zu-sampled':
      return say(key, { cell: { piece: event.cell, form: 'gen' } });
    case 'zu-trader':
      return say(key, { market: marketPiece(event.market, 'at') });
    case 'zu-envoy':
      return say(key, { centre: centreText(event.centre, 'loc') });
    case 'zu-no-buyer':
      return say(key, { buyer: buyerText(event.kind, 'gen'), market: byNumber(event.market) });
    case 'zu-surveys':
      return say(key, { card: { piece: event.card, form: 'acc' } });
  }
}

/** In the log a market goes by its number, as in the rows of the table. */
const byNumber = (market: Market): TextArg => marketPiece(market, 'market');

/** A tile says its colour: of its site the name is enough. */
const siteNamed = (piece: Location, form: 'place' | 'in' = 'place'): TextArg => ({ piece, form });

const tileArgs = (who: Parameters<typeof whoText>[0], tile: number, more: TextArgs): TextArgs => ({
  player: whoText(who),
  tile: { piece: tile, form: 'acc' },
  ...more,
});

const incomeArgs = ({ popularity, buyers, forBuyers, bonus, credits }: Income): TextArgs => ({
  popularity,
  buyers,
  forBuyers,
  bonus,
  credits,
});

const awardText = ({ who, envoys, credits }: Award): Text => say('award', { player: whoText(who), envoys, credits });
