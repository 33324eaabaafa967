import { defined } from '@stolik/engine';
import { isFamily } from './cards.ts';
import type { Ability, Condition, Filter, Node, Selector, Zone } from './language.ts';

/** What a program that can be read may still not say: each problem as the end of a sentence. */
export function abilityProblems(ability: Ability): string[] {
  switch (ability.head) {
    case 'rule':
      return [];
    case 'playIf':
      return conditionProblems(ability.cond);
    case 'passive': {
      const { modifier } = ability;
      const problems = 'filter' in modifier ? filterProblems(modifier.filter) : [];
      return 'body' in modifier ? [...problems, ...nodeProblems(modifier.body, modifier.does)] : problems;
    }
    case 'exhaustWhen':
    case 'passiveWhen': {
      const whens = ability.triggers.map(({ when }) => when);
      return [
        ...ability.triggers.flatMap(({ filter }) => (filter === null ? [] : filterProblems(filter))),
        ...nodeProblems(ability.body, defined(whens[0])),
      ];
    }
    default:
      return nodeProblems(ability.body, ability.head);
  }
}

function zonesOf(node: Node): readonly Zone[] {
  if ('zones' in node) return node.zones;
  return 'selector' in node && node.selector.from === 'zones' ? node.selector.zones : [];
}

/** `where`: the ability's head, its trigger, or the kind of its modifier. */
function nodeProblems(node: Node, where: string): string[] {
  const { only, searches } = node.verb.stands;
  const problems = only === null || only.includes(where) ? [] : [`"${node.op}" cannot stand in this ability`];
  for (const part of partsOf(node)) problems.push(...nodeProblems(part, where));
  if ('filter' in node) problems.push(...filterProblems(node.filter));
  if ('selector' in node) problems.push(...selectorProblems(node.selector));
  if ('cond' in node && node.cond !== null) problems.push(...conditionProblems(node.cond));
  for (const zone of zonesOf(node))
    if (searches?.includes(zone) === false) problems.push(`"${node.op}" cannot look in "${zone}"`);
  if ('family' in node && !isFamily(node.family)) problems.push(unknown(node.family));
  return problems;
}

/** The nodes right below one. */
export const partsOf = (node: Node): readonly Node[] => node.verb.parts(node);

/** Is it the node itself, or below it? */
export const isWithin = (node: Node, sought: Node): boolean =>
  node === sought || partsOf(node).some((part) => isWithin(part, sought));

const unknown = (family: string): string => `names "@${family}", which is no card`;

const selectorProblems = (selector: Selector): string[] =>
  selector.from === 'zones' ? filterProblems(selector.filter) : [];

function filterProblems(filter: Filter): string[] {
  return filter.terms.flat().flatMap(({ atom }) => {
    if (atom.is === 'family') return isFamily(atom.family) ? [] : [unknown(atom.family)];
    return atom.is === 'garrisoned' ? filterProblems(atom.filter) : [];
  });
}

function conditionProblems(cond: Condition): string[] {
  switch (cond.is) {
    case 'among':
      return isFamily(cond.family) ? [] : [unknown(cond.family)];
    case 'count':
    case 'it':
      return filterProblems(cond.filter);
    case 'all':
    case 'some':
      return cond.parts.flatMap(conditionProblems);
    case 'not':
      return conditionProblems(cond.part);
    default:
      return [];
  }
}
