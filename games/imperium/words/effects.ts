import { say, type Text } from '@stolik/engine';
import type { Node } from '../content/language.ts';
import { conditionText, whoText } from './conditions.ts';
import { countableText, familyText, filterText, selectorText, type Who } from './filters.ts';
import { fromText, moveText } from './moves.ts';
import { amountText, tokensText } from './tokens.ts';

/**
 * Card programs in words. A sentence is made from the very tree that the rules carry out: a number changed in the content files
 * changes behaviour and text together.
 *
 * `mood` is how the verb stands: a command ("gain"), after "you may" or "in order to" ("gain", "zyskać"), or what somebody does
 * ("gains").
 */
export type Mood = 'do' | 'to' | 'does';

export const effectText = (node: Node, mood: Mood = 'do'): Text =>
  text(node, { mood, who: mood === 'does' ? 'they' : 'you', inside: false, last: 'cards' });

/** The same as part of a longer sentence. */
export const clauseText = (node: Node): Text => text(node, { mood: 'do', who: 'you', inside: true, last: 'cards' });

/** What the solo opponent does. */
export const rivalEffectText = (node: Node): Text =>
  text(node, { mood: 'does', who: 'it', inside: false, last: 'cards' });

/** How a statement stands in the whole. */
interface Standing {
  readonly mood: Mood;
  /** Whose hand and deck are meant. */
  readonly who: Who;
  /** Part of a longer statement, so that its own parts need another word between them. */
  readonly inside: boolean;
  /** What `last` counts. */
  readonly last: 'cards' | 'tokens';
}

