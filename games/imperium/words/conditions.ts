import { say, type Text } from '@stolik/engine';
import { chained } from '@stolik/engine/phrases';
import type { Condition } from '../content/language.ts';
import { familyText, filterText, type Gender, negated, symbolIn, type Who } from './filters.ts';
import { tokensText } from './tokens.ts';

/** What has to be so: "you have Longships in play". */
export function conditionText(cond: Condition, it: Gender = 'feminine'): Text {
  switch (cond.is) {
    case 'state':
      return say('if-state', { state: cond.empire ? 'empire' : 'barbarian' });
    case 'noActiveQuest':
      return say('if-no-active-quest');
    case 'among':
      return say('if-among', { card: familyText(cond.family), zone: cond.zone });
    case 'count':
      return say('if-count', { what: filterText(cond.filter, 'count', cond.least), zone: cond.zone });
    case 'it': {
      const not = negated(cond.filter);
      if (not === null) return say('if-it-is', { what: filterText(cond.filter, 'nom') });
      const symbol = symbolIn(not);
      return symbol === null
        ? say('if-it-is-not', { what: filterText(not, 'nom') })
        : say('if-it-lacks', { gender: it, symbol: say(`noun-${symbol}-symbol`, { form: 'gen', n: 1 }) });
    }
    case 'has':
      return say('if-has', { what: tokensText(cond.least, cond.resource) });
    case 'all':
      return chained(
        cond.parts.map((part) => conditionText(part, it)),
        'phrase-and',
      );
    case 'some':
      return cond.parts
        .map((part) => conditionText(part, it))
        .reduceRight((rest, first) => say('phrase-or', { first, second: rest }));
    case 'not':
      return say('if-not', { cond: conditionText(cond.part) });
  }
}

/** A condition about another player: "who is an empire". */
export function whoText(cond: Condition): Text {
  if (cond.is === 'state') return say('who-state', { state: cond.empire ? 'empire' : 'barbarian' });
  if (cond.is === 'count')
    return say('who-count', { what: filterText(cond.filter, 'count', cond.least), zone: cond.zone });
  return conditionText(cond);
}

/** Against the solo opponent there is but one other player (IM-21.18). */
export const othersOf = (named: string, who: Who): string => (who === 'it' && named === 'others' ? 'the-other' : named);
