import { type AnyGame, keysOf, type Option, type Refusal, reasonOf, type Seat } from '@stolik/engine';
import type { HintAdvice, LogEntry } from '@stolik/ui';
import type { Save } from '../saves/shelf.ts';
import type { HouseSnapshot, HouseTable } from './client.ts';
import {
  type Call,
  type Kept,
  type News,
  type Opened,
  type OpenTrouble,
  type Pace,
  type TableState,
  UNHEARD,
} from './protocol.ts';
import { unchanged } from './unchanged.ts';
import { workOut } from './work-out.ts';

/** The part of a worker that a table needs, so that a test may stand in for one. */
export interface TableWorker {
  postMessage(call: Call): void;
  addEventListener(type: 'message', listener: (event: { data: News }) => void, until: Until): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void, until: Until): void;
}

/** The worker may serve another table later, of which this one must not hear. */
interface Until {
  readonly signal: AbortSignal;
}

export interface Opening {
  readonly id: string;
  readonly given: Save | null;
  readonly takeOver: boolean;
  readonly pace: Pace;
  readonly hold: number;
  loadRules(game: string): Promise<AnyGame | null>;
}

/** A table that is played in a worker of this page: the side of the page. */
export class LocalTable implements HouseTable {
  private snapshot: HouseSnapshot;
  private kept: Kept;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<number, (news: News) => void>();
  private calls = 0;
  private foreseen: readonly Foreseen[] = [];
  private leave: (unsaved: Save | null) => void = () => {};
  /** When everything is written and the worker may end; the game itself if there was no room for it. */
  readonly closed: Promise<Save | null> = new Promise((resolve) => {
    this.leave = resolve;
  });

  private constructor(
    id: string,
    private readonly worker: TableWorker,
    game: AnyGame,
    { seating, seats }: Opened,
    { kept, ...state }: TableState,
  ) {
    this.snapshot = { ...told(state, []), id, game, seating, seats, stopped: null };
    this.kept = kept;
  }

  /** Opens a saved game, or says why it cannot be opened. */
  static open(worker: TableWorker, opening: Opening): Promise<LocalTable | OpenTrouble> {
    const { id, given, takeOver, pace, hold, loadRules } = opening;
    return new Promise((resolve) => {
      // News that come while the page still loads the rules wait until the table stands.
      let table: LocalTable | null = null;
      const early: News[] = [];
      const stand = async (opened: Opened, state: TableState): Promise<void> => {
        const game = await loadRules(opened.game);
        if (game === null)
          return resolve({ why: 'broken', message: `The rules of ${opened.game} could not be loaded.` });
        table = new LocalTable(id, worker, game, opened, state);
        for (const news of early) table.hear(news);
        resolve(table);
      };
      const broken = (error: unknown): void => resolve({ why: 'broken', message: reasonOf(error) });
      const until = new AbortController();
      worker.addEventListener(
        'message',
        ({ data: news }) => {
          if (news.kind === 'closed') until.abort();
          if (table !== null) table.hear(news);
          else if (news.kind === 'refused') resolve(news.trouble);
          else if (news.kind === 'broken') broken(news.message);
          else if (news.kind === 'opened') stand(news.opened, news.state).catch(broken);
          else early.push(news);
        },
        until,
      );
      worker.addEventListener(
        'error',
        ({ message = 'The worker of the table could not be started.' }) => {
          if (table === null) broken(message);
          else table.hear({ kind: 'broken', message });
        },
        until,
      );
      worker.postMessage({ kind: 'open', id, given, takeOver, pace, hold });
    });
  }

  getSnapshot = (): HouseSnapshot => this.snapshot;

  getKept = (): Kept => this.kept;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async choose(option: Option, then: readonly Option[] = []): Promise<Refusal | null> {
    const before = this.snapshot;
    const decision = before.view.decision?.id ?? -1;
    const after = this.foreseenAfter(option, then);
    const shown = after !== null;
    // Before it is drawn: a page that goes away meanwhile has made this choice, and shown it.
    const answer = this.ask((call) => ({ kind: 'choose', call, decision, option, then, shown }));
    if (shown) {
      // As the keeper has it: what could not be written is still not written.
      if (this.kept.saved === 'saved') this.kept = UNHEARD;
      this.show(after);
    }
    const refusal = await answer;
    // Nothing has come of it: the table is as it was, unless it has stopped and says so.
    if (refusal !== null && this.snapshot === after) this.show(before);
    return refusal;
  }

