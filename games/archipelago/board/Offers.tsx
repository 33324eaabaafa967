import { defined, say } from '@stolik/engine';
import { Button, Icon, SeatMark, Section, Spot, seatColour, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS, type Card } from '../pieces.ts';
import { isNothing } from '../rules/deals.ts';
import type { Bundle, Offer } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { pledgeText } from '../words/offers.ts';
import { After } from './After.tsx';
import { Cube, Sign } from './art/pictures.tsx';
import { beginDraft, type LocalDraft } from './draft.ts';
import { useScene } from './scene.ts';

/** Things that change hands, as pictures. */
export function BundleArt({ bundle }: { readonly bundle: Bundle }): ReactNode {
  const talk = useSay();
  if (isNothing(bundle)) return <span className="ar-nothing">{talk(say('offer-nothing'))}</span>;
  return (
    <span className="ar-bundle">
      {bundle.florins > 0 && (
        <span>
          <Sign name="coin" />
          <b>{bundle.florins}</b>
        </span>
      )}
      {ALL_KINDS.filter((kind) => defined(bundle.cubes[kind]) > 0).map((kind) => (
        <span key={kind}>
          <Cube kind={kind} />
          <b>{bundle.cubes[kind]}</b>
        </span>
      ))}
      {bundle.tokens > 0 && (
        <span>
          <Sign name="token" />
          <b>{bundle.tokens}</b>
        </span>
      )}
      {bundle.cards.map((card: Card) => (
        <span key={card} className="ar-bundle-card">
          {talk(nameOf(card))}
        </span>
      ))}
    </span>
  );
}

interface OfferCardProps {
  readonly offer: Offer;
  /** By which answers name it. */
  readonly place: number;
  /** Begins a counter-offer. */
  onChange(draft: LocalDraft): void;
}

/** An open offer as a card: what one gets and gives, what binds, what is only promised, and what one has after it. */
export function OfferCard({ offer, place, onChange }: OfferCardProps): ReactNode {
  const talk = useSay();
  const { seat, names } = useScene();
  const { choices } = useTable();
  const mine = offer.from === seat;
  const [gets, gives] = mine ? [offer.take, offer.give] : [offer.give, offer.take];
  const party = seat === offer.from || seat === offer.to;
  const other = mine ? offer.to : offer.from;
  const title = mine
    ? say('offer-mine', { player: { seat: other } })
    : say('offer-theirs', { player: { seat: other } });
  const answers = ['accept', 'counter', 'decline', 'withdraw'].filter(
    (verb) => choices.of(`${verb}@offer-${place}`) !== null,
  );
  return (
    <Section className="panel ar-offer" style={{ '--seat': seatColour(other) }} label={title}>
      <header>
        <SeatMark seat={other} name={names[other] ?? ''} size={24} />
        <h2>{talk(title)}</h2>
      </header>
      <div className="ar-deal">
        <div>
          <h3>{party ? talk(say('offer-get')) : names[offer.to]}</h3>
          <BundleArt bundle={gets} />
        </div>
        <Icon name="swap" size={18} />
        <div>
          <h3>{party ? talk(say('offer-give-up')) : names[offer.from]}</h3>
          <BundleArt bundle={gives} />
        </div>
      </div>
      <Terms offer={offer} />
      {party && seat !== null && <After seat={seat} other={other} gives={gives} gets={gets} />}
      {answers.includes('decline') && !answers.includes('accept') && (
        <p className="ar-cannot">
          <Icon name="warn" size={15} /> {talk(say('offer-cannot'))}
        </p>
      )}
      {answers.length > 0 && (
        <Zone label={title} className="ar-verdicts">
          {answers.map((verb) =>
            verb === 'counter' ? (
              <Button
                key={verb}
                look="outline"
                data-answers={`counter@offer-${place}`}
                onClick={() => onChange(beginDraft(other, place, offer))}
              >
                {talk(say('verdict-counter'))}
              </Button>
            ) : (
              <Spot
                key={verb}
                target={`${verb}@offer-${place}`}
                name={say(`verdict-${verb}`)}
                shape="tile"
                className={`ar-verdict ar-verdict-${verb}`}
              >
                <span>{talk(say(`verdict-${verb}`))}</span>
              </Spot>
            ),
          )}
        </Zone>
      )}
    </Section>
  );
}

/** What binds has a lock; what is only promised stands behind a dashed line. */
export function Terms({ offer }: { readonly offer: Pick<Offer, 'permit' | 'place' | 'pledge'> }): ReactNode {
  const talk = useSay();
  const { permit, place, pledge } = offer;
  if (permit === 0 && place === 0 && pledge === null) return null;
  return (
    <p className="ar-terms">
      {permit !== 0 && (
        <span>
          <Icon name="lock" size={14} /> {talk(say('term-permit', { region: { piece: permit } }))}
        </span>
      )}
      {place !== 0 && (
        <span>
          <Icon name="lock" size={14} /> {talk(say('term-place', { place }))}
        </span>
      )}
      {pledge !== null && (
        <span className="ar-pledge">
          <Icon name="chat" size={14} /> {talk(pledgeText(pledge))}
        </span>
      )}
    </p>
  );
}

/** Promises that are neither kept nor broken yet. */
export function Promises(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  if (state.promises.length === 0) return null;
  return (
    <section className="panel ar-promises">
      <h2>{talk(say('board-promises'))}</h2>
      <ul>
        {state.promises.map((pledge) => (
          <li key={`${pledge.by} ${pledge.to} ${pledge.what} ${pledge.amount} ${pledge.due}`}>
            <Icon name="chat" size={14} /> {talk(pledgeText(pledge))}
          </li>
        ))}
      </ul>
    </section>
  );
}
