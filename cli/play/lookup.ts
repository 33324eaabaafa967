import {
  type AnyGame,
  type Description,
  type GameEvent,
  piecesIn,
  type TextArg,
  type TextArgs,
  type View,
} from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { holds, hurried } from './plain.ts';

/** A piece that can be asked about. */
export interface Known {
  readonly id: number;
  readonly name: string;
  readonly lines: readonly string[];
  readonly tint: string | null;
}

/** Every piece in sight, on offer or in the talk of the table, once for each that reads differently. */
export function piecesKnown(
  game: AnyGame,
  view: View<unknown>,
  heard: readonly GameEvent[],
  speaker: Speaker,
  names: readonly string[],
): Known[] {
  const tints = new Map<number, string>();
  const ids = new Set<number>();
  for (const piece of piecesOf(game.describe(view.state))) {
    if (piece.id === null) continue;
    ids.add(piece.id);
    if (piece.tint !== undefined) tints.set(piece.id, piece.tint);
  }
  for (const option of view.decision?.options ?? []) if (typeof option === 'number') ids.add(option);
  for (const event of heard) for (const id of piecesNamed(game.eventText(event).args)) ids.add(id);

  const known = new Map<string, Known>();
  for (const id of ids) {
    const name = speaker.say(game.nameOf(id), names);
    const lines = game.explain(id).map((text) => speaker.say(text, names));
    known.set(JSON.stringify([name, lines]), { id, name, lines, tint: tints.get(id) ?? null });
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, speaker.lang));
}

const piecesOf = (description: Description) => description.flatMap(({ rows }) => rows.flatMap(piecesIn));

function piecesNamed(args: TextArgs | undefined): number[] {
  return Object.values(args ?? {}).flatMap(pieceIn);
}

function pieceIn(arg: TextArg): number[] {
  if (typeof arg !== 'object') return [];
  if ('piece' in arg) return [arg.piece];
  if ('all' in arg) return arg.all.flatMap(pieceIn);
  return 'key' in arg ? piecesNamed(arg.args) : [];
}

/** The pieces a typed word may mean: of that very name, or else with it in the name. */
export function lookUp(known: readonly Known[], typed: string): readonly Known[] {
  const exact = known.filter((piece) => hurried(piece.name) === hurried(typed));
  return exact.length > 0 ? exact : known.filter((piece) => holds(piece.name, typed));
}
