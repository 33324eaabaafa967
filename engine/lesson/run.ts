import type { GameEvent } from '../dealer.ts';
import { closes, type Decision, type Option } from '../decision.ts';
import { defined } from '../defined.ts';
import { type AnyGame, isRefusal, seatingOf } from '../game.ts';
import { type AnyMatch, Match } from '../match.ts';
import { pendingFor } from '../play.ts';
import { type Seat, seat } from '../seat.ts';
import type { Beat, Input, Lesson, LessonProgress, Part, Scene, Step } from './lesson.ts';

/** What the lesson thinks of a move. Only what is held or not legal is not done. */
export type Verdict =
  | { readonly kind: 'proposed' | 'fine' | 'illegal' }
  /** Later beats would be lost: the message `lesson-not-<say>` answers, the usual one where there is none. */
  | { readonly kind: 'held'; readonly say: string | null };

/** Whoever writes down what happens. Nothing is told of a scene's opening. */
export interface Ear {
  /** A new deal lies on the table. */
  scene(match: AnyMatch): void;
  /** What is told from here on belongs to this seat's choice. */
  choice(seat: Seat): void;
  event(event: GameEvent): void;
}

const deaf: Ear = { scene: () => {}, choice: () => {}, event: () => {} };

export const LEARNER: Seat = seat(0);

const without = { kind: 'illegal' } as const;

/**
 * One learner on the way through one part of a lesson. What happens follows from what the learner did and from nothing else, so that a step back, and coming back
 * another day, is to do all of it again.
 */
export class LessonRun {
  readonly inputs: Input[] = [];
  match!: AnyMatch;
  /** The tables of all scenes so far, the present one last. */
  played: readonly AnyMatch[] = [];
  readonly part: Part;
  private ear: Ear;
  private sceneAt = 0;
  private beatAt = 0;
  private stepAt = 0;
  /** Has the moment of the beat come? */
  private entered = false;
  /** Has a bot chosen since the last beat was over, and how many of its moves has the beat used? */
  private botsMoved = false;
  private moveAt = 0;

  constructor(
    readonly game: AnyGame,
    readonly lesson: Lesson,
    readonly partAt = 0,
    ear: Ear = deaf,
  ) {
    const part = lesson.parts[partAt];
    if (part === undefined) throw new Error(`The lesson of ${lesson.game} has no part ${partAt + 1}.`);
    this.part = part;
    this.ear = ear;
    this.begin();
  }

  /** The same learner again, as far as what was done still fits. */
  static resumed(game: AnyGame, lesson: Lesson, { part, inputs }: LessonProgress, ear: Ear = deaf): LessonRun {
    const run = new LessonRun(game, lesson, lesson.parts[part] === undefined ? 0 : part, ear);
    for (const input of inputs) if (!run.repeat(input)) break;
    return run;
  }

  get progress(): LessonProgress {
    return { part: this.partAt, inputs: [...this.inputs] };
  }

  get finished(): boolean {
    return this.sceneAt >= this.part.scenes.length;
  }

  /** The beat whose moment has come, or is waited for. Null when the part is over. */
  get beat(): Beat | null {
    return this.scene?.beats[this.beatAt] ?? null;
  }

  /** Has its moment come? */
  get isThere(): boolean {
    return this.entered;
  }

  /** The question of the beat that is asked now. */
  get step(): Step | null {
    return this.entered ? (this.beat?.steps?.[this.stepAt] ?? null) : null;
  }

  /** Beats of the part before this one that count. */
  get number(): number {
    const before = this.part.scenes.slice(0, this.sceneAt).reduce((sum, { beats }) => sum + counted(beats), 0);
    return before + counted(this.scene?.beats.slice(0, this.beatAt + 1) ?? []);
  }

  get count(): number {
    return this.part.scenes.reduce((sum, { beats }) => sum + counted(beats), 0);
  }

  /** What the learner is asked. */
  get asked(): Decision | null {
    return this.finished ? null : pendingFor(this.match.table, LEARNER);
  }

  /** What a bot is asked: bots answer first. */
  get botAsked(): Decision | null {
    return this.finished ? null : (this.match.table.pending.find((decision) => decision.seat !== LEARNER) ?? null);
  }

