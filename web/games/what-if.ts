import type { GameRecord } from '@stolik/engine';
import { botsOf } from '../saves/seat-info.ts';
import type { Words } from '../shell/words.ts';
import { botName, nextLevel } from './companions.ts';

/** The same game up to a moment, to be played on from this chair, with bots on all others. */
export function whatIf(record: GameRecord, moment: number, chair: number, me: string, words: Words): GameRecord {
  const names = [...record.names];
  const bots = botsOf(record);
  if (bots[chair] !== null) names[chair] = me;
  bots[chair] = null;
  for (const [at, bot] of bots.entries()) {
    if (at === chair) continue;
    if (bot === null) bots[at] = nextLevel(bots);
    const others = names.filter((_, other) => other !== at);
    // Whoever sat there before gives the name to the one who plays on.
    if (others.includes(names[at] ?? '')) names[at] = botName(words, nextLevel(bots), others);
  }
  const { result: _, ...open } = record;
  return { ...open, names, bots, choices: record.choices.slice(0, moment) };
}
