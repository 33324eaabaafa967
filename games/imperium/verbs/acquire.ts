import { pieceIn, say } from '@stolik/engine';
import { nodeAt, RESTLESS } from '../content/cards.ts';
import type { Filter } from '../content/language.ts';
import { readAlsoExile } from '../content/read-operations.ts';
import { readFilter } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { acquirable } from '../rules/candidates.ts';
import { type Taking, takeFromMarket } from '../rules/market.ts';
import { exileOpener } from '../rules/modifiers.ts';
import { marksOf, removeFrom, takeUnrest, toHand } from '../rules/moves.ts';
import { notice } from '../rules/notice.ts';
import { aboutSelf, answered, byActor, insteadOf, readyPick } from '../rules/running.ts';
import { rivalAcquires, rivalCanAcquire } from '../rules/solo/market.ts';
import { choose, type GameDealer, run, script, when } from '../rules/steps.ts';
import { playerAt, type State, top } from '../state.ts';
import { filterText, genderOf } from '../words/filters.ts';
import { ANYWHERE, by, NO_PARTS, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** IM-10.3, IM-10.8: a card of the market, or of the exile, with its unrest. */
export interface Acquire {
  readonly op: 'acquire';
  readonly filter: Filter;
  readonly exile: 'no' | 'also' | 'only';
}

const acquiring = script<Taking>('acquire', [
  run((s, local) => {
    local.ready = readyPick(s);
    local.replacer = NONE;
  }),
  choose(
    'card',
    (s, { node, ready }) => (ready !== null ? [pieceIn(ready)] : acquirable(s, top(s).actor, nodeAt<'acquire'>(node))),
    { ...byActor, about: aboutSelf },
  ),
  run((s, local, dealer) => {
    const { card } = local;
    const running = top(s);
    running.it = card ?? NONE;
    running.last = card === null ? 0 : 1;
    if (card === null) return;
    if (s.market.includes(card)) takeFromMarket(s, local, card, true, dealer);
    else acquireExiled(s, card, nodeAt<'acquire'>(local.node).exile === 'no', dealer);
  }),
  when((_, { replacer }) => replacer !== NONE, insteadOf('gainMaterials')),
  answered(),
]);

/** IM-10.8: with an unrest from the pile, where a market card would have had one. */
function acquireExiled(s: State, card: Card, byPermission: boolean, dealer: GameDealer): void {
  const seat = top(s).actor;
  removeFrom(s.exile, card);
  toHand(s, seat, card);
  dealer.tell({ type: 'acquired-exiled', seat, card });
  if (byPermission) {
    const helper = exileOpener(s, playerAt(s, seat), card);
    if (helper !== null) dealer.tell({ type: 'helped', seat, card: helper });
  }
  if ((marksOf(card) & RESTLESS) !== 0) takeUnrest(s, seat, dealer);
  notice(s, seat, 'youAcquire', card);
  notice(s, seat, 'youAcquireExiled', card);
}

export const acquire: Verb<Acquire> = {
  reads: {
    acquire: (reader, library) =>
      reader.inBrackets(() => {
        const filter = readFilter(reader, library);
        if (!reader.took('from')) return { op: 'acquire', filter, exile: readAlsoExile(reader) };
        reader.expect('exile');
        return { op: 'acquire', filter, exile: 'only' };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: {
    begin: () => true,
    pay: () => true,
    beVain: (s, node, seat) => acquirable(s, seat, node).length === 0,
    change: (s, node, seat) => acquirable(s, seat, node).length > 0,
  },
  lead: { of: (node) => node, options: acquirable },
  does: by(acquiring),
  says: {
    text: ({ filter, exile }, { mood }) => say('do-acquire', { mood, what: filterText(filter), exile }),
    gender: ({ filter }) => genderOf(filter),
    isPlain: () => true,
  },
  rival: { ...NOT_FOR_RIVAL, can: rivalCanAcquire, does: rivalAcquires },
  shows: { sign: ({ filter }, { short }) => `‹hand›${short(filterText(filter))}`, keyword: 'acquire' },
};
