import { ContentError, reading, unknown } from '@stolik/engine/notation';
import { type Colour, findColour, findMarket, type Market } from '../pieces.ts';
import type { OrderEffect, Power, ZuAction, ZuEffect, ZuRules } from './effects.ts';
import { parseEffect, parseSetting, type Term, type Word } from './notation.ts';

/** From the tree of a program to what it means. Whatever this game does not know is refused with a sentence. */

export const readOrder = (source: string): OrderEffect[] => reading(source, () => orderOf(parseEffect(source)));
export const readPower = (source: string): Power => reading(source, () => powerOf(parseEffect(source)));
export const readZuCard = (source: string): ZuEffect => reading(source, () => zuCardOf(parseEffect(source)));

const orderOf = (term: Term): OrderEffect[] => (term.name === 'seq' ? term.body : [term]).map(orderStepOf);

function orderStepOf(term: Term): OrderEffect {
  switch (term.name) {
    case 'draw':
      return { does: 'draw', cards: counted(term, 0, 'action') };
    case 'discard':
      return { does: 'discard', cards: counted(term, 0, 'action') };
    case 'gain':
      return { does: 'gain', credits: counted(term, 0, 'credits') };
    case 'extraAction':
      expect(term, 'virtualCard any', 'notPass');
      return { does: 'extra-action' };
    case 'choose':
      return dealOf(term);
    case 'excavate':
      expect(term, null, null, 'atOwnExplorers');
      return {
        does: 'dig',
        most: upTo(term, 0),
        distinct: eitherWord(term, 1, 'distinctColours', 'anyColours'),
      };
    case 'rearrangeBuyers':
      expect(term, null, 'noPushOut');
      return { does: 'bribe', points: upTo(term, 0) };
    case 'upTo':
      return repeatedOf(term);
    case 'travel':
      return { does: 'travel', fuel: number(term, 0) };
    case 'relocate':
      expect(term, null, 'anyLocation');
      return { does: 'relocate', explorers: upTo(term, 0) };
    case 'place':
      return guardOf(term);
    default:
      return unknown(`"${term.name}"`);
  }
}

/** `choose{deliver(upTo n, anyColours, price value) | acquire(upTo n, anyColours, price value)}` */
function dealOf({ body }: Term): OrderEffect {
  const [deliver, acquire] = body;
  if (body.length !== 2 || deliver?.name !== 'deliver' || acquire?.name !== 'acquire')
    return unknown('a choice other than to deliver or to acquire');
  for (const term of [deliver, acquire]) expect(term, null, 'anyColours', 'price value');
  const most = upTo(deliver, 0);
  return upTo(acquire, 0) === most ? { does: 'deal', most } : unknown('two numbers of artefacts in one deal');
}

function repeatedOf(term: Term): OrderEffect {
  const most = number(term, 0);
  const [what] = term.body;
  if (what === undefined || term.body.length !== 1) return unknown('nothing, or too much, to repeat');
  if (what.name === 'addBuyer') {
    expect(what, null, 'chosenMarket');
    return { does: 'add-buyers', most, special: eitherWord(what, 0, 'chosenColourOrSpecial', 'chosenColour') };
  }
  expect(term, null, 'distinctMarkets');
  expect(what, 'trader', 'chosenMarket');
  return what.name === 'place' ? { does: 'place-traders', most } : unknown(`"${what.name}" to repeat`);
}

/** `place(guard, emptyCell)` or `place(guard, emptyCell(value<=4))` */
function guardOf(term: Term): OrderEffect {
  expect(term, 'guard', null);
  const [cell] = term.args[1] ?? [];
  if (cell === 'emptyCell') return { does: 'place-guard', value: null };
  if (typeof cell !== 'object' || cell.name !== 'emptyCell') return unknown('a guard elsewhere than on an empty cell');
  const [what, relation, value] = cell.args[0] ?? [];
  return what === 'value' && relation === '<=' && typeof value === 'number'
    ? { does: 'place-guard', value }
    : unknown('an empty cell chosen by something other than its value');
}

function powerOf(term: Term): Power {
  const moment = [term.name, ...term.args.map(said)].join(' ');
  const what = term.body[0] ?? unknown('a power that does nothing');
  switch (moment) {
    case 'replace surveyStep3': {
      const [draw, free, rest] = what.name === 'seq' ? what.body : [];
      const taken = free === undefined ? null : optional(free);
      if (draw?.name !== 'draw' || taken?.name !== 'take' || rest?.name !== 'surveyPlaceAndBuy')
        return unknown('a Survey other than drawing, taking one free, placing and buying');
      return { does: 'foresee', tiles: counted(draw, 0, 'artefact') };
    }
    case 'on turnStart':
      return { does: 'pilot', steps: number(optional(what), 0) };
    case 'on excavate oneExplorer':
      expect(optional(what), 'upTo 1', 'sameColour', 'sameOrAdjacentSite');
      return { does: 'dig-deeper' };
    case 'on sell':
      return what.name === 'waive' ? { does: 'sell-anywhere' } : unknown(`"${what.name}" on a sale`);
    case 'on sell beforeChoice': {
      const condition = optional(what);
      const [buying] = condition.body;
      if (condition.name !== 'if' || buying?.name !== 'acquire')
        return unknown('anything but a purchase before a sale');
      expect(buying, '1', 'anyColours', 'price value');
      return { does: 'buy-first' };
    }
    default:
      return unknown(`the moment "${moment}"`);
  }
}

