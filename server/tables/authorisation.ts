import { type AnyGame, commitmentTo, type Option, pendingFor, seat } from '@stolik/engine';
import type { ClientMessageOf } from '../protocol.ts';
import type { Deed } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import { fromEngine, type Refused, refused } from './refused.ts';

/** Who may do what at a table. Each function says which deed a request means, or why it is refused; none changes anything. */

const notHost = refused('not-host', 'Only the host of the table can do that.');
const notYours = refused('not-your-seat', 'That seat is not yours.');
const begun = refused('already-begun', 'The game has begun already.');
const notBegun = refused('not-begun', 'The game has not begun yet.');
const unwanted = refused('not-allowed', 'The host of this table has asked you to go.');
const closed = refused('table-closed', 'This table is closed.');

const gathering = (ledger: Ledger): Refused | null =>
  ledger.status === 'gathering' ? null : ledger.status === 'closed' ? closed : begun;

/** While cards are dealt nobody sits down: everybody's part is fixed. */
const seating = (ledger: Ledger): Refused | null => gathering(ledger) ?? (ledger.company.deal === null ? null : begun);

const playing = (ledger: Ledger): Refused | null => {
  if (ledger.status === 'playing') return null;
  if (ledger.status === 'gathering') return notBegun;
  return ledger.status === 'over' ? refused('game-over', 'The game is over.') : closed;
};

/** Is the seat the account's, and does it still play it? */
function mine(ledger: Ledger, account: string, at: number): Refused | null {
  const chair = ledger.company.chairs[at];
  if (chair?.account !== account) return notYours;
  return chair.minded === 'resigned' ? refused('not-allowed', 'You have given up this seat.') : null;
}

export function joining(
  ledger: Ledger,
  account: string,
  ownName: string,
  said: ClientMessageOf<'join'>,
): Deed | Refused {
  const late = seating(ledger);
  if (late !== null) return late;
  const sitsHere = ledger.company.seatsOf(account).length > 0;
  if (!sitsHere && ledger.company.keptOut.includes(account)) return unwanted;
  if (!sitsHere && said.code !== ledger.company.code)
    return refused('not-allowed', 'The invitation is not valid (any more).');
  // Coming twice is no reason for two seats; a second seat is asked for with a name.
  const moves = sitsHere && said.name === undefined;
  const own = moves ? movable(ledger, account) : -1;
  if (moves && (said.seat === undefined || own < 0)) return refused('seat-taken', 'You sit at this table already.');
  const free = said.seat ?? ledger.company.chairs.findIndex(({ kind }) => kind === 'open');
  if (free < 0) return refused('no-free-seat', 'No seat is free at this table.');
  const chair = ledger.company.chairs[free];
  if (chair === undefined) return refused('no-free-seat', `This table has no seat ${free}.`);
  if (chair.kind !== 'open') return refused('seat-taken', 'Somebody else sits there.');
  return moves
    ? { kind: 'moved', seat: own, to: free }
    : { kind: 'sat', seat: free, account, name: said.name ?? ownName };
}

/** The one seat of the account; -1 where others share its screen, who would be parted by moving. */
function movable({ company }: Ledger, account: string): number {
  const [own = -1, ...others] = company.seatsOf(account);
  return others.length === 0 ? own : -1;
}

export function leaving(ledger: Ledger, account: string, { seat: at }: ClientMessageOf<'leave'>): Deed | Refused {
  const late = gathering(ledger);
  if (late !== null) return late;
  const chair = ledger.company.chairs[at];
  const own = chair?.account === account;
  if (chair === undefined || chair.kind === 'open' || !(own || account === ledger.company.host)) return notYours;
  if (chair.kind === 'bot') return { kind: 'hired', seat: at, bot: null };
  const last = ledger.company.chairs.every(({ kind }, other) => other === at || kind !== 'person');
  return last ? { kind: 'closed' } : { kind: 'rose', seat: at };
}

export function hiring(
  ledger: Ledger,
  account: string,
  { seat: at, bot }: ClientMessageOf<'hire'>,
  bots: readonly string[],
): Deed | Refused {
  const late = seating(ledger);
  if (late !== null) return late;
  if (account !== ledger.company.host) return notHost;
  const chair = ledger.company.chairs[at];
  if (chair === undefined) return refused('no-free-seat', `This table has no seat ${at}.`);
  if (chair.kind === 'person') return refused('seat-taken', 'A person sits there.');
  if (bot !== null && !bots.includes(bot)) return refused('no-bot', `There is no bot "${bot}".`);
  return { kind: 'hired', seat: at, bot };
}

