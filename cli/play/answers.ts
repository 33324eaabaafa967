import { type GameEvent, say, whyNotNow } from '@stolik/engine';
import type { Paint } from '../screen/ink.ts';
import { flow, words, wrap } from '../screen/layout.ts';
import { manualLines } from '../screen/manual.ts';
import { drawSheet } from '../screen/sheet.ts';
import { type Known, lookUp, piecesKnown } from './lookup.ts';
import { contentsLines } from './rules.ts';
import { eventLines, type Scene } from './scene.ts';

const MOST_LOG = 40;
const MOST_EXPLAINED = 3;

/** What can be typed, and what the rules are divided into. */
export const helpLines = (scene: Scene, rules: string | null): string[] => [
  '',
  ...manualLines(scene.speaker.say({ key: 'cli-play-help' }), scene.width),
  '',
  ...contentsLines(scene, rules),
];

/** What happened, the last of it. */
export function logLines(scene: Scene, heard: readonly GameEvent[]): string[] {
  if (heard.length === 0) return [scene.speaker.say({ key: 'cli-play-log-empty' })];
  return ['', ...eventLines(scene, heard.slice(-MOST_LOG)), ''];
}

/** The points as far as this seat can know them. */
export function scoreLines({ game, view, company, speaker, ink, width }: Scene): string[] {
  const sheet = drawSheet(game.score(view.state), speaker, company.names, ink, width);
  const reasons = view.seat === null ? [] : (sheet.reasons.get(view.seat) ?? []);
  return ['', sheet.head, ...sheet.rows, ...sheet.total, ...(reasons.length > 0 ? ['', ...reasons] : []), ''];
}

/** What a piece does; or which pieces the word may mean. */
export function lookUpLines(scene: Scene, heard: readonly GameEvent[], typed: string): string[] {
  const { game, view, menu, company, speaker, ink, width } = scene;
  const known = piecesKnown(game, view, heard, speaker, company.names);
  const chosen = menu.find((item) => item.key === typed);
  if (chosen && typeof chosen.option === 'number') {
    const name = speaker.say(game.nameOf(chosen.option), company.names);
    return explained(lookUp(known, name), scene);
  }
  const found = typed === '' ? known : lookUp(known, typed);
  if (typed !== '' && found.length > 0 && found.length <= MOST_EXPLAINED) return explained(found, scene);
  if (found.length === 0) return wrap(speaker.say(say('cli-play-no-piece', { given: typed })), width, ink.plain);
  const names = [...new Set(found.map((piece) => piece.name))];
  return [
    speaker.say(say('cli-play-pieces', { count: names.length })),
    ...flow(
      names.map((name) => words(name, ink.plain)),
      width - 2,
      3,
    ).map((line) => `  ${line}`),
  ];
}

function explained(pieces: readonly Known[], scene: Scene): string[] {
  const { ink, width } = scene;
  const indented = (line: string, paint: Paint): string[] => wrap(line, width - 2, paint).map((one) => `  ${one}`);
  const lines = pieces.flatMap((piece) => {
    const sign = piece.tint === null ? null : ink.tint(piece.tint);
    const title = sign ? sign.paint(`${sign.mark} ${piece.name}`) : piece.name;
    const reason = reasonNow(piece, scene);
    return [
      '',
      ink.bold(title),
      ...piece.lines.flatMap((line) => indented(line, ink.plain)),
      ...(reason === null ? [] : indented(reason, ink.dim)),
    ];
  });
  return [...lines, ''];
}

/** Which rule forbids to choose it now, where the game can tell. */
function reasonNow({ id }: Known, { game, view, company, speaker }: Scene): string | null {
  const { decision, seat } = view;
  if (seat === null || decision === null || decision.options.includes(id)) return null;
  const reason = whyNotNow(game, view, id);
  if (reason === null || !speaker.has(reason.key)) return null;
  return speaker.say(say('cli-play-why-not', { reason: speaker.say(reason, company.names) }));
}
