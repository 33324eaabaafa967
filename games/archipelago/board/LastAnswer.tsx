import { type Seat, say } from '@stolik/engine';
import { Icon, SeatMark, useSay, useTable } from '@stolik/ui';
import type { ReactNode } from 'react';
import { isNothing } from '../rules/deals.ts';
import { all } from '../words/phrases.ts';
import { type Answered, lastAnswerIn, silentIn } from './news.ts';
import { BundleArt, Terms } from './Offers.tsx';
import { useScene } from './scene.ts';

/** What became of the last letter of these talks, where the next one is written. */
export function LastAnswer(): ReactNode {
  const { seat } = useScene();
  const { log } = useTable();
  const silent = silentIn(log);
  if (silent.length > 0) return <Silence seats={silent} />;
  const last = lastAnswerIn(log);
  if (last === null || (seat !== last.offer.from && seat !== last.offer.to)) return null;
  return <AnswerLine {...last} />;
}

/** Whoever has listened to them is told that they had nothing to say. */
function Silence({ seats }: { readonly seats: readonly Seat[] }): ReactNode {
  const talk = useSay();
  return (
    <div className="ar-last-answer" role="status">
      <Icon name="chat" size={16} />
      <b>{talk(say('last-silent', { count: seats.length, players: all(seats.map((seat) => ({ seat }))) }))}</b>
    </div>
  );
}

/** Who agrees or declines, and to what: what one gives, and what one gets for it. */
export function AnswerLine({ how, offer }: Answered): ReactNode {
  const talk = useSay();
  const { seat, names } = useScene();
  const mine = offer.from === seat;
  const other = mine ? offer.to : offer.from;
  const [gives, gets] = mine ? [offer.give, offer.take] : [offer.take, offer.give];
  // What is given for it stands below.
  const binds = offer.place > 0 || offer.permit !== 0;
  const agreed = how === 'offer-accepted' || how === 'place-paid';
  return (
    <div className="ar-last-answer" data-agreed={agreed || undefined} role="status">
      <Icon name={agreed ? 'check' : 'close'} size={16} />
      <SeatMark seat={other} name={names[other] ?? ''} size={18} />
      <b>{talk(say(`last-${how}`, { player: { seat: other }, mine: mine ? 'yes' : 'no' }))}</b>
      {!(binds && isNothing(gives)) && <BundleArt bundle={gives} />}
      {!binds && <i>→</i>}
      {!(binds && isNothing(gets)) && <BundleArt bundle={gets} />}
      <Terms offer={offer} />
    </div>
  );
}
