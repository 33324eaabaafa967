import { type AnyGame, commitmentTo, type GameRecord, isRefusal, replay, seatingOf } from '@stolik/engine';
import type { ClientMessageOf } from '../protocol.ts';
import { newId, newSecret } from '../secrets.ts';
import type { NewTable, Summary } from '../store/store.ts';
import { requestOf } from './answered.ts';
import type { Deed, Entry, Opening } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import { fromEngine, type Refused, refused } from './refused.ts';

/** How new tables come to be: from what somebody asks for, from a game begun elsewhere, from a game just played. */

interface Founder {
  readonly id: string;
  readonly name: string;
}

/** A table as it was asked for, with the founder in his seat. */
export function founded(
  game: AnyGame,
  bots: readonly string[],
  founder: Founder,
  said: ClientMessageOf<'create'>,
  now: number,
): NewTable | Refused {
  const seating = seatingOf(game, said.seats, said.variants);
  if (isRefusal(seating)) return fromEngine(seating);
  const company = said.company ?? Array.from({ length: said.seats }, (_, at) => (at === 0 ? 'me' : 'open'));
  if (company.length !== said.seats) return refused('seats', `The company is not one of ${said.seats} seats.`);
  if (company.filter((who) => who === 'me').length !== 1)
    return refused('seats', 'The one who makes the table sits at exactly one seat of it.');
  const stranger = company.find((who) => who !== 'me' && who !== 'open' && !bots.includes(who));
  if (stranger !== undefined) return refused('no-bot', `There is no bot "${stranger}".`);
  const seed = newSecret();
  const opening: Opening = {
    kind: 'opened',
    game: game.id,
    rules: game.version,
    seats: seating.seats,
    variants: seating.variants,
    clock: said.clock,
    absence: said.absence,
    spectators: said.spectators,
    ...(said.hold === undefined ? {} : { hold: said.hold }),
    host: founder.id,
    code: newId(),
    commitment: commitmentTo(seed),
  };
  const seats = company.flatMap((who, seat): Deed[] => {
    if (who === 'open') return [];
    return who === 'me'
      ? [{ kind: 'sat', seat, account: founder.id, name: founder.name }]
      : [{ kind: 'hired', seat, bot: who }];
  });
  return newTable(seed, `${founder.id} ${said.id}`, founder.id, [opening, ...seats], now, requestOf(said.id, said));
}

/** A game begun elsewhere goes on here. Whoever brings it knows its seed, so it is marked as proving nothing. */
export function brought(
  game: AnyGame,
  founder: Founder,
  record: GameRecord,
  request: string,
  now: number,
): NewTable | Refused {
  if (record.result !== undefined)
    return refused('game-over', 'That game is over; only a game in progress can go on here.');
  const match = replay(game, record);
  if (isRefusal(match)) return fromEngine(match);
  if (match.over) return refused('game-over', 'That game is over; only a game in progress can go on here.');
  const opening: Opening = {
    kind: 'opened',
    game: game.id,
    rules: game.version,
    seats: record.seats,
    variants: match.seating.variants,
    clock: { kind: 'none' },
    absence: 900,
    spectators: true,
    hold: true,
    host: founder.id,
    code: newId(),
    commitment: commitmentTo(record.seed),
    brought: { entropy: record.entropy ?? [], choices: record.choices },
  };
  let seated = false;
  const seats = Array.from({ length: record.seats }, (_, seat): Deed[] => {
    const bot = record.bots?.[seat] ?? null;
    if (bot !== null) return [{ kind: 'hired', seat, bot }];
    if (seated) return [];
    seated = true;
    return [{ kind: 'sat', seat, account: founder.id, name: founder.name }];
  }).flat();
  if (!seated) return refused('seats', 'Nobody but bots plays that game.');
  const asked = requestOf(request, record);
  return newTable(record.seed, `${founder.id} ${request}`, founder.id, [opening, ...seats], now, asked);
}

/** The same company once more. Whoever asks second gets the same table, since the request is the old table's own. */
export function again(table: string, ledger: Ledger, now: number): NewTable {
  const seed = newSecret();
  const { brought: _, ...before } = ledger.opening;
  const opening: Opening = { ...before, host: ledger.company.host, code: newId(), commitment: commitmentTo(seed) };
  const seats = ledger.company.chairs.flatMap((chair, seat): Deed[] => {
    if (chair.account !== null) return [{ kind: 'sat', seat, account: chair.account, name: chair.name }];
    return chair.bot === null ? [] : [{ kind: 'hired', seat, bot: chair.bot }];
  });
  return newTable(seed, `rematch of ${table}`, ledger.company.host, [opening, ...seats], now);
}

function newTable(
  seed: string,
  request: string,
  account: string,
  deeds: readonly [Opening, ...Deed[]],
  now: number,
  /** What was asked for, where somebody did. */
  asked: string | null = null,
): NewTable {
  const [opening, ...seats] = deeds;
  const entries = deeds.map(
    (deed, i): Entry => ({ at: i + 1, time: now, account, request: i === 0 ? asked : null, deed }),
  );
  const summary: Summary = {
    status: 'gathering',
    game: opening.game,
    seats: Array.from({ length: opening.seats }, (_, at) => {
      const deed = seats.find((one) => 'seat' in one && one.seat === at);
      return {
        account: deed?.kind === 'sat' ? deed.account : null,
        name: deed?.kind === 'sat' ? deed.name : '',
        bot: deed?.kind === 'hired' ? deed.bot : null,
      };
    }),
    waiting: [],
    wake: null,
  };
  return { id: newId(), seed, request, entries, summary };
}
