import {
  type AnyGame,
  branch,
  type Chance,
  copyTable,
  determinize,
  isOver,
  pendingFor,
  type Seat,
  type Table,
  viewTable,
} from '@stolik/engine';
import { child, firstDifference } from '../difference.ts';
import { playOn, same, seatsAt } from '../walk.ts';
import type { Law, Watch } from './law.ts';
import { optionsAnew } from './step.ts';

/** Positions looked at, one in so many. Playing a redealt table to its end is dearer. */
const LOOKED_AT = 3;
const PLAYED_OUT = 24;
/** No more is played out while that took so many times the choices of the walk: otherwise a long game would cost the square of its length. */
const MOST_PLAYED_OUT = 2;

export const viewsKeepSecrets: Law = {
  name: 'views keep secrets',
  says: 'What a seat cannot know may be dealt anew, and neither it nor a spectator sees a difference.',
  *watch(watch) {
    const { game, walk } = watch;
    yield* lookAround(watch, (seat) => {
      const redealt = walk.redealtFor(seat);
      return (
        firstDifference(viewTable(game, redealt, seat), walk.viewOf(seat), 'view') ??
        firstDifference(viewTable(game, redealt, null), walk.viewOf(null), "the spectator's view")
      );
    });
  },
};

export const redealsKnowTheViewOnly: Law = {
  name: 'redeals know the view only',
  says: 'Tables that look the same to a seat are dealt anew into the same table.',
  *watch(watch) {
    const { game, walk } = watch;
    yield* lookAround(watch, (seat) => {
      const chance = branch(watch.luck);
      return firstDifference(
        determinize(game, walk.redealtFor(seat), seat, same(chance)),
        determinize(game, watch.table, seat, same(chance)),
      );
    });
  },
};

export const redealsAreTables: Law = {
  name: 'redeals are tables',
  says: 'A table dealt anew keeps the invariants, and a seat that has to choose can play it to its end.',
  *watch(watch) {
    const { game, walk } = watch;
    let playedOut = 0;
    yield* lookAround(watch, (seat) => {
      const { before } = walk;
      const redealt = walk.redealtFor(seat);
      const found =
        game.invariants(redealt.state)[0] ??
        firstDifference(watch.table, before, 'dealing anew changed the table itself') ??
        null;
      if (found !== null || pendingFor(redealt, seat) === null) return found;
      const problem = stuck(redealt);
      if (problem !== null || !watch.sampled(PLAYED_OUT) || playedOut > walk.made * MOST_PLAYED_OUT) return problem;
      const { made, broken } = toTheEnd(game, copyTable(game, redealt), watch.luck);
      playedOut += made;
      return broken === null ? null : `${broken} (${made} choices after dealing anew)`;
    });
  },
};

const stuck = ({ pending }: Table<unknown>): string | null => {
  const decision = pending.find(({ options }) => options.length === 0);
  return decision === undefined ? null : `seat ${decision.seat} has no option for ${decision.prompt}`;
};

/** Plays a redealt table out, and says what goes wrong. */
function toTheEnd(game: AnyGame, table: Table<unknown>, chance: Chance): { made: number; broken: string | null } {
  for (let made = 1; made <= game.decisionLimit; made++) {
    playOn(game, table, chance, 1);
    const broken = game.invariants(table.state)[0] ?? stuck(table);
    if (broken !== null || isOver(table)) return { made, broken };
  }
  return { made: game.decisionLimit, broken: 'it is not over' };
}

export const optionsFollowFromTheView: Law = {
  name: 'options follow from the view',
  says: 'What a seat may choose depends on nothing that it cannot see.',
  *watch(watch) {
    const { game, walk } = watch;
    yield* lookAround(watch, (seat) => {
      const decision = pendingFor(watch.table, seat);
      if (decision === null) return null;
      const again = optionsAnew(game, watch.table, seat);
      return (
        firstDifference(again, decision.options, 'options listed a second time') ??
        firstDifference(
          optionsAnew(game, walk.redealtFor(seat), seat),
          decision.options,
          'options on a table that looks the same',
        )
      );
    });
  },
};

/** What was found out about one hidden place in the course of a game. */
interface Secret {
  seen: number;
  redealt: boolean;
  readonly truths: Set<unknown>;
}

/** Seen so often, and never the same all the time: then chance alone does not explain that it is never dealt anew. */
const OFTEN = 30;

export const secretsAreRedealt: Law = {
  name: 'secrets are redealt',
  says: 'Whatever the view takes out is dealt anew, so that no guess can rest on the truth.',
  *watch(watch) {
    const secrets = new Map<string, Secret>();
    const { walk } = watch;
    yield* lookAround(watch, (seat) => {
      gatherSecrets(watch.table.state, walk.viewOf(seat).state, walk.redealtFor(seat).state, 'state', secrets);
      return null;
    });
    for (const [place, { seen, redealt, truths }] of secrets)
      if (!redealt && seen >= OFTEN && truths.size > 1)
        throw watch.broken(`${place} is hidden, but was never dealt anew in ${seen} tries`);
  },
};

/** Places are told apart but for the last number: all cards of one hand are one place. */
function gatherSecrets(
  truth: unknown,
  view: unknown,
  redealt: unknown,
  at: string,
  secrets: Map<string, Secret>,
): void {
  if (typeof truth === 'object' && truth !== null) {
    for (const name of Object.keys(truth)) {
      const where = Array.isArray(truth) ? `${at}[${name}]` : `${at}.${name}`;
      gatherSecrets(child(truth, name), childOf(view, name), childOf(redealt, name), where, secrets);
    }
    return;
  }
  if (Object.is(truth, view)) return;
  const place = at.replace(/\[\d+\]$/, '');
  const secret = secrets.get(place) ?? { seen: 0, redealt: false, truths: new Set() };
  secrets.set(place, secret);
  secret.seen++;
  secret.truths.add(truth);
  secret.redealt ||= !Object.is(truth, redealt);
}

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? child(value, name) : undefined;

/** Asks at some positions, for every seat, what is wrong; the end of the game is always looked at. */
function* lookAround(watch: Watch, wrong: (seat: Seat) => string | null): Generator<void> {
  for (;;) {
    if (watch.sampled(LOOKED_AT) || watch.done)
      for (const seat of seatsAt(watch.table)) {
        const found = wrong(seat);
        if (found !== null) throw watch.broken(`to seat ${seat}: ${found}`);
      }
    if (watch.done) return;
    yield;
  }
}
