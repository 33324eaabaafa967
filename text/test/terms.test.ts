import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from '../index.ts';
import { terms, wrongTermsIn } from '../terms.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));

/** All that players read: the texts of every room and the rules in our own words. */
const pages = ['bots', 'cli', 'games', 'server', 'ui', 'web']
  .flatMap((room) => readdirSync(join(house, room), { recursive: true, withFileTypes: true }))
  .map(({ parentPath, name }) => relative(house, join(parentPath, name)).split(sep).join('/'))
  .filter(
    (path) => /\/text\/(?:\w+\.)*(?:pl|en)\.ftl$|\/help\/(?:pl|en)\.md$/.test(path) && !path.includes('node_modules'),
  );

const languageOf = (path: string): Language => (/pl\.\w+$/.test(path) ? 'pl' : 'en');

describe('one thing is called by one word', () => {
  it('in all that players read', () => {
    expect(pages.length).toBeGreaterThan(90);
    const wrong = pages.flatMap((path) =>
      wrongTermsIn(path, languageOf(path), readFileSync(join(house, path), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['web/text/pl.ftl', 'pl', 'replay-link = Skopiuj odnośnik do tej chwili'],
    ['server/text/pl.ftl', 'pl', 'error = Przy tym stoliku nie ma miejsca.'],
    ['web/text/online.en.ftl', 'en', 'open = Let people look on'],
    ['cli/text/en.ftl', 'en', 'refused = There is nothing to take back.'],
    ['games/imperium/help/en.md', 'en', 'Cards get an unrest under them.'],
    ['web/text/en.ftl', 'en', "lead = What it changed in this player's lead"],
    ['games/excavation-earth/text/board.pl.ftl', 'pl', 'deed = Na rynku karty: handlarz i kupujący'],
    ['games/star-scrappers/text/why.pl.ftl', 'pl', 'why = Nie masz na ręce karty.'],
  ] as const)('or it is found: %s', (path, lang, line) => {
    expect(wrongTermsIn(path, lang, `# odnośnik\n${line}`)).toEqual([expect.stringMatching(/:2 says “.+” for “.+”$/)]);
  });

  it('and says what is right in no word that it forbids', () => {
    const said = terms.filter(({ lang, not, but }) =>
      terms.some((term) => term.lang === lang && term.not === not && not.test(but)),
    );
    expect(said.map(({ but }) => but)).toEqual([]);
  });
});
