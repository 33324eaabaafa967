import { Reader } from '@stolik/engine/notation';
import { buildingNamed } from '../pieces.ts';
import type { Requirement } from './effects.ts';
import { BUILDINGS, TOKEN } from './read-terms.ts';

/** `control(port >= 1)` */
export function readRequirement(words: string | null): Requirement | null {
  if (words === null) return null;
  const reader = new Reader(words, TOKEN);
  reader.expect('control');
  const requirement = reader.inBrackets(() => {
    const building = buildingNamed(reader.oneOf(BUILDINGS, 'a kind of building'));
    reader.expect('>=');
    return { building, least: reader.number() };
  });
  reader.end();
  return requirement;
}
