import { type Bot, greedy, random, searchBot, sightOf } from '@stolik/bots';
import {
  type Answer,
  type AnyGame,
  branch,
  choose,
  type Decision,
  isOver,
  type Option,
  type RefusalReason,
  type Seat,
  type Table,
} from '@stolik/engine';
import { firstDifference, short } from '../difference.ts';
import { same, seatsAt } from '../walk.ts';
import type { Law } from './law.ts';

/** Positions looked at, one in so many; asking bots twice is dearer. */
const LOOKED_AT = 4;
const BOTS_ASKED = 24;
/** Of these, `search` is asked at one in so many. */
const SEARCH_ASKED = 8;

/** Enough for it to look beyond its own turn. */
const search = searchBot({ budget: { iterations: 60 } });

export const botsDoNotPeek: Law = {
  name: 'bots do not peek',
  says: 'A bot chooses the same whatever is hidden from its seat.',
  *watch(watch) {
    const { game } = watch;
    for (; !watch.done; yield) {
      if (!watch.sampled(BOTS_ASKED)) continue;
      const { seat } = watch.move.decision;
      const redealt = watch.walk.redealtFor(seat);
      for (const bot of watch.sampled(SEARCH_ASKED) ? [random, greedy, search] : [random, greedy]) {
        const chance = branch(watch.luck);
        const chooses = (bot: Bot, table: Table<unknown>) => bot.choose(sightOf(game, table, seat), same(chance));
        const one = chooses(bot, watch.table);
        const other = chooses(bot, redealt);
        if (one !== other) throw watch.broken(`${bot.id} takes ${short(one)}, with other secrets ${short(other)}`);
      }
    }
  },
};

export const wrongAnswersAreHarmless: Law = {
  name: 'wrong answers are harmless',
  says: 'An answer that is illegal, late or not that seat’s is refused, and the table is untouched.',
  *watch(watch) {
    for (;;) {
      if (watch.done || watch.sampled(LOOKED_AT)) {
        const { before } = watch.walk;
        for (const [answer, why] of wrongAnswers(watch.table)) {
          const refusal = refusalOf(watch.game, watch.table, answer);
          if (refusal !== why) throw watch.broken(`${short(answer)} should be refused as ${why}, but was: ${refusal}`);
        }
        // Once after all of them: comparing is much dearer than refusing.
        const found = firstDifference(watch.table, before);
        if (found !== null) throw watch.broken(`a refused answer changed the table: ${found}`);
      }
      if (watch.done) return;
      yield;
    }
  },
};

const refusalOf = (game: AnyGame, table: Table<unknown>, answer: Answer): RefusalReason | 'accepted' =>
  choose(game, table, answer)?.why ?? 'accepted';

/** Options that no game offers; the last ones are not even options, as they might come over a wire. */
const NO_OPTIONS = ['no such option', '', -1_234_567, 0.5, Number.NaN, null, undefined, {}, []] as readonly Option[];

function wrongAnswers(table: Table<unknown>): [Answer, RefusalReason][] {
  if (isOver(table))
    return seatsAt(table).map((seat) => [{ seat, decision: table.sequence, option: 'pass' }, 'game-over']);
  const some = table.pending[0] as Decision;
  const option = some.options[0] as Option;
  const wrong: [Answer, RefusalReason][] = [];
  const outside = [-1, table.seats, 0.5, Number.NaN] as unknown as Seat[];
  for (const seat of [...seatsAt(table), ...outside])
    if (!table.pending.some((waiting) => waiting.seat === seat))
      wrong.push([{ seat, decision: some.id, option }, 'not-your-decision']);
  for (const { id, seat, options } of table.pending) {
    for (const decision of [id - 1, id + 1, Number.NaN, String(id) as unknown as number])
      wrong.push([{ seat, decision, option: options[0] as Option }, 'stale-decision']);
    const offered = new Set(options);
    const turned = options.map((one) => (typeof one === 'number' ? String(one) : Number(one)));
    for (const odd of [...NO_OPTIONS, ...turned])
      if (!offered.has(odd)) wrong.push([{ seat, decision: id, option: odd }, 'unknown-option']);
  }
  return wrong;
}
