import { defined, given, isOneOf, placeOf, say, seatIn, type Text, verbOf } from '@stolik/engine';
import { inSentences, optionTexts } from '@stolik/engine/phrases';
import { cardKind } from '../content/catalogue.ts';
import { DIRECTIONS, neighbour } from '../content/hexes.ts';
import { edgeCode, hutsOf, symbolCount } from '../content/regions.ts';
import { costOf, ZONES } from '../content/tables.ts';
import {
  ALL_KINDS,
  buildingNamed,
  type Card,
  type Cell,
  is,
  isShip,
  KINDS,
  type KindName,
  kindNamed,
  type Region,
} from '../pieces.ts';
import { costFor, holderOf } from '../rules/cards.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { isProposal, proposalOf } from '../rules/proposals.ts';
import { taxIncome } from '../rules/taxes.ts';
import { partsOf, priceOf } from '../rules/trade.ts';
import { buildingUnder } from '../rules/units.ts';
import { areaAt, type State } from '../state.ts';
import { giftsOf } from '../verbs/effects/choose-gift.ts';
import { thingText } from './drafts.ts';
import { costText, effectText } from './effects.ts';
import { offerText } from './offers.ts';
import { all, cubeList, florinsText, kindText, marketText, signed } from './phrases.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export const optionText = optionTexts(pieceText, wordText);

function pieceText(view: State, prompt: string, piece: number): Text {
  if (is.card(piece)) return cardText(view, prompt, piece);
  if (is.unit(piece)) return unitText(view, prompt, piece);
  if (is.building(piece)) {
    const key = BUILDING_KEYS[prompt];
    return key === undefined ? startingWith(piece) : say(key, { piece: { piece } });
  }
  if (is.region(piece)) return regionText(piece);
  if (is.cell(piece)) return cellText(view, piece);
  return startingWith(piece);
}

/** A name that stands alone begins with a capital. */
const startingWith = (piece: number): Text => say('option-piece', { piece: { piece, form: 'start' } });

/** What a building is chosen for. */
const BUILDING_KEYS: { readonly [prompt: string]: string } = {
  'turn.move': 'option-serve',
  'crisis.move': 'option-bless',
  'migrate.target': 'option-enter',
  'evict.building': 'option-evict',
};

function cardText(view: State, prompt: string, card: Card): Text {
  const kind = cardKind(card);
  const named = { card: { piece: card } };
  switch (prompt) {
    case 'turn.move': {
      const cost = costText(costFor(kind, holderOf(view, card), view.active));
      const does = inSentences(kind.effects.map(effectText));
      const key = kind.arrow === 'wonder' ? 'option-wonder' : 'option-use';
      return cost === null ? say(`${key}-free`, { ...named, does }) : say(key, { ...named, does, cost });
    }
    case 'evolve.buy':
      return say('option-buy-card', {
        ...named,
        price: florinsText(priceOnTrack(view, card)),
        does: inSentences(kind.effects.map(effectText)),
      });
    case 'search.card':
      return say('option-buy-card', {
        ...named,
        price: florinsText(kind.lowest),
        does: inSentences(kind.effects.map(effectText)),
      });
    case 'evolve.turn':
      return turnText(view, card);
    default:
      return view.players.some(({ cards }) => cards.includes(card))
        ? say('option-owned-card', { ...named, owner: { seat: holderOf(view, card) } })
        : startingWith(card);
  }
}

function turnText(view: State, card: Card): Text {
  const { prices } = cardKind(card);
  const now = priceOnTrack(view, card);
  const next = prices[defined(view.rotation[view.track.indexOf(card)]) + 1];
  const named = { card: { piece: card }, now: florinsText(now) };
  return next === undefined
    ? say('option-turn-gone', named)
    : say('option-turn', { ...named, next: florinsText(next) });
}

