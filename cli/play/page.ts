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

/** The table, what happened, the question. Where the screen is low, air and old news go first. */
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
  let lines = page(true, MOST_NEWS);
  for (let most = MOST_NEWS; !fits(lines) && most >= FEWEST_NEWS; most--) lines = page(false, most);
  return lines;
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
