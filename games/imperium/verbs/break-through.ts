import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Filter, NodeOf } from '../content/language.ts';
import { readAlsoExile } from '../content/read-operations.ts';
import { readFilter } from '../content/read-terms.ts';
import { FAILED_BREAK_THROUGH } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { fits } from '../rules/filters.ts';
import {
  type BlindType,
  blindTypeIn,
  blindTypes,
  blindWord,
  type Taking,
  takeBlind,
  takeFromMarket,
} from '../rules/market.ts';
import { keepSecret, removeFrom, toHand } from '../rules/moves.ts';
import { notice } from '../rules/notice.ts';
import { aboutSelf, answered, byActor, insteadOf, readyPick } from '../rules/running.ts';
import { rivalBreaksThrough, rivalCanBreakThrough } from '../rules/solo/market.ts';
import { choose, type GameDealer, run, script, when } from '../rules/steps.ts';
import { playerAt, type State, top } from '../state.ts';
import { filterText, genderOf } from '../words/filters.ts';
import { ALWAYS, ANYWHERE, by, NO_PARTS, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** IM-10.4: a face-up card, or blind: a word such as `region@region-deck`. */
export interface BreakThrough {
  readonly op: 'breakThrough';
  readonly filter: Filter;
  readonly exile: 'no' | 'also';
}

interface BreakingThrough extends Taking {
  pick: Card | string | null;
}

function breakThroughOptions(s: State, { filter, exile }: NodeOf<'breakThrough'>): (Card | string)[] {
  const found: (Card | string)[] = s.market.filter((card) => card !== NONE && fits(s, filter, card));
  if (exile === 'also') found.push(...s.exile.filter((card) => fits(s, filter, card)));
  for (const type of blindTypes(filter)) found.push(blindWord(s, type)); // IM-10.5
  return found;
}

const breakingThrough = script<BreakingThrough>('break-through', [
  run((s, local) => {
    local.ready = readyPick(s);
    local.replacer = NONE;
  }),
  choose(
    'pick',
    (s, { node, ready }) => (ready !== null ? [ready] : breakThroughOptions(s, nodeAt<'breakThrough'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, local, dealer) => {
    const { pick } = local;
    const running = top(s);
    running.it = NONE;
    running.last = 0;
    if (pick === null) return;
    if (typeof pick === 'string') breakThroughBlind(s, blindTypeIn(pick), dealer);
    else if (s.market.includes(pick)) {
      takeFromMarket(s, local, pick, false, dealer);
      running.it = pick;
    } else {
      removeFrom(s.exile, pick);
      toHand(s, running.actor, pick);
      running.it = pick;
      dealer.tell({ type: 'broke-through-exiled', seat: running.actor, card: pick });
      notice(s, running.actor, 'youBreakThrough', pick);
    }
    running.last = running.it === NONE ? 0 : 1;
  }),
  when((_, { replacer }) => replacer !== NONE, insteadOf('gainMaterials')),
  answered(),
]);

/** IM-10.4 b */
function breakThroughBlind(s: State, type: BlindType, dealer: GameDealer): void {
  const seat = top(s).actor;
  const player = playerAt(s, seat);
  const { card, seen } = takeBlind(s, type, seat, dealer);
  top(s).it = card;
  if (card === NONE) {
    player.progress += FAILED_BREAK_THROUGH;
    dealer.tell({ type: 'break-through-failed', seat, n: FAILED_BREAK_THROUGH });
    return;
  }
  toHand(s, seat, card);
  if (seen || type === 'variable')
    dealer.tell({ type: 'broke-through', seat, card }); // no deck is of variable points
  else {
    keepSecret(player, card);
    dealer.tell({ type: 'broke-through-blind', seat, of: type });
    dealer.tell({ type: 'got-card', seat, card, to: [seat] });
  }
  notice(s, seat, 'youBreakThrough', card);
}

export const breakThrough: Verb<BreakThrough> = {
  reads: {
    breakThrough: (reader, library) =>
      reader.inBrackets(() => ({
        op: 'breakThrough',
        filter: readFilter(reader, library),
        exile: readAlsoExile(reader),
      })),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: { of: (node) => node, options: (s, _, node) => breakThroughOptions(s, node) },
  does: by(breakingThrough),
  says: {
    text: ({ filter, exile }, { mood }) => say('do-break-through', { mood, what: filterText(filter), exile }),
    gender: ({ filter }) => genderOf(filter),
    isPlain: () => true,
  },
  rival: { ...NOT_FOR_RIVAL, can: rivalCanBreakThrough, does: rivalBreaksThrough },
  shows: { sign: ({ filter }, { short }) => `‹hand›${short(filterText(filter))}`, keyword: 'breakThrough' },
};
