import type { Reader } from '@stolik/engine/notation';
import { type BuildingKind, buildingNamed, type Kind, kindNamed, type Market, marketNamed } from '../pieces.ts';

/** Parts of a program that several verbs share (NOTATION.md). */

export const TOKEN = /\d+|[A-Za-z]+(?:'s)?|>=|[(){};,:|/+-]/y;

export const BUILDINGS = ['city', 'temple', 'market', 'port'] as const;
const PLURALS: { readonly [word: string]: (typeof BUILDINGS)[number] } = {
  cities: 'city',
  temples: 'temple',
  markets: 'market',
  ports: 'port',
};
const CUBES = ['fish', 'fruit', 'wood', 'cattle', 'stone', 'iron'] as const;

/** `temple`, `temples`, `cities`. */
export function readBuilding(reader: Reader): BuildingKind {
  const word = reader.oneOf([...BUILDINGS, ...Object.keys(PLURALS)], 'a kind of building');
  return buildingNamed(PLURALS[word] ?? word);
}

export const readCube = (reader: Reader): Kind => kindNamed(reader.oneOf(CUBES, 'a resource'));
export const readMarket = (reader: Reader): Market =>
  marketNamed(reader.oneOf(['domestic', 'export'], 'domestic or export'));

/** `+2`, `-1` */
export function readSigned(reader: Reader): number {
  if (reader.took('+')) return reader.number();
  reader.expect('-');
  return -reader.number();
}

/** `max 3` */
export function readMost(reader: Reader): number {
  reader.expect('max');
  return reader.number();
}
