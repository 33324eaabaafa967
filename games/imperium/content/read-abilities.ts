import { Reader } from '@stolik/engine/notation';
import {
  type Ability,
  FLAGS,
  type Modifier,
  PLACES,
  type Points,
  RESOLVED,
  type Resolved,
  type Trigger,
  type TriggerName,
} from './language.ts';
import type { Library } from './library.ts';
import { readBody } from './read-operations.ts';
import { readCondition, readCountable, readFilter, readResource, readSelector } from './read-terms.ts';

/** Abilities, modifiers, triggers and points (NOTATION 2, 6, 7, 8). Each throws a `ContentError` that says what is wrong. */

const TOKEN = /[A-Za-z][A-Za-z0-9]*|\d+|@[a-z0-9]+(?:-[a-z0-9]+)*|->|=>|>=|[(){}|;,+/&!:-]/y;

export function readAbility(source: string, library: Library): Ability {
  const reader = new Reader(source, TOKEN);
  const ability = readWhole(reader, library);
  reader.end();
  return ability;
}

function readWhole(reader: Reader, library: Library): Ability {
  if (reader.took('rule')) return readRule(reader, library);
  if (reader.took('passive')) {
    if (reader.is('when')) return readWhen('passiveWhen', reader, library);
    reader.expect(':');
    return { head: 'passive', modifier: readModifier(reader, library) };
  }
  if (reader.is('exhaust') && reader.follows('when')) {
    reader.expect('exhaust');
    return readWhen('exhaustWhen', reader, library);
  }
  const head: Resolved = reader.oneOf(RESOLVED, 'the head of an ability (play, exhaust, passive, solstice, rule...)');
  reader.expect(':');
  return { head, body: readBody(reader, library) };
}

function readRule(reader: Reader, library: Library): Ability {
  reader.expect(':');
  if (!reader.took('playIf')) return { head: 'rule', flag: reader.oneOf(FLAGS, 'a rule such as freePlay') };
  reader.expect('(');
  const cond = readCondition(reader, library);
  reader.expect(')');
  return { head: 'playIf', cond };
}

function readWhen(head: 'exhaustWhen' | 'passiveWhen', reader: Reader, library: Library): Ability {
  reader.expect('when');
  const triggers = [readTrigger(reader, library)];
  while (reader.took('or')) triggers.push(readTrigger(reader, library));
  reader.expect(':');
  return { head, triggers, body: readBody(reader, library) };
}

const PLAIN: readonly TriggerName[] = ['youReturnUnrest', 'youTakeUnrest', 'youSink', 'attacked', 'deckEmpty'];
const WITH_FILTER: readonly TriggerName[] = [
  'youAcquire',
  'youBreakThrough',
  'youGainFromMarket',
  'youAcquireExiled',
  'youPlay',
  'youPlayFromDiscard',
  'youGainMaterialsFrom',
  'youMustDiscard',
  'leavesPlay',
];

function readTrigger(reader: Reader, library: Library): Trigger {
  const when = reader.oneOf<TriggerName>([...PLAIN, ...WITH_FILTER, 'youPay'], 'a trigger such as youPlay');
  if (PLAIN.includes(when)) return { when, filter: null, resource: null };
  reader.expect('(');
  const trigger: Trigger =
    when === 'youPay'
      ? { when, filter: null, resource: readResource(reader) }
      : { when, filter: readFilter(reader, library), resource: null };
  reader.expect(')');
  return trigger;
}

function readModifier(reader: Reader, library: Library): Modifier {
  const does = reader.oneOf(
    [
      'handSize',
      'loseIcon',
      'freePlayable',
      'acquireExiled',
      'countsAs',
      'questHolder',
      'unrestCost',
      'developCost',
      'discardSubstitute',
      'replace',
      'extend',
    ],
    'a standing rule such as handSize',
  );
  if (does === 'questHolder') return { does };
  reader.expect('(');
  const modifier = readModifierOf(does, reader, library);
  reader.expect(')');
  return modifier;
}

