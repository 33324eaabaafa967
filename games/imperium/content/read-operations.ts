import {
  type Amount,
  type Condition,
  MOVES,
  type Move,
  type Node,
  type Operation,
  WORDS,
  type Word,
  type Zone,
} from './language.ts';
import { ProgramError, type Reader } from './lexer.ts';
import type { Library } from './library.ts';
import {
  anyCard,
  readAmount,
  readCondition,
  readCountable,
  readFilter,
  readQuantity,
  readResource,
  readSelector,
  readZones,
} from './read-terms.ts';

/** Programs: sequences, costs, blocks and calls (NOTATION 3). */

export function readBody(reader: Reader, library: Library): Node {
  const items = [readStatement(reader, library)];
  while (reader.took(';')) items.push(readStatement(reader, library));
  return items.length === 1 ? (items[0] as Node) : library.node({ op: 'seq', items });
}

function readStatement(reader: Reader, library: Library): Node {
  const costs = [readSimple(reader, library)];
  while (reader.took('+')) costs.push(readSimple(reader, library));
  if (reader.took('->')) {
    const then = reader.is('{') ? readBlock(reader, library) : readStatement(reader, library);
    return library.node({ op: 'cost', costs, then });
  }
  if (costs.length > 1) reader.fail('expected "->" after costs joined by "+"');
  return costs[0] as Node;
}

function readBlock(reader: Reader, library: Library): Node {
  reader.expect('{');
  const body = readBody(reader, library);
  reader.expect('}');
  return body;
}

function readBranches(reader: Reader, library: Library): Node[] {
  reader.expect('{');
  const branches = [readBody(reader, library)];
  while (reader.took('|')) branches.push(readBody(reader, library));
  if (branches.length < 2) reader.fail('expected "|" and another branch');
  reader.expect('}');
  return branches;
}

function inBrackets<T>(reader: Reader, read: () => T): T {
  reader.expect('(');
  const value = read();
  reader.expect(')');
  return value;
}

const isMove = (word: string): word is Move => (MOVES as readonly string[]).includes(word);
const isWord = (word: string): word is Word => (WORDS as readonly string[]).includes(word);

function readSimple(reader: Reader, library: Library): Node {
  const { next } = reader;
  const word = reader.word('an operation');
  if (isWord(word)) return library.node({ op: word });
  if (isMove(word)) return library.node(inBrackets(reader, () => readMove(word, reader, library)));
  const read = CALLS[word];
  if (read === undefined) throw new ProgramError(reader.source, next.at, `"${word}" is no operation`);
  return library.node(read(reader, library));
}

/** Where a move looks for cards when nothing is said (NOTATION 4). */
const USUAL_ZONES: { readonly [move in Move]: readonly Zone[] } = {
  take: ['discard'],
  discard: ['hand'],
  toDiscard: ['hand'],
  toDeckTop: ['hand'],
  history: ['hand'],
  exile: ['hand'],
  abandon: ['play'],
  recall: ['play'],
  sink: ['play'],
  returnUnrest: ['hand'],
  garrison: ['hand'],
};

function readMove(op: Move, reader: Reader, library: Library): Operation {
  if (op === 'garrison' && reader.is('self')) {
    reader.expect('self');
    reader.expect('in');
    return { op: 'station', filter: readFilter(reader, library) };
  }
  if (op === 'take' && reader.next.kind === 'number' && reader.after.text === 'unrest') {
    const n = reader.number();
    reader.expect('unrest');
    if (!reader.took('from')) return { op: 'takeUnrest', n };
    const filter = library.filter([[{ not: false, atom: { is: 'mark', mark: 'unrest' } }]]);
    return { op, selector: { from: 'zones', quantity: { kind: 'exact', n }, filter, zones: readZones(reader) } };
  }
  const selector = readSelector(reader, library, USUAL_ZONES[op]);
  if (op === 'garrison') reader.took('here');
  if (op === 'returnUnrest' && selector.from === 'zones') {
    const filter = library.filter([[{ not: false, atom: { is: 'mark', mark: 'unrest' } }]]);
    return { op, selector: { ...selector, filter } };
  }
  return { op, selector };
}

type Read = (reader: Reader, library: Library) => Operation;

