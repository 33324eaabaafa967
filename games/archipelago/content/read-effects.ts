import { ContentError, Reader } from '@stolik/engine/notation';
import {
  ALL_KINDS,
  type BuildingKind,
  buildingNamed,
  type Kind,
  kindNamed,
  type Market,
  marketNamed,
} from '../pieces.ts';
import type { Bracket, Effect, Gift, Project, Requirement } from './effects.ts';
import { MANY } from './effects.ts';

/** The programs of the content files (NOTATION.md) as the rules carry them out; what this game does not know is refused with its place. */

const TOKEN = /\d+|[A-Za-z]+(?:'s)?|>=|[(){};,:|/+-]/y;

const BUILDINGS = ['city', 'temple', 'market', 'port'] as const;
const PLURALS: { readonly [word: string]: (typeof BUILDINGS)[number] } = {
  cities: 'city',
  temples: 'temple',
  markets: 'market',
  ports: 'port',
};
const CUBES = ['fish', 'fruit', 'wood', 'cattle', 'stone', 'iron'] as const;

/** `temple`, `temples`, `cities`. */
function readBuilding(reader: Reader): BuildingKind {
  const word = reader.oneOf([...BUILDINGS, ...Object.keys(PLURALS)], 'a kind of building');
  return buildingNamed(PLURALS[word] ?? word);
}

const readCube = (reader: Reader): Kind => kindNamed(reader.oneOf(CUBES, 'a resource'));
const readMarket = (reader: Reader): Market => marketNamed(reader.oneOf(['domestic', 'export'], 'domestic or export'));

/** `+2`, `-1` */
function readSigned(reader: Reader): number {
  if (reader.took('+')) return reader.number();
  reader.expect('-');
  return -reader.number();
}

/** `max 3` */
function readMost(reader: Reader): number {
  reader.expect('max');
  return reader.number();
}

/** What follows each word with which a statement begins; some go on over several statements. */
const READS: { readonly [word: string]: (reader: Reader) => Effect } = {
  unrest: (reader) => ({ does: 'marker', marker: 'unrest', by: reader.inBrackets(() => readSigned(reader)) }),
  workers: (reader) => ({ does: 'marker', marker: 'workers', by: reader.inBrackets(() => readSigned(reader)) }),
  perEach: (reader) =>
    reader.inBrackets(() => {
      const each = reader.numberOr(1);
      const building = readBuilding(reader);
      reader.phrase('on map,');
      const marker = reader.oneOf(['unrest', 'workers'], 'unrest or workers');
      return { does: 'marker-per-building', building, each, marker, by: reader.inBrackets(() => readSigned(reader)) };
    }),
  byCount: (reader) =>
    reader.inBrackets(() => {
      const building = readBuilding(reader);
      reader.phrase('on map,');
      return { does: 'unrest-by-count', building, brackets: reader.list(',', () => readBracket(reader)) };
    }),
  gain: (reader) => reader.inBrackets(() => readGain(reader)),
  hire: (reader) =>
    reader.inBrackets(() => {
      const most = readMost(reader);
      const free = reader.took(',');
      if (free) reader.phrase('free of cost');
      return { does: 'hire', most, free };
    }),
  transactions: (reader) =>
    reader.inBrackets(() => {
      const market = readMarket(reader);
      reader.expect(',');
      const most = readMost(reader);
      reader.expect(',');
      const sellOnly = reader.took('sell');
      reader.phrase(sellOnly ? 'only' : 'buy or sell');
      return { does: 'transactions', market, most, sellOnly };
    }),
  buy: (reader) => {
    reader.phrase('(1 cube, either market); sell(a cube of the same kind, the other market)');
    return { does: 'smuggle' };
  },
  toMarket: (reader) =>
    reader.inBrackets(() => {
      const market = readMarket(reader);
      reader.expect(',');
      const most = readMost(reader);
      reader.phrase('cubes of');
      const kinds = [readCube(reader)];
      while (reader.took(',') || reader.took('or')) kinds.push(readCube(reader));
      reader.phrase('from the bank');
      return { does: 'to-market', market, most, kinds };
    }),
  reproduce: (reader) =>
    reader.inBrackets(() => {
      const most = reader.number();
      reader.expect('region');
      return { does: 'reproduce', most };
    }),
  action: (reader) =>
    reader.inBrackets(() => {
      if (reader.took('migrate')) return { does: 'migrate', citizens: true, ships: true, transport: true, steps: 1 };
      reader.phrase('explore, ignoreSlots');
      return { does: 'explore' };
    }),
  migrate: (reader) =>
    reader.inBrackets(() => {
      if (reader.took('ships')) {
        reader.phrase('only, with transport');
        return { does: 'migrate', citizens: false, ships: true, transport: true, steps: 1 };
      }
      reader.phrase('citizens only, no transport, landSteps');
      if (!reader.is('1') && !reader.is('2')) reader.fail('expected 1 or 2');
      return { does: 'migrate', citizens: true, ships: false, transport: false, steps: reader.number() };
    }),
  build: (reader) => reader.inBrackets(() => readBuild(reader)),
  revealDeck: (reader) => {
    const cards = reader.inBrackets(() => reader.number());
    reader.phrase('; optional buy(1');
    const kind = reader.oneOf(['progress', 'character'], 'progress or character');
    reader.phrase('from revealed, minPrice); discard(rest)');
    return { does: 'search-deck', cards, kind };
  },
  destroyShip: (reader) => {
    reader.phrase('(enemy ship in a region with one of my ships)');
    return { does: 'sink-ship' };
  },
  victim: (reader) => {
    reader.phrase(": give(1 resource of victim's choice) or prove none");
    return { does: 'tribute' };
  },
  choosePlayer: (reader) => {
    reader.phrase('(other);');
    if (reader.took('look')) {
      reader.phrase('(florins, cubes, discovery tokens)');
      return { does: 'spy' };
    }
    reader.phrase("victim: hideInHands(2 cubes of victim's choice); me: pickHand; gain(content)");
    return { does: 'steal' };
  },
  pillage: (reader) => {
    reader.phrase('(1 land symbol in the area of one of my free active citizens); gain(');
    const cubes = reader.number();
    reader.phrase('of that resource)');
    return { does: 'pillage', cubes };
  },
  standUp: (reader) =>
    reader.inBrackets(() => {
      const most = readMost(reader);
      reader.expect('rebels');
      const oneRegion = !reader.took('anywhere');
      if (oneRegion) reader.phrase('in one region with my active unit');
      return { does: 'stand-up', most, oneRegion };
    }),
  disengage: (reader) =>
    reader.inBrackets(() => {
      const most = readMost(reader);
      reader.phrase('of my engaged units');
      return { does: 'disengage', most };
    }),
  doubleHarvest: (reader) => ({ does: 'double-harvest', kind: reader.inBrackets(() => readCube(reader)) }),
  thisTurn: (reader) => {
    reader.phrase('(harvest in regions of other cities without permission, pay(');
    const fee = reader.number();
    reader.phrase('f to the controller) per unit)');
    return { does: 'free-harvest', fee };
  },
  choose: (reader) => {
    reader.expect('{');
    const gifts = reader.list('|', () => readGift(reader));
    reader.expect('}');
    return { does: 'choose-gift', gifts };
  },
  everyPlayer: (reader) => {
    reader.phrase('(perEach(region with a port I control, addShip(there)))');
    return { does: 'ships-to-ports' };
  },
};

function readGain(reader: Reader): Effect {
  if (reader.took('min')) {
    reader.expect('(');
    const most = reader.number();
    reader.expect(',');
    const building = readBuilding(reader);
    reader.phrase('on map) f');
    return { does: 'gain-per-building', building, most };
  }
  if (reader.took('floor')) {
    reader.phrase('(my active citizens /');
    const each = reader.number();
    reader.phrase(') f');
    return { does: 'gain-per-citizens', each };
  }
  const florins = reader.number();
  if (florins === 1 && reader.took('resource')) {
    reader.phrase('of another kind');
    return { does: 'exchange' };
  }
  reader.expect('f');
  return { does: 'gain-florins', florins };
}

/** A program of the content files as the rules carry it out. */
export function readEffects(program: string): Effect[] {
  const reader = new Reader(program, TOKEN);
  if (reader.atEnd()) throw new ContentError('a card has no effect');
  const effects = reader.list(';', () => {
    const { next } = reader;
    const read = READS[reader.word('an effect')];
    return read === undefined ? reader.refuse(`"${next.text}" is no effect that this game knows`, next) : read(reader);
  });
  reader.end();
  return effects;
}

type BuildEffect = Extract<Effect, { does: 'build' }>;
const buildEffect = (projects: readonly Project[], changes: Partial<BuildEffect>): BuildEffect => ({
  does: 'build',
  projects,
  free: false,
  minus: 0,
  atPort: false,
  ...changes,
});

function readBuild(reader: Reader): Effect {
  const projects = reader.list('|', () => readProject(reader));
  reader.expect(',');
  const shipOnly = projects.length === 1 && projects[0] === 'ship';
  if (shipOnly && reader.took('free')) {
    reader.phrase('of its normal cost');
    return buildEffect(projects, { free: true });
  }
  if (shipOnly && reader.took('in')) {
    reader.phrase('a region with a port I control, no citizen needed');
    return buildEffect(projects, { atPort: true });
  }
  reader.expect('minus');
  const minus = reader.number();
  reader.phrase('resource of my choice');
  return buildEffect(projects, { minus });
}

function readProject(reader: Reader): Project {
  const word = reader.oneOf([...BUILDINGS, 'ship'], 'something that can be built');
  return word === 'ship' ? 'ship' : buildingNamed(word);
}

/** `3-4: unrest(-2)`, `5+: unrest(-3)` */
function readBracket(reader: Reader): Bracket {
  const from = reader.number();
  let to = MANY;
  if (!reader.took('+')) {
    reader.expect('-');
    to = reader.number();
  }
  reader.phrase(': unrest');
  return { from, to, by: reader.inBrackets(() => readSigned(reader)) };
}

/** `pay(1 fruit, 1 cattle): unrest(-2)` */
function readGift(reader: Reader): Gift {
  reader.expect('pay');
  const cubes = ALL_KINDS.map(() => 0);
  reader.inBrackets(() =>
    reader.list(',', () => {
      const count = reader.number();
      cubes[readCube(reader)] = count;
    }),
  );
  reader.phrase(': unrest');
  return { cubes, unrest: reader.inBrackets(() => readSigned(reader)) };
}

/** `control(port >= 1)` */
export function readRequirement(words: string | null): Requirement | null {
  if (words === null) return null;
  const reader = new Reader(words, TOKEN);
  reader.expect('control');
  const requirement = reader.inBrackets(() => {
    const building = buildingNamed(reader.oneOf(BUILDINGS, 'a kind of building'));
    reader.expect('>=');
    return { building, least: reader.number() };
  });
  reader.end();
  return requirement;
}
