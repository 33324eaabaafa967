import {
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  placeOf,
  seat,
  settleFirst,
  start,
  type Text,
} from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS, CRYSTALS, HALVES, MERCENARIES } from '../content/catalogue.ts';
import { starScrappers } from '../index.ts';
import { shortcuts } from '../shortcuts.ts';
import type { State } from '../state.ts';
import { whyNot } from '../words/why-not.ts';
import { type Given, type Position, position, shorthand } from './position.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
);
const [polish, english] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const names = ['Ola', 'Adam', 'Ewa', 'Jan'];

/** The answer to a click on a piece, named in shorthand, or on a place. */
function answer(table: Position, target: string, speaker = english): string | null {
  const { seat: chooser, prompt } = table.decision;
  const view = starScrappers.view(table.state, chooser);
  const piece = piecesIn(view).find((one) => shorthand(one) === target);
  const why = whyNot(view, chooser, prompt, piece ?? target);
  return why === null ? null : speaker.say(why, names);
}

const said = (text: Text): string => english.say(text, names);

/** Pieces in sight: the first of equal ones that somebody other than the stack has. */
function piecesIn(view: State): number[] {
  return [
    ...view.docks,
    ...view.mine,
    ...view.artifactStacks.flatMap((stack) => stack.slice(-1)),
    ...view.players.flatMap(({ hand, base, crystals, artifacts }) => [...hand, ...base, ...crystals, ...artifacts]),
    ...view.turn.playArea,
    ...HALVES,
  ].filter((piece) => piece >= 0);
}

const at = (given: Given, ...choices: string[]) => position(given).choose(...choices);

