import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { type ReactNode, useMemo } from 'react';
import { ringStore } from './rings.ts';
import { type TableWords, TheWords } from './table-words.ts';

export interface SpokenProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly children: ReactNode;
}

const nobody: readonly string[] = [];

/** Words of a game where there is no table: pieces in a box or a gallery speak by `useSay` as they do on a board. */
export function Spoken({ game, speaker, children }: SpokenProps): ReactNode {
  const words = useMemo<TableWords>(
    () => ({ game, speaker, names: nobody, me: null, chip: null, rings: ringStore() }),
    [game, speaker],
  );
  return <TheWords.Provider value={words}>{children}</TheWords.Provider>;
}
