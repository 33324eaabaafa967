import type { Tip } from '@stolik/engine/lesson';

interface TipsModule {
  readonly tips: readonly Tip<never>[];
}

/** Tips of all games, each loaded when somebody sits down at one of its first tables. */
const modules = import.meta.glob<TipsModule>('../../games/*/lesson/tips.ts');

export async function loadTips(game: string): Promise<readonly Tip[]> {
  const found = await modules[`../../games/${game}/lesson/tips.ts`]?.();
  return (found?.tips ?? []) as readonly Tip[]; // they are asked at tables of their game
}
