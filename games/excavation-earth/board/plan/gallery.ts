import { defined } from '@stolik/engine';
import { COLUMN_AWARDS, ROW_AWARDS } from '../../content/tables.ts';
import { byColour, colourOfKind, GLYPHS, glyphOfKind, type Kind } from '../../pieces.ts';
import { hasGuard } from '../../rules/crew.ts';
import { galleryPoints, guardsInColumn, guardsInRow } from '../../score.ts';
import type { Player } from '../../state.ts';

/** One step of a table of awards: so many guards bring so many credits (EE-11.1). */
export interface Step {
  readonly guards: number;
  readonly credits: number;
}

/** The steps of a row of awards that bring more than the step before. */
const stepsOf = (awards: readonly number[]): readonly Step[] =>
  awards.flatMap((credits, guards) =>
    guards > 0 && credits > defined(awards[guards - 1]) ? [{ guards, credits }] : [],
  );

export const ROW_STEPS: readonly (readonly Step[])[] = ROW_AWARDS.map(stepsOf);
export const COLUMN_STEPS = byColour((colour) => stepsOf(COLUMN_AWARDS[colour]));

/** The step that so many guards have reached; null before the first. */
export const reached = (steps: readonly Step[], guards: number): Step | null =>
  steps.findLast((step) => step.guards <= guards) ?? null;

/** What a guard on this cell would bring: credits, and a card for a column that is full for the first time (EE-7.8). */
export interface SampleGain {
  readonly kind: Kind;
  readonly credits: number;
  readonly card: boolean;
  /** Guards in its row and in its column then. */
  readonly inRow: number;
  readonly inColumn: number;
}

/** Null: the cell has its guard already. */
export function sampleGain(player: Player, kind: Kind): SampleGain | null {
  if (hasGuard(player, kind)) return null;
  const gallery = player.gallery | (1 << kind);
  const colour = colourOfKind(kind);
  const inColumn = guardsInColumn(gallery, colour);
  return {
    kind,
    credits: galleryPoints({ ...player, gallery }) - galleryPoints(player),
    card: inColumn === GLYPHS && (player.bonuses & (1 << colour)) === 0,
    inRow: guardsInRow(gallery, glyphOfKind(kind)),
    inColumn,
  };
}