/** A unit, where it is, and what it stands on; who harvests leaves his building (AR-9.2), and should know that. */
function unitText(view: State, prompt: string, unit: number): Text {
  const building = buildingUnder(view, unit);
  const place = building === null ? { piece: areaAt(view, unit) } : { piece: building, form: 'in' };
  const state = view.lying[unit] !== 0 ? 'lying' : view.engaged[unit] !== 0 ? 'engaged' : 'free';
  const named = { piece: unit, form: 'start' };
  if (prompt === 'harvest.unit' && building !== null) return say('option-leaves', { unit: named, place });
  return say(isShip(unit) ? 'option-ship' : 'option-citizen', { unit: named, place, state });
}

/** A side of a tile with what can be harvested there, and its huts. */
function regionText(region: Region): Text {
  const symbols = ALL_KINDS.filter((kind) => symbolCount(region, kind) > 0).map((kind) =>
    say('phrase-symbols', { count: symbolCount(region, kind), kind: kindText(kind) }),
  );
  const shown = symbols.length > 0 ? all(symbols) : say('about-no-symbols');
  return say('option-region', { piece: { piece: region }, symbols: shown, huts: hutsOf(region) });
}

/** An empty cell, by the tiles around it: several may lie beside the same tile, so it says on which side of it. */
function cellText(view: State, cell: Cell): Text {
  const { side, region, others } = besideOf(view, cell);
  return say('option-cell', {
    piece: { piece: cell },
    side,
    region: { piece: region },
    others: others.length,
    regions: all(others.map((other) => ({ piece: other }))),
  });
}

interface Beside {
  /** Of the first tile beside it: `n`, `ne`… */
  readonly side: string;
  readonly region: Region;
  readonly others: readonly Region[];
}

export function besideOf(view: State, cell: Cell): Beside {
  const touching = view.map.flatMap(({ region, cell: laid }) => {
    const way = DIRECTIONS.findIndex((_, direction) => neighbour(laid, direction) === cell);
    return way < 0 ? [] : [{ region, side: defined(DIRECTIONS[way]) }];
  });
  const [first, ...rest] = touching;
  if (first === undefined) throw new Error('A tile is laid beside another.');
  return { ...first, others: rest.map(({ region }) => region) };
}

function wordText(view: State, prompt: string, word: string): Text {
  const place = placeOf(word);
  if (place !== null) return placeText(view, prompt, verbOf(word), place, word);
  if (prompt === 'voyage.rotation' || prompt === 'explore.rotation') return rotationText(view, Number(word));
  if (prompt === 'order.bid' || prompt === 'order.again')
    return say('option-bid', { florins: florinsText(Number(word)) });
  if (/^\d+$/.test(word)) return say('option-amount', { amount: Number(word) });
  if (ZONES.includes(word)) return zoneOption(view, word);
  if (isOneOf(KINDS, word)) return kindOption(prompt, word);
  if (prompt === 'build.project') return buildOption(word);
  if (word === 'end' && isPass(view)) return say('option-pass');
  if (prompt === 'evolve.buy') return say('option-turn-two');
  if (prompt === 'pay.with') return say(`option-with-${word}`);
  if (word.startsWith('gift-')) return giftText(view, word);
  return draftText(word) ?? say(`option-${word}`);
}

/** AR-8.3: who has done nothing in his turn has no more turns in this phase; he should know that. */
const isPass = ({ turn: { acted, carded, served } }: State): boolean => !acted && !carded && !served;

