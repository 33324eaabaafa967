import type { Text } from '@stolik/engine';
import { NATIONS, type Nation } from '../content/nations.ts';
import { nameText } from './filters.ts';

/** What a nation is called. */
export const nationText = (nation: number): Text => nameText((NATIONS[nation] as Nation).name);