  /** Does the beat only wait to be read? */
  get tells(): boolean {
    return this.entered && isTell(this.beat);
  }

  /** What the lesson would say to these choices of one thought. */
  judge(options: readonly Option[]): Verdict {
    const twin = this.fork();
    twin.playBots();
    let verdict: Verdict = { kind: 'proposed' };
    for (const [at, option] of options.entries()) {
      twin.passTell();
      const { asked } = twin;
      if (!asked?.options.includes(option)) return at === 0 ? without : verdict;
      const one = twin.verdictOn(option);
      if (one.kind === 'held') return one;
      if (one.kind === 'fine') verdict = one;
      twin.apply(asked, option);
    }
    return options.length === 0 ? without : verdict;
  }

  /** Chooses, unless the lesson holds it back. */
  choose(options: readonly Option[]): Verdict {
    const verdict = this.judge(options);
    if (!isDone(verdict)) return verdict;
    this.inputs.push([...options]);
    this.playBots();
    for (const option of options) {
      this.passTell();
      const { asked } = this;
      if (!asked?.options.includes(option)) break;
      this.apply(asked, option);
    }
    return verdict;
  }

  /** Read: on to what comes next. */
  next(): boolean {
    if (!this.tells) return false;
    this.inputs.push(null);
    this.playBots();
    this.passTell();
    return true;
  }

  /** The learner's last step is taken back, with all that came of it. */
  back(): boolean {
    if (this.inputs.length === 0) return false;
    const before = this.inputs.slice(0, -1);
    this.inputs.length = 0;
    this.played = [];
    this.sceneAt = 0;
    this.begin();
    for (const input of before) this.repeat(input);
    this.playBots();
    return true;
  }

  /** Lets the bot that is asked make one choice. */
  playBot(): void {
    const decision = this.botAsked;
    if (decision === null) return;
    const option = this.botOption(decision);
    this.botsMoved = true;
    this.apply(decision, option);
  }

  playBots(): void {
    while (this.botAsked !== null) this.playBot();
  }

  private get scene(): Scene | null {
    return this.part.scenes[this.sceneAt] ?? null;
  }

  private repeat(input: Input): boolean {
    this.playBots();
    return input === null ? this.next() : isDone(this.choose(input));
  }

  private fork(): LessonRun {
    const twin: LessonRun = Object.create(LessonRun.prototype);
    return Object.assign(twin, this, { match: this.match.fork(), inputs: [...this.inputs], ear: deaf });
  }

  /** Deals the scene and plays its opening. */
  private begin(): void {
    const { scene } = this;
    if (scene === null) return;
    this.match = dealt(this.game, this.lesson, scene);
    this.played = [...this.played, this.match];
    this.ear.scene(this.match);
    this.toBeat(0);
    this.settle();
  }

  private toBeat(at: number): void {
    this.beatAt = at;
    this.stepAt = 0;
    this.moveAt = 0;
    this.entered = false;
    this.botsMoved = false;
  }

  private passTell(): void {
    if (!this.tells) return;
    this.toNext();
    this.settle();
  }

  /** On to the next beat; other wordings of one that was there are passed over. */
  private toNext(): void {
    const beats = this.scene?.beats ?? [];
    let next = this.beatAt + 1;
    while (this.entered && beats[next]?.instead) next++;
    this.toBeat(next);
  }

  private apply(decision: Decision, option: Option): void {
    const { match, ear } = this;
    ear.choice(decision.seat);
    const refusal = match.choose({ seat: decision.seat, decision: decision.id, option }, (event) => ear.event(event));
    if (refusal !== null) throw new Error(`${this.lesson.game}, beat "${this.beat?.id}": ${refusal.message}`);
    if (decision.seat === LEARNER && this.entered) this.stepAt++;
    this.settle();
  }

  private verdictOn(option: Option): Verdict {
    const { step } = this;
    if (step === null) return { kind: 'fine' };
    if (step.propose.includes(option)) return { kind: 'proposed' };
    if (step.fine === 'any' || step.fine?.includes(option)) return { kind: 'fine' };
    const line = step.not?.find(({ options }) => options === 'any' || options.includes(option));
    return { kind: 'held', say: line?.say ?? null };
  }