/** Words that speak of a row, a player, an offer or a region. */
function placeText(view: State, prompt: string, verb: string, place: string, word: string): Text {
  if (isProposal(word)) return proposalText(view, prompt, word);
  if (place.startsWith('player-')) return say(`option-${verb}`, { player: { seat: seatIn(word) } });
  if (place.startsWith('offer-')) {
    const offer = view.talks?.offers[Number(place.slice('offer-'.length))];
    return say(`option-${verb}`, { offer: offer === undefined ? '' : offerText(offer) });
  }
  if (verb === 'permit') return say('option-permit', { region: { piece: Number(place) } });
  const { market, kind } = partsOf(word);
  if (verb === 'market')
    return say(prompt === 'crisis.move' ? 'option-consume-market' : 'option-deliver-market', {
      kind: kindText(kind, 'gen'),
      market: marketText(market, 'gen'),
    });
  return say(`option-${verb}`, {
    kind: kindText(kind, 'gen'),
    market: marketText(market, 'loc'),
    price: florinsText(priceOf(view, word)),
  });
}

/** One of the usual offers: the one in the middle of the talks asks for leave to harvest and gives places, the others the other way round. */
function proposalText(view: State, prompt: string, word: string): Text {
  const centre = view.talks?.centre ?? view.active;
  const to = seatIn(word);
  const from = prompt === 'talk.move' ? centre : to;
  const { give, take, permit } = proposalOf(from, prompt === 'talk.move' ? from : centre, word);
  const args = {
    player: { seat: to },
    region: { piece: permit },
    price: florinsText(give.florins || take.florins),
  };
  const side = prompt === 'talk.move' ? 'centre' : 'other';
  const verb = word.slice(0, word.indexOf('-'));
  return say(`option-propose-${verb}`, {
    ...args,
    side,
    give: all(cubeList(give.cubes, 'acc')),
    take: all(cubeList(take.cubes, 'acc')),
  });
}

/** Which way the tile would lie: what looks in each direction. */
function rotationText(view: State, rotation: number): Text {
  const region = given(view.found);
  const code = edgeCode(region, rotation);
  const edges = DIRECTIONS.map((direction, at) =>
    say('phrase-edge', {
      direction: say(`direction-${direction}`),
      terrain: say(`terrain-${TERRAINS[(code >> (2 * at)) & 3]}`),
    }),
  );
  return say('option-rotation', { turns: rotation, degrees: 60 * rotation, edges: all(edges) });
}
const TERRAINS = ['sea', 'sea', 'field', 'mountain'];

const zoneOption = (view: State, zone: string): Text =>
  zone === 'taxes'
    ? say('option-taxes', { florins: florinsText(taxIncome(view, view.active)) })
    : say('option-zone', { zone: say(`zone-name-${zone}`, { form: 'start' }) });

const kindOption = (prompt: string, kind: KindName): Text =>
  say('option-kind', { kind: kindText(kindNamed(kind), 'gen'), verb: KIND_VERBS[prompt] ?? 'take' });

/** What is done with a cube, or with a symbol; else it is taken. */
const KIND_VERBS: { readonly [prompt: string]: string } = {
  'findings.market': 'market',
  'stock-market.kind': 'market',
  'tribute.kind': 'give',
  'use-card.any': 'pay',
  'build.spared': 'spare',
  'steal.hand': 'hide',
  'pillage.kind': 'pillage',
};

function buildOption(project: string): Text {
  const what = project === 'ship' ? project : buildingNamed(project);
  return say('option-build', { project, cost: costText(costOf(what)) ?? '' });
}

/** The gifts are those of the card used last. */
function giftText(view: State, word: string): Text {
  const gifts = giftsOf(cardKind(view.used.at(-1) ?? 0).effects);
  const gift = defined(gifts[Number(word.slice('gift-'.length))]);
  return say('option-gift', { cubes: all(cubeList(gift.cubes, 'acc')), by: signed(gift.unrest) });
}

/** `give-florins`, `ask-fish`, `place-2`, `promise-repay`. */
function draftText(word: string): Text | null {
  const [side = '', what = ''] = [word.slice(0, word.indexOf('-')), word.slice(word.indexOf('-') + 1)];
  if (side === 'place') return say('option-place', { place: Number(what) });
  if (side !== 'give' && side !== 'ask') return null;
  return word === 'give-up' ? null : say(`option-${side}`, { thing: thingText(what) });
}