  prepare(option: Option, then: readonly Option[] = []): void {
    const from = this.snapshot;
    const { decision } = from.view;
    if (decision === null || this.foreseenAfter(option, then) !== null) return;
    void this.call((call) => ({ kind: 'foresee', call, decision: decision.id, option, then })).then((news) => {
      if (news.kind !== 'foreseen' || news.state === null || this.snapshot !== from) return;
      const after = this.after(news.state);
      workOut(after.game, after.view);
      this.foreseen = [...this.foreseen.filter((other) => other.from === from), { from, option, then, after }];
    });
  }

  async undo(): Promise<Refusal | null> {
    return this.ask((call) => ({ kind: 'undo', call }));
  }

  async sit(seat: Seat | null): Promise<void> {
    await this.ask((call) => ({ kind: 'sit', call, seat }));
  }

  async recordText(): Promise<string> {
    const news = await this.call((call) => ({ kind: 'record', call }));
    return news.kind === 'record' ? news.text : '';
  }

  hint = async (): Promise<readonly HintAdvice[]> => {
    const news = await this.call((call) => ({ kind: 'hint', call }));
    return news.kind === 'hint' ? news.advice : [];
  };

  hurry(): void {
    this.worker.postMessage({ kind: 'hurry' });
  }

  release(): void {
    this.worker.postMessage({ kind: 'release' });
  }

  setHold(hold: number): void {
    this.worker.postMessage({ kind: 'hold', hold });
  }

  setPace(pace: Pace): void {
    this.worker.postMessage({ kind: 'pace', pace });
  }

  /** Tries once more to put the game on the shelf. */
  saveAgain(): void {
    this.worker.postMessage({ kind: 'save' });
  }

  close(): void {
    this.worker.postMessage({ kind: 'close' });
    this.listeners.clear();
  }

  private async ask(make: (call: number) => Call): Promise<Refusal | null> {
    const news = await this.call(make);
    return news.kind === 'answer' ? news.refusal : null;
  }

  private call(make: (call: number) => Call): Promise<News> {
    const call = ++this.calls;
    return new Promise((resolve) => {
      this.waiting.set(call, resolve);
      this.worker.postMessage(make(call));
    });
  }

  private hear(news: News): void {
    switch (news.kind) {
      case 'state': {
        this.kept = unchanged(this.kept, news.state.kept);
        this.show(this.after(news.state));
        break;
      }
      case 'kept':
        this.kept = news.kept;
        this.show(this.snapshot);
        break;
      case 'lost':
        this.show({ ...this.snapshot, thinking: null, stopped: { why: 'lost' } });
        break;
      case 'broken':
        this.show({ ...this.snapshot, thinking: null, stopped: { why: 'broken', message: news.message } });
        break;
      case 'answer':
      case 'record':
      case 'hint':
      case 'foreseen':
        this.waiting.get(news.call)?.(news);
        this.waiting.delete(news.call);
        break;
      case 'closed':
        this.leave(news.unsaved);
        break;
      case 'opened':
      case 'lead':
      case 'turns':
      case 'refused':
        break;
    }
  }

  /** What the table is like after this, if that was worked out for the table as it is. */
  private foreseenAfter(option: Option, then: readonly Option[]): HouseSnapshot | null {
    const same = ({ from, ...thought }: Foreseen): boolean =>
      from === this.snapshot && thought.option === option && thought.then.join() === then.join();
    return this.foreseen.find(same)?.after ?? null;
  }

  /** The same snapshot as now where the state has nothing new: what was foreseen has come. */
  private after({ kept: _, ...state }: TableState): HouseSnapshot {
    const { view, noUndo, log } = this.snapshot;
    const news = told({ ...state, view: unchanged(view, state.view), noUndo: unchanged(noUndo, state.noUndo) }, log);
    const after: HouseSnapshot = { ...this.snapshot, ...news };
    const same = keysOf(news).every((key) => Object.is(after[key], this.snapshot[key]));
    return same ? this.snapshot : after;
  }

  private show(snapshot: HouseSnapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}

/** A table as it will be after a choice that nobody has made yet. */
interface Foreseen {
  readonly from: HouseSnapshot;
  readonly option: Option;
  readonly then: readonly Option[];
  readonly after: HouseSnapshot;
}

function told({ log, ...state }: Omit<TableState, 'kept'>, before: readonly LogEntry[]) {
  const known = before.slice(log.keep);
  const news = unchanged(known, log.add);
  // The same list as long as nothing new was told, so that nothing is drawn anew.
  return { ...state, log: news === known ? before : [...before.slice(0, log.keep), ...news] };
}
