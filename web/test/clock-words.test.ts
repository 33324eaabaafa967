import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, type TextArgs } from '@stolik/engine';
import type { ClockKind } from '@stolik/server/protocol';
import { type Language, speakerOf } from '@stolik/text';
import { describe, expect, it } from 'vitest';
import { clockWords } from '../online/clock-words.ts';
import type { Words } from '../shell/words.ts';

function wordsIn(lang: Language): Words {
  const speaker = speakerOf(lang, [readFileSync(join(import.meta.dirname, `../text/online.${lang}.ftl`), 'utf8')]);
  return Object.assign((key: string, args?: TextArgs) => speaker.say(say(key, args)), { lang });
}

describe('the clock of a table', () => {
  it.each<[ClockKind, string, string]>([
    [{ kind: 'none' }, 'none', 'bez zegara'],
    [{ kind: 'turn', seconds: 90 }, '90 seconds a turn', '90 sekund na turę'],
    [{ kind: 'turn', seconds: 60 }, '60 seconds a turn', '60 sekund na turę'],
    [{ kind: 'turn', seconds: 180 }, '3 minutes a turn', '3 minuty na turę'],
    [{ kind: 'turn', seconds: 2 * 86_400 }, '2 days a turn', '2 dni na turę'],
    [{ kind: 'bank', seconds: 7200, increment: 0 }, '2 hours for the whole game', '2 godziny na całą partię'],
    [
      { kind: 'bank', seconds: 1200, increment: 20 },
      '20 minutes, and 20 seconds more for each turn',
      '20 minut na całą partię i jeszcze 20 sekund za każdą turę',
    ],
  ])('%j is told in words', (clock, english, polish) => {
    expect(clockWords(wordsIn('en'), clock)).toBe(english);
    expect(clockWords(wordsIn('pl'), clock)).toBe(polish);
  });
});
