import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { programOf } from '../content/catalogue.ts';
import { ConcernLibrary } from '../content/concern-library.ts';
import type { ConcernDoes, Does } from '../content/effects.ts';
import { darkRoad } from '../index.ts';
import { CONCERN_VERBS } from '../verbs/concern/index.ts';
import { VERBS } from '../verbs/index.ts';
import { concernEffectsText } from '../words/concern.ts';
import { programText } from '../words/effects.ts';
import type { Sign } from '../words/signs.ts';
import { position } from './position.ts';

/** For each verb a program that is printed somewhere and has it: no verb is there for nothing. */
const PRINTED: { readonly [does in Does]: string } = {
  gain: 'gain(2 coins)',
  lose: 'lose(2 coins)',
  'gain-good': 'gainGood(any,normal)',
  'lose-good': 'loseGood(any)',
  flip: 'flipGood(2,up)',
  craft: 'craft(slot1Die,normal)',
  'glow-to-pool': 'moveGlowToPool()',
  'rotate-wheel': 'rotateWheel()',
  'take-hero': 'takeHero(faceUp)',
  'lose-hero': 'loseHero(1)',
  'deliver-inn-hero': 'deliverInnHero()',
  'take-contract': 'takeContract(topOfAny)',
  'take-feat': 'takeFeat(faceUpWithBonus)',
  'take-upgrade': 'takeUpgrade()',
  'take-steed': 'takeSteed(anyUnused)',
  'move-ruins': 'moveRuins(1)',
  explore: 'ruinsAction()',
  'roll-ruins': 'rollRuins()',
  'reroll-ruins': 'rerollRuins(onSame: gain(1 glow))',
  'roll-oracle': 'rollOracle()',
  'move-dark-market': 'moveDarkMarket(1)',
  choose: 'choose{ruinsAction() | travel()}',
  otherwise: 'otherwise{loseGood(any) | lose(2 coins)}',
  may: 'gain(1 lantern); may{moveGlowToPool()}',
  exchange: 'exchange{pay(2 coins) | pay(1 quartz) => gain(3 prestige)}',
  'first-taker': 'firstTaker{gain(5 coins) | gain(3 coins)}',
  swap: 'swapAny(1 lantern,1 quartz,2 coins)',
  'set-travel-die': 'setTravelDie(any)',
  'add-travel-die': 'addTravelDie(1..2)',
  'shortcut-free': 'shortcutFree()',
  district: 'bazaar()',
};

const CONCERN: { readonly [does in ConcernDoes]: string } = {
  gain: 'pcGain(2 stock)',
  'advance-ruins': 'advanceRuins(1)',
  levy: 'perEach(human){payTo(pc, 1 coins)}',
  'reroll-market': 'rerollAllMarketDice()',
  'cycle-contracts': 'perEach(contractStack){topToBottom()}',
  'replace-inn': 'replaceInn()',
};

const notation = readFileSync(join(import.meta.dirname, '../content/NOTATION.md'), 'utf8');
const isWritten = (word: string): boolean => notation.includes(`${word}(`) || notation.includes(`${word}{`);
const speakers = () => (['pl', 'en'] as const).map((lang) => speakerOf(lang, [gameText('dark-road', lang)], darkRoad));

/** What a row of signs says in words. */
const textsIn = (signs: readonly Sign[]): Text[] =>
  signs.flatMap((sign) => {
    if (typeof sign === 'string') return [];
    if ('words' in sign) return [sign.words];
    if ('label' in sign) return [sign.label];
    return 'together' in sign ? textsIn(sign.together) : [];
  });

describe('verbs', () => {
  it.each(Object.entries(PRINTED))('%s is read, said in both languages and drawn', (does, source) => {
    const effect = programOf(source).effects.find((one) => one.does === does);
    expect(effect).toBeDefined();
    for (const speaker of speakers()) {
      for (const opening of ['capital', 'small', 'told'] as const)
        expect(speaker.say(programText(source, opening))).not.toBe('');
      expect(speaker.problems).toEqual([]);
    }
    const signs = effect?.verb.shows(effect) ?? [];
    expect(signs).not.toEqual([]);
    for (const speaker of speakers()) {
      for (const text of textsIn(signs)) expect(speaker.say(text)).not.toBe('');
      expect(speaker.problems).toEqual([]);
    }
  });

  it.each(Object.entries(CONCERN))('%s is read for the Private Concern and said in both languages', (does, source) => {
    const effects = new ConcernLibrary(CONCERN_VERBS).read(source);
    expect(effects.map((effect) => effect.does)).toEqual([does]);
    for (const speaker of speakers()) {
      expect(speaker.say(concernEffectsText(effects))).not.toBe('');
      expect(speaker.problems).toEqual([]);
    }
  });

  it.each([
    ['choose{ruinsAction() | travel()}', [{ either: [{ program: 'ruinsAction()' }, { program: 'travel()' }] }]],
    ['takeHero(faceUp)', [{ together: ['+', { icon: 'hero' }] }]],
    ['loseHero(1)', [{ together: ['−1', { icon: 'hero' }] }]],
  ])('%s is drawn as it is printed', (source, signs) => {
    const [effect] = programOf(source).effects;
    expect(effect?.verb.shows(effect)).toEqual(signs);
  });

  it.each([
    ['gain(2 coins)', [{ what: 'coins', n: 2 }]],
    ['lose(2 coins)', [{ what: 'coins', n: -2 }]],
    ['takeSteed(anyUnused)', []],
  ])('%s is sure to bring or take so much', (source, tokens) => {
    const [effect] = programOf(source).effects;
    expect(effect?.verb.brings(effect, position().wagon())).toEqual({ tokens, goods: [] });
  });

  it('what the Private Concern gains is of its stock, its coins, its prestige, or what is lower', () => {
    const read = (source: string) => new ConcernLibrary(CONCERN_VERBS).read(source);
    for (const what of ['stock', 'coins', 'prestige', 'lower'])
      expect(read(`pcGain(2 ${what})`)).toMatchObject([{ does: 'gain', n: 2, what }]);
    expect(() => read('pcGain(2 quartz)')).toThrow('pcGain of "quartz"');
  });

  it('have words of their own, which the notation explains', () => {
    const words = Object.values(VERBS).flatMap(({ reads }) => Object.keys(reads));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    const concern = Object.values(CONCERN_VERBS).flatMap(({ reads }) => Object.keys(reads));
    expect([...words, ...concern].filter((word) => !isWritten(word))).toEqual([]);
  });
});