function text(node: Node, standing: Standing): Text {
  const { mood, who, inside, last } = standing;
  const within = (part: Node, how: Partial<Standing> = {}): Text => text(part, { ...standing, inside: true, ...how });
  switch (node.op) {
    case 'seq':
      return sequence(
        node.items,
        node.items.map((item) => within(item)),
        mood === 'to' ? 'phrase-and' : inside ? 'phrase-next' : 'phrase-then',
      );
    case 'cost':
      return costText(node.costs, node.then, standing);
    case 'choose':
      return say('do-choose', { mood, branches: either(node.branches, mood, within) });
    case 'first':
      return say('do-first', { branches: either(node.branches, mood, within) });
    case 'may':
      return say('do-may', { mood, what: within(node.body, { mood: 'to' }) });
    case 'if':
      return node.otherwise === null
        ? say('do-if', { cond: conditionText(node.cond), what: within(node.then) })
        : say('do-if-else', {
            cond: conditionText(node.cond),
            what: within(node.then),
            otherwise: within(node.otherwise),
          });
    case 'each':
      return say('do-each', {
        who: node.cond === null ? othersOf(node.who, who) : 'others-who',
        cond: node.cond === null ? 'none' : whoText(node.cond),
        what: within(node.body, { mood: 'does', who: 'they' }),
      });
    case 'repeat':
      return say('do-repeat', {
        n: node.times === 'last' ? 'last' : node.times,
        what: within(node.body),
      });
    case 'gain':
      return say('do-gain', { mood, what: { all: node.amounts.map((amount) => amountText(amount, who, last)) } });
    case 'pay':
      return say('do-pay', { mood, what: { all: node.amounts.map((amount) => amountText(amount, who)) } });
    case 'spend':
      return say('do-spend', { mood, n: node.n });
    case 'tollAttack':
      return say('do-toll', { what: amountText(node.amount, who) });
    case 'steal':
      return stealText(node, mood, who);
    case 'draw':
      return say('do-draw', {
        mood,
        n: node.quantity.kind === 'exact' || node.quantity.kind === 'upTo' ? node.quantity.n : 0,
        most: node.quantity.kind === 'upTo' ? 'up-to' : 'exactly',
        per: node.per === null ? 'none' : countableText(node.per, who),
      });
    case 'drawIfAble':
      return say('do-draw-if-able', {
        mood,
        n: node.quantity.kind === 'exact' || node.quantity.kind === 'upTo' ? node.quantity.n : 0,
        most: node.quantity.kind === 'upTo' ? 'up-to' : 'exactly',
      });
    case 'takeUnrest':
      return say('do-take-unrest', { mood, n: node.n });
    case 'take':
    case 'discard':
    case 'toDiscard':
    case 'toDeckTop':
    case 'history':
    case 'exile':
    case 'abandon':
    case 'recall':
    case 'sink':
    case 'returnUnrest':
    case 'garrison':
      return moveText(node, mood, who);
    case 'station':
      return say('do-station', { mood, host: filterText(node.filter, 'gen') });
    case 'acquire':
      return say('do-acquire', { mood, what: filterText(node.filter), exile: node.exile });
    case 'breakThrough':
      return say('do-break-through', { mood, what: filterText(node.filter), exile: node.exile });
    case 'play':
      return say('do-play', {
        mood,
        what: selectorText(node.selector),
        from: fromText(node.selector, ['hand'], who),
        how: node.how,
        icon: node.ignoreState ? 'ignored' : 'kept',
      });
    case 'resolvePlayEffect':
      return say('do-resolve-play-effect', { mood });
    case 'look':
      return say(`do-look-${node.deck}`, { mood, n: node.n });
    case 'lookMore':
      return say('do-look-more', { mood, n: node.n });
    case 'shuffle':
      return say('do-shuffle', { mood, deck: node.deck });
    case 'toBottom':
      return say('do-to-bottom', { mood });
    case 'find':
      return say('do-find', { mood, what: filterText(node.filter), where: node.zones.length === 4 ? 'all' : 'some' });
    case 'reveal':
      return say('do-reveal', { mood, what: node.zones.includes('mainDeck') ? 'main' : 'own' });
    case 'give':
      return giveText(node.after, mood);
    case 'returnExhaust':
      return say('do-return-exhaust', { mood, n: node.n });
    case 'put':
      return say('do-put', { mood, what: tokensText(node.n, node.resource), on: node.on });
    case 'takeTokens':
      return say('do-take-tokens', { mood });
    case 'treat':
      return say('do-treat', { mood, symbol: node.symbol, n: node.n });
    case 'ignoreIcon':
      return say('do-ignore-icon', { mood, icon: node.icon });
    case 'copyExhaust':
      return say('do-copy-exhaust', { mood });
    case 'flip':
      return say('do-flip', { mood, what: node.what });
    case 'replaceWith':
      return say('do-replace-with', { mood, card: familyText(node.family) });
    case 'putIntoPlay':
      return say('do-put-into-play', { mood });
    case 'double':
      return say('do-double', { mood, resource: node.resource });
    case 'reduceDiscard':
      return say('do-reduce-discard', { mood, what: filterText(node.filter, 'count', node.n) });
    case 'develop':
      return say('do-develop', { mood, price: node.free ? 'free' : 'paid' });
    case 'mill':
      return say('do-mill', { mood, n: node.n });
    case 'pin':
      return say('do-pin', { mood });
    case 'takeTopFame':
      return say('do-take-top-fame', { mood });
    case 'swapExile':
      return say('do-swap-exile', { mood });
    case 'swapWithNation':
      return say('do-swap-with-nation', { mood });
    case 'gainNation':
      return say('do-gain-nation', { mood });
    case 'declareType':
      return say('do-declare-type', { mood });
    case 'triggerEnd':
      return say('do-trigger-end', { mood });
    case 'avoidAttack':
      return say('do-avoid-attack', { mood });
  }
}

/** Against the solo opponent there is but one other player (IM-21.18). */
const othersOf = (named: string, who: Who): string => (who === 'it' && named === 'others' ? 'the-other' : named);

/** Statements one after the other. */
const sequence = (nodes: readonly Node[], texts: readonly Text[], key: string): Text =>
  texts.reduceRight((rest, first, at) => say(linkBetween(nodes[at], nodes[at + 1], key), { first, rest }));

