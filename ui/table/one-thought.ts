import type { Option, View } from '@stolik/engine';

/** What is left of a thought that makes several choices, and the table's number when its first was made. */
export interface Rest {
  readonly options: readonly Option[];
  readonly after: number;
}

export const noRest: Rest = { options: [], after: -1 };

/**
 * What to do with the rest when the table has changed: choose it, wait for the answer to the first choice, or forget it because the table asks
 * something else than expected.
 */
export function restNow({ options, after }: Rest, view: View<unknown>): 'choose' | 'wait' | 'forget' {
  const next = options[0];
  if (next === undefined) return 'forget';
  if (view.sequence <= after) return 'wait';
  return view.sequence === after + 1 && view.decision?.options.includes(next) ? 'choose' : 'forget';
}
