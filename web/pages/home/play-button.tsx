import { Button } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { gameName } from '../../games/game-name.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';

export interface PlayButtonProps {
  readonly game: string;
  readonly testId: string;
  readonly look?: 'primary' | 'outline';
}

/** Sits down at once, against bots. */
export function PlayButton({ game, testId, look = 'primary' }: PlayButtonProps): ReactNode {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const play = (): void => {
    if (busy) return;
    setBusy(true);
    import('../../games/start-table.ts')
      .then(({ playNow }) => playNow(game))
      .catch(() => tell({ words: w('trouble-loading'), kind: 'bad' }))
      .finally(() => setBusy(false));
  };
  return (
    <Button
      look={look}
      onClick={play}
      aria-disabled={busy || undefined}
      aria-label={w('home-play-game', { game: gameName(w, game) })}
      data-testid={testId}
    >
      {w('home-play')}
    </Button>
  );
}
