import { reading, unknown } from '@stolik/engine/notation';
import type { ConcernVerb } from '../verbs/concern/verb.ts';
import type { ConcernDeed, ConcernDoes, ConcernEffect } from './effects.ts';
import { type Item, parseProgram } from './notation.ts';

/** Every verb of the Private Concern's pieces, by what it does. */
export type ConcernVerbs = { readonly [does in ConcernDoes]: ConcernVerb<Extract<ConcernDeed, { does: does }>> };

/** Reads programs of the Private Concern's cards and tiles: they ask nobody anything. */
export class ConcernLibrary {
  constructor(private readonly verbs: ConcernVerbs) {}

  read(source: string): ConcernEffect[] {
    return reading(source, () => parseProgram(source).map((item) => this.effectOf(item)));
  }

  private effectOf(item: Item): ConcernEffect {
    for (const verb of Object.values<ConcernVerb<ConcernDeed>>(this.verbs)) {
      const deed = verb.reads[item.name]?.(item) ?? null;
      if (deed !== null) return { ...deed, verb };
    }
    return unknown(`"${item.name}" for the Private Concern`);
  }
}
