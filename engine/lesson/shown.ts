import { closes, type Option, placeOf } from '../decision.ts';
import { defined } from '../defined.ts';
import type { Spoken } from './lesson.ts';
import { LEARNER, type LessonRun } from './run.ts';

/** What a screen shows of a lesson now. */
export interface ShownBeat {
  /** Of the beat; null when the part is over. */
  readonly id: string | null;
  readonly number: number;
  readonly of: number;
  readonly rule: string | null;
  /**
   * `ask`: it proposes something. `tell`: it waits to be read. `free`: anything goes. `between`: a question it has nothing to say about. `bots`: others are
   * choosing.
   */
  readonly kind: 'ask' | 'tell' | 'free' | 'between' | 'bots' | 'end';
  /** What it proposes that is legal. */
  readonly proposed: readonly Option[];
  /** Pieces and places it speaks of. */
  readonly points: readonly Spoken[];
}

export function shownBeat(run: LessonRun): ShownBeat {
  const { beat } = run;
  const place = { number: Math.min(run.number, run.count), of: run.count };
  if (beat === null) return { ...place, id: null, rule: null, kind: 'end', proposed: [], points: [] };
  const kind = kindOf(run);
  const proposed = kind === 'ask' ? proposedBy(run) : [];
  const speaks = run.isThere ? (beat.point?.(run.game.view(run.match.table.state, LEARNER)) ?? []) : [];
  const points = [...new Set([...speaks, ...pointedBy(run, proposed)])];
  return { ...place, id: beat.id, rule: beat.rule ?? null, kind, proposed, points };
}

function kindOf(run: LessonRun): ShownBeat['kind'] {
  if (run.tells) return 'tell';
  if (run.asked === null) return 'bots';
  if (!run.isThere) return 'between';
  return run.step === null ? 'free' : 'ask';
}

export const proposedBy = (run: LessonRun): readonly Option[] =>
  run.step?.propose.filter((option) => run.asked?.options.includes(option)) ?? [];

/** What on the table stands for a proposed option: its piece, its place, or the piece by which the whole thought is meant. */
function pointedBy(run: LessonRun, proposed: readonly Option[]): readonly Spoken[] {
  const { game, asked, match, step, beat } = run;
  if (asked === null || step === null) return [];
  const ways = game.shortcuts?.(game.view(match.table.state, LEARNER), asked.prompt) ?? new Map();
  const meant = [...ways].filter(
    ([target, options]) =>
      typeof target === 'number' && proposed.includes(defined(options[0])) && run.judge(options).kind === 'proposed',
  );
  const named = proposed.flatMap((option): Spoken[] => {
    if (typeof option === 'number') return [option];
    const at = placeOf(option);
    if (at === null) return closes(option) ? [option] : [];
    return /^\d+$/.test(at) ? [Number(at)] : [at];
  });
  // What the next beat will speak of is not ringed yet, where the answer itself lies on the table.
  const left = beat?.steps?.slice(beat.steps.indexOf(step)).length ?? 0;
  const spoken = named.length > 0 ? meant.filter(([, options]) => options.length <= left) : meant;
  const found = [...named, ...spoken.map(([target]) => target)];
  // A word that nothing on the table stands for is pointed at itself.
  return found.length > 0 ? found : proposed;
}
