import { type AnyGame, allSeats, type GameEvent, type Seat } from '@stolik/engine';
import { type Tip, tipFor, tipText } from '@stolik/engine/lesson';
import { keysOf, speakerOf } from '@stolik/text';
import { chapterOf, chaptersOf, readMarkdown } from '@stolik/text/help';
import { gameHelp } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { seatCountsOf, seatingsOf, wholeGame } from './plan.ts';
import { sourcesOf, type Texts } from './texts.ts';
import { Walk } from './walk.ts';

/** One line is read in passing. */
const MOST_WORDS = 20;
/** Random games in which every tip's moment should come. */
const GAMES = 24;

/** The laws of tips. `seldom`: those whose moment random players do not reach in a few games. */
export function tipSuite<S, E extends GameEvent>(
  game: AnyGame,
  given: readonly Tip<S, E>[],
  texts: Texts,
  seldom: readonly string[] = [],
): void {
  const tips = given as unknown as readonly Tip[];
  describe(`the tips of ${game.id}`, () => {
    it('are told at questions that the rules ask', () => expect(unasked(game, tips)).toEqual([]));
    it('are said in both languages, in one line, with a rule to open', () =>
      expect(wordProblems(game, tips, texts)).toEqual([]));
    it('have their moment, and are never told twice', () => {
      const { told, twice } = toldIn(game, tips, seldom);
      expect(twice).toEqual([]);
      expect(tips.map(({ id }) => id).filter((id) => !told.has(id) && !seldom.includes(id))).toEqual([]);
    }, 60_000);
  });
}

function unasked(game: AnyGame, tips: readonly Tip[]): string[] {
  const asked = new Set<string>(
    Object.values(game.programs)
      .flat()
      .flatMap((step) => (step.kind === 'choose' || step.kind === 'together' ? [step.prompt] : [])),
  );
  const wrong = tips.flatMap(({ id, at = [] }) =>
    at.filter((prompt) => !asked.has(prompt)).map((prompt) => `tip "${id}": nobody asks ${prompt}`),
  );
  const always = tips.filter(({ at, after, when }) => at === undefined && after === undefined && when === undefined);
  return [...wrong, ...always.map(({ id }) => `tip "${id}" waits for nothing`)];
}

function wordProblems(game: AnyGame, tips: readonly Tip[], texts: Texts): string[] {
  const problems: string[] = [];
  const ids = tips.map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems.push('two tips have the same id');
  for (const lang of ['pl', 'en'] as const) {
    const speaker = speakerOf(lang, sourcesOf(texts[lang]), game);
    const chapters = chaptersOf(readMarkdown(gameHelp(game.id, lang) ?? ''));
    for (const tip of tips) {
      const words = speaker.say(tipText(tip)).split(/\s+/).length;
      if (words > MOST_WORDS) problems.push(`${lang}, tip "${tip.id}": ${words} words`);
      if (chapterOf(chapters, tip.rule) === null) problems.push(`${lang}, tip "${tip.id}": no chapter on ${tip.rule}`);
    }
    problems.push(...speaker.problems.map((problem) => `${lang}: ${problem}`));
    const idle = sourcesOf(texts[lang])
      .flatMap(keysOf)
      .filter((key) => key.startsWith('tip-') && !ids.includes(key.slice('tip-'.length)));
    problems.push(...idle.map((key) => `${lang}: nothing tells "${key}"`));
  }
  return problems;
}

/** Random games, every seat with a memory of its own. */
function toldIn(game: AnyGame, tips: readonly Tip[], seldom: readonly string[]) {
  const told = new Set<string>();
  const twice: string[] = [];
  const enough = (): boolean => tips.every(({ id }) => told.has(id) || seldom.includes(id));
  for (let at = 0; at < GAMES && !enough(); at++) {
    const counts = seatCountsOf(game);
    const seats = counts[at % counts.length] as number;
    const seatings = seatingsOf(game, seats);
    const seating = seatings[at % seatings.length] as (typeof seatings)[number];
    const walk = new Walk(game, wholeGame(seating, `tips ${at}`));
    const memories = allSeats(seats).map((seat) => ({ seat, seen: new Set<string>(), news: [] as GameEvent[] }));
    for (; !walk.done; walk.step()) {
      for (const memory of memories) {
        memory.news.push(...walk.events.filter(({ to }) => to === undefined || to.includes(memory.seat as Seat)));
        if (walk.move.decision.seat !== memory.seat) continue;
        const tip = tipFor(tips, walk.viewOf(memory.seat), memory.news, memory.seen);
        memory.news = [];
        if (tip === null) continue;
        if (memory.seen.has(tip.id)) twice.push(tip.id);
        memory.seen.add(tip.id);
        told.add(tip.id);
      }
    }
  }
  return { told, twice };
}
