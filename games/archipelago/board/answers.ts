import { defined, isOneOf, type Option, say, seatIn, type Text } from '@stolik/engine';
import { BENEFACTOR, cardKind } from '../content/catalogue.ts';
import { isWater } from '../content/regions.ts';
import { costOf, priceAt } from '../content/tables.ts';
import {
  BUILDINGS,
  buildingNamed,
  type Card,
  type Cell,
  DOMESTIC,
  is,
  isShip,
  KINDS,
  type Kind,
  kindName,
  kindNamed,
  kindOfBuilding,
  ownerOf,
  type Region,
  regionOfArea,
  regionOfBuilding,
  type Unit,
} from '../pieces.ts';
import { countLying } from '../rules/crisis-turns.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { isProposal, proposalOf } from '../rules/proposals.ts';
import { partsOf, priceOf } from '../rules/trade.ts';
import { buildingUnder } from '../rules/units.ts';
import { areaAt, type Bundle, playerAt, type State } from '../state.ts';
import { nameOf, numberOfArea } from '../words/names.ts';
import { besideOf } from '../words/options.ts';
import { all, florinsText } from '../words/phrases.ts';
import { isTalk } from './asked.ts';
import { forecastOf } from './forecast.ts';
import { regionOfUnit } from './places.ts';
import { cellsThatFit } from './tile.ts';
import { isZoneWord, kindOfZone, zoneGist } from './zones.ts';

/** An answer in the bar in a word or two, and what it brings; the thing itself says all of it where it lies. */
export interface ShortAnswer {
  readonly words: Text;
  readonly brings?: Text;
}

/** Null: the answer says itself best. */
export function shortAnswer(state: State, prompt: string, option: Option): ShortAnswer | null {
  if (state.crisis !== null && (prompt === 'crisis.move' || prompt === 'delivery.move')) return helpIn(state, option);
  if (prompt.endsWith('.cell') && is.cell(option)) return ofCell(state, option);
  if (prompt.endsWith('.rotation'))
    return { words: say('answer-rotation', { turns: Number(option), degrees: 60 * Number(option) }) };
  if (is.unit(option)) return ofUnit(state, prompt, option);
  if (is.area(option)) return { words: ofRegion(regionOfArea(option)), brings: groundText(option) };
  if (is.region(option) && prompt.endsWith('.region'))
    return { words: nameOf(option), brings: say('board-cells', { count: cellsThatFit(state, option) }) };
  if (is.card(option)) return ofCard(state, prompt, option);
  if (prompt === 'turn.move' && is.building(option))
    return {
      words: say('answer-serve', { building: BUILDINGS[kindOfBuilding(option)] }),
      brings: nameOf(regionOfBuilding(option)),
    };
  if (typeof option !== 'string') return null;
  if (isTalk(prompt)) return inTalk(state, prompt, option);
  if (prompt === 'build.project') return ofProject(option);
  if (prompt === 'turn.move' && isZoneWord(option)) return ofZone(state, option);
  if (isOneOf(KINDS, option)) return ofCube(state, prompt, kindNamed(option));
  if (prompt === 'turn.move' && option === 'negotiate') return ofTalks(state);
  if (prompt === 'turn.move' && option === 'end') return ofEnd(state);
  if (option.startsWith('word@')) return { words: say('answer-word'), brings: to(option) };
  return /^(buy|sell|sell-token)@/.test(option) ? ofDeal(state, option) : null;
}

/** Where it is; and whose, where it may be anybody's, else what. Who harvests leaves his building (AR-9.2), which is told before. */
function ofUnit(state: State, prompt: string, unit: Unit): ShortAnswer | null {
  const region = regionOfUnit(state, unit);
  if (region === null) return null;
  const area = areaAt(state, unit);
  const building = prompt === 'harvest.unit' ? buildingUnder(state, unit) : null;
  const who =
    building !== null
      ? say('answer-leaves', { building: BUILDINGS[kindOfBuilding(building)] })
      : ANYBODYS.has(prompt)
        ? say('answer-to', { player: { seat: ownerOf(unit) } })
        : say('answer-who', { what: isShip(unit) ? 'ship' : 'citizen' });
  const brings = numberOfArea(area) === 0 ? who : say('answer-at', { ground: groundText(area), who });
  return { words: ofRegion(region), brings };
}

const ofRegion = (region: Region): Text => say('answer-unit', { region: { piece: region } });

/** Which of its lands or waters: numbered where there are several. */
const groundText = (area: number): Text =>
  say('answer-ground', { water: isWater(area) ? 'yes' : 'no', number: numberOfArea(area) });

const ANYBODYS: ReadonlySet<string> = new Set(['crisis.citizen', 'stand-up.citizen', 'sink-ship.ship']);

/** A cube: what it will cost on the market where it goes, or how many one has before and after. */
function ofCube(state: State, prompt: string, kind: Kind): ShortAnswer | null {
  const words = say('answer-cube', { kind: kindName(kind) });
  const had = defined(playerAt(state, state.active).cubes[kind]);
  switch (prompt) {
    case 'findings.market':
    case 'stock-market.kind':
      return {
        words,
        brings: say('answer-cube-price', { price: priceAt(DOMESTIC, kind, defined(state.domestic[kind]) + 1) }),
      };
    case 'findings.own':
    case 'exchange.kind':
      return { words, brings: say('answer-cube-step', { from: had, to: had + 1 }) };
    case 'use-card.any':
      return { words, brings: say('answer-cube-step', { from: had, to: had - 1 }) };
    default:
      return null;
  }
}

/** Beside which tile, and on which side of it; what else it touches is seen on the map. */
function ofCell(state: State, cell: Cell): ShortAnswer {
  const { side, region } = besideOf(state, cell);
  return { words: ofRegion(region), brings: say('answer-cell', { side }) };
}

