import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRequest, type Player } from './player.ts';
import { play, playOn, quick, Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

const asked = (people: readonly Player[], table: string): Player => {
  const one = people.find((player) => player.at(table).standing.decision !== null);
  if (one === undefined) throw new Error('nobody is asked');
  return one;
};

describe('a line that breaks', () => {
  it('is taken up again in the middle of a turn, with only the news of the log', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann, bo] = people as [Player, Player];
    const table = await play(people);
    await playOn(people, table, 25);
    const before = ann.at(table);
    ann.vanish();
    await bo.until(() => {
      const last = bo.heard.filter((message) => message.kind === 'presence').at(-1);
      return last?.kind === 'presence' && !last.present.includes(0);
    });
    const again = await stage.back(house, ann);
    again.tables.set(table, before);
    await again.do({ kind: 'open', table, since: { at: before.at, seat: 0 } });
    const state = again.heard.find((message) => message.kind === 'state');
    expect(state).toMatchObject({ log: { keep: before.log.length, add: [] } });
    expect(again.at(table).state).toEqual(before.state);
    expect(again.at(table).log).toEqual(before.log);
    await playOn([again, bo], table, 10);
  });

  it('catches up with what happened meanwhile, undone things included', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo'), await stage.come(house, 'Cy')];
    const table = await play(people);
    await playOn(people, table, 12);
    const away = people.find((one) => one.at(table).standing.decision === null) as Player;
    const seat = people.indexOf(away);
    const before = { ...away.at(table) };
    await away.leave();
    const others = people.filter((one) => one !== away);
    // The others play, and take back what they can, until the one who is away is asked.
    while (others[0]?.at(table).standing.waitingFor.includes(seat) === false) {
      const chooser = asked(others, table);
      const { at } = await chooser.choose(table);
      await Promise.all(others.map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
      if (chooser.at(table).standing.noUndo === null && Math.random() < 0.4) {
        const undone = await chooser.do({ kind: 'undo', table, seat: people.indexOf(chooser) });
        await Promise.all(others.map((one) => one.until(() => one.at(table).at >= (undone.at ?? 0))));
      }
    }
    const again = await stage.back(house, away);
    again.tables.set(table, before);
    await again.do({ kind: 'open', table, since: { at: before.at, seat } });
    const fresh = await stage.back(house, away);
    await fresh.do({ kind: 'open', table });
    expect(again.at(table).log).toEqual(fresh.at(table).log);
    expect(again.at(table).state).toEqual(fresh.at(table).state);
  });

  it('counts a choice once that was sent again because its answer was lost', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people);
    const chooser = asked(people, table);
    const seat = people.indexOf(chooser);
    const { decision } = chooser.at(table).standing;
    if (decision === null) throw new Error('not asked');
    const said = {
      kind: 'choose' as const,
      id: newRequest(),
      table,
      seat,
      decision: decision.id,
      option: decision.options[0] ?? '',
    };
    const first = await chooser.do(said);
    chooser.vanish();
    const again = await stage.back(house, chooser);
    await again.do({ kind: 'open', table });
    expect(await again.do(said)).toEqual(first);
    expect(await again.do(said)).toEqual(first);
    expect(again.at(table).standing.moment).toBe(1);
    expect(await again.ask({ ...said, id: newRequest() })).toMatchObject({ kind: 'refused' });
  });
});

describe('a server that is started again', () => {
  it('opens the table where it was, and knows what it had answered', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann, bo] = people as [Player, Player];
    const table = await play(people);
    await playOn(people, table, 20);
    const before = { state: ann.at(table).state, log: ann.at(table).log, moment: ann.at(table).standing.moment };
    await house.stop();
    expect(ann.closed?.code).toBe(1012);
    const next = await stage.open();
    const [annAgain, boAgain] = [await stage.back(next, ann), await stage.back(next, bo)];
    await annAgain.do({ kind: 'open', table });
    await boAgain.do({ kind: 'open', table });
    expect(annAgain.at(table).state).toEqual(before.state);
    expect(annAgain.at(table).log).toEqual(before.log);
    expect(annAgain.at(table).standing.moment).toBe(before.moment);
    await playOn([annAgain, boAgain], table);
    expect(annAgain.company(table).status).toBe('over');
  });

  it('drops tables nobody needs from memory, and has them again at once', async () => {
    const house = await stage.open({ limits: { ...quick, idleTable: 0 } });
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann] = people as [Player];
    const table = await play(people);
    await playOn(people, table, 5);
    for (const one of people) await one.do({ kind: 'close', table });
    await expect.poll(() => house.house.hall.size).toBe(0);
    await ann.do({ kind: 'open', table });
    expect(ann.at(table).standing.moment).toBe(5);
  });
});