const amounts = (reader: Reader, library: Library): Amount[] =>
  inBrackets(reader, () => {
    const list = [readAmount(reader, library)];
    while (reader.took(',')) list.push(readAmount(reader, library));
    return list;
  });

const exactly = (reader: Reader, amount: Amount): number => {
  if (amount.quantity.kind !== 'exact' || amount.per !== null) reader.fail('expected a plain amount before this');
  return amount.quantity.kind === 'exact' ? amount.quantity.n : 0;
};

const resourceOf = (reader: Reader, { token }: Amount) =>
  token === 'action' ? reader.fail('expected materials, population or progress before this') : token;

/** What follows each operation's name. */
const CALLS: { readonly [word: string]: Read } = {
  choose: (reader, library) => ({ op: 'choose', branches: readBranches(reader, library) }),
  first: (reader, library) => ({ op: 'first', branches: readBranches(reader, library) }),
  may: (reader, library) => ({ op: 'may', body: readBlock(reader, library) }),
  if: (reader, library) => {
    const cond = inBrackets(reader, () => readCondition(reader, library));
    const then = readBlock(reader, library);
    return { op: 'if', cond, then, otherwise: reader.took('else') ? readBlock(reader, library) : null };
  },
  eachOther: (reader, library) => ({ op: 'each', who: 'others', cond: null, body: readBlock(reader, library) }),
  everyone: (reader, library) => ({ op: 'each', who: 'all', cond: null, body: readBlock(reader, library) }),
  others: (reader, library) => {
    const cond = inBrackets(reader, () => readCondition(reader, library));
    return { op: 'each', who: 'others', cond, body: readBlock(reader, library) };
  },
  repeat: (reader, library) => {
    const times = inBrackets(reader, () => (reader.took('last') ? 'last' : reader.number()));
    return { op: 'repeat', times, body: readBlock(reader, library) };
  },
  gain: (reader, library) => ({ op: 'gain', amounts: amounts(reader, library) }),
  pay: (reader, library) => ({ op: 'pay', amounts: amounts(reader, library) }),
  spend: (reader, library) =>
    inBrackets(reader, () => {
      const amount = readAmount(reader, library);
      if (amount.token !== 'action') reader.fail('expected "action" before this');
      return { op: 'spend', n: exactly(reader, amount) };
    }),
  tollAttack: (reader, library) => ({
    op: 'tollAttack',
    amount: inBrackets(reader, () => readAmount(reader, library)),
  }),
  steal: (reader, library) =>
    inBrackets(reader, () => {
      const amount = readAmount(reader, library);
      reader.expect('from');
      const cond = reader.took('eachOther') ? null : readOthers(reader, library);
      let unable: Node | null = null;
      if (reader.took(',')) {
        reader.expect('unable');
        reader.expect(':');
        unable = readBlock(reader, library);
      }
      return { op: 'steal', n: exactly(reader, amount), resource: resourceOf(reader, amount), cond, unable };
    }),
  draw: (reader, library) =>
    inBrackets(reader, () => {
      const quantity = readQuantity(reader);
      return { op: 'draw', quantity, per: reader.took('per') ? readCountable(reader, library) : null };
    }),
  drawIfAble: (reader) => ({ op: 'drawIfAble', quantity: inBrackets(reader, () => readQuantity(reader)) }),
  acquire: (reader, library) =>
    inBrackets(reader, () => {
      const filter = readFilter(reader, library);
      if (reader.took('from')) {
        reader.expect('exile');
        return { op: 'acquire', filter, exile: 'only' };
      }
      return { op: 'acquire', filter, exile: readAlsoExile(reader) };
    }),
  breakThrough: (reader, library) =>
    inBrackets(reader, () => ({
      op: 'breakThrough',
      filter: readFilter(reader, library),
      exile: readAlsoExile(reader),
    })),
  resolvePlayEffect: (reader) => {
    inBrackets(reader, () => reader.expect('it'));
    return { op: 'resolvePlayEffect' };
  },
  play: (reader, library) =>
    inBrackets(reader, () => {
      const selector = readSelector(reader, library, ['hand']);
      reader.expect(',');
      const how = reader.oneOf(['free', 'action'], 'free or action');
      let ignoreState = false;
      if (reader.took(',')) {
        reader.expect('ignoreState');
        ignoreState = true;
      }
      return { op: 'play', selector, how, ignoreState };
    }),
  look: (reader) =>
    inBrackets(reader, () => {
      const deck = reader.oneOf(['nation', 'fame'], 'nation or fame');
      reader.expect(',');
      return { op: 'look', deck, n: reader.number() };
    }),
  lookMore: (reader) => ({ op: 'lookMore', n: inBrackets(reader, () => reader.number()) }),
  shuffle: (reader) => ({
    op: 'shuffle',
    deck: inBrackets(reader, () => reader.oneOf(['nation', 'deck'], 'nation or deck')),
  }),
  toBottom: (reader) => {
    inBrackets(reader, () => reader.expect('nation'));
    return { op: 'toBottom' };
  },
  find: (reader, library) =>
    inBrackets(reader, () => ({
      op: 'find',
      filter: readFilter(reader, library),
      zones: reader.took('in') ? readZones(reader) : ['hand', 'discard', 'deck', 'nation'],
    })),
  reveal: (reader) => ({ op: 'reveal', zones: inBrackets(reader, () => readZones(reader)) }),
  give: (reader, library) =>
    inBrackets(reader, () => {
      const selector = readSelector(reader, library, ['hand']);
      reader.expect('to');
      reader.expect('eachOther');
      let after: Node | null = null;
      if (reader.took(',')) {
        reader.expect('after');
        reader.expect(':');
        after = readBlock(reader, library);
      }
      return { op: 'give', selector, after };
    }),
  returnExhaust: (reader) => ({ op: 'returnExhaust', n: inBrackets(reader, () => reader.number()) }),
  put: (reader, library) =>
    inBrackets(reader, () => {
      const amount = readAmount(reader, library);
      reader.expect('on');
      const on = reader.oneOf(['market', 'self'], 'market or self');
      return { op: 'put', n: exactly(reader, amount), resource: resourceOf(reader, amount), on };
    }),
  takeTokens: (reader) => onSelf(reader, 'takeTokens'),
  putIntoPlay: (reader) => onSelf(reader, 'putIntoPlay'),
  pin: (reader) => onSelf(reader, 'pin'),
  treat: (reader) =>
    inBrackets(reader, () => {
      if (reader.number() !== 1) reader.fail('expected 1 symbol before this');
      const symbol = reader.oneOf(['grain', 'water'], 'grain or water');
      reader.expect('as');
      const n = reader.number();
      for (const word of ['production', ',', 'turn']) reader.expect(word);
      return { op: 'treat', symbol, n };
    }),
  ignoreIcon: (reader) =>
    inBrackets(reader, () => {
      const icon = reader.oneOf(['barbarian', 'empire'], 'barbarian or empire');
      reader.expect(',');
      reader.expect('nextCard');
      return { op: 'ignoreIcon', icon };
    }),
  copyExhaust: (reader, library) => ({
    op: 'copyExhaust',
    filter: inBrackets(reader, () => readFilter(reader, library)),
  }),
  flip: (reader) => ({
    op: 'flip',
    what: inBrackets(reader, () => reader.oneOf(['self', 'state'], 'self or state')),
  }),
  replaceWith: (reader) => ({ op: 'replaceWith', family: inBrackets(reader, () => reader.family()) }),
  double: (reader) => ({ op: 'double', resource: inBrackets(reader, () => readResource(reader)) }),
  reduceDiscard: (reader, library) =>
    inBrackets(reader, () => ({
      op: 'reduceDiscard',
      n: reader.number(),
      filter: reader.is(')') ? anyCard(library) : readFilter(reader, library),
    })),
  develop: (reader) => {
    if (!reader.took('(')) return { op: 'develop', free: false };
    reader.expect('free');
    reader.expect(')');
    return { op: 'develop', free: true };
  },
  mill: (reader) => ({ op: 'mill', n: inBrackets(reader, () => reader.number()) }),
};

function readOthers(reader: Reader, library: Library): Condition {
  reader.expect('others');
  return inBrackets(reader, () => readCondition(reader, library));
}

function onSelf(reader: Reader, op: 'takeTokens' | 'putIntoPlay' | 'pin'): Operation {
  inBrackets(reader, () => reader.expect('self'));
  return { op };
}

function readAlsoExile(reader: Reader): 'no' | 'also' {
  if (!reader.took(',')) return 'no';
  reader.expect('alsoExile');
  return 'also';
}
