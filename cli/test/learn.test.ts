import { describe, expect, it } from 'vitest';
import { house } from '../games.ts';
import { folder, stolik } from './stage.ts';

/** One who reads the screen: the key with the arrow, Enter where nothing is proposed, `end` in a turn of one's own. */
function proposed(): (screen: string) => string | null {
  let left = MOST;
  return (screen) => (left-- > 0 ? answerTo(screen) : null);
}

/** Nobody types more than so many lines in a part. */
const MOST = 200;

function answerTo(screen: string): string {
  const question = screen.slice(Math.max(screen.lastIndexOf('Lesson '), screen.lastIndexOf('Lekcja ')));
  if (/1 (play this game on|the next part)|1 (graj dalej|następna część)/.test(question)) return '';
  const arrow = / ([0-9a-z]+) {2}.{0,3}→ /.exec(question)?.[1];
  const ends = [...question.matchAll(/^ +([0-9a-z]+) {2}(?:End the turn|Zakończ turę)/gm)].at(-1)?.[1];
  return /Enter: (next|dalej)/.test(question) ? '' : (arrow ?? ends ?? '1');
}

const lessons = [...(house.lessons?.keys() ?? [])];

describe('a lesson in the terminal', () => {
  it.each(
    lessons.flatMap((game) => [
      [game, 'en', 'Now you know how to play.'],
      [game, 'pl', 'Umiesz już grać.'],
    ]),
  )(
    'of %s in %s is played to its end as it proposes',
    async (game, lang, ends) => {
      const env = { XDG_STATE_HOME: folder() };
      const parts = (await house.lessons?.get(game)?.())?.parts.length ?? 1;
      for (let part = 1; part <= parts; part++) {
        const args = ['learn', game, '--lang', lang, '--part', `${part}`];
        const { out, err, status } = await stolik(args, { lines: proposed(), env, house });
        expect(err).toBe('');
        expect(status).toBe(0);
        if (part === parts) expect(out).toContain(ends);
        for (const flaw of ['⟦', '{$', 'undefined']) expect(out).not.toContain(flaw);
      }
    },
    60_000,
  );

  it('holds another move back kindly, goes on where it was left, and lets one play on', async () => {
    const env = { XDG_STATE_HOME: folder() };
    const first = await stolik(['learn', 'star-scrappers'], { lines: ['2', '1', '3', '/q'], env, house });
    expect(first.out).toContain('Lesson 2/20');
    expect(first.out).toContain('You still have an action');
    expect(first.out).toContain('stolik learn star-scrappers');
    const again = await stolik(['learn', 'star-scrappers'], { lines: ['3', 'own', '/q'], env, house });
    expect(again.out.split('Lesson ')[1]).toMatch(/^2\/20/);
    expect(again.out).toContain('stolik play star-scrappers --resume');
    const back = await stolik(['learn', 'star-scrappers'], { lines: ['/u', '/q'], env, house });
    expect(back.out).toContain('Lesson 1/20');
  });

  it('says which games have one', async () => {
    const { status, err } = await stolik(['learn', 'orchard']);
    expect(status).toBe(2);
    expect(err).toContain('There is no lesson for orchard yet');
  });
});
