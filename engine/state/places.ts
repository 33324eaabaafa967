import { defined } from '../defined.ts';
import type { AnyField, AnyRecord, AnyState, Look } from './fields.ts';
import { lookAt } from './sight.ts';

/** What lies in a field: a piece, a row of them, piles, or nothing. */
export type Lying = number | null | number[] | number[][];

export type Holder = { [field: string]: Lying };

/** Is told of a field in which something lies, of one record of one state. */
export type Visit<S> = (field: AnyField, holder: Holder, name: string, look: Look<S>) => void;

/** Goes through a state, in the order in which its fields are said, to the fields that are wanted. */
export class Places {
  private readonly kept = new WeakMap<AnyRecord, readonly (readonly [string, AnyField])[]>();

  constructor(private readonly wanted: (field: AnyField) => boolean) {}

  visit<S>(fields: AnyState, look: Look<S>, visit: Visit<S>): void {
    this.walk(fields, look.state as Holder, look, visit); // a state of the game that says these fields
  }

  private walk<S>(of: AnyRecord, record: Holder, look: Look<S>, visit: Visit<S>): void {
    for (const [name, field] of this.keptBy(of)) {
      const part = field.record;
      if (part === null) {
        visit(field, record, name, look);
        continue;
      }
      const value: unknown = record[name];
      if (value === null) continue;
      if (field.how === 'each' || field.how === 'row') {
        const all = value as Holder[]; // as its `how` says
        all.forEach((one, at) => {
          this.walk(part, one, field.how === 'each' ? lookAt(look, at) : look, visit);
        });
      } else this.walk(part, value as Holder, look, visit);
    }
  }

  /** The fields of a record in which something wanted lies, itself or in a part of it. */
  private keptBy(of: AnyRecord): readonly (readonly [string, AnyField])[] {
    let known = this.kept.get(of);
    if (known === undefined) {
      known = Object.entries(of.fields).filter(([, field]) =>
        field.record === null ? this.wanted(field) : this.keptBy(field.record).length > 0,
      );
      this.kept.set(of, known);
    }
    return known;
  }
}

/** Tells of each piece that lies there. */
export function eachIn(lying: Lying, tell: (number: number) => void): void {
  if (lying === null) return;
  if (typeof lying === 'number') {
    tell(lying);
    return;
  }
  for (let at = 0; at < lying.length; at++) {
    const one = defined(lying[at]);
    if (typeof one === 'number') tell(one);
    else for (let place = 0; place < one.length; place++) tell(defined(one[place]));
  }
}
