import { kept } from '../shell/kept.ts';
import { changeSettings } from '../shell/settings.ts';
import { asked, type Told, toldFrom, toldOf, withFinished, withTip } from './told-from.ts';

const all = kept('stolik.tips', toldFrom);

const change = (game: string, next: (told: Told) => Told): void => {
  const before = toldOf(all.now(), game);
  const after = next(before);
  if (after !== before) all.change({ ...all.now(), [game]: after });
};

export const told = (game: string): Told => toldOf(all.now(), game);

export const keepTold = (game: string, tip: string): void => change(game, (before) => withTip(before, tip));

export const keepFinished = (game: string, table: string): void =>
  change(game, (before) => withFinished(before, table));

/** The next games of it are played with tips. */
export function askForTips(game: string): void {
  changeSettings({ tips: true });
  change(game, asked);
}
