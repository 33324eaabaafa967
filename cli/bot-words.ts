import { readFileSync } from 'node:fs';
import { type Bot, levelNamed } from '@stolik/bots';
import { say, type Text } from '@stolik/engine';
import type { Language } from '@stolik/text';

/** What the room of the bots says of them in this language. */
export const botText = (lang: Language): string =>
  readFileSync(new URL(`../bots/text/${lang}.ftl`, import.meta.url), 'utf8');

/** The name a bot goes by at a table; null for one without a face. */
export const faceOf = ({ id }: Bot): Text | null => (levelNamed(id) === null ? null : say(`level-${id}-name`));

/** What kind of player it is. A search is one, however long it thinks. */
export const characterOf = ({ id }: Bot): Text =>
  levelNamed(id) === null ? say(`bot-${id.split(':', 1)[0]}`) : say(`level-${id}-character`);
