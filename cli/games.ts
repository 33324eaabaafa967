import type { AnyGame } from '@stolik/engine';
import { starScrappers } from '@stolik/star-scrappers';
import { gameText } from '@stolik/text/node';
import type { House } from './house.ts';

/** Every game of the house. */
export const games: readonly AnyGame[] = [starScrappers];

export const house: House = { games, textOf: (game, lang) => gameText(game.id, lang) };
