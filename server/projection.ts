import {
  type AskedDecision,
  askedOf,
  type GameEvent,
  isOver,
  pickedBy,
  type Refusal,
  refuse,
  type Seat,
  seat,
} from '@stolik/engine';
import { type ChairLog, type News, whyNoUndo } from '@stolik/engine/host';
import type { ServerMessageOf } from './protocol.ts';
import { type Sealed, sealed } from './seal.ts';
import type { Ledger } from './tables/ledger.ts';

/** What `state` and `step` say beside the state itself, each part as JSON already. */
type Standing = Omit<ServerMessageOf<'state'>, 'kind' | 'state'>;
type Common = 'table' | 'at' | 'sequence' | 'over' | 'waitingFor' | 'held' | 'thinking' | 'moment' | 'lastMover';
type Parts<K extends keyof Standing> = { readonly [P in K]: string };

/** Fields of a message, each with a comma before it. */
function fields(parts: { readonly [name: string]: string }): string {
  let all = '';
  for (const name in parts) all += `,"${name}":${parts[name]}`;
  return all;
}

/** The running game of a table. */
function gameAt({ match }: Ledger): NonNullable<Ledger['match']> {
  if (match === null) throw new Error('There is nothing to see before the game has begun.');
  return match;
}

/**
 * One moment of a table, for all who look at it. Chairs see and hear much the same, and a message is made for each of them with every choice, so what
 * several are told alike is put into JSON once.
 */
export class Moment {
  /** What everybody may know, a spectator too. */
  readonly common: string;
  private readonly events = new Map<GameEvent, string>();
  private lastNews: { readonly news: News; readonly text: string } | null = null;

  constructor(table: string, ledger: Ledger) {
    const match = gameAt(ledger);
    const { pending, sequence } = match.table;
    // At a table that was closed nobody is waited for, whatever was asked last.
    const waiting = ledger.status === 'playing' ? pending.map((decision) => decision.seat) : [];
    const waitingFor = ledger.held === null ? waiting.sort((one, other) => one - other) : [ledger.held];
    const common: Parts<Common> = {
      table: JSON.stringify(table),
      at: `${ledger.at}`,
      sequence: `${sequence}`,
      over: `${isOver(match.table)}`,
      waitingFor: `[${waitingFor}]`,
      held: `${ledger.held}`,
      thinking: `${ledger.thinking}`,
      moment: `${match.choices.length}`,
      lastMover: `${ledger.chronicle.lastChooser}`,
    };
    this.common = fields(common);
  }

  log(news: News): string {
    const { lastNews } = this;
    if (lastNews !== null && isSameNews(lastNews.news, news)) return lastNews.text;
    const { keep, add } = news;
    let entries = '';
    for (const [i, { sequence, event }] of add.entries())
      entries += `${i > 0 ? ',' : ''}{"id":${keep + i + 1},"sequence":${sequence},"event":${this.event(event)}}`;
    const text = `{"keep":${keep},"add":[${entries}]}`;
    this.lastNews = { news, text };
    return text;
  }

  private event(event: GameEvent): string {
    let text = this.events.get(event);
    if (text === undefined) {
      text = JSON.stringify(event);
      this.events.set(event, text);
    }
    return text;
  }
}

const isSameNews = (one: News, other: News): boolean =>
  one.keep === other.keep && one.add.length === other.add.length && one.add.every((entry, i) => entry === other.add[i]);

export const seatOf = (chair: number | null): Seat | null => (chair === null ? null : seat(chair));

const gameOver = refuse('game-over', 'The game is over.');

/** The few reasons there are, as JSON. */
const reasons = new WeakMap<Refusal, string>();
function reasonJson(refusal: Refusal): string {
  let text = reasons.get(refusal);
  if (text === undefined) {
    text = JSON.stringify({ why: refusal.why, message: refusal.message });
    reasons.set(refusal, text);
  }
  return text;
}

/** What one chair sees of a running game. */
export class Projection {
  private readonly chairLog: ChairLog;
  private at: number;

  constructor(
    private readonly table: string,
    private readonly ledger: Ledger,
    readonly chair: number | null,
  ) {
    this.chairLog = ledger.chronicle.logOf(seatOf(chair));
    // Whoever looks is told all of it at first; steps tell what comes then.
    this.chairLog.readAll();
    this.at = ledger.at;
  }

  /** The whole view, with the log from where its reader has it. */
  whole(since: number | null): Sealed {
    const { ledger, chair } = this;
    const standing = this.standing(new Moment(this.table, ledger), this.chairLog.since(since ?? -1));
    const { game, table } = gameAt(ledger);
    return sealed(`{"kind":"state"${standing},"state":${JSON.stringify(game.view(table.state, seatOf(chair)))}}`);
  }

  /** What has changed since the last step; what has in the state, as `Told` says it. */
  step(moment: Moment, changes: string): Sealed {
    const from = this.at;
    this.at = this.ledger.at;
    const standing = this.standing(moment, this.chairLog.news());
    return sealed(`{"kind":"step","from":${from}${standing},"changes":${changes}}`);
  }

  private standing(moment: Moment, news: News): string {
    const { ledger, chair } = this;
    const noUndo = this.noUndo();
    const last = chair === null ? -1 : ledger.chronicle.lastChoiceOf(chair);
    const { undo } = ledger;
    const mayAsk = noUndo !== null && noUndo !== gameOver && last >= 0 && this.mayAskFor(last);
    const beforeOf = (choice: number): number => this.chairLog.before(choice);
    // In one piece: this is put together for every chair with every choice.
    return `${moment.common},"seat":${chair},"decision":${decisionJson(this.asked())},"picked":${this.picked()},"log":${moment.log(news)},"noUndo":${
      noUndo === null ? 'null' : reasonJson(noUndo)
    },"mayAsk":${mayAsk ? beforeOf(last) : null},"asked":${undo === null ? null : beforeOf(undo.to)},"recapFrom":${this.chairLog.recapFrom()}`;
  }

  private mayAskFor(choice: number): boolean {
    const { undo, refusedMoments, company } = this.ledger;
    return undo === null && !refusedMoments.includes(choice) && !company.isPlayedByBot(this.chair ?? -1);
  }

  private asked(): AskedDecision | null {
    const { ledger, chair } = this;
    // Where a bot plays for a person, the question is the bot's.
    if (chair === null || ledger.status !== 'playing' || ledger.held !== null || ledger.company.isPlayedByBot(chair))
      return null;
    const { game, table } = gameAt(ledger);
    return askedOf(game, table, seat(chair));
  }

  private picked(): string {
    const { game, table } = gameAt(this.ledger);
    return JSON.stringify(pickedBy(game, table, seatOf(this.chair)));
  }

  private noUndo(): Refusal | null {
    const { ledger, chair } = this;
    if (chair !== null && ledger.status !== 'playing') return gameOver;
    return whyNoUndo(gameAt(ledger), seatOf(chair));
  }
}

function decisionJson(asked: AskedDecision | null): string {
  if (asked === null) return 'null';
  const { id, seat: whose, prompt, options, question } = asked;
  return JSON.stringify({ id, seat: whose, prompt, options, question } satisfies Record<
    keyof NonNullable<Standing['decision']>,
    unknown
  >);
}
