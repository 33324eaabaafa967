import { defined, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Resource } from '../content/language.ts';
import { exactly, resourceOf } from '../content/read-operations.ts';
import { readAmount } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script } from '../rules/steps.ts';
import { actor, type Player, TOKEN_AT, top } from '../state.ts';
import { tokensText } from '../words/tokens.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** Tokens from the supply onto one market card, or onto this card. */
export interface Put {
  readonly op: 'put';
  readonly n: number;
  readonly resource: Resource;
  readonly on: 'market' | 'self';
}

interface Putting extends Doing {
  card: Card | null;
}

const putting = script<Putting>('put', [
  choose(
    'card',
    (s, { node }) => (nodeAt<'put'>(node).on === 'self' ? [top(s).self] : s.market.filter((card) => card !== NONE)),
    {
      ...byActor,
      about: (s, { node }) => ({
        ...aboutSelf(s),
        n: nodeAt<'put'>(node).n,
        resource: nodeAt<'put'>(node).resource,
      }),
    },
  ),
  run((s, { node, card }, dealer) => {
    if (card === null) return;
    const { n, resource, on } = nodeAt<'put'>(node);
    if (on === 'self') store(actor(s), card, resource, n);
    else {
      const at = s.market.indexOf(card) * 3 + TOKEN_AT[resource];
      s.tokens[at] = defined(s.tokens[at]) + n;
    }
    top(s).last = n;
    dealer.tell({ type: 'tokens-put', seat: top(s).actor, card, resource, n });
  }),
]);

function store(player: Player, card: Card, resource: Resource, n: number): void {
  const before = player.stored.find((stored) => stored.card === card) ?? {
    card,
    materials: 0,
    population: 0,
    progress: 0,
  };
  const others = player.stored.filter((stored) => stored.card !== card);
  player.stored = [...others, { ...before, [resource]: before[resource] + n }];
}

export const put: Verb<Put> = {
  reads: {
    put: (reader, library) =>
      reader.inBrackets(() => {
        const amount = readAmount(reader, library);
        reader.expect('on');
        const on = reader.oneOf(['market', 'self'], 'market or self');
        return { op: 'put', n: exactly(reader, amount), resource: resourceOf(reader, amount), on };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, { on }) => on === 'self' || s.market.some((card) => card !== NONE) },
  lead: NO_LEAD,
  does: by(putting),
  says: saying(({ n, resource, on }, { mood }) => say('do-put', { mood, what: tokensText(n, resource), on })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