/** What stands in `may{...}`. */
function optional(term: Term): Term {
  return term.name === 'may' && term.body[0] !== undefined ? term.body[0] : unknown(`"${term.name}" that must be done`);
}

function zuCardOf(term: Term): ZuEffect {
  switch (term.name) {
    case 'zuExcavate':
      return { does: 'excavate', colours: coloursOf(term.args[0]?.[0]) };
    case 'zuMarket':
      return { does: 'market', traders: number(term, 0) };
    case 'zuCommand':
      return { does: 'command', market: marketOf(term.args[0]?.[0]) };
    case 'zuSell':
      return { does: 'sell' };
    case 'zuSurge':
      return { does: 'surge' };
    case 'zuSurvey':
      return { does: 'survey' };
    default:
      return unknown(`"${term.name}" for Zu`);
  }
}

function coloursOf(word: Word | undefined): readonly [Colour, Colour] | null {
  if (word === 'mostPopularOnMap') return null;
  if (typeof word !== 'object' || word.name !== 'morePopularOf' || word.args.length !== 2)
    return unknown('a colour rule other than morePopularOf and mostPopularOnMap');
  return [colourOf(word.args[0]?.[0]), colourOf(word.args[1]?.[0])];
}

function colourOf(word: Word | undefined): Colour {
  return findColour(word) ?? unknown(`colour "${word}"`);
}

function marketOf(word: Word | undefined): Market {
  return findMarket(word) ?? unknown(`market "${word}"`);
}

const ZU_EVENTS: { readonly [event: string]: ZuAction } = {
  zuExcavate: 'excavate',
  zuSurge: 'surge',
  zuSurvey: 'survey',
  zuMarket: 'market',
  zuCommand: 'command',
  zuSell: 'sell',
};

/** A difficulty option: which of Zu's parameters it sets. */
export function readDifficulty(source: string): Partial<ZuRules> {
  return /^\s*zu\./.test(source) ? settingOf(source) : reading(source, () => followUpOf(parseEffect(source)));
}

function settingOf(source: string): Partial<ZuRules> {
  const { name, value } = parseSetting(source);
  const strange = (): never => {
    throw new ContentError(`"${source}" sets "${name}" to "${value}", which this game does not know`);
  };
  const amount = (): number => (typeof value === 'number' ? value : strange());
  switch (`${name} = ${value}`) {
    case 'zu.market.coloured = false':
      return { coloured: false };
    case 'zu.excavate.twoColour = each':
      return { bothColours: true };
    case 'zu.storage = any':
      return { anyStorage: true };
  }
  switch (name) {
    case 'zu.startCredits':
      return { startCredits: amount() };
    case 'zu.failCredits':
      return { failCredits: amount() };
    case 'zu.crew':
      return { crew: amount() };
    default:
      return strange();
  }
}

function followUpOf(term: Term): Partial<ZuRules> {
  if (term.name !== 'after') return unknown(`"${term.name}" as a difficulty`);
  const what = term.body[0]?.name;
  const events = term.args.map(said);
  if (what === 'discardTop') {
    return { discardsAfter: events.map((event) => ZU_EVENTS[event] ?? unknown(`the moment "${event}"`)) };
  }
  if (what === 'perEach' && events[0] === 'gameEnd') return { penalty: true };
  if (what === 'zuAcquire' && events[0] === 'zuAcquire') return { secondAcquire: true };
  return unknown(`"${what}" after "${events.join(', ')}"`);
}

const said = (words: readonly Word[]): string =>
  words.map((word) => (typeof word === 'object' ? word.name : String(word))).join(' ');

/** The arguments must be these; null: any. */
function expect(term: Term, ...wanted: readonly (string | null)[]): void {
  wanted.forEach((words, at) => {
    const found = term.args[at];
    if (found === undefined) unknown(`"${term.name}" with too little in its brackets`);
    else if (words !== null && said(found) !== words) unknown(`"${said(found)}" where "${term.name}" needs "${words}"`);
  });
}

function eitherWord(term: Term, at: number, yes: string, no: string): boolean {
  const word = said(term.args[at] ?? []);
  return word === yes ? true : word === no ? false : unknown(`"${word}" where "${term.name}" needs ${yes} or ${no}`);
}

/** `4 action` */
function counted(term: Term, at: number, what: string): number {
  const [count, noun] = term.args[at] ?? [];
  return typeof count === 'number' && noun === what ? count : unknown(`"${term.name}" without a number of ${what}`);
}

/** `upTo 2` or `upTo 3 explorers` */
function upTo(term: Term, at: number): number {
  const [word, count] = term.args[at] ?? [];
  return word === 'upTo' && typeof count === 'number' ? count : unknown(`"${term.name}" without "upTo" and a number`);
}

function number(term: Term, at: number): number {
  const [count] = term.args[at] ?? [];
  return typeof count === 'number' ? count : unknown(`"${term.name}" without a number`);
}