describe('why not, when choosing a move', () => {
  it('says what a crystal costs and how far the cards reach', () => {
    const table = at({ you: { hand: 'Y2 Y1 B1', totems: ['yellow'] }, mine: '*Y6s *R6s *Y3' });
    expect(answer(table, '*Y6s')).toBe('This Crystal costs you 5; your yellow cards add up to 3 (SS-9.3).');
    expect(answer(table, '*R6s')).toBe('This Wild Crystal costs you 6; your best colour adds up to 3 (SS-9.4).');
    expect(answer(table, '*Y3')).toBeNull();
    expect(answer(table, '*Y6s', polish)).toBe(
      'Ten Kryształ kosztuje cię 5, a twoje żółte karty dają razem 3 (SS-9.3).',
    );
  });

  it('says what an Artifact costs and what the whole hand reaches', () => {
    const table = at({ you: { hand: 'Y2 Y1 B1' }, artifacts: ['contract', 'collector', 'heraldry'] });
    expect(answer(table, 'contract')).toBe('This Artifact costs you 5; all your cards together add up to 4 (SS-10.3).');
  });

  it('says which card recruiting takes', () => {
    const table = at({ you: { hand: 'Y1 B1' }, docks: 'P3 N2' });
    expect(answer(table, 'P3')).toBe(
      'Recruiting this card takes one card of value 2 exactly, and you have none (SS-8.3).',
    );
    expect(answer(table, 'N2')).toBeNull();
  });

  it('says that the hand is full', () => {
    const table = at({ you: { hand: 'Y1 Y1 B1 B1 P1 P1 N1' }, docks: 'N1' });
    expect(answer(table, 'N1')).toContain('(SS-8.1)');
  });

  it('says that an action was taken already, unless it may be repeated', () => {
    const given: Given = { you: { hand: 'Y1 Y1 N1' }, mine: '*Y1 *N1', docks: 'P1 B1' };
    const table = at(given, 'recruit', 'P1');
    expect(answer(table, 'B1')).toBe('You have already recruited, and the two actions of a turn must differ (SS-7.3).');
    const again = at({ ...given, you: { ...given.you, artifacts: ['double-shift'] } }, 'recruit', 'P1');
    expect(answer(again, 'B1')).toBeNull();
  });

  it('says that both actions are used up', () => {
    const table = at({ you: { hand: 'Y1 N2 B1' }, mine: '*Y1 *N1', docks: 'P1 B1' }, 'recruit', 'P1', 'mine', '*Y1');
    expect(answer(table, 'B1')).toBe('Both actions of this turn are used up (SS-7.1).');
    expect(answer(table, '*N1')).toBe('Both actions of this turn are used up (SS-7.1).');
    expect(answer(table, 'Y1')).toContain('(SS-13.2)'); // played
  });

  it('says why a Base cannot be raided', () => {
    const others = [{ base: 'B1 B2' }, {}];
    const before = at({ you: { hand: 'Y1' }, docks: 'P1', others });
    expect(answer(before, 'base-1')).toBeNull();
    expect(answer(before, 'base-2')).toContain('(SS-12.2)');
    const acted = at({ you: { hand: 'Y1' }, docks: 'P1', others }, 'recruit');
    expect(answer(acted, 'base-1')).toContain('(SS-12.1)');
    expect(answer(acted, 'B1')).toContain('(SS-12.1)');
    const raided = at(
      { you: { hand: 'Y1' }, mine: '*Y1 *N1', others: [{ base: 'B1 B2' }, { base: 'N1' }] },
      'raid@base-1',
    );
    expect(answer(raided, 'base-2')).toContain('(SS-7.1)');
    expect(answer(raided, '*Y1')).toContain('(SS-12.1)');
  });

  it('says what an action lacks', () => {
    const table = at({
      you: { hand: 'Y2 Y1 B1' },
      mine: '*R6s',
      docks: 'P4',
      artifacts: ['contract', 'collector', 'heraldry'],
    });
    expect(answer(table, 'mine')).toBe('No Crystal in the Mine is within reach of your cards (SS-9.3).');
    expect(answer(table, 'recruit')).toContain('worth exactly the price');
    expect(answer(table, 'collect')).toBe(
      'The cheapest Artifact costs you 5; all your cards together reach 4 (SS-10.3).',
    );
    expect(answer(table, 'extra-mine')).toContain('(SS-7.6)');
    expect(answer(table, 'raid@base-0')).toContain('(SS-12.2)');
  });

  it('says that the Leader had its time', () => {
    const table = at({ you: { base: 'N1 B3', hand: 'Y1' } }, 'skip');
    expect(answer(table, 'B3')).toContain('(SS-6.6)');
  });

  it('says of everything else why there is nothing to do with it', () => {
    const table = at(
      {
        you: { hand: 'Y1', crystals: '*B3', artifacts: ['heraldry', 'double-shift', 'press-gang'] },
        docks: 'N1 N2',
      },
      'stop',
    );
    expect(answer(table, '*B3')).toContain('(SS-9.7)');
    expect(answer(table, 'heraldry')).toContain('(SS-16.12)');
    expect(answer(table, 'double-shift')).toContain('(SS-16.22)');
    expect(answer(table, 'press-gang')).toContain('(SS-6.1)');
    expect(answer(table, 'contract')).toContain('(SS-10.4)');
    expect(answer(table, 'docks-2')).toContain('(SS-13.4)');
    expect(answer(table, 'mine-10')).toContain('(SS-13.4)');
    expect(answer(table, 'cave-in')).toContain('(SS-17.2)');
    expect(answer(table, 'totems-0')).toContain('(SS-12.4)');
    expect(answer(table, 'wild')).toContain('(SS-9.4)');
    expect(answer(table, 'hand-1')).toContain('(SS-3.6)');
    expect(answer(table, 'nowhere')).toBeNull();
  });
});

