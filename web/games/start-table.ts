import { type GameRecord, isRefusal, type Refusal } from '@stolik/engine';
import { library } from '../saves/library.ts';
import { newRecord, newSave, newSeed, type Place } from '../saves/new-game.ts';
import { goTo } from '../shell/router.ts';
import { tell } from '../shell/toasts.tsx';
import { wordsNow } from '../shell/words.ts';
import { botName, nextLevel } from './companions.ts';
import { myName } from './my-name.ts';
import { loadRules } from './rules.ts';
import { fitting } from './variants.ts';

const namesOf = (places: readonly Place[]): string[] => places.map(({ name }) => name);

/** Sits down at once, against two bots. */
export async function playNow(gameId: string): Promise<void> {
  const words = wordsNow();
  const places: Place[] = [{ name: myName(words), bot: null }];
  while (places.length < 3) {
    const level = nextLevel(places.map(({ bot }) => bot));
    places.push({ name: botName(words, level, namesOf(places)), bot: level });
  }
  const game = await loadRules(gameId);
  const easy = game !== null && (await isFirstGame(gameId)) ? fitting(game, places.length, game.firstGame) : {};
  await setUp(gameId, places, easy, newSeed(), 0);
}

/** Nobody has played it on this device yet. */
export const isFirstGame = async (gameId: string): Promise<boolean> =>
  !(await library.list()).games.some((one) => one.kind === 'game' && one.record.game === gameId);

/** Sets a table up and goes there; or says why these people cannot play so. */
export async function setUp(
  gameId: string,
  places: readonly Place[],
  variants: { readonly [id: string]: string },
  seed: string,
  me: number,
): Promise<Refusal | null> {
  const game = await loadRules(gameId);
  if (game === null) throw new Error(`There is no game "${gameId}" in this house.`);
  const record = newRecord(game, places, variants, seed);
  if (isRefusal(record)) return record;
  await openNew(record, me);
  return null;
}

/** The same people, the same game, another deal. */
export const rematch = async (record: GameRecord, me: number): Promise<void> => {
  const places = record.names.map((name, at) => ({ name, bot: record.bots?.[at] ?? null }));
  await setUp(record.game, places, record.variants, newSeed(), me);
};

/** Puts a game on the shelf and goes to its table. */
export async function openNew(record: GameRecord, me: number): Promise<void> {
  const save = newSave(record, me, Date.now());
  const trouble = await library.add(save);
  if (trouble !== null) tell({ words: wordsNow()(`shelf-${trouble}`), kind: 'bad' });
  goTo({ page: 'table', id: save.id, plain: false });
}
