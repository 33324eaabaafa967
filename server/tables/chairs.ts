import type { Minding } from './deeds.ts';

export interface Chair {
  kind: 'open' | 'person' | 'bot';
  account: string | null;
  name: string;
  bot: string | null;
  /** By what the person is committed to a part of the deal; null while not ready. */
  commitment: string | null;
  minded: Minding | null;
}

export const openChair = (): Chair => ({
  kind: 'open',
  account: null,
  name: '',
  bot: null,
  commitment: null,
  minded: null,
});
export const chairOf = (account: string, name: string): Chair => ({ ...openChair(), kind: 'person', account, name });
export const chairOfBot = (bot: string): Chair => ({ ...openChair(), kind: 'bot', bot });

/** Does a bot choose here, for itself or for a person who is away? */
export const isBotAt = (chair: Chair | undefined): boolean =>
  chair !== undefined && (chair.kind === 'bot' || chair.minded !== null);

/** Seats of an account, resigned ones included. */
export const seatsOf = (chairs: readonly Chair[], account: string | null): number[] =>
  account === null ? [] : chairs.flatMap((chair, at) => (chair.account === account ? [at] : []));

/** Everybody who sits here, once. */
export const peopleAt = (chairs: readonly Chair[]): string[] => [
  ...new Set(chairs.flatMap(({ account }) => account ?? [])),
];
