import soloFile from './solo.json' with { type: 'json' };

/** The solo opponent's levels and numbers (IM-21). */

export interface Level {
  readonly id: string;
  readonly slots: number;
  readonly millAtCleanup: number;
  readonly startResources: { readonly materials: number; readonly population: number; readonly progress: number };
  /** So many materials and population together are worth a point. */
  readonly pointsPerTokens: number;
}

export const LEVELS: readonly Level[] = soloFile.levels;

export const levelNamed = (id: string): number => LEVELS.findIndex((level) => level.id === id);

/** IM-21.10a: what a card with variable points counts as. */
export const VARIABLE_WORTH = soloFile.worth.variable;

/** IM-21.11: blank steps of the Utopian dynasty deck, and after how many the empire table is used. */
export const { toEmpire: BLANK_STEPS_TO_EMPIRE } = soloFile.blankSteps;
/** A row of six slots runs through its deck faster. */
export const blankSteps = (slots: number): number => soloFile.blankSteps[slots > 5 ? 'sixSlots' : 'steps'];
export const DIE_SIDES = soloFile.die.sides;
