import { type Seat, say } from '@stolik/engine';
import { Icon, SeatMark, Section, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { Sign } from './art/pictures.tsx';
import { isTalk } from './asked.ts';
import { AnswerLine } from './LastAnswer.tsx';
import { type Bids, newsIn } from './news.ts';
import { useScene } from './scene.ts';

/** What one waited for: what became of an offer, and what all have bid. It stays until one has done something, or puts it away. */
export function News(): ReactNode {
  const { asked, seat } = useScene();
  // In talks the letter says it.
  return seat === null || asked.prompt === '' || isTalk(asked.prompt) ? null : <TheNews seat={seat} />;
}

function TheNews({ seat }: { readonly seat: Seat }): ReactNode {
  const talk = useSay();
  const { asked } = useScene();
  const { log } = useTable();
  const [read, setRead] = useState(-1);
  const { answered, bids } = newsIn(log, seat);
  const placing = asked.prompt === 'order.next';
  if ((answered === null && bids === null) || read === log.length) return null;
  return (
    <Section className="ar-news" label={say('news-title')}>
      <div>
        {bids !== null && <BidsLine {...bids} />}
        {/* What was agreed on for the places stands beside them. */}
        {answered !== null && !placing && <AnswerLine {...answered} />}
      </div>
      <button type="button" onClick={() => setRead(log.length)} aria-label={talk(say('news-read'))}>
        <Icon name="close" size={16} />
      </button>
    </Section>
  );
}

/** Who bid what, in the order in which they sat, and what it came to. */
function BidsLine({ bids, winner }: Bids): ReactNode {
  const talk = useSay();
  const { names, asked } = useScene();
  const tied = asked.prompt === 'order.again' ? 'news-bids-again' : 'news-bids-tied';
  return (
    <div className="ar-bids" role="status">
      <b>{talk(winner === null ? say(tied) : say('news-bids', { player: { seat: winner } }))}</b>
      <span>
        {bids.map(({ seat, florins }) => (
          <span key={seat} data-won={seat === winner || undefined}>
            <SeatMark seat={seat} name={names[seat] ?? ''} size={18} />
            <Sign name="coin" />
            <b>{florins}</b>
          </span>
        ))}
      </span>
    </div>
  );
}
