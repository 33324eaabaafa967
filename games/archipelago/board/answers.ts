import { type Option, say, type Text } from '@stolik/engine';
import { cardKind } from '../content/catalogue.ts';
import { type Card, DOMESTIC, isCard, isCell, isUnit, kindName } from '../pieces.ts';
import { priceOnTrack } from '../rules/evolution.ts';
import { isProposal } from '../rules/proposals.ts';
import { seatOf } from '../rules/seats.ts';
import { partsOf, priceOf } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { neighboursOf } from '../words/options.ts';
import { all, florinsText } from '../words/phrases.ts';
import { isTalk } from './asked.ts';
import { forecastOf } from './forecast.ts';
import { regionOfUnit } from './places.ts';
import { isZoneWord, zoneGist } from './zones.ts';

/** An answer in the bar in a word or two, and what it brings; the thing itself says all of it where it lies. */
export interface ShortAnswer {
  readonly words: Text;
  readonly brings?: Text;
}

/** Null: the answer says itself best. */
export function shortAnswer(state: State, prompt: string, option: Option): ShortAnswer | null {
  if (state.crisis !== null && (prompt === 'crisis.move' || prompt === 'delivery.move')) return helpIn(state, option);
  if (prompt.endsWith('.cell') && isCell(option))
    return {
      words: say('answer-cell', {
        regions: all(neighboursOf(state, option).map((region) => ({ piece: region as number }))),
      }),
    };
  if (prompt.endsWith('.rotation')) return { words: say('answer-rotation', { turns: Number(option) }) };
  if (isUnit(option)) return { words: say('answer-unit', { place: { piece: regionOfUnit(state, option) as number } }) };
  if (isCard(option)) return ofCard(state, prompt, option);
  if (typeof option !== 'string') return null;
  if (isTalk(prompt)) return inTalk(option);
  if (prompt === 'turn.move' && isZoneWord(option)) return ofZone(state, option);
  if (prompt === 'turn.move' && option === 'negotiate') return ofTalks(state);
  return /^(buy|sell|sell-token)@/.test(option) ? ofDeal(state, option) : null;
}

function helpIn(state: State, option: Option): ShortAnswer {
  const forecast = forecastOf(state, option);
  const words = say(`answer-${typeof option === 'string' ? option.split('@')[0] : 'temple'}`);
  return forecast === null ? { words } : { words, brings: say('answer-left', { count: forecast.by }) };
}

function ofZone(state: State, zone: string): ShortAnswer {
  const { figure } = zoneGist(state, state.active, zone);
  const words = say(`zone-name-${zone}`);
  return figure === null ? { words } : { words, brings: say('answer-figure', { figure }) };
}

/** Talks, with who asks for the word in them. */
function ofTalks(state: State): ShortAnswer {
  const hands = state.hands.filter(({ to }) => to === state.active);
  const words = say('answer-negotiate');
  return hands.length === 0
    ? { words }
    : { words, brings: say('answer-hands', { players: all(hands.map(({ from }) => ({ seat: from }))) }) };
}

function ofDeal(state: State, deal: string): ShortAnswer {
  const { verb, kind, market } = partsOf(deal);
  return {
    words: say(`answer-${verb}`, { kind: say('answer-kind', { kind: kindName(kind) }) }),
    brings: say('answer-price', {
      price: florinsText(priceOf(state, deal)),
      market: market === DOMESTIC ? 'domestic' : 'export',
    }),
  };
}

function ofCard(state: State, prompt: string, card: Card): ShortAnswer | null {
  const words = say('answer-card', { card: { piece: card as number } });
  if (prompt === 'turn.move') return { words };
  const kind = cardKind(card);
  if (prompt === 'search.card') return { words, brings: florinsText(kind.lowest) };
  if (!prompt.startsWith('evolve.')) return null;
  const now = priceOnTrack(state, card);
  if (prompt === 'evolve.buy') return { words, brings: florinsText(now) };
  const next = kind.prices[(state.rotation[state.track.indexOf(card)] ?? 0) + 1];
  return { words, brings: next === undefined ? say('card-turn-gone') : say('card-turn', { now, next }) };
}

/** Offers are drawn as cards; in the bar their answers need only a word or two. */
function inTalk(option: string): ShortAnswer | null {
  const verb = option.slice(0, option.indexOf('@'));
  if (option.includes('@offer-')) return { words: say(`verdict-${verb}`) };
  if (!option.includes('@player-')) return null;
  const player = { seat: seatOf(option) };
  return isProposal(option)
    ? { words: say('answer-proposal', { player, what: say(`propose-${verb.slice(0, verb.indexOf('-'))}`) }) }
    : { words: say('answer-offer', { player }) };
}
