import { say, type Text, type TextArg } from '@stolik/engine';
import { chained, inSentences } from '@stolik/engine/phrases';
import type { Kind } from '../content/cards.ts';
import type { Ability, Filter, Flag, Modifier, Points, Trigger } from '../content/language.ts';
import { NATIONS } from '../content/nations.ts';
import { conditionText } from './conditions.ts';
import { clauseText, effectText } from './effects.ts';
import { allFitting, countableText, filterText } from './filters.ts';
import { nationText } from './nations.ts';
import { tokensText } from './tokens.ts';

/** What is printed on a card, line by line, made from its program. */
export function abilityText(ability: Ability): Text {
  switch (ability.head) {
    case 'rule':
      return say(`rule-${ability.flag}`);
    case 'playIf':
      return say('rule-play-if', { cond: conditionText(ability.cond) });
    case 'passive':
      return say('ability-passive', { does: modifierText(ability.modifier) });
    case 'exhaustWhen':
      return say('ability-exhaust-when', { when: triggersText(ability.triggers), does: effectText(ability.body) });
    case 'passiveWhen':
      return say('ability-passive-when', { when: triggersText(ability.triggers), does: effectText(ability.body) });
    default:
      return say(`ability-${ability.head}`, { does: effectText(ability.body) });
  }
}

/** Acquiring and breaking through for the same are said in one breath. */
export function triggersText(triggers: readonly Trigger[]): Text {
  const [first, second, ...more] = triggers;
  if (
    first?.when === 'youAcquire' &&
    second?.when === 'youBreakThrough' &&
    first.filter === second.filter &&
    first.filter !== null &&
    more.length === 0
  )
    return say('when-youAcquireOrBreakThrough', { what: filterText(first.filter) });
  return triggers.map(triggerText).reduceRight((rest, one) => say('phrase-or', { first: one, second: rest }));
}

function triggerText({ when, filter, resource }: Trigger): Text {
  if (when === 'youGainFromMarket') return say(`when-${when}`, { resource: tokenOf(filter) });
  if (when === 'youGainMaterialsFrom') return say(`when-${when}`, { symbol: symbolOf(filter) });
  if (filter !== null) return say(`when-${when}`, { what: filterText(filter, when === 'leavesPlay' ? 'nom' : 'one') });
  return resource === null ? say(`when-${when}`) : say(`when-${when}`, { resource });
}

const tokenOf = (filter: Filter | null): string => {
  const atom = filter?.terms[0]?.[0]?.atom;
  return atom?.is === 'with' ? atom.resource : 'none';
};

const symbolOf = (filter: Filter | null): string => {
  const atom = filter?.terms[0]?.[0]?.atom;
  return atom?.is === 'mark' ? atom.mark : 'none';
};

export function modifierText(modifier: Modifier): Text {
  const key = `modifier-${modifier.does}`;
  switch (modifier.does) {
    case 'handSize':
      return say(key, { n: modifier.more });
    case 'loseIcon':
      return say(key, { icon: modifier.icon, what: allFitting(modifier.filter) });
    case 'freePlayable':
    case 'acquireExiled':
      return say(key, { what: allFitting(modifier.filter) });
    case 'countsAs':
      return say(key, { what: filterText(modifier.filter, 'count', modifier.n) });
    case 'questHolder':
      return say(key);
    case 'unrestCost':
      return say(key, { what: unrestDiscount(modifier), min: modifier.min });
    case 'developCost':
      return say(key, { what: tokensText(modifier.less, modifier.resource) });
    case 'discardSubstitute':
      return say(key, { what: filterText(modifier.filter, 'many') });
    case 'replace':
    case 'extend':
      return say(`${key}-${modifier.event}`, { does: clauseText(modifier.body) });
  }
}

/** "1 material or 1 card" */
const unrestDiscount = ({ less, kinds }: Extract<Modifier, { does: 'unrestCost' }>): Text =>
  kinds
    .map((kind) => (kind === 'cards' ? say('noun-card', { form: 'count', n: less }) : tokensText(less, kind)))
    .reduceRight((rest, first) => say('phrase-or', { first, second: rest }));