function helpIn(state: State, option: Option): ShortAnswer {
  const forecast = forecastOf(state, option);
  const help = typeof option === 'string' ? option.split('@')[0] : 'temple';
  const words = say(`answer-${help}`);
  const { crisis } = state;
  if (crisis === null || help === 'negotiate') return { words };
  const domestic = crisis.zone === 'domestic';
  const count = forecast?.by ?? (domestic ? countLying(state) : crisis.missing);
  const left = say(domestic ? 'answer-left' : 'answer-missing', { count });
  const honours = (help === 'own' || help === 'token') && state.trends.includes(BENEFACTOR);
  return { words, brings: honours ? say('answer-honoured', { left }) : left };
}

/** AR-8.3: the same button passes when nothing was done in the turn, so it says which of the two it does. */
const ofEnd = ({ turn: { acted, carded, served } }: State): ShortAnswer =>
  acted || carded || served
    ? { words: say('answer-end') }
    : { words: say('answer-pass'), brings: say('answer-pass-brings') };

function ofProject(project: string): ShortAnswer {
  const { florins, cubes } = costOf(project === 'ship' ? project : buildingNamed(project));
  const cost = [
    ...(florins > 0 ? [florinsText(florins)] : []),
    ...cubes.flatMap((count, kind) => (count > 0 ? [say('answer-cost', { count, kind: kindWord(kind) })] : [])),
  ];
  const brings = cost.reduce((first, rest) => say('phrase-comma', { first, rest }));
  return { words: say('answer-build', { project }), brings };
}

const kindWord = (kind: number): Text => say('answer-kind', { kind: kindName(kind) });

/** To whom it is said. */
const to = (word: string): Text => say('answer-to', { player: { seat: seatIn(word) } });

function ofZone(state: State, zone: string): ShortAnswer {
  const { figure } = zoneGist(state, state.active, zone);
  const kind = kindOfZone(zone);
  const words =
    kind === null ? say(`zone-name-${zone}`, { form: 'start' }) : say('answer-harvest', { kind: kindName(kind) });
  return figure === null ? { words } : { words, brings: say('answer-figure', { figure }) };
}

/** Talks, with who asks for the word in them. */
function ofTalks(state: State): ShortAnswer {
  const hands = state.hands.filter(({ to }) => to === state.active);
  const words = say('answer-negotiate');
  return hands.length === 0
    ? { words }
    : {
        words,
        brings: say('answer-hands', { count: hands.length, players: all(hands.map(({ from }) => ({ seat: from }))) }),
      };
}

function ofDeal(state: State, deal: string): ShortAnswer {
  const { verb, kind, market } = partsOf(deal);
  return {
    words: say(`answer-${verb}`, { kind: verb === 'sell-token' ? kindName(kind) : kindWord(kind) }),
    brings: say('answer-price', {
      price: florinsText(priceOf(state, deal)),
      market: market === DOMESTIC ? 'domestic' : 'export',
    }),
  };
}

function ofCard(state: State, prompt: string, card: Card): ShortAnswer | null {
  const named = { card: { piece: card } };
  const words = say('answer-card', named);
  if (prompt === 'turn.move') return { words: say('answer-use', named) };
  const kind = cardKind(card);
  if (prompt === 'search.card') return { words, brings: florinsText(kind.lowest) };
  if (!prompt.startsWith('evolve.')) return null;
  const now = priceOnTrack(state, card);
  if (prompt === 'evolve.buy') return { words, brings: florinsText(now) };
  const next = kind.prices[(state.rotation[state.track.indexOf(card)] ?? 0) + 1];
  return { words, brings: next === undefined ? say('card-turn-gone') : say('card-turn', { now, next }) };
}

/** Offers are drawn as cards; in the bar their answers need only a few words, and to whom they are said. */
function inTalk(state: State, prompt: string, option: string): ShortAnswer | null {
  const verb = option.slice(0, option.indexOf('@'));
  if (option.includes('@offer-')) {
    const offer = state.talks?.offers[Number(option.slice(option.indexOf('@offer-') + 7))];
    const words = say(`answer-verdict-${verb}`);
    if (offer === undefined) return { words };
    return { words, brings: say('answer-to', { player: { seat: verb === 'withdraw' ? offer.to : offer.from } }) };
  }
  if (!option.includes('@player-')) return inLetter(option);
  if (!isProposal(option)) return { words: say('answer-offer'), brings: to(option) };
  const centre = state.talks?.centre ?? state.active;
  const from = prompt === 'talk.move' ? centre : seatIn(option);
  const { give, take } = proposalOf(from, centre, option);
  const price = give.florins || take.florins;
  return {
    words: say(`answer-propose-${verb.slice(0, verb.indexOf('-'))}`, {
      give: kindIn(give),
      get: kindIn(take),
      side: prompt === 'talk.move' ? 'centre' : 'other',
    }),
    brings:
      price === 0 ? to(option) : say('answer-to-for', { player: { seat: seatIn(option) }, price: florinsText(price) }),
  };
}

/** A letter that lies open says what it is about: a kind of cube is named in a word. */
function inLetter(word: string): ShortAnswer | null {
  const [side, what = ''] = word.split('-');
  if ((side !== 'give' && side !== 'ask') || !isOneOf(KINDS, what)) return null;
  return { words: say(`answer-${side}`, { kind: kindWord(kindNamed(what)) }) };
}

/** The one kind of cube in a usual offer. */
const kindIn = ({ cubes }: Bundle): Text =>
  kindWord(
    Math.max(
      0,
      cubes.findIndex((count) => count > 0),
    ),
  );