function readModifierOf(does: Exclude<Modifier['does'], 'questHolder'>, reader: Reader, library: Library): Modifier {
  switch (does) {
    case 'handSize':
      reader.expect('+');
      return { does, more: reader.number() };
    case 'loseIcon': {
      const icon = reader.oneOf(['barbarian', 'empire'], 'barbarian or empire');
      reader.expect(',');
      return { does, icon, filter: readFilter(reader, library) };
    }
    case 'freePlayable':
    case 'acquireExiled':
      return { does, filter: readFilter(reader, library) };
    case 'countsAs':
      return { does, n: reader.number(), filter: readFilter(reader, library) };
    case 'unrestCost': {
      reader.expect('-');
      const less = reader.number();
      const kinds = [reader.oneOf(['materials', 'cards'], 'materials or cards')];
      while (reader.took('/')) kinds.push(reader.oneOf(['materials', 'cards'], 'materials or cards'));
      reader.expect(',');
      reader.expect('min');
      return { does, less, kinds, min: reader.number() };
    }
    case 'developCost':
      reader.expect('-');
      return { does, less: reader.number(), resource: readResource(reader) };
    case 'discardSubstitute': {
      const filter = readFilter(reader, library);
      reader.expect(',');
      reader.expect('abandon');
      return { does, filter, selector: readSelector(reader, library, ['here']) };
    }
    case 'replace':
    case 'extend': {
      const event = readEvent(reader);
      reader.expect('=>');
      return { does, event, body: readBody(reader, library) };
    }
  }
}

function readEvent(reader: Reader): Extract<Modifier, { does: 'replace' | 'extend' }>['event'] {
  if (reader.took('placeMarketToken')) return 'placeMarketToken';
  const event = reader.oneOf(['history', 'gain', 'look'], 'history, gain, look or placeMarketToken');
  reader.expect('(');
  const of = { history: 'any', gain: 'materials', look: 'fame' } as const;
  reader.expect(of[event]);
  reader.expect(')');
  return ({ history: 'history', gain: 'gainMaterials', look: 'lookFame' } as const)[event];
}

export function readPoints(source: string, library: Library): Points {
  const reader = new Reader(source, TOKEN);
  const kind = reader.oneOf(['none', 'fixed', 'conditional', 'variable'], 'none, fixed, conditional or variable');
  if (kind === 'none') {
    reader.end();
    return { kind };
  }
  reader.expect('(');
  const points = readPointsOf(kind, reader, library);
  reader.expect(')');
  reader.end();
  return points;
}

function readPointsOf(kind: 'fixed' | 'conditional' | 'variable', reader: Reader, library: Library): Points {
  switch (kind) {
    case 'fixed':
      return { kind, points: readSigned(reader) };
    case 'variable': {
      const terms = [];
      do {
        const points = reader.number();
        reader.expect('per');
        terms.push({ points, per: readCountable(reader, library) });
      } while (reader.took('+'));
      return { kind, terms };
    }
    case 'conditional': {
      const cases = [];
      let otherwise = 0;
      do {
        if (reader.took('else')) {
          reader.expect(':');
          otherwise = readSigned(reader);
          break;
        }
        const place = reader.oneOf(PLACES, 'inHistory, inPlay, notInPlay or garrisoned');
        reader.expect(':');
        cases.push({ place, points: readSigned(reader) });
      } while (reader.took(','));
      return { kind, cases, otherwise };
    }
  }
}

const readSigned = (reader: Reader): number => (reader.took('-') ? -reader.number() : reader.number());

/** A row of the solo opponent's tables: what its card does. */
export function readRow(source: string, library: Library) {
  const reader = new Reader(source, TOKEN);
  const body = readBody(reader, library);
  reader.end();
  return body;
}

/** The cards that a row of the solo opponent's tables is for. */
export function readTest(source: string, library: Library) {
  const reader = new Reader(source, TOKEN);
  const filter = readFilter(reader, library);
  reader.end();
  return filter;
}