/** A true minus, as on the score sheet. */
const figure = (n: number): number | string => (n < 0 ? `−${-n}` : n);

/** What the card is worth at the end; null: nothing is printed. */
export function pointsText(points: Points): Text | null {
  switch (points.kind) {
    case 'none':
      return null;
    case 'fixed':
      return say('points-fixed', { n: figure(points.points) });
    case 'variable':
      return say('points-variable', {
        terms: {
          all: points.terms.map(({ points: n, per }): TextArg => say('points-per', { n, per: countableText(per) })),
        },
      });
    case 'conditional':
      return say('points-conditional', {
        cases: listed(points.cases.map(({ place, points: n }) => say('points-if', { n: figure(n), place }))),
        otherwise: points.otherwise === 0 ? 'none' : figure(points.otherwise),
      });
  }
}

const pointsLine = (points: Text): Text => say('points-line', { points });

/** What a card of this kind does and counts, as sentences in one line; null: nothing. */
export function deedsSummary({ abilities, points }: Kind, without?: Flag): Text | null {
  const worth = pointsText(points);
  const told = abilities.filter(
    (ability) => isPrinted(ability) && !(ability.head === 'rule' && ability.flag === without),
  );
  return sentences([...told.map(abilityText), ...(worth === null ? [] : [pointsLine(worth)])]);
}

/** The same, and before it what the card is. */
export function kindSummary(kind: Kind): Text {
  const deeds = deedsSummary(kind);
  const header = headerText(kind);
  return deeds === null ? header : say('phrase-sentences', { first: header, rest: deeds });
}

const sentences = (lines: readonly Text[]): Text | null => (lines.length === 0 ? null : inSentences(lines));

/** Everything printed on a card of this kind. */
export function kindTexts(kind: Kind): Text[] {
  const lines = [headerText(kind), ...kind.abilities.filter(isPrinted).map(abilityText)];
  if (kind.cost !== null)
    lines.push(
      say('about-cost', {
        price: {
          all: (['materials', 'population', 'progress'] as const).flatMap((token): TextArg[] =>
            (kind.cost?.[token] ?? 0) === 0 ? [] : [say(`tokens-${token}`, { n: kind.cost?.[token] ?? 0 })],
          ),
        },
      }),
    );
  const points = pointsText(kind.points);
  if (points !== null) lines.push(pointsLine(points));
  return lines;
}

const listed = (texts: readonly Text[]): Text => chained(texts, 'phrase-comma');

/** A note for setup that is said in the header already. */
export const isPrinted = (ability: Ability): boolean => !(ability.head === 'rule' && ability.flag === 'setupSupply');

/** Types, sub-types, symbols and icons: "region, pinned; 2 production, 1 water". */
function headerText({ record, nation, start, minPlayers, side }: Kind): Text {
  const marks: Text[] = [];
  // The first begins the sentence.
  const mark = (key: string): unknown => marks.push(say(key, { at: marks.length === 0 ? 'first' : 'later' }));
  for (const type of record.types) mark(`mark-${type}`);
  for (const subtype of record.subtypes) mark(`mark-${subtype}`);
  if (record.pinned) mark('mark-pinned');
  if (record.attack) mark('mark-attack');
  if (record.state !== null) mark(`mark-${record.state}`);
  for (const symbol of ['production', 'grain', 'water']) {
    const n = record.symbols.filter((one) => one === symbol).length;
    if (n > 0) marks.push(say(`noun-${symbol}-symbol`, { form: 'count', n }));
  }
  if (start === 'development' && NATIONS[nation]?.area === 'quests') mark('start-quest');
  else if (start !== 'deck' && start !== 'common' && start !== 'power') mark(`start-${start}`);
  if (minPlayers > 2) marks.push(say('mark-players', { n: minPlayers }));
  if (side !== null && start === 'power') marks.push(say('mark-side', { side }));
  const printed = marks.length === 0 ? say('mark-typeless', { at: 'first' }) : listed(marks);
  // Most cards at a table are common ones: only those of a nation say whose they are.
  return nation < 0
    ? say('about-common', { marks: printed })
    : say('about-header', { marks: printed, whose: nationText(nation) });
}