/** Before a condition "then" would stumble; after one, and after a choice, it says that what follows is no part of it. */
function linkBetween(before: Node | undefined, after: Node | undefined, key: string): string {
  if (key === 'phrase-next') return after?.op === 'if' ? 'phrase-next-if' : key;
  const open = before?.op === 'choose' || before?.op === 'first' || before?.op === 'if';
  return key === 'phrase-then' && open && after?.op !== 'if' ? 'phrase-afterwards' : key;
}

/** "spend an action, put 2 cards on your deck and pay 1 population" */
const listed = (texts: readonly Text[]): Text =>
  texts.reduceRight((rest, first, at) => say(at === texts.length - 2 ? 'phrase-and' : 'phrase-comma', { first, rest }));

/** "draw a card OR (abandon this card, then gain 1 material)" */
const either = (branches: readonly Node[], mood: Mood, within: (branch: Node) => Text): Text =>
  branches
    .map((branch) =>
      mood !== 'to' && isLong(branch) ? say('phrase-bracketed', { what: within(branch) }) : within(branch),
    )
    .reduceRight((rest, first, at) =>
      say(mood !== 'to' && endsInPurpose(branches[at]) ? 'phrase-either-closing' : 'phrase-either', { first, rest }),
    );

/** A branch of several parts stands in brackets: nobody should take its end for what follows the choice. */
const isLong = ({ op }: Node): boolean => op === 'seq' || op === 'if' || op === 'repeat';

/** Is its last clause "in order to ..."? Some languages close it with a comma. */
const endsInPurpose = (node: Node | undefined): boolean =>
  node?.op === 'cost' || (node?.op === 'may' && endsInPurpose(node.body));

/** "pay 3 materials to acquire a region"; with more than a plain reward "pay 3 materials; then ...". */
function costText(costs: readonly Node[], then: Node, standing: Standing): Text {
  const { mood } = standing;
  const cost = listed(costs.map((one) => text(one, { ...standing, inside: true })));
  const reward: Standing = {
    ...standing,
    inside: true,
    last: costs.some(({ op }) => op === 'pay') ? 'tokens' : 'cards',
  };
  return isPlain(then) && costs.every(({ op }) => op !== 'gain' && op !== 'choose')
    ? say('do-cost', { cost, reward: text(then, { ...reward, mood: 'to' }) })
    : say('do-cost-then', { cost, reward: text(then, { ...reward, mood: mood === 'to' ? 'do' : mood }) });
}

/** Can it be said in one breath after "in order to"? */
function isPlain(node: Node): boolean {
  switch (node.op) {
    case 'seq':
      return node.items.length <= 2 && node.items.every((item) => item.op !== 'choose' && isPlain(item));
    case 'choose':
      return node.branches.every(isPlain);
    case 'each':
    case 'if':
    case 'may':
    case 'cost':
    case 'repeat':
    case 'triggerEnd':
      return false;
    default:
      return true;
  }
}

/** What the receivers do then; most often it depends on what they got. */
function giveText(after: Node | null, mood: Mood): Text {
  if (after === null) return say('do-give', { mood });
  return after.op === 'if' && after.cond.is === 'it' && after.otherwise === null
    ? say('do-give-after-if', { mood, what: filterText(after.cond.filter), after: effectText(after.then, 'does') })
    : say('do-give-after', { mood, after: effectText(after, 'does') });
}

function stealText(node: Extract<Node, { op: 'steal' }>, mood: Mood, who: Who): Text {
  const args = {
    mood,
    what: tokensText(node.n, node.resource),
    whom:
      node.cond === null
        ? say('each-other-player', { who: othersOf('others', who) })
        : say('each-other-player-who', { cond: whoText(node.cond) }),
  };
  return node.unable === null
    ? say('do-steal', args)
    : say('do-steal-unable', { ...args, resource: node.resource, unable: effectText(node.unable, 'does') });
}
