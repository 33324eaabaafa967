import { unknown } from '@stolik/engine/notation';
import { type Colour, findColour } from '../pieces.ts';
import { type BaseFilter, type CrystalFilter, MANY } from './effects.ts';
import type { Arg, Term } from './notation.ts';

/** Parts of a program: what stands in the brackets of its words. Whatever this game does not know is refused with a sentence. */

const FACTION_COLOURS: { readonly [faction: string]: Colour } = {
  minegglers: 0,
  terrons: 1,
  hydrans: 2,
  metanels: 3,
  biosses: 4,
  weedlocks: 5,
};

export function crystalFilter(term: Term): CrystalFilter {
  if (nameOf(term) !== 'crystal') unknown(`"${nameOf(term)}" instead of a crystal`);
  const cost = named(term, 'cost');
  const colour = named(term, 'colour');
  const bare = argsOf(term).map((arg) => (arg.name === null ? nameOf(valueIn(arg)) : ''));
  return {
    cost: cost === null ? null : isName(cost, 'same') ? 'same' : numbers(cost),
    colour: colour === null ? null : isName(colour, 'bestOne') ? 'best' : colourOf(colour),
    symbol: bare.includes('symbol'),
    caveIn: bare.includes('caveIn'),
  };
}

export function baseFilter(term: Term): BaseFilter {
  if (nameOf(term) !== 'baseCard') unknown(`"${nameOf(term)}" instead of a card of a Base`);
  const base = named(term, 'base');
  const level = named(term, 'level');
  const faction = named(term, 'faction');
  const where = base === null ? 'any' : nameOf(valueIn(base));
  return {
    where:
      where === 'oneAny'
        ? 'one'
        : where === 'own' || where === 'any' || where === 'each'
          ? where
          : unknown(`base=${where}`),
    bottom: named(term, 'pos') !== null,
    faction: faction === null ? null : factionOf(faction),
    level: level === null ? null : isName(level, 'lowest') ? 'lowest' : number(valueIn(level)),
  };
}

export const nameOf = (term: Term): string => (term.kind === 'call' ? term.name : term.kind);

export function argsOf(term: Term): readonly Arg[] {
  return term.kind === 'call' ? term.args : unknown('a number where something is done');
}

/** The n-th argument that has no name. */
export function positional(term: Term, index: number): Term {
  const arg = argsOf(term).filter((candidate) => candidate.name === null)[index];
  return arg === undefined ? unknown(`"${nameOf(term)}" with too little in its brackets`) : valueIn(arg);
}

export const named = (term: Term, name: string): Arg | null =>
  term.kind === 'call' ? (term.args.find((arg) => arg.name === name) ?? null) : null;

export const valueIn = (arg: Arg): Term => arg.values[0] ?? unknown('an empty value');
const isName = (arg: Arg, name: string): boolean => arg.values[0] !== undefined && nameOf(arg.values[0]) === name;
export const numbers = (arg: Arg): number[] => arg.values.map((value) => number(value));

export function number(term: Term): number {
  return term.kind === 'number' ? term.number : unknown(`"${nameOf(term)}" instead of a number`);
}

export function numberNamed(term: Term, name: string): number | null {
  const arg = named(term, name);
  return arg === null ? null : number(valueIn(arg));
}

export function amount(term: Term): number {
  if (term.kind === 'number') return term.number;
  if (nameOf(term) === 'upTo') return number(positional(term, 0));
  return nameOf(term) === 'all' || nameOf(term) === 'anyNumber' ? MANY : unknown(`"${nameOf(term)}" as an amount`);
}

function colourOf(arg: Arg): Colour {
  const name = nameOf(valueIn(arg));
  return findColour(name) ?? unknown(`colour "${name}"`);
}

export function factionOf(arg: Arg | null): Colour {
  const faction = arg === null ? '' : nameOf(valueIn(arg));
  return FACTION_COLOURS[faction] ?? unknown(`faction "${faction}"`);
}
