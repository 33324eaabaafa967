import type { ReactNode } from 'react';
import { Link } from '../../shell/link.tsx';
import { useWords } from '../../shell/words.ts';
import { CardPaper } from '../card/card-paper.tsx';
import { BesidePanel } from './beside-panel.tsx';

/** The card of the game, beside the table. */
export default function CardPanel({
  game,
  onClose,
}: {
  readonly game: string;
  readonly onClose: () => void;
}): ReactNode {
  const w = useWords();
  return (
    <BesidePanel title={w('card')} onClose={onClose} testId="card-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <section className="card-panel" aria-label={w('card')} tabIndex={0}>
        <CardPaper game={game} />
        <p className="page-ways">
          <Link to={{ page: 'card', game }} className="btn btn-outline">
            {w('card-whole')}
          </Link>
        </p>
      </section>
    </BesidePanel>
  );
}