export function readying(ledger: Ledger, account: string, { commitment }: ClientMessageOf<'ready'>): Deed | Refused {
  const late = gathering(ledger);
  if (late !== null) return late;
  if (ledger.company.seatsOf(account).length === 0) return notYours;
  return { kind: 'readied', account, commitment };
}

export function starting(ledger: Ledger, account: string, { commitment }: ClientMessageOf<'start'>): Deed | Refused {
  const late = seating(ledger);
  if (late !== null) return late;
  if (account !== ledger.company.host) return notHost;
  if (ledger.company.chairs.some(({ kind }) => kind === 'open'))
    return refused('not-ready', 'Some seats are still open: seat bots there or wait for people.');
  for (const chair of ledger.company.chairs)
    if (chair.account !== null && chair.account !== account && chair.commitment === null)
      return refused('not-ready', `${chair.name} is not ready yet.`);
  return { kind: 'dealing', commitment };
}

export function revealing(
  ledger: Ledger,
  account: string,
  { entropy }: ClientMessageOf<'reveal'>,
): Deed | Refused | null {
  const late = gathering(ledger);
  const committed = ledger.company.deal?.commitmentOf(account) ?? null;
  // Shown once more, by another window or because the first time was not heard of: nothing is left to do.
  if (late === begun && committed === commitmentTo(entropy)) return null;
  if (late !== null) return late;
  if (ledger.company.deal === null || committed === null)
    return refused('not-ready', 'Nobody waits for your part of the deal now.');
  if (commitmentTo(entropy) !== committed)
    return refused('not-committed', 'That is not the part of the deal that you had committed yourself to.');
  if (ledger.company.deal.hasRevealed(account)) return null;
  const all = ledger.company.deal.completedBy(account, entropy);
  return all === null ? { kind: 'revealed', account, entropy } : { kind: 'began', entropy: all };
}

export function renewing(ledger: Ledger, account: string, code: string): Deed | Refused {
  return account === ledger.company.host ? { kind: 'invited', code } : notHost;
}

export function choosing(ledger: Ledger, account: string, said: ClientMessageOf<'choose'>): Deed | Refused {
  const early = playing(ledger) ?? mine(ledger, account, said.seat);
  if (early !== null) return early;
  const { match } = ledger;
  if (ledger.held !== null) return refused('held', 'The last choice can still be taken back: wait a moment.');
  const decision = ledger.decisionOf(said.seat);
  if (decision === null) return refused('not-your-decision', `Seat ${said.seat} has nothing to decide now.`);
  if (decision.id !== said.decision)
    return refused(
      'stale-decision',
      `That answers decision ${said.decision}; the question now is decision ${decision.id}.`,
    );
  if (!decision.options.includes(said.option))
    return refused('unknown-option', `That is not one of the options of ${decision.prompt}.`);
  const next = match === null ? [] : nextAsked(match, said);
  return {
    kind: 'chose',
    seat: said.seat,
    option: said.option,
    ...(next.length === 0 ? {} : { next }),
    by: 'person',
    decision: said.decision,
  };
}

/** Of what the same thought chooses next, that which will be asked of the same seat, tried on a copy. */
function nextAsked(match: NonNullable<Ledger['match']>, said: ClientMessageOf<'choose'>): Option[] {
  const { next = [], decision, option } = said;
  if (next.length === 0) return [];
  const at = seat(said.seat);
  const trial = match.fork();
  const asked: Option[] = [];
  if (trial.choose({ seat: at, decision, option }) !== null) return [];
  for (const wanted of next) {
    const question = pendingFor(trial.table, at);
    if (question === null || trial.choose({ seat: at, decision: question.id, option: wanted }) !== null) break;
    asked.push(wanted);
  }
  return asked;
}

/** Within the fences one takes back oneself; beyond them the people whose game it changes are asked. */
export function undoing(ledger: Ledger, account: string, { seat: at }: ClientMessageOf<'undo'>): Deed | Refused {
  const early = playing(ledger) ?? mine(ledger, account, at);
  if (early !== null) return early;
  if (ledger.undo !== null) return refused('undo-waits', 'Somebody has asked to take back already.');
  const refusal = ledger.match?.whyNoUndo(seat(at)) ?? null;
  if (refusal === null) return { kind: 'undid', seat: at };
  const to = ledger.chronicle.lastChoiceOf(at);
  if (to < 0) return fromEngine(refusal);
  if (ledger.refusedMoments.includes(to)) return refused('undo-refused', 'The others were asked, and said no.');
  return { kind: 'undo-asked', seat: at, to, of: concerned(ledger, account) };
}

