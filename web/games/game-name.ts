import type { Words } from '../shell/words.ts';
import { boxes } from './boxes.ts';

/** How a game is called; of one that this house does not have, only its id is known. */
export const gameName = (w: Words, id: string): string =>
  boxes.some((box) => box.id === id) ? w(`game-${id}-name`) : id;

/** The second line of its box: the rest of its title, or how it is called abroad; empty where there is none. */
export const gameSub = (w: Words, id: string): string =>
  boxes.some((box) => box.id === id) ? w(`game-${id}-sub`) : '';
