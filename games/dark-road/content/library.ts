import { reading, unknown } from '@stolik/engine/notation';
import { ALWAYS, type Verb } from '../verbs/verb.ts';
import type { Deed, Does, Effect, Program, ProgramId } from './effects.ts';
import { type Item, parseProgram, printProgram } from './notation.ts';
import type { Enter } from './read-terms.ts';

/** Every verb of the language, by what it does. */
export type Verbs = { readonly [does in Does]: Verb<Extract<Deed, { does: does }>> };

/** Programs by their canonical source; those inside others are entered as well. */
export class Library {
  readonly programs = new Map<ProgramId, Program>();
  private readonly words = new Map<string, Verb<Deed>>();

  constructor(verbs: Verbs) {
    for (const verb of Object.values<Verb<Deed>>(verbs))
      for (const word of Object.keys(verb.reads)) this.words.set(word, verb);
  }

  /** Reads a program and its parts, and returns the name under which it stands here. */
  read(source: string): ProgramId {
    return reading(source, () => this.enter(parseProgram(source)));
  }

  readonly enter: Enter = (items) => {
    const id = printProgram(items);
    if (this.programs.has(id)) return id;
    const effects = items.map((item) => this.effectOf(item));
    this.programs.set(id, { id, effects, choosy: effects.filter(({ verb: { can } }) => can.begin !== ALWAYS.begin) });
    return id;
  };

  private effectOf(item: Item): Effect {
    const verb = this.words.get(item.name);
    const deed = verb?.reads[item.name]?.(item, this.enter);
    return verb === undefined || deed === undefined ? unknown(`"${item.name}"`) : { ...deed, verb };
  }
}
