import { defined, isOneOf, say } from '@stolik/engine';
import { Icon, type LogEntry, SeatMark, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { Event } from '../events.ts';
import type { Offer } from '../state.ts';
import { BundleArt } from './Offers.tsx';
import { useScene } from './scene.ts';

const ANSWERS = ['offer-accepted', 'offer-declined', 'offer-void'] as const;

interface Answered {
  readonly how: (typeof ANSWERS)[number];
  readonly offer: Offer;
}

/** What became of the last letter of these talks, where the next one is written. */
export function LastAnswer(): ReactNode {
  const talk = useSay();
  const { seat, names } = useScene();
  const { log } = useTable();
  const last = lastAnswerIn(log);
  if (last === null || (seat !== last.offer.from && seat !== last.offer.to)) return null;
  const { how, offer } = last;
  const mine = offer.from === seat;
  const other = mine ? offer.to : offer.from;
  const [gives, gets] = mine ? [offer.give, offer.take] : [offer.take, offer.give];
  return (
    <p className="ar-last-answer" data-agreed={how === 'offer-accepted' || undefined} role="status">
      <Icon name={how === 'offer-accepted' ? 'check' : 'close'} size={16} />
      <SeatMark seat={other} name={names[other] ?? ''} size={18} />
      <b>{talk(say(`last-${how}`, { player: { seat: other }, mine: mine ? 'yes' : 'no' }))}</b>
      <BundleArt bundle={gives} />
      <i>→</i>
      <BundleArt bundle={gets} />
    </p>
  );
}

const isAnswer = (event: Event): event is Extract<Event, { offer: Offer }> & { type: (typeof ANSWERS)[number] } =>
  isOneOf(ANSWERS, event.type);

/** The last offer that was answered since the talks were opened; null when none was. */
export function lastAnswerIn(log: readonly LogEntry[]): Answered | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = defined(log[at]).event as Event; // of this game
    if (event.type === 'talks-opened' || event.type === 'talks-closed') return null;
    if (isAnswer(event)) return { how: event.type, offer: event.offer };
  }
  return null;
}
