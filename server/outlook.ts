import { type GameEvent, isOver, type Refusal, refuse, seat, type View, viewTable } from '@stolik/engine';
import { Copy, Said } from './changes.ts';
import type { TellingOf } from './protocol.ts';
import { type Sealed, sealed } from './seal.ts';
import type { Ears, News } from './tables/chronicle.ts';
import type { Ledger } from './tables/ledger.ts';

/** What `state` and `step` say beside the state itself, each part as JSON already. */
type Standing = Omit<TellingOf<'state'>, 'kind' | 'state'>;
type Common = 'table' | 'at' | 'thinking' | 'moment' | 'lastMover';
type Parts<K extends keyof Standing> = { readonly [P in K]: string };

/** Fields of a message, each with a comma before it. */
function fields(parts: { readonly [name: string]: string }): string {
  let all = '';
  for (const name in parts) all += `,"${name}":${parts[name]}`;
  return all;
}

/**
 * One moment of a table, for all who look at it. Chairs see and hear much the same, and a message is made for each of them with every choice, so what
 * several are told alike is put into JSON once.
 */
export class Moment {
  readonly said = new Said();
  /** What everybody may know, a spectator too. */
  readonly common: string;
  private readonly events = new Map<GameEvent, string>();

  constructor(table: string, ledger: Ledger) {
    const common: Parts<Common> = {
      table: JSON.stringify(table),
      at: `${ledger.at}`,
      thinking: `${ledger.thinking}`,
      moment: `${ledger.match?.choices.length ?? 0}`,
      lastMover: `${ledger.chronicle.lastChooser}`,
    };
    this.common = fields(common);
  }

  log({ keep, add }: News): string {
    let entries = '';
    for (const [i, { sequence, event }] of add.entries())
      entries += `${i > 0 ? ',' : ''}{"id":${keep + i + 1},"sequence":${sequence},"event":${this.event(event)}}`;
    return `{"keep":${keep},"add":[${entries}]}`;
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

const spectating = refuse('nothing-to-undo', 'A spectator has chosen nothing.');
const gameOver = refuse('game-over', 'The game is over.');

/** What one chair sees of a running game: the last view it was sent, so that a step sends only what has changed. */
export class Outlook {
  private readonly ears: Ears;
  private readonly copy = new Copy();
  private at: number;

  constructor(
    private readonly table: string,
    private readonly ledger: Ledger,
    readonly chair: number | null,
  ) {
    this.ears = ledger.chronicle.ears(chair);
    this.copy.update(this.view().state as object);
    this.at = ledger.at;
  }

  /** The whole view, with the log from where its reader has it. */
  whole(since: number | null): Sealed {
    const standing = this.standing(new Moment(this.table, this.ledger), this.view(), this.ears.since(since ?? -1));
    return sealed(`{"kind":"state"${standing},"state":${this.copy.whole()}}`);
  }

  /** What has changed since the last step. */
  step(moment: Moment): Sealed {
    const from = this.at;
    this.at = this.ledger.at;
    const view = this.view();
    const changes = this.copy.update(view.state as object, moment.said);
    const standing = this.standing(moment, view, this.ears.news());
    return sealed(`{"kind":"step","from":${from}${standing},"changes":${changes}}`);
  }

  private view(): View<unknown> {
    const { match, game } = this.ledger;
    if (match === null) throw new Error('There is nothing to see before the game has begun.');
    return viewTable(game, match.table, this.chair === null ? null : seat(this.chair));
  }

  private standing(moment: Moment, view: View<unknown>, news: News): string {
    const { ledger, chair } = this;
    const noUndo = this.noUndo();
    const mayAsk =
      noUndo !== null && chair !== null && ledger.undo === null && ledger.chronicle.lastChoiceOf(chair) >= 0;
    const own: Parts<Exclude<keyof Standing, Common>> = {
      seat: `${chair}`,
      sequence: `${view.sequence}`,
      over: `${view.over}`,
      decision: decisionJson(ledger.status === 'playing' ? view.decision : null),
      waitingFor: `[${view.waitingFor.join()}]`,
      log: moment.log(news),
      noUndo: noUndo === null ? 'null' : JSON.stringify({ why: noUndo.why, message: noUndo.message }),
      mayAsk: `${mayAsk}`,
      recapFrom: `${this.ears.recapFrom()}`,
    };
    return moment.common + fields(own);
  }

  private noUndo(): Refusal | null {
    const { match } = this.ledger;
    if (this.chair === null || match === null) return spectating;
    return isOver(match.table) ? gameOver : match.whyNoUndo(seat(this.chair));
  }
}

function decisionJson(asked: View<unknown>['decision']): string {
  if (asked === null) return 'null';
  const { id, seat: whose, prompt, options, question } = asked;
  return JSON.stringify({ id, seat: whose, prompt, options, question } satisfies Record<
    keyof NonNullable<Standing['decision']>,
    unknown
  >);
}
