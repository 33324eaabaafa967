import type { Dealer } from './dealer.ts';
import type { Option } from './decision.ts';
import type { Seat } from './seat.ts';
import type { TextArgs } from './text.ts';

/**
 * Rules are scripts of small steps. A script is written as a nested list that reads like the rulebook and is flattened
 * once, so that a position in it is a single number and a half-finished rule is plain data.
 */
export interface Script<L = Locals> {
  readonly name: string;
  readonly ops: readonly Op[];
  /** Only a type: what the script's frames remember. */
  readonly locals?: (local: L) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where scripts of different games meet; never leaves this file's types.
export type Locals = any;

/**
 * A script that stands elsewhere, by its name: for scripts that call one another in circles, whose files need not import one another then. That it
 * is listed is seen to where the game is defined, and again when it runs.
 */
export const scriptNamed = <L extends object = Record<never, never>>(name: string): Script<L> => ({ name, ops: [] });

/** What one seat picks in a sealed choice that is remembered as a `T`, a list by seat of lists of picks. */
export type PickOf<T> = NonNullable<T> extends readonly (readonly (infer P)[])[] ? P & Option : never;

/** An answer that is open beside the question itself: it does `script`, and then the same is asked again. */
export interface Aside<S> {
  readonly word: string;
  readonly isOpen: (state: S) => boolean;
  readonly script: Script;
}

/** What a frame remembers is plain data under names of its own. */
export type Step<S, L, E> =
  | { readonly step: 'run'; readonly run: (state: S, local: L, dealer: Dealer<E>) => void }
  | { readonly step: 'choose'; readonly choice: Choosing<S, L> }
  | { readonly step: 'together'; readonly choice: ChoosingTogether<S, L> }
  | {
      readonly step: 'when';
      readonly test: (state: S, local: L) => boolean;
      readonly then: Steps<S, L, E>;
      readonly otherwise: Steps<S, L, E>;
    }
  | { readonly step: 'loop'; readonly test: (state: S, local: L) => boolean; readonly body: Steps<S, L, E> }
  | { readonly step: 'call'; readonly call: Calling<S, L> }
  | { readonly step: 'block'; readonly steps: Steps<S, L, E> };

export type Steps<S, L, E> = readonly Step<S, L, E>[];

interface Choosing<S, L> {
  readonly name: string;
  readonly options: (state: S, local: L) => readonly Option[];
  readonly how: How<S, L>;
}

interface ChoosingTogether<S, L> {
  readonly name: string;
  readonly who: (state: S, local: L) => readonly Seat[];
  /** The picks are what it listed before. */
  readonly options: (state: S, local: L, seat: Seat, picked: readonly Locals[]) => readonly Option[];
  readonly how: How<S, L>;
}

interface Calling<S, L> {
  readonly script: Script | ((state: S, local: L) => Script);
  readonly give: (state: S, local: L) => object;
  readonly back: ((state: S, local: L, given: Locals) => void) | null;
}

export interface How<S, L> {
  /** Who decides; by default the game's active seat. */
  readonly by?: (state: S, local: L) => Seat;
  /** What the prompt needs to say: "pay 3 more with purple cards". */
  readonly about?: (state: S, local: L, seat: Seat) => TextArgs;
  /** Ask even when only one option is left, because the pause itself would tell something. */
  readonly always?: boolean;
  /** The prompt's key, where it is not `script.name-of-choice`. */
  readonly prompt?: string;
}

/** One flat instruction. All have the same shape, which keeps the interpreter quick; a kind uses the fields it needs. */
export interface Op {
  readonly kind: 'run' | 'unless' | 'jump' | 'choose' | 'together' | 'call';
  readonly run: (state: unknown, local: Locals, dealer: Dealer<unknown>) => void;
  readonly test: (state: unknown, local: Locals) => boolean;
  /** Where a jump goes. */
  readonly to: number;
  readonly name: string;
  readonly prompt: string;
  readonly options: (state: unknown, local: Locals, seat: Seat, picked: readonly Option[]) => readonly Option[];
  readonly who: (state: unknown, local: Locals) => readonly Seat[];
  readonly by: ((state: unknown, local: Locals) => Seat) | null;
  readonly about: ((state: unknown, local: Locals, seat: Seat) => TextArgs) | null;
  readonly always: boolean;
  readonly script: Script | ((state: unknown, local: Locals) => Script);
  readonly give: (state: unknown, local: Locals) => object;
  readonly back: ((state: unknown, local: Locals, given: Locals) => void) | null;
}

const unused = (): never => {
  throw new Error('a step was asked for something it does not have');
};

const blank: Op = {
  kind: 'run',
  run: unused,
  test: unused,
  to: 0,
  name: '',
  prompt: '',
  options: unused,
  who: unused,
  by: null,
  about: null,
  always: false,
  script: unused,
  give: unused,
  back: null,
};

/** The memory of a script that is given nothing. */
const nothing = (): object => ({});

/** The words in which a game of state `S` and events `E` writes its rules. */
export function stepsFor<S, E>() {
  type Test<L> = (state: S, local: L) => boolean;
  return {
    /** A named list of steps. Its frames remember an `L`. */
    script<L extends object = Record<never, never>>(name: string, steps: Steps<S, L, E>): Script<L> {
      const ops: Op[] = [];
      flatten(name, steps as Steps<unknown, Locals, unknown>, ops); // what runs them gives them the state they are of
      return { name, ops };
    },

    /** Change the state. */
    run: <L>(run: (state: S, local: L, dealer: Dealer<E>) => void): Step<S, L, E> => ({ step: 'run', run }),

    /**
     * Someone decides; the answer is remembered under `name`. No option: skipped (null is remembered).
     * One option: taken without asking.
     */
    choose: <L, K extends keyof L & string>(
      name: K,
      options: (state: S, local: L) => readonly (L[K] & Option)[],
      how: How<S, L> = {},
    ): Step<S, L, E> => ({ step: 'choose', choice: { name, options, how } }),

    /**
     * Several seats decide at once and unseen. Under `name` a list by seat of lists of what each picked. A seat is
     * asked again, with what it picked so far, until no option is left for it.
     */
    chooseTogether: <L, K extends keyof L & string>(
      name: K,
      who: (state: S, local: L) => readonly Seat[],
      options: (state: S, local: L, seat: Seat, picked: readonly PickOf<L[K]>[]) => readonly PickOf<L[K]>[],
      how: How<S, L> = {},
    ): Step<S, L, E> => ({ step: 'together', choice: { name, who, options, how } }),

    /**
     * A `choose` at which something else may be done first, as often as one likes, as long as that is open; where nothing is asked, nothing is. `open`
     * says whether it is at this question at all. The options must be a list of their own: one is added to it.
     */
    chooseWith:
      (aside: Aside<S>) =>
      <L, K extends keyof L & string>(
        name: K,
        options: (state: S, local: L) => (L[K] & Option)[],
        { open, ...how }: How<S, L> & { readonly open?: Test<L> } = {},
      ): Step<S, L, E> => {
        type Answer = L[K] & Option;
        const word = aside.word as Answer; // `listed` adds it to the answers
        const listed = (state: S, local: L): Answer[] => {
          const all = options(state, local);
          if (all.length > 0 && (open === undefined || open(state, local)) && aside.isOpen(state)) all.push(word);
          return all;
        };
        const isAside = (_: S, local: L): boolean => local[name] === word;
        const begin = (_: S, local: L): void => {
          local[name] = word;
        };
        const then: Steps<S, L, E> = [{ step: 'call', call: { script: aside.script, give: nothing, back: null } }];
        return {
          step: 'block',
          steps: [
            { step: 'run', run: begin },
            {
              step: 'loop',
              test: isAside,
              body: [
                { step: 'choose', choice: { name, options: listed, how } },
                { step: 'when', test: isAside, then, otherwise: [] },
              ],
            },
          ],
        };
      },

    when: <L>(test: Test<L>, then: Steps<S, L, E>, otherwise: Steps<S, L, E> = []): Step<S, L, E> => ({
      step: 'when',
      test,
      then,
      otherwise,
    }),

    /** Again and again while the test holds. */
    loop: <L>(test: Test<L>, body: Steps<S, L, E>): Step<S, L, E> => ({ step: 'loop', test, body }),

    /** Do another script, which may depend on the state; `give` makes its memory, `back` takes results home. */
    call: <L, M extends object = Record<never, never>>(
      script: Script<M> | ((state: S, local: L) => Script<M>),
      give?: (state: S, local: L) => NoInfer<M>,
      back?: (state: S, local: L, given: NoInfer<M>) => void,
    ): Step<S, L, E> => ({ step: 'call', call: { script, give: give ?? nothing, back: back ?? null } }),

    /** Each seat of the list in turn; the seat is remembered under `name`. */
    forEachSeat: <L, K extends keyof L & string>(
      name: K,
      order: (state: S, local: L) => readonly Seat[],
      body: Steps<S, L, E>,
    ): Step<S, L, E> => {
      const left = `${name}sLeft`;
      // The memory has a place more than the script knows of.
      const memory = (local: L): Locals => local as Locals;
      const seatsLeft = (local: L): Seat[] => memory(local)[left] as Seat[];
      const begin = (state: S, local: L) => {
        memory(local)[left] = [...order(state, local)];
      };
      const someLeft = (_: S, local: L) => seatsLeft(local).length > 0;
      const next = (_: S, local: L) => {
        memory(local)[name] = seatsLeft(local).shift();
      };
      return {
        step: 'block',
        steps: [
          { step: 'run', run: begin },
          { step: 'loop', test: someLeft, body: [{ step: 'run', run: next }, ...body] },
        ],
      };
    },
  };
}

function flatten(script: string, steps: Steps<unknown, Locals, unknown>, ops: Op[]): void {
  for (const step of steps) {
    switch (step.step) {
      case 'run':
        ops.push({ ...blank, kind: 'run', run: step.run });
        break;
      case 'choose':
      case 'together': {
        const { name, options, how } = step.choice;
        ops.push({
          ...blank,
          kind: step.step,
          name,
          prompt: how.prompt ?? `${script}.${name}`,
          options,
          who: step.step === 'together' ? step.choice.who : unused,
          by: how.by ?? null,
          about: how.about ?? null,
          always: how.always ?? false,
        });
        break;
      }
      case 'when': {
        const start = ops.length;
        ops.push(blank);
        flatten(script, step.then, ops);
        if (step.otherwise.length === 0) {
          ops[start] = { ...blank, kind: 'unless', test: step.test, to: ops.length };
        } else {
          const end = ops.length;
          ops.push(blank);
          ops[start] = { ...blank, kind: 'unless', test: step.test, to: ops.length };
          flatten(script, step.otherwise, ops);
          ops[end] = { ...blank, kind: 'jump', to: ops.length };
        }
        break;
      }
      case 'loop': {
        const start = ops.length;
        ops.push(blank);
        flatten(script, step.body, ops);
        ops.push({ ...blank, kind: 'jump', to: start });
        ops[start] = { ...blank, kind: 'unless', test: step.test, to: ops.length };
        break;
      }
      case 'call':
        ops.push({ ...blank, kind: 'call', ...step.call });
        break;
      case 'block':
        flatten(script, step.steps, ops);
        break;
    }
  }
}
