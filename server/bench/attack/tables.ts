import { defined } from '@stolik/engine';
import { newEntropy, newRequest, type Player } from '../../test/player.ts';
import { play, playOn, seatAll } from '../../test/stage.ts';
import { type Attack, codeOf, type Target } from './target.ts';

/** Attacks on what people do at a table. */

const two = async (target: Target): Promise<[Player, Player]> => [await target.come('Ann'), await target.come('Bo')];

/** Requests that say something else than they did, or of what has not happened. */
export const requests: Attack = async (target) => {
  const people = await two(target);
  const table = await play(people);
  const chooser = defined(people.find((one) => one.at(table).standing.decision !== null));
  const { decision } = chooser.at(table).standing;
  if (decision === null) throw new Error('Nobody is asked.');
  const [option = '', other = 'none'] = decision.options;
  const said = { kind: 'choose', id: newRequest(), table, seat: decision.seat, decision: decision.id, option } as const;
  await chooser.do(said);
  const reused = codeOf(await chooser.ask({ ...said, option: other }));
  const stale = codeOf(await chooser.ask({ ...said, id: newRequest() }));
  const seen = codeOf(await chooser.ask({ kind: 'seen', table, at: 1e9 }));
  return [
    { attack: 'an id of a request used again', figure: reused, holds: reused === 'request-reused' },
    { attack: 'an answer to a decision that is over', figure: stale, holds: stale !== 'done' },
    { attack: 'seen what has not happened', figure: seen, holds: seen === 'bad-message' },
  ];
};

/** One player asked to take back again and again, and the bots stood still. */
export const undoQuestions: Attack = async (target) => {
  const people = await two(target);
  const table = await play(people);
  // Until both have chosen, so that what one wants back concerns the other.
  const [ann, bo] = people;
  let asked = 'nothing-to-undo';
  for (let made = 0; made < 40 && asked !== 'asked'; made++) {
    await playOn(people, table, 1);
    if (ann.at(table).standing.mayAsk === null) continue;
    const reply = await ann.ask({ kind: 'undo', table, seat: 0 });
    asked = reply.kind === 'done' && reply.asked === true ? 'asked' : codeOf(reply);
  }
  await bo.until(() => bo.company(table).undo !== null);
  await bo.do({ kind: 'undo-answer', table, seat: 1, yes: false });
  let again = 0;
  for (let made = 0; made < 20; made++) if ((await ann.ask({ kind: 'undo', table, seat: 0 })).kind === 'done') again++;
  return [
    {
      attack: 'asked again after a no, 20 times',
      figure: `${again} questions`,
      holds: asked === 'asked' && again === 0,
    },
  ];
};

/** The host chose his part of the deal when he knew all others. */
export const deal: Attack = async (target) => {
  const [ann, bo] = await two(target);
  const table = await seatAll([ann, bo]);
  ann.withholds = true;
  await bo.do({ kind: 'ready', table, commitment: bo.commit() });
  await ann.do({ kind: 'start', table, commitment: ann.commit() });
  await ann.until(() => ann.company(table).unrevealed?.join() === '0');
  let accepted = 0;
  for (let tries = 0; tries < 50; tries++)
    if ((await ann.ask({ kind: 'reveal', table, entropy: newEntropy() })).kind === 'done') accepted++;
  return [
    { attack: '50 parts tried by a host who knows the rest', figure: `${accepted} taken`, holds: accepted === 0 },
  ];
};

/** Whoever had the link could look on for good. */
export const spectators: Attack = async (target) => {
  const people = await two(target);
  const [ann] = people;
  const table = await play(people);
  const eve = await target.come('Eve');
  const code = ann.company(table).code ?? '';
  await eve.do({ kind: 'open', table, code });
  await ann.until(() => ann.heard.some((one) => one.kind === 'presence' && one.lookers.length > 0));
  const presence = ann.heard.findLast((one) => one.kind === 'presence' && one.lookers.length > 0);
  const who = presence?.kind === 'presence' ? (presence.lookers[0]?.who ?? '') : '';
  await ann.do({ kind: 'keep-out', table, who });
  const back = codeOf(await eve.ask({ kind: 'open', table, code }));
  const link = codeOf(await eve.ask({ kind: 'open', table, code: ann.company(table).code ?? '' }));
  return [
    {
      attack: 'one who was asked to go comes back',
      figure: `${back}, ${link}`,
      holds: back !== 'done' && link !== 'done',
    },
  ];
};