/** Seats of other people who have not given up, be they away or not: one seat for each person is enough. */
export function concerned(ledger: Ledger, account: string): number[] {
  const seen = new Set<string>([account]);
  return ledger.company.chairs.flatMap((chair, at) => {
    if (chair.account === null || chair.minded === 'resigned' || seen.has(chair.account)) return [];
    seen.add(chair.account);
    return [at];
  });
}

export function answeringUndo(
  ledger: Ledger,
  account: string,
  { seat: at, yes }: ClientMessageOf<'undo-answer'>,
): Deed | Refused {
  const early = playing(ledger) ?? mine(ledger, account, at);
  if (early !== null) return early;
  if (ledger.undo === null || !ledger.undo.waitsFor.includes(at))
    return refused('no-undo-asked', 'Nobody waits for your answer about taking back.');
  return { kind: 'undo-answered', seat: at, yes };
}

/** The last choice of a turn, which is held, stands: others need not wait any longer. */
export function lettingStand(ledger: Ledger, account: string): Deed | Refused | null {
  const own = ledger.company.seatsOf(account);
  if (own.length === 0) return refused('not-allowed', 'Only people at the table can hurry its bots.');
  const { held } = ledger;
  return held !== null && own.includes(held) ? { kind: 'stood', seat: held } : null;
}

export function resigning(ledger: Ledger, account: string, { seat: at }: ClientMessageOf<'resign'>): Deed | Refused {
  const early = playing(ledger) ?? mine(ledger, account, at);
  if (early !== null) return early;
  const others = ledger.company.chairs.some(
    (chair, other) => other !== at && chair.kind === 'person' && chair.minded !== 'resigned',
  );
  return others ? { kind: 'minded', seat: at, why: 'resigned' } : { kind: 'closed' };
}

export function returning(
  ledger: Ledger,
  account: string,
  { seat: at }: ClientMessageOf<'return'>,
): Deed | Refused | null {
  const early = playing(ledger) ?? mine(ledger, account, at);
  if (early !== null) return early;
  return ledger.company.chairs[at]?.minded === null ? null : { kind: 'returned', seat: at };
}

/** May the account look from this chair now? Whoever follows a table is asked anew with every deed: seats change hands while people gather. */
export function mayLookFrom(ledger: Ledger, account: string, chair: number | null): boolean {
  const { company, status } = ledger;
  const { chairs, spectators, keptOut } = company;
  if (chair !== null && chairs[chair]?.account === account) return true;
  if (chairs.some((one) => one.account === account)) return chair === null || status === 'over';
  if (keptOut.includes(account) || !(spectators || status === 'gathering')) return false;
  // When all is over nothing is hidden any more.
  return chair === null || status === 'over';
}

export function admitting(
  ledger: Ledger,
  account: string,
  { spectators }: ClientMessageOf<'admit'>,
): Deed | Refused | null {
  if (account !== ledger.company.host) return notHost;
  return ledger.company.spectators === spectators ? null : { kind: 'admitted', spectators };
}

export function keepingOut(ledger: Ledger, account: string, other: string, code: string): Deed | Refused | null {
  if (account !== ledger.company.host) return notHost;
  if (ledger.company.seatsOf(other).length > 0)
    return refused('not-allowed', 'Somebody with a seat cannot be asked to go like that: free the seat first.');
  return ledger.company.keptOut.includes(other) ? null : { kind: 'kept-out', account: other, code };
}

/** The chair from which the account looks; or why it may not. `undefined` asks for its own, if it has one. */
export function chairFor(
  ledger: Ledger,
  account: string,
  wanted: number | null | undefined,
  code: string | undefined,
): number | null | Refused {
  const own = ledger.company.seatsOf(account);
  if (own.length === 0 && ledger.company.keptOut.includes(account)) return unwanted;
  if (own.length === 0 && code !== ledger.company.code)
    return refused('not-allowed', 'This table is for the people at it and those with its invitation.');
  if (!mayLookFrom(ledger, account, null)) return refused('not-allowed', 'This table wants no spectators.');
  if (wanted === undefined) return own.find((at) => ledger.decisionOf(at) !== null) ?? own[0] ?? null;
  if (wanted === null) return null;
  if (ledger.company.chairs[wanted] === undefined) return refused('not-your-seat', `This table has no seat ${wanted}.`);
  return mayLookFrom(ledger, account, wanted) ? wanted : notYours;
}

export const gameNamed = (games: readonly AnyGame[], id: string): AnyGame | Refused =>
  games.find((game) => game.id === id) ?? refused('no-game', `There is no game "${id}" here.`);
