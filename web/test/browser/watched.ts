import { expect } from 'vitest';
import { SLIPS, seriousFindings } from './findings.ts';
import type { Visitor } from './house.ts';
import { playByClicking } from './players.ts';

export { thorough } from './house.ts';

/** Plays a whole game. Everything the page says is read now and then in its course, and at its end by axe: what is found is returned. */
export async function playWatched(visitor: Visitor, seed: number, play = playByClicking): Promise<string[]> {
  const slips = new Set<string>();
  let watched = true;
  const watch = (async (): Promise<void> => {
    while (watched) {
      const text = await visitor.words().catch(() => '');
      const slip = SLIPS.exec(text);
      if (slip !== null) slips.add(text.slice(Math.max(0, slip.index - 40), slip.index + 40));
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  })();
  const made = await play(visitor, seed);
  watched = false;
  await watch;
  expect(made).toBeGreaterThan(10);
  return [...slips, ...(await seriousFindings(visitor))];
}
