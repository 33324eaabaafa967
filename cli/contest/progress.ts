import type { Desk } from '../desk.ts';

/** A bar is drawn so often; where nobody watches, a line is written so often, as a sign of life. */
const BAR_MS = 100;
const LINE_MS = 30_000;
const LEAST_TO_JUDGE_BY = 3;

/** Tells on standard error how far a long run has come: a bar in a terminal, now and then a line elsewhere. */
export class Progress {
  readonly #begun = performance.now();
  #told: number;
  #done: number;

  constructor(
    private readonly desk: Desk,
    private readonly games: number,
    private readonly before: number,
  ) {
    this.#done = before;
    this.#told = desk.terminal.notesSeen ? 0 : this.#begun;
    this.tell();
  }

  add(): void {
    this.#done++;
    this.tell();
  }

  /** Leaves a clean line behind. */
  close(): void {
    const { terminal } = this.desk;
    if (terminal.notesSeen) terminal.note('\r\u001b[K');
  }

  private tell(): void {
    const now = performance.now();
    const { terminal } = this.desk;
    if (now - this.#told < (terminal.notesSeen ? BAR_MS : LINE_MS)) return;
    this.#told = now;
    if (terminal.notesSeen) terminal.note(`\r${this.bar(terminal.columns)} ${this.words(now)}\u001b[K`);
    else terminal.note(`${this.words(now)}\n`);
  }

  private words(now: number): string {
    const played = this.#done - this.before;
    const args = { done: this.#done, games: this.games };
    if (played < LEAST_TO_JUDGE_BY) return this.desk.say('cli-contest-progress', args);
    const seconds = ((now - this.#begun) / 1000 / played) * (this.games - this.#done);
    return this.desk.say('cli-contest-progress-left', { ...args, left: clock(seconds) });
  }

  private bar(columns: number): string {
    const width = Math.max(10, Math.min(40, columns - 45));
    const full = Math.round((this.#done / Math.max(1, this.games)) * width);
    return `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
  }
}

/** `1:02:03`, or `2:03`. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, ...rest] = parts;
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${rest.map(two).join(':')}` : `${rest[0]}:${two(rest[1] ?? 0)}`;
}
