import { say, type Text } from '@stolik/engine';
import type { Kind } from '../../content/catalogue.ts';
import type { Ability, Node } from '../../content/language.ts';
import { abilityText, isPrinted, modifierText, pointsText, triggersText } from '../../words/abilities.ts';
import { effectText } from '../../words/effects.ts';
import type { IconName } from '../art/icons.ts';

/** One thing that a card says, parted from the next by a hairline. */
export interface Clause {
  /** When it happens; null: when the card is played, or a plain rule. */
  readonly head: IconName | null;
  /** One text, or several of which one is chosen. */
  readonly texts: readonly Text[];
  /** What is carried out, where anything is. */
  readonly node: Node | null;
}

const known = new Map<Kind, readonly Clause[]>();

/** What is printed on a card of this kind, clause by clause. */
export function clausesOf(kind: Kind): readonly Clause[] {
  const before = known.get(kind);
  if (before !== undefined) return before;
  const clauses = kind.abilities.filter(isPrinted).flatMap(clausesOfAbility);
  known.set(kind, clauses);
  return clauses;
}

const HEADS: { readonly [head in Ability['head']]?: IconName } = {
  exhaust: 'exhaust',
  exhaustWhen: 'exhaust',
  passive: 'passive',
  passiveWhen: 'passive',
  solstice: 'solstice',
  gained: 'hand',
  insteadOfGained: 'hand',
  entered: 'journey',
  scoring: 'end',
};

function clausesOfAbility(ability: Ability): Clause[] {
  const head = HEADS[ability.head] ?? null;
  switch (ability.head) {
    case 'rule':
      return [{ head: ability.flag === 'freePlay' ? 'free' : null, texts: [abilityText(ability)], node: null }];
    case 'playIf':
      return [{ head, texts: [abilityText(ability)], node: null }];
    case 'passive':
      return [
        {
          head,
          texts: [modifierText(ability.modifier)],
          node: 'body' in ability.modifier ? ability.modifier.body : null,
        },
      ];
    case 'exhaustWhen':
    case 'passiveWhen': {
      const text = say('face-when', { when: triggersText(ability.triggers), does: effectText(ability.body) });
      return [{ head, texts: [text], node: ability.body }];
    }
    case 'play':
      return statementsOf(ability.body).map((node) => ({ head, texts: branchesOf(node), node }));
    default:
      return [{ head, texts: branchesOf(ability.body), node: ability.body }];
  }
}

/** What is done one after the other. */
export const statementsOf = (body: Node): readonly Node[] => (body.op === 'seq' ? body.items : [body]);

const branchesOf = (node: Node): Text[] =>
  node.op === 'choose' ? node.branches.map((branch) => effectText(branch)) : [effectText(node)];

/** What stands at the foot: what the card is worth. Null: nothing. */
export const worthOf = ({ points }: Kind): Text | null => pointsText(points);
