import { expect } from 'vitest';
import type { Deed } from '../tables/deeds.ts';
import { Ledger } from '../tables/ledger.ts';
import { foundedByAnn } from './founding.ts';

export interface Gathered {
  readonly ledger: Ledger;
  happens(...deeds: Deed[]): void;
}

/** A table for three, laid by Ann, at which nobody else sits. */
export function gathered(): Gathered {
  const { game, entries } = foundedByAnn(3);
  const [opened] = entries;
  if (opened?.deed.kind !== 'opened') throw new Error('no opening');
  const ledger = new Ledger(game, 'who may', opened.deed, []);
  const happens = (...deeds: Deed[]): void => {
    for (const deed of deeds) {
      const refusal = ledger.apply({ at: ledger.at + 1, time: 1, account: null, request: null, deed });
      if (refusal !== null) throw new Error(refusal.message);
    }
  };
  happens(...entries.map(({ deed }) => deed));
  return { ledger, happens };
}

export const boSits: Deed = { kind: 'sat', seat: 1, account: 'bo', name: 'Bo' };
export const cySits: Deed = { kind: 'sat', seat: 2, account: 'cy', name: 'Cy' };
export const botSits: Deed = { kind: 'hired', seat: 2, bot: 'greedy' };
export const began: Deed = { kind: 'began', entropy: [] };
export const closed: Deed = { kind: 'closed' };

export function after(...deeds: Deed[]): Gathered {
  const table = gathered();
  table.happens(...deeds);
  return table;
}

/** A table at which Ann, Bo and Cy have played their game to its end, always with the last answer. */
export function played(): Gathered {
  const table = after(boSits, cySits, began);
  const { ledger } = table;
  while (ledger.status === 'playing') {
    const { seat, options } = ledger.match?.table.pending[0] ?? { seat: 0, options: [] };
    table.happens({ kind: 'chose', seat, option: options.at(-1) ?? '', by: 'person' });
  }
  return table;
}

/** A refusal for programs and, in a sentence, for people. */
export const code = (code: string) => expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
export const said = { id: 'x', table: 't' };

/** What is asked at the table, and that as a message. */
export function asked({ ledger }: Gathered) {
  const [question] = ledger.match?.table.pending ?? [];
  if (question === undefined) throw new Error('nobody is asked');
  const { seat, id, options } = question;
  return { ...said, kind: 'choose', seat, decision: id, option: options[0] ?? '' } as const;
}

export const accountAt = ({ ledger }: Gathered, seat: number): string => ledger.company.chairs[seat]?.account ?? '';
