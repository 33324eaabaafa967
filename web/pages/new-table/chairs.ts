import { botName, isLevel, type Level, nextLevel } from '../../games/companions.ts';
import { myName } from '../../games/my-name.ts';
import type { Place } from '../../saves/new-game.ts';
import type { Words } from '../../shell/words.ts';

/** Who sits on a chair: the one who sets the table up, another person at this screen, or a bot. */
export type Who = 'me' | 'guest' | Level;

export interface Chair {
  readonly who: Who;
  readonly name: string;
}

/** Me, and bots on the other chairs. */
export function chairsFor(w: Words, me: string, count: number): Chair[] {
  const chairs: Chair[] = [{ who: 'me', name: me }];
  return withCount(w, chairs, count);
}

/** The same people with more chairs, or with fewer; the one who sets the table up keeps a chair. */
export function withCount(w: Words, chairs: readonly Chair[], count: number): Chair[] {
  const kept = chairs.slice(0, count);
  const me = chairs.find(({ who }) => who === 'me');
  if (me !== undefined && !kept.includes(me)) kept[kept.length - 1] = me;
  while (kept.length < count) {
    const level = nextLevel(kept.map(({ who }) => who));
    kept.push(chairFor(w, level, kept, kept.length));
  }
  return kept;
}

/** Somebody new for a chair, by a name that nobody else has. */
export function chairFor(w: Words, who: Who, chairs: readonly Chair[], at: number): Chair {
  const taken = chairs.filter((_, seat) => seat !== at).map(({ name }) => name);
  if (isLevel(who)) return { who, name: botName(w, who, taken) };
  if (who === 'me') return { who, name: myName(w) };
  for (let number = 1; ; number++) {
    const name = w('guest-name', { number });
    if (!taken.includes(name)) return { who, name };
  }
}

export const placesOf = (chairs: readonly Chair[]): Place[] =>
  chairs.map(({ who, name }) => ({ name: name.trim(), bot: isLevel(who) ? who : null }));

export const meAmong = (chairs: readonly Chair[]): number =>
  Math.max(
    0,
    chairs.findIndex(({ who }) => who === 'me'),
  );

/** What keeps these people from playing, if anything. */
export function problemOf(chairs: readonly Chair[]): 'nobody' | 'two-of-me' | 'no-name' | 'same-name' | null {
  const names = chairs.map(({ name }) => name.trim().toLocaleLowerCase());
  if (chairs.every(({ who }) => isLevel(who))) return 'nobody';
  if (chairs.filter(({ who }) => who === 'me').length > 1) return 'two-of-me';
  if (names.includes('')) return 'no-name';
  return new Set(names).size < names.length ? 'same-name' : null;
}
