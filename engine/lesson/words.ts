import { seat } from '../seat.ts';
import { say, type Text, type TextArgs } from '../text.ts';
import type { Lesson } from './lesson.ts';

/** Every beat may name those who sit opposite: `$bot`, `$bot2`, `$bot3`. */
const argsOf = ({ bots }: Lesson): TextArgs =>
  Object.fromEntries(bots.map((_, at) => [at === 0 ? 'bot' : `bot${at + 1}`, { seat: seat(at + 1) }]));

export const beatText = (lesson: Lesson, beat: string): Text => say(`lesson-${beat}`, argsOf(lesson));

export const titleText = (beat: string): Text => say(`lesson-${beat}-title`);

export const heldText = (lesson: Lesson, word: string): Text => say(`lesson-not-${word}`, argsOf(lesson));

export const partText = (part: string): Text => say(`lesson-part-${part}`);
