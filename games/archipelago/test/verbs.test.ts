import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { BACKS, backZones, CARD_KINDS } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { readEffects } from '../content/read-effects.ts';
import { archipelago } from '../index.ts';
import { CRITERIA } from '../verbs/criteria.ts';
import { EFFECTS } from '../verbs/effects/index.ts';
import { ENDS, type End } from '../verbs/ends.ts';

const onBacks = BACKS.flatMap(backZones).flatMap((zone) => (zone.zone === 'event' ? zone.effects : []));
const inBox: readonly Effect[] = [...CARD_KINDS.flatMap(({ effects }) => effects), ...onBacks];

describe('the verbs of cards and events', () => {
  it('are all spoken by a card or a back', () => {
    expect([...new Set(inBox.map(({ does }) => does))].sort()).toEqual(Object.keys(EFFECTS).sort());
  });

  it('say what they do in both languages, at length and in a few words', () => {
    for (const language of ['pl', 'en'] as const) {
      const speaker = speakerOf(language, [gameText('archipelago', language)], archipelago);
      for (const effect of inBox)
        for (const text of [effect.verb.says(effect), effect.verb.gist(effect)])
          expect(speaker.say(text), effect.does).toMatch(/\p{L}{2}/u);
      expect(speaker.problems).toEqual([]);
    }
  });

  it('and so do all ends and criteria', () => {
    for (const language of ['pl', 'en'] as const) {
      const speaker = speakerOf(language, [gameText('archipelago', language)], archipelago);
      const texts = [
        ...Object.values(ENDS).flatMap((end: End) => [end.says({ all: ['4'] }), end.short]),
        ...Object.values(CRITERIA).flatMap(({ says, short }) => [says, short]),
      ];
      for (const text of texts) expect(speaker.say(text)).toMatch(/\p{L}{2}/u);
      for (const end of Object.values(ENDS)) expect(speaker.say(end.shows(1, 2))).toMatch(/1/);
      expect(speaker.problems).toEqual([]);
    }
  });

  it('leave nothing in frames but plain data', () => {
    for (const effect of inBox) {
      const memory = effect.verb.does.memory(effect, { paid: null, victim: -1 });
      expect(JSON.parse(JSON.stringify(memory)), effect.does).toEqual(memory);
    }
  });

  it('know only their own words', () => {
    for (const program of ['dance(3)', 'constructor(1)', 'toString', '__proto__'])
      expect(() => readEffects(program), program).toThrow(/is no effect that this game knows|has no meaning here/);
    expect(() => readEffects('gain(2 resource of another kind)')).toThrow('expected "f" but found "resource"');
    expect(() => readEffects('action(dance)')).toThrow('expected "explore" but found "dance"');
    expect(() => readEffects('choosePlayer(other); dance')).toThrow('expected "victim" but found "dance"');
  });
});
