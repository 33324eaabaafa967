import { defined, type Seat, say } from '@stolik/engine';
import { SeatMark, Section, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS } from '../pieces.ts';
import { type Bundle, HIDDEN, playerAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { signed } from '../words/phrases.ts';
import { Cube, Sign } from './art/pictures.tsx';
import { useScene } from './scene.ts';

interface AfterProps {
  readonly seat: Seat;
  readonly other: Seat;
  readonly gives: Bundle;
  readonly gets: Bundle;
}

/**
 * What an exchange leaves: one's own stock before and after it; of the other only what changes, the rest stays behind the screen. With two
 * players nothing does (AR-2.5).
 */
export function After({ seat, other, gives, gets }: AfterProps): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const own = playerAt(state, seat);
  const theirs = playerAt(state, other);
  const known = theirs.florins !== HIDDEN;
  const rows = [
    {
      key: 'florins',
      picture: <Sign name="coin" />,
      had: own.florins,
      theirs: theirs.florins,
      by: gets.florins - gives.florins,
    },
    ...ALL_KINDS.map((kind) => ({
      key: `cube-${kind}`,
      picture: <Cube kind={kind} />,
      had: defined(own.cubes[kind]),
      theirs: theirs.cubes[kind] ?? 0,
      by: defined(gets.cubes[kind]) - defined(gives.cubes[kind]),
    })),
    {
      key: 'tokens',
      picture: <Sign name="token" />,
      had: own.tokens,
      theirs: theirs.tokens,
      by: gets.tokens - gives.tokens,
    },
  ].filter(({ by }) => by !== 0);
  const none = rows.length + gives.cards.length + gets.cards.length === 0;
  return (
    <Section className="ar-after" label={say('offer-after')}>
      <h3>{talk(say('offer-after'))}</h3>
      <p>
        <SeatMark seat={seat} name={names[seat] ?? ''} size={20} />
        <b>{talk(say('offer-after-you'))}</b>
        {none && <small>{talk(say('offer-after-same'))}</small>}
        {rows.map(({ key, picture, had, by }) => (
          <span key={key}>
            {picture}
            <Change from={had} to={had + by} />
          </span>
        ))}
        <Cards cards={gets.cards} sign="+" />
        <Cards cards={gives.cards} sign="−" />
      </p>
      <p>
        <SeatMark seat={other} name={names[other] ?? ''} size={20} />
        <b>{names[other]}</b>
        {rows.map(({ key, picture, theirs: had, by }) => (
          <span key={key}>
            {picture}
            {known ? <Change from={had} to={had - by} /> : <b>{signed(-by)}</b>}
          </span>
        ))}
        <Cards cards={gives.cards} sign="+" />
        <Cards cards={gets.cards} sign="−" />
        {!known && <small>{talk(say('offer-after-hidden'))}</small>}
        {known && none && <small>{talk(say('offer-after-same'))}</small>}
      </p>
    </Section>
  );
}

/** How much there was, and is then; less than nothing where it cannot be paid. */
function Change({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  return (
    <>
      <i>{from} →</i>
      <b data-short={to < 0 || undefined}>{to < 0 ? signed(to) : to}</b>
    </>
  );
}

function Cards({ cards, sign }: { readonly cards: Bundle['cards']; readonly sign: string }): ReactNode {
  const talk = useSay();
  return cards.map((card) => (
    <span key={card} className="ar-bundle-card">
      {sign} {talk(nameOf(card))}
    </span>
  ));
}
