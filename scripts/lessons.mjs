// `npm run lessons`: the figures of every lesson, as docs/lessons.md tells them, counted on the way that the lesson proposes.
import { register } from 'tsx/esm/api';
import { checkNode, installMissing } from './install.mjs';

checkNode();
installMissing();
register();

const { LessonRun, beatText, shownBeat } = await import('../engine/lesson/index.ts');
const { speakerOf } = await import('../text/index.ts');
const { gameText } = await import('../text/node.ts');

const WORDS_A_MINUTE = 150;
const CHOICE_SECONDS = 8;
const NAMES = ['Ada', 'Kuba', 'Zosia'];
/** More than any part needs. */
const MOST = 400;

const games = {
  'star-scrappers': async () => (await import('../games/star-scrappers/index.ts')).starScrappers,
  'excavation-earth': async () => (await import('../games/excavation-earth/index.ts')).excavationEarth,
  imperium: async () => (await import('../games/imperium/index.ts')).imperium,
  archipelago: async () => (await import('../games/archipelago/index.ts')).archipelago,
  'dark-road': async () => (await import('../games/dark-road/index.ts')).darkRoad,
};

for (const [id, load] of Object.entries(games)) {
  const game = await load();
  const { lesson } = await import(`../games/${id}/lesson/index.ts`);
  const sources = { pl: gameText(id, 'pl'), en: gameText(id, 'en') };
  const speakers = ['pl', 'en'].map((lang) => speakerOf(lang, [sources[lang]].flat(), game));
  const asked = new Set();
  for (const [part, { id: name }] of lesson.parts.entries()) {
    const { beats, words, choices, first } = walk(game, lesson, part, speakers, asked);
    const longest = Math.max(...words.map(sum));
    console.log(
      `${id}, ${name}: ${beats} beats, median ${words.map(median).join(', ')} words, ` +
        `${(longest / WORDS_A_MINUTE + (choices * CHOICE_SECONDS) / 60).toFixed(1)} minutes, ` +
        `first choice after ${Math.round((Math.max(...first) / WORDS_A_MINUTE) * 60)} s`,
    );
  }
  const all =
    [sources.en]
      .flat()
      .join('\n')
      .match(/^ask-[a-z]/gm) ?? [];
  console.log(`${id}: ${asked.size} kinds of questions of ${all.length}`);
}

/** Goes as the lesson proposes, and counts the words of each beat in each language. */
function walk(game, lesson, part, speakers, asked) {
  const run = new LessonRun(game, lesson, part);
  const words = speakers.map(() => []);
  let [choices, first, last] = [0, null, null];
  for (let step = 0; step < MOST && !run.finished; step++) {
    run.playBots();
    const { beat } = run;
    if (beat === null) break;
    if (run.isThere && beat.id !== last) {
      last = beat.id;
      for (const [at, speaker] of speakers.entries())
        words[at].push(wordCount(speaker.say(beatText(lesson, beat.id), NAMES)));
    }
    const { kind, proposed } = shownBeat(run);
    if (kind === 'tell') {
      run.next();
      continue;
    }
    first ??= words.map(sum);
    choices += 1;
    asked.add(run.asked.prompt);
    const { options } = run.asked;
    run.choose([proposed[0] ?? options.find((option) => option === 'end') ?? options[0]]);
  }
  return { beats: words[0].length, words, choices, first };
}

function wordCount(sentence) {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
