import {
  type AnyGame,
  below,
  type Chance,
  chanceFrom,
  isRefusal,
  type Option,
  piecesIn,
  placesIn,
  recordOf,
  replay,
} from '@stolik/engine';
import {
  type Beat,
  beatText,
  heldText,
  LEARNER,
  type Lesson,
  LessonRun,
  partText,
  type Spoken,
  shownBeat,
  titleText,
} from '@stolik/engine/lesson';
import { speakerOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { NAMES, sourcesOf, type Texts } from './texts.ts';

/** Learners of a lesson who try other things than what is proposed; its parts share them. */
const LEARNERS = 100;
/** Nobody does more than so many things in a part. */
const MOST_INPUTS = 300;
/** One thought is read in one breath. */
const MOST_WORDS = 45;
const MEDIAN_WORDS = 25;
/** Said of a screen that is touched or has a mouse. */
const TAPPING = /\b(tap|click|press|dotknij|kliknij|stuknij|naciśnij)\b/i;
/** Of the frame, not of the game: they are always there, or what opens them. */
const FRAME: ReadonlySet<Spoken> = new Set(['score', 'own']);

/** The laws of a lesson. What is wrong is told with the beat at which it is. */
export function lessonSuite(game: AnyGame, lesson: Lesson<never>, texts: Texts): void {
  const plain = lesson as Lesson;
  describe(`the lesson of ${game.id}`, () => {
    for (const [part, { id }] of plain.parts.entries()) {
      it(`comes to every beat of ${id}, and what it points at is there`, () =>
        expect(followed(game, plain, part)).toEqual([]));
      it(`lets nobody get stuck in ${id}`, () => expect(strayed(game, plain, part)).toEqual([]), 120_000);
    }
    it('says everything in both languages, shortly', () => expect(wordProblems(game, plain, texts)).toEqual([]));
  });
}

const allBeats = (lesson: Lesson, part: number): Beat[] =>
  (lesson.parts[part]?.scenes ?? []).flatMap(({ beats }) => beats);

/** The way that the lesson proposes: every beat's moment comes, in its order, with something legal to do. */
function followed(game: AnyGame, lesson: Lesson, part: number): string[] {
  const run = new LessonRun(game, lesson, part);
  const problems: string[] = [];
  const met = new Set<string>();
  for (let inputs = 0; !run.finished; inputs++) {
    run.playBots();
    const { beat } = run;
    if (beat === null) break;
    if (inputs > MOST_INPUTS) return [...problems, `beat "${beat.id}": the lesson does not go on`];
    const { kind, proposed } = shownBeat(run);
    if (run.isThere) {
      met.add(beat.id);
      problems.push(...pointProblems(run));
    }
    if (kind === 'between')
      return [...problems, `beat "${beat.id}": its moment does not come, ${run.asked?.prompt} is asked instead`];
    const done = kind === 'tell' ? run.next() : moves(run, proposed[0] ?? freeOption(run));
    if (!done) return [...problems, `beat "${beat.id}": what it proposes is held back`];
  }
  const missed = allBeats(lesson, part).filter((beat) => !beat.instead && !met.has(beat.id));
  return [...problems, ...missed.map(({ id }) => `beat "${id}": its moment never comes`)];
}

const moves = (run: LessonRun, option: Option | undefined): boolean =>
  option !== undefined && ['proposed', 'fine'].includes(run.choose([option]).kind);

/** In a turn of one's own: whatever ends it, else the first thing. */
const freeOption = ({ asked }: LessonRun): Option | undefined =>
  asked?.options.find((option) => option === 'end') ?? asked?.options[0];

/** Whatever is pointed at lies on the table as the learner sees it, and who is asked something is shown where. */
function pointProblems(run: LessonRun): string[] {
  const { beat, game, match } = run;
  if (beat === null) return [];
  const state = game.view(match.table.state, LEARNER);
  const rows = game.describe(state).flatMap((section) => section.rows);
  const there = new Set<Spoken>([
    ...FRAME,
    ...rows.flatMap((row) => [...placesIn(row), ...piecesIn(row).flatMap(({ id }) => (id === null ? [] : [id]))]),
  ]);
  const spoken = beat.point?.(state as never) ?? [];
  const missing = spoken.filter((target) => !there.has(target));
  return [
    ...missing.map((target) => `beat "${beat.id}": ${target} is not on the table`),
    ...(beat.point !== undefined && spoken.length === 0 ? [`beat "${beat.id}": it points at nothing`] : []),
  ];
}

/** Learners who try something else at every beat: each comes to the end, and every other wording is met by somebody. */
function strayed(game: AnyGame, lesson: Lesson, part: number): string[] {
  const met = new Set<string>();
  const problems: string[] = [];
  for (let number = 0; number < LEARNERS / lesson.parts.length; number++)
    problems.push(...strayedOnce(game, lesson, part, chanceFrom(`learner ${number}`), met));
  const unmet = allBeats(lesson, part).filter(({ id }) => !met.has(id));
  return [...new Set(problems), ...unmet.map(({ id }) => `beat "${id}": nobody ever comes to it`)];
}

function strayedOnce(game: AnyGame, lesson: Lesson, part: number, chance: Chance, met: Set<string>): string[] {
  const run = new LessonRun(game, lesson, part);
  for (let inputs = 0; !run.finished; inputs++) {
    run.playBots();
    const at = run.beat?.id ?? '';
    if (run.isThere) met.add(at);
    if (inputs > MOST_INPUTS) return [`beat "${at}": a learner goes on for ever`];
    if (below(chance, 40) === 0 && run.inputs.length > 0 && !backAndAgain(run))
      return [`beat "${at}": the way back leads elsewhere`];
    const { asked } = run;
    if (run.tells && (asked === null || below(chance, 2) === 0)) run.next();
    else if (asked === null) return [`beat "${at}": nothing can be done`];
    else {
      const tried = asked.options[below(chance, asked.options.length)] as Option;
      // Whoever was held back does what is proposed.
      if (!moves(run, tried) && !run.next() && !moves(run, shownBeat(run).proposed[0]))
        return [`beat "${at}": ${asked.prompt} has no way on`];
    }
  }
  const { match } = run;
  const again = replay(match.game, recordOf(match, { names: ['', ...lesson.bots] }));
  return isRefusal(again) ? [`the game of a learner does not replay: ${again.message}`] : [];
}

/** A step back and the same step again lead to the same place; so does coming back another day. */
function backAndAgain(run: LessonRun): boolean {
  const place = (one: LessonRun): string =>
    JSON.stringify([one.beat?.id, one.isThere, one.step?.at, one.match.table.state]);
  const before = place(run);
  const { progress } = run;
  const last = progress.inputs.at(-1) ?? null;
  run.back();
  if (last === null) run.next();
  else run.choose(last);
  run.playBots();
  const resumed = LessonRun.resumed(run.game, run.lesson, progress);
  resumed.playBots();
  return place(run) === before && place(resumed) === before;
}

function wordProblems(game: AnyGame, lesson: Lesson, texts: Texts): string[] {
  return (['pl', 'en'] as const).flatMap((lang) => {
    const speaker = speakerOf(lang, sourcesOf(texts[lang]), game);
    const beats = lesson.parts.flatMap((_, part) => allBeats(lesson, part));
    const lines = beats.map(({ id }) => ({ id, words: speaker.say(beatText(lesson, id), NAMES) }));
    const long = lines.filter(({ words }) => wordCount(words) > MOST_WORDS);
    const counts = lines.map(({ words }) => wordCount(words)).toSorted((one, other) => one - other);
    const median = counts[Math.floor(counts.length / 2)] ?? 0;
    for (const { id } of beats) speaker.say(titleText(id), NAMES);
    const held = beats
      .flatMap(({ steps = [] }) => steps.flatMap(({ not = [] }) => not))
      .map((one) => ({ id: `not-${one.say}`, words: speaker.say(heldText(lesson, one.say), NAMES) }));
    const tapping = [...lines, ...held].filter(({ words }) => TAPPING.test(words));
    if (lesson.parts.length > 1) for (const { id } of lesson.parts) speaker.say(partText(id), NAMES);
    return [
      ...speaker.problems.map((problem) => `${lang}: ${problem}`),
      ...long.map(({ id }) => `${lang}: beat "${id}" is too long to be read in one go`),
      ...new Set(tapping.map(({ id }) => `${lang}: beat "${id}" says to tap, and is read in the terminal too`)),
      ...(median > MEDIAN_WORDS ? [`${lang}: half of the beats have more than ${MEDIAN_WORDS} words`] : []),
    ];
  });
}

const wordCount = (words: string): number => words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