describe('why not, inside a move', () => {
  it('paying: the colour of the card, or that paying comes first', () => {
    const table = at({ you: { hand: 'Y3 Y4 B1' }, mine: '*Y3 *Y1 *B1', docks: 'N1' }, 'mine', '*Y3');
    expect(answer(table, 'B1')).toBe(
      'This card counts as blue: the payment for a Crystal has one colour and must reach its cost (SS-9.4).',
    );
    expect(answer(table, 'N1')).toBeNull();
    expect(said(settleFirst('payment.card'))).toContain('First finish paying');
  });

  it('recruiting: the exact price', () => {
    const table = at({ you: { hand: 'Y2 B2 Y1' }, docks: 'N3 N1' }, 'recruit', 'N3');
    expect(answer(table, 'Y1')).toBe(
      'Recruiting is paid with one card of exactly the price; this one is worth 1 (SS-8.3).',
    );
  });

  it('skills: never a Leader, never out of a Force Field', () => {
    const others = [{ base: 'B1 N2' }, { base: 'P1 P2', artifacts: ['force-field'] }];
    const table = at({ you: { base: 'Y1 B3', hand: 'Y4' }, others }, 'B3');
    expect(table.prompt).toBe('take-from-base.base');
    expect(answer(table, 'N2')).toBe('No skill touches a Leader, not even its owner’s (SS-12.8).');
    expect(answer(table, 'P1')).toContain('(SS-16.23)');
    expect(answer(table, 'base-2')).toContain('(SS-16.23)');
    expect(answer(table, 'B1')).toContain('First choose the whole Base');
  });

  it('the Leader step: only the own Leader', () => {
    const table = at({ you: { base: 'Y1 B3', hand: 'Y4' }, others: [{ base: 'B1 N2' }] });
    expect(table.prompt).toBe('leader.card');
    expect(answer(table, 'B3')).toBeNull();
    expect(answer(table, 'Y1')).toContain('Only the Leader works');
    expect(answer(table, 'N2')).toContain('your own Leader only');
    expect(answer(table, 'Y4')).toBeNull();
    expect(said(settleFirst('leader.card'))).toContain('First decide whether you use your Leader');
  });

  it('the start: an Artifact once, and not for a full hand', () => {
    const given: Given = {
      you: { hand: 'Y1', base: 'P1 P1 P2', artifacts: ['press-gang', 'third-cyber-hand'] },
      docks: 'N1 N1',
    };
    const table = at(given, 'press-gang', 'N1');
    expect(answer(table, 'press-gang')).toContain('used this turn');
    expect(answer(table, 'third-cyber-hand')).toBeNull();
  });

  it('the second raid: another Base', () => {
    const others = [{ base: 'B1 N2' }, { base: 'P1 P2' }];
    const table = at({ you: { hand: 'Y1', artifacts: ['diversion'] }, others }, 'raid@base-1');
    expect(table.prompt).toBe('raid.another');
    expect(answer(table, 'base-2')).toBeNull();
    expect(answer(table, 'base-1')).toContain('(SS-12.6)');
  });
});

describe('why not, when nothing is asked', () => {
  it('says whose turn it is', () => {
    const { state } = at({ you: { hand: 'Y1' }, mine: '*Y1' });
    const why = whyNot(starScrappers.view(state, seat(1)), seat(1), null, state.mine[0] as number) as Text;
    expect(english.say(why, names)).toBe('It is Ola’s turn (SS-1.7).');
    expect(polish.say(why, names)).toBe('Teraz gra Ola (SS-1.7).');
  });

  it('says that the game is over', () => {
    const { state } = at({ you: { hand: 'Y1' }, mine: '*Y1' });
    state.ended = 'collapse';
    expect(whyNot(starScrappers.view(state, seat(0)), seat(0), null, 'base-0')?.key).toBe('why-over');
  });
});

const EVERY_PIECE = [...MERCENARIES, ...CRYSTALS, ...ARTIFACTS, ...HALVES];
const PLACES = [
  'base-0',
  'base-1',
  'hand-0',
  'hand-1',
  'docks-1',
  'mine-6',
  'artifact-2',
  'cave-in',
  'wild',
  'totems-0',
  'play-area',
];

describe('in whole games', () => {
  it.each(['ore', 'shaft', 'lantern'])('what glows has no reason, and every reason has words (%s)', (seed) => {
    const chance = chanceFrom(seed);
    const table = start(starScrappers, { seats: 3, variants: { factions: 'random', open: 'false' } }, seed);
    const said = new Set<string>();
    while (table.pending.length > 0) {
      const decision = table.pending[0] as Decision;
      const view = starScrappers.view(table.state, decision.seat);
      const glowing = glow(view, decision);
      for (const target of [...EVERY_PIECE, ...PLACES]) {
        const why = whyNot(view, decision.seat, decision.prompt, target);
        if (decision.prompt === 'actions.move' && glowing.has(target)) expect(why).toBeNull();
        if (why === null || said.has(why.key)) continue;
        said.add(why.key);
        for (const speaker of speakers) expect(speaker.say(why, names)).toMatch(/\(SS-\d+(\.\d+)?\)/);
      }
      applyChoice(starScrappers, table, decision, decision.options[below(chance, decision.options.length)] as Option);
    }
    expect(said.size).toBeGreaterThan(25);
    expect(speakers.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

function glow(view: State, decision: Decision): Set<number | string> {
  const targets = decision.options.map((option) => placeOf(option) ?? option);
  return new Set([...targets, ...shortcuts(view, decision.prompt).keys()]);
}
