import { type Seat, say } from '@stolik/engine';
import { SeatMark, Section, Spot, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { hasHandUp } from '../rules/hands.ts';
import { othersInOrder } from '../rules/seats.ts';
import { HEARINGS } from '../rules/talk.ts';
import { Sign } from './art/pictures.tsx';
import { useScene } from './scene.ts';

/** At another player's panel: a hand that is up, or the way to raise one's own (AR-8.7). */
export function HandOf({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const { choices } = useTable();
  const target = `word@player-${owner}`;
  const whom = state.hands.find(({ from }) => from === owner)?.to;
  return (
    <>
      {whom !== undefined && (
        <span className="ar-hand-up">
          <Sign name="hand-up" />
          {talk(whom === seat ? say('hand-to-you') : say('hand-theirs', { player: { seat: whom } }))}
        </span>
      )}
      {seat !== null && hasHandUp(state, seat, owner) && (
        <span className="ar-hand-up">
          <Sign name="hand-up" />
          {talk(say('hand-yours'))}
        </span>
      )}
      {choices.of(target) !== null && (
        <Spot
          target={target}
          name={say('option-word', { player: { seat: owner } })}
          shape="tile"
          className="ar-hand"
          explain={[say('hand-about', { player: { seat: owner } })]}
        >
          <span>
            <Sign name="hand-up" />
            <b>{talk(say('hand-raise'))}</b>
          </span>
        </Spot>
      )}
    </>
  );
}

/** Beside the letters: who asks for the word, and the way to hear them all. */
export function HandsUp(): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const { choices } = useTable();
  const centre = state.talks?.centre;
  const hands = state.hands.filter(({ to }) => to === centre);
  if (choices.of('listen') === null) return null;
  return (
    <Section className="panel ar-hands-up" label={say('hands-title')}>
      {hands.length > 0 && (
        <p>
          {talk(say('hands-title'))}
          {hands.map(({ from }) => (
            <SeatMark key={from} seat={from} name={names[from] ?? ''} size={22} />
          ))}
        </p>
      )}
      <Spot target="listen" name={say('option-listen')} shape="tile" className="ar-listen">
        <span>
          <Sign name="hand-up" />
          {talk(say('option-listen'))}
        </span>
      </Spot>
      <small>{talk(say('hands-left', { count: HEARINGS - (state.talks?.heard ?? 0) }))}</small>
    </Section>
  );
}

/** While nobody talks: whom one may ask for the word. */
export function WordsToAsk(): ReactNode {
  const talk = useSay();
  const { state, seat, names } = useScene();
  const { choices } = useTable();
  if (seat === null) return null;
  const others = othersInOrder(state, seat);
  const isQuiet = state.hands.length === 0 && others.every((other) => choices.of(`word@player-${other}`) === null);
  if (isQuiet) return <p className="panel ar-no-talks">{talk(say('hands-none'))}</p>;
  return (
    <Zone label={say('hands-title')} className="ar-words-to-ask">
      {others.map((other) => (
        <span key={other} className="panel">
          <SeatMark seat={other} name={names[other] ?? ''} size={24} />
          <b>{names[other]}</b>
          <HandOf owner={other} />
        </span>
      ))}
    </Zone>
  );
}
