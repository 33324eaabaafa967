import { defined, type Seat, say } from '@stolik/engine';
import { SeatMark, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS } from '../pieces.ts';
import { type Bundle, playerAt } from '../state.ts';
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

/** What an exchange leaves: one's own stock before and after it; of the other only what changes, the rest stays behind the screen. */
export function After({ seat, other, gives, gets }: AfterProps): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const own = playerAt(state, seat);
  const rows = [
    { key: 'florins', picture: <Sign name="coin" />, had: own.florins, by: gets.florins - gives.florins },
    ...ALL_KINDS.map((kind) => ({
      key: `cube-${kind}`,
      picture: <Cube kind={kind} />,
      had: defined(own.cubes[kind]),
      by: defined(gets.cubes[kind]) - defined(gives.cubes[kind]),
    })),
    { key: 'tokens', picture: <Sign name="token" />, had: own.tokens, by: gets.tokens - gives.tokens },
  ].filter(({ by }) => by !== 0);
  const none = rows.length + gives.cards.length + gets.cards.length === 0;
  return (
    <section className="ar-after" aria-label={talk(say('offer-after'))}>
      <h3>{talk(say('offer-after'))}</h3>
      <p>
        <SeatMark seat={seat} name={names[seat] ?? ''} size={20} />
        <b>{talk(say('offer-after-you'))}</b>
        {none && <small>{talk(say('offer-after-same'))}</small>}
        {rows.map(({ key, picture, had, by }) => (
          <span key={key}>
            {picture}
            <s>{had}</s>
            <b data-short={had + by < 0 || undefined}>{had + by < 0 ? signed(had + by) : had + by}</b>
          </span>
        ))}
        <Cards cards={gets.cards} sign="+" />
        <Cards cards={gives.cards} sign="−" />
      </p>
      <p>
        <SeatMark seat={other} name={names[other] ?? ''} size={20} />
        <b>{names[other]}</b>
        {rows.map(({ key, picture, by }) => (
          <span key={key}>
            {picture}
            <b>{signed(-by)}</b>
          </span>
        ))}
        <Cards cards={gives.cards} sign="+" />
        <Cards cards={gets.cards} sign="−" />
        <small>{talk(say('offer-after-hidden'))}</small>
      </p>
    </section>
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