  private botOption({ prompt, options, seat: asked }: Decision): Option {
    const moves = this.beat?.bots ?? [];
    for (const [at, move] of moves.entries()) {
      if (at < this.moveAt || move.at !== prompt || (move.seat ?? asked) !== asked) continue;
      const wanted = move.prefer.find((option) => options.includes(option));
      if (wanted === undefined) continue;
      this.moveAt = at + 1;
      return wanted;
    }
    // The learner went another way, and what the bot had in mind is gone: it makes room again.
    return options.find(closes) ?? defined(options[0]);
  }

  /** Finds the beat whose moment it is, after anything has changed. */
  private settle(): void {
    for (;;) {
      const { scene, beat } = this;
      if (scene === null) return;
      if (beat === null) {
        this.sceneAt++;
        this.begin();
        return;
      }
      if (this.entered ? this.isOverNow(beat) : !this.isWaitedFor(beat)) this.toNext();
      else return;
    }
  }

  /** Of a beat whose moment has come: is it done? */
  private isOverNow(beat: Beat): boolean {
    const { asked } = this;
    if (isTell(beat)) return false;
    if (beat.free === true) return asked === null;
    const steps = beat.steps ?? [];
    if (asked === null) {
      const next = this.scene?.beats[this.beatAt + 1];
      return this.match.over || this.stepAt >= steps.length || next?.bots !== undefined;
    }
    const at = steps.findIndex((step, place) => place >= this.stepAt && canPropose(step, asked));
    if (at < 0) return true;
    this.stepAt = at;
    return false;
  }

  /** Of a beat that is the next one: lets it begin where its moment has come. False: it will not come any more. */
  private isWaitedFor(beat: Beat): boolean {
    const { asked, match } = this;
    const botsToMove = beat.bots !== undefined && !this.botsMoved;
    if (asked === null && !match.over) {
      this.entered = isTell(beat) && beat.when === undefined;
      return true;
    }
    if (botsToMove && !match.over) return true;
    if (beat.when !== undefined && !beat.when(this.game.view(match.table.state, LEARNER))) return false;
    if (isTell(beat)) this.entered = true;
    else if (asked === null) return false;
    else if (beat.free === true) this.entered = true;
    else {
      const at = (beat.steps ?? []).findIndex((step) => step.at === asked.prompt);
      if (at < 0) return true;
      // What it would propose cannot be done: it is left out, and perhaps another wording fits.
      if (!canPropose(beat.steps?.[at], asked)) return false;
      this.stepAt = at;
      this.entered = true;
    }
    return true;
  }
}

/** Is one of its proposals an answer to this? */
const canPropose = (step: Step | undefined, asked: Decision): boolean =>
  step?.at === asked.prompt && step.propose.some((option) => asked.options.includes(option));

const isDone = ({ kind }: Verdict): boolean => kind === 'proposed' || kind === 'fine';

const isTell = (beat: Beat | null): boolean => beat !== null && beat.steps === undefined && beat.free === undefined;

const counted = (beats: readonly Beat[]): number => beats.filter((beat) => beat.instead === undefined).length;

/** The table of a scene with its opening played. */
function dealt(game: AnyGame, lesson: Lesson, { seed, opening = [], beats }: Scene): AnyMatch {
  const seating = seatingOf(game, lesson.bots.length + 1, lesson.variants);
  if (isRefusal(seating)) throw new Error(`${lesson.game}: ${seating.message}`);
  const match: AnyMatch = new Match(game, seating, { seed });
  for (const [at, option] of opening.entries()) {
    const decision = match.table.pending[0];
    // A number that was written down is a piece or an amount: whichever is asked for.
    const meant = decision?.options.find((one) => String(one) === String(option)) ?? option;
    const refusal = decision && match.choose({ seat: decision.seat, decision: decision.id, option: meant });
    if (refusal !== null)
      throw new Error(
        `${lesson.game}: choice ${at + 1} of the opening ("${option}") does not fit${decision ? ` ${decision.prompt}` : ''}: beat "${beats[0]?.id}" is not reached.`,
      );
  }
  return match;
}