describe('taking back', () => {
  /** Plays until somebody has just chosen and the fences stand where they are wanted. */
  const playTo = async (
    people: readonly Player[],
    table: string,
    free: boolean,
  ): Promise<{ seat: number; who: Player }> => {
    for (let tries = 0; tries < 200; tries++) {
      const who = asked(people, table);
      const { at } = await who.choose(table);
      await Promise.all(people.map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
      const { noUndo, mayAsk } = who.at(table).standing;
      if (free ? noUndo === null : mayAsk !== null) return { seat: people.indexOf(who), who };
    }
    throw new Error('never came so far');
  };

  it('is free up to the last fence', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people);
    const { who, seat } = await playTo(people, table, true);
    const { moment } = who.at(table).standing;
    expect(await who.do({ kind: 'undo', table, seat })).toMatchObject({ asked: false });
    expect(who.at(table).standing.moment).toBe(moment - 1);
  });

  it('beyond a fence asks the people concerned, once: a no stands', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo'), await stage.come(house, 'Cy')];
    const table = await play(people);
    const { who, seat } = await playTo(people, table, false);
    const { moment } = who.at(table).standing;
    const others = people.filter((one) => one !== who) as [Player, Player];
    expect(await who.do({ kind: 'undo', table, seat })).toMatchObject({ asked: true });
    await others[0].until(() => others[0].company(table).undo !== null);
    expect(others[0].company(table).undo?.waitsFor).toHaveLength(2);
    await others[0].do({ kind: 'undo-answer', table, seat: people.indexOf(others[0]), yes: true });
    expect(who.at(table).standing.moment).toBe(moment);
    await others[1].do({ kind: 'undo-answer', table, seat: people.indexOf(others[1]), yes: false });
    await who.until(() => who.company(table).undo === null);
    expect(who.at(table).standing.moment).toBe(moment);
    // A no is a no: nobody is asked about the same moment twice, however the game goes on.
    expect(who.at(table).standing.mayAsk).toBeNull();
    expect(await who.ask({ kind: 'undo', table, seat })).toMatchObject({ code: 'undo-refused' });
    const chooser = asked(people, table);
    const { at } = await chooser.choose(table);
    await Promise.all(people.map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
    if (chooser !== who) expect(await who.ask({ kind: 'undo', table, seat })).toMatchObject({ code: 'undo-refused' });
  });

  it('that everybody agrees to leads back beyond the fence, and the game goes on from there', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo'), await stage.come(house, 'Cy')];
    const table = await play(people);
    const { who, seat } = await playTo(people, table, false);
    const { moment, sequence } = who.at(table).standing;
    const others = people.filter((one) => one !== who) as [Player, Player];
    // What would go with it is told before it is asked for, and to those who are asked.
    const falls = who.at(table).standing.mayAsk ?? -1;
    const heard = who.at(table).log.length;
    await who.do({ kind: 'undo', table, seat });
    await others[0].until(() => others[0].at(table).standing.asked !== null);
    expect(who.at(table).standing).toMatchObject({ asked: falls, mayAsk: null });
    const stays = others[0].at(table).log.slice(0, others[0].at(table).standing.asked ?? -1);
    expect(falls).toBeLessThan(heard);
    for (const other of others) await other.do({ kind: 'undo-answer', table, seat: people.indexOf(other), yes: true });
    await who.until(() => who.at(table).standing.decision !== null);
    const { standing } = who.at(table);
    expect(standing.moment).toBeLessThan(moment);
    expect(standing.sequence).toBeGreaterThan(sequence);
    expect(standing.decision?.id).toBe(standing.sequence);
    const aside = { type: 'table-undid', seat, count: 1, agreed: true };
    expect(
      who
        .at(table)
        .log.slice(falls)
        .map(({ event }) => event),
    ).toEqual([aside]);
    expect(others[0].at(table).log.slice(0, -1)).toEqual(stays);
    expect(others[0].at(table).log.at(-1)?.event).toEqual(aside);
    // And the game goes on from there to its end; the record still proves itself, as it holds only what stood.
    await playOn(people, table);
    expect(who.company(table).status).toBe('over');
  });

  it('is asked of nobody where only bots sit, and lapses when nobody answers', async () => {
    const house = await stage.open({ limits: { ...quick, undoAnswer: 300 } });
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people);
    const { who, seat } = await playTo(people, table, false);
    await who.do({ kind: 'undo', table, seat });
    expect(who.company(table).undo).not.toBeNull();
    await who.until(() => who.company(table).undo === null);
    const alone = await stage.come(house, 'Cy');
    const solo = await play([alone], { seats: 2 });
    await playOn([alone], solo, 6);
    await alone.until(() => alone.at(solo).standing.decision !== null);
    const { moment } = alone.at(solo).standing;
    await alone.do({ kind: 'undo', table: solo, seat: 0 });
    expect(alone.at(solo).standing.moment).toBeLessThan(moment);
  });
});
