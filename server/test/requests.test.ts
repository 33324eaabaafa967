import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { games } from './games.ts';
import { Journal } from './journal.ts';
import { newRequest, type Player } from './player.ts';
import { play, playOn, quick, Stage, seatAll } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

const two = async (limits = quick): Promise<[Player, Player]> => {
  const house = await stage.open({ limits });
  return [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
};

describe('the id of a request', () => {
  it('answers the same request the same, and refuses another one that uses it', async () => {
    const people = await two();
    const [ann] = people;
    const table = await play(people);
    const chooser = people.find((one) => one.at(table).standing.decision !== null) as Player;
    const { decision } = chooser.at(table).standing;
    if (decision === null) throw new Error('not asked');
    const said = {
      kind: 'choose',
      id: newRequest(),
      table,
      seat: decision.seat,
      decision: decision.id,
      option: decision.options[0] ?? '',
    } as const;
    const done = await chooser.do(said);
    expect(await chooser.do(said)).toEqual(done);
    expect(await chooser.ask({ ...said, option: decision.options[1] ?? 'other' })).toMatchObject({
      code: 'request-reused',
    });
    expect(await chooser.ask({ kind: 'resign', id: said.id, table, seat: decision.seat })).toMatchObject({
      code: 'request-reused',
    });
    expect(chooser.company(table).seats.map(({ minded }) => minded)).toEqual([null, null]);
    const id = newRequest();
    const made = await ann.do({ kind: 'create', id, game: 'star-scrappers', seats: 2 });
    expect(await ann.do({ kind: 'create', id, game: 'star-scrappers', seats: 2 })).toEqual(made);
    expect(await ann.ask({ kind: 'create', id, game: 'star-scrappers', seats: 3 })).toMatchObject({
      code: 'request-reused',
    });
    await ann.do({ kind: 'chat', id, table, text: 'one' });
    expect(await ann.ask({ kind: 'chat', id, table, text: 'two' })).toMatchObject({ code: 'request-reused' });
  });

  it('is known after a restart, too', async () => {
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    const table = await seatAll([ann], { seats: 2 });
    const said = { kind: 'hire', id: newRequest(), table, seat: 1, bot: 'greedy' } as const;
    const done = await ann.do(said);
    await house.stop();
    const again = await stage.back(await stage.open(), ann);
    expect(await again.do(said)).toEqual(done);
    expect(await again.ask({ ...said, bot: null })).toMatchObject({ code: 'request-reused' });
  });

  it('belongs to an account: somebody else may use the same', async () => {
    const [ann, bo] = await two();
    const table = await seatAll([ann, bo]);
    const said = { kind: 'ready', id: newRequest(), table, commitment: ann.commit() } as const;
    const [first, second] = [await ann.do(said), await bo.do(said)];
    expect(second.at).toBe((first.at ?? 0) + 1);
    await ann.until(() => ann.company(table).seats.every(({ ready }) => ready));
  });
});

describe('what was seen', () => {
  it('cannot lie beyond what has happened', async () => {
    const [ann, bo] = await two();
    const table = await play([ann, bo]);
    const { at } = ann.at(table);
    expect(await ann.ask({ kind: 'seen', table, at: at + 1 })).toMatchObject({ code: 'bad-message' });
    expect(await ann.ask({ kind: 'seen', table, at: 1e15 })).toMatchObject({ code: 'bad-message' });
    await ann.do({ kind: 'seen', table, at });
  });
});

describe('a choice', () => {
  it('carries the decision it answers, which the engine checks', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const { ledger, entries } = new Journal(game, 2);
    const [asked] = ledger.match?.table.pending ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const chose = { kind: 'chose', seat: asked.seat, option: asked.options[0] ?? '', by: 'person' } as const;
    const entry = { at: entries.length + 1, time: 1, account: null, request: null };
    for (const decision of [asked.id + 1, asked.id - 1])
      expect(ledger.apply({ ...entry, deed: { ...chose, decision } })).toMatchObject({ code: 'stale-decision' });
    expect(ledger.apply({ ...entry, deed: { ...chose, decision: asked.id } })).toBeNull();
  });

  it('that answers an older decision is refused at the door, and nothing happens', async () => {
    const [ann, bo] = await two();
    const table = await play([ann, bo]);
    const asked = () => {
      const who = [ann, bo].find((one) => one.at(table).standing.decision !== null);
      const decision = who?.at(table).standing.decision ?? null;
      if (who === undefined || decision === null) throw new Error('nobody is asked');
      return { who, decision };
    };
    const { who, decision: old } = asked();
    const { at } = await who.choose(table);
    await Promise.all([ann, bo].map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
    const { who: next, decision: now } = asked();
    expect(now.id).not.toBe(old.id);
    const answer = { kind: 'choose', table, seat: now.seat, option: now.options[0] ?? '' } as const;
    expect(await next.ask({ ...answer, decision: old.id })).toMatchObject({ code: 'stale-decision' });
    expect(next.at(table).standing.decision).toEqual(now);
    expect(await next.ask({ ...answer, decision: now.id })).toMatchObject({ kind: 'done' });
  });

  it('and what the same thought chooses next are one message, one deed and one step', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people);
    const ledger = (): NonNullable<ReturnType<typeof house.house.hall.here>>['table']['ledger'] => {
      const held = house.house.hall.here(table);
      if (held === null) throw new Error('not here');
      return held.table.ledger;
    };
    // Finds a choice after which the same seat is asked again.
    for (let tries = 0; tries < 200; tries++) {
      const chooser = people.find((one) => one.at(table).standing.decision !== null) as Player;
      const { decision } = chooser.at(table).standing;
      const trial = ledger().match?.fork();
      if (decision === null || trial === undefined) throw new Error('not asked');
      const first = decision.options[0] ?? '';
      const [asked] = trial.table.pending;
      trial.choose({ seat: asked?.seat ?? decision.seat, decision: decision.id, option: first } as never);
      const [next] = trial.table.pending;
      if (next?.seat !== decision.seat) {
        await playOn(people, table, 1);
        continue;
      }
      const { at, moment } = { at: chooser.at(table).at, moment: chooser.at(table).standing.moment };
      const steps = (): number => chooser.heard.filter(({ kind }) => kind === 'step').length;
      const before = steps();
      const said = { kind: 'choose', table, seat: decision.seat, decision: decision.id, option: first } as const;
      // What is not asked after the second is left out.
      const done = await chooser.do({ ...said, next: [next.options[0] ?? '', 'nothing-of-the-kind'] });
      expect(done.at).toBe(at + 1);
      expect([chooser.at(table).standing.moment, steps()]).toEqual([moment + 2, before + 1]);
      const [entry] = await house.house.store.entriesAfter(table, at);
      expect(entry?.deed).toMatchObject({ kind: 'chose', option: first, next: [next.options[0]] });
      await house.stop();
      const again = await stage.back(await stage.open(), chooser);
      await again.do({ kind: 'open', table });
      expect(again.at(table).state).toEqual(chooser.at(table).state);
      return;
    }
    throw new Error('never came so far');
  });

  it('that fails in the middle of a thought changes nothing', () => {
    const [game] = games;
    if (game === undefined) throw new Error('no game');
    const { ledger, entries } = new Journal(game, 2);
    const [asked] = ledger.match?.table.pending ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const before = JSON.stringify(ledger.keep());
    const deed = { kind: 'chose', seat: asked.seat, option: asked.options[0] ?? '', by: 'person' } as const;
    const entry = { at: entries.length + 1, time: 1, account: null, request: null };
    expect(ledger.apply({ ...entry, deed: { ...deed, next: ['nothing-of-the-kind'] } })).not.toBeNull();
    expect(JSON.stringify(ledger.keep())).toBe(before);
  });
});

describe('taking back', () => {
  it('is limited, as one person could keep the whole house busy with it', async () => {
    const [ann] = await two({ ...quick, undos: LIMITS.undos });
    const table = await play([ann], { seats: 2 });
    await playOn([ann], table, 4);
    const replies = [];
    for (let i = 0; i < LIMITS.undos.burst + 20; i++) replies.push(await ann.ask({ kind: 'undo', table, seat: 0 }));
    expect(replies.filter((reply) => reply.kind === 'refused' && reply.code === 'too-many').length).toBeGreaterThan(10);
  });
});
