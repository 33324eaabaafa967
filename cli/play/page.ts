import { type GameEvent, say } from '@stolik/engine';
import { flow, words } from '../screen/layout.ts';
import { eventLines, questionLines, type Scene, tableLines } from './scene.ts';

/** What stands on the screen when somebody is asked. */
export interface Page {
  readonly scene: Scene;
  /** Is the table shown, or does the talk just go on? */
  readonly withTable: boolean;
  readonly news: readonly GameEvent[];
  readonly notice: string | null;
  /** Lines that the screen has; null when nothing is lost by scrolling. */
  readonly rows: number | null;
}

const MOST_NEWS = 12;
const FEWEST_NEWS = 4;
/** The line that is typed on. */
const PROMPT = 1;
/** The line that counts the news left out, and the empty one below the news. */
const NEWS_AIR = 2;

/**
 * The table, what happened, the question. Where the screen is low, air and old news go first. A table that is higher than the screen even so is scrolled
 * up to anyway: then the news keep their place, as nothing would be gained by leaving them out.
 */
export function pageLines({ scene, withTable, news, notice, rows }: Page): string[] {
  const table = withTable ? ['', ...tableLines(scene), ''] : [];
  const question = questionPart(scene, notice);
  const page = (air: boolean, most: number): string[] => [
    ...(air ? table : table.filter((line) => line !== '')),
    ...newsLines(scene, news, most),
    ...(air && withTable && news.length === 0 ? [] : ['']),
    ...question,
  ];
  const fits = (lines: readonly string[]): boolean => rows === null || lines.length + PROMPT <= rows;
  const airy = page(true, MOST_NEWS);
  if (fits(airy)) return airy;
  for (let most = MOST_NEWS; most >= FEWEST_NEWS; most--) {
    const lines = page(false, most);
    if (fits(lines)) return lines;
  }
  const below = rows === null ? 0 : rows - question.length - PROMPT - NEWS_AIR;
  return page(false, Math.max(MOST_NEWS, newsThatFit(scene, news, below)));
}

/** How many of the last things that happened fit on so many lines. */
function newsThatFit(scene: Scene, news: readonly GameEvent[], lines: number): number {
  let room = lines;
  let most = 0;
  for (const event of news.toReversed()) {
    room -= eventLines(scene, [event]).length;
    if (room < 0) break;
    most++;
  }
  return most;
}

function questionPart(scene: Scene, notice: string | null): string[] {
  const { speaker, ink } = scene;
  const hints = speaker
    .say(say('cli-play-hint'))
    .split(' · ')
    .map((hint) => words(hint, ink.dim));
  return [...(notice === null ? [] : [`  ${notice}`, '']), ...questionLines(scene), ...flow(hints, scene.width)];
}

function newsLines(scene: Scene, news: readonly GameEvent[], most: number): string[] {
  const { speaker, ink } = scene;
  const earlier = news.length - most;
  return [
    ...(earlier > 0 ? [`  ${ink.dim(speaker.say(say('cli-play-more-news', { count: earlier })))}`] : []),
    ...eventLines(scene, earlier > 0 ? news.slice(earlier) : news),
  ];
}
