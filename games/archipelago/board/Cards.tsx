import { defined, say } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { backZones, type CardKind, cardKind } from '../content/catalogue.ts';
import type { Zone as BackZone, Cost } from '../content/effects.ts';
import { ALL_KINDS, backOnTop, type Card } from '../pieces.ts';
import type { State } from '../state.ts';
import { effectText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { florinsText } from '../words/phrases.ts';
import { CardPicture, KindSign, Sign } from './art/pictures.tsx';
import { cardGist } from './gist.ts';
import { useScene } from './scene.ts';

export const lookOf = ({ kind, arrow }: CardKind): string =>
  arrow === 'wonder' ? 'wonder' : kind === 'character' ? 'character' : 'progress';

/** A text of so many letters needs the room of the picture where cards are small. */
const LONG = 80;

interface EvolutionCardProps {
  readonly card: Card;
  /** Its place on the track; none for a card that somebody owns. */
  readonly place?: number;
  /** Used in this round, or bought in it. */
  readonly state?: 'used' | 'fresh' | 'built' | undefined;
  /** With all it does, and what can be done with it below. */
  readonly whole?: boolean;
  /** Small as it is: what it does in a few words, so that they are whole; all of it is told by a long press. */
  readonly brief?: boolean;
  readonly foot?: ReactNode;
  readonly still?: boolean;
}

/** An evolution card, upright at all times: its quarter turns are a row of prices. */
export function EvolutionCard({
  card,
  place,
  state,
  whole = false,
  brief = false,
  foot,
  still = false,
}: EvolutionCardProps): ReactNode {
  const talk = useSay();
  const kind = cardKind(card);
  const name = talk(nameOf(card));
  const does = talk(whole && !brief ? inSentences(kind.effects.map(effectText)) : cardGist(kind));
  return (
    <Spot
      target={card}
      name={state === undefined ? name : `${name}, ${talk(say(`card-state-${state}`))}`}
      className={`ar-card ${whole ? 'ar-card-whole' : ''}`}
      still={still}
      from="deck"
    >
      <span
        className="ar-card-body card"
        data-look={lookOf(kind)}
        data-state={state}
        data-long={(whole && does.length > LONG) || undefined}
      >
        <span className="ar-card-picture card-art">
          <CardPicture id={kind.id} />
        </span>
        {kind.medals > 0 && (
          <span className="ar-medals">
            <Sign name="medal" />
            {kind.medals > 1 && <b>{kind.medals}</b>}
          </span>
        )}
        <b className="ar-card-name">{name}</b>
        <span className="ar-card-gist">{does}</span>
        {place === undefined || whole ? <CostLine kind={kind} /> : null}
        {place !== undefined && <Prices kind={kind} place={place} />}
        {foot}
      </span>
    </Spot>
  );
}

/** What its use costs, and who may use it. */
function CostLine({ kind }: { readonly kind: CardKind }): ReactNode {
  const talk = useSay();
  return (
    <span className="ar-card-cost">
      <span>{talk(say(`card-arrow-${kind.arrow}`))}</span>
      <CostSigns cost={kind.cost} />
    </span>
  );
}

export function CostSigns({ cost }: { readonly cost: Cost }): ReactNode {
  const { discs, florins, cubes, any } = cost;
  return (
    <span className="ar-cost">
      {discs > 0 && (
        <i>
          <Sign name="disc" />
          {discs}
        </i>
      )}
      {florins > 0 && (
        <i>
          <Sign name="coin" />
          {florins}
        </i>
      )}
      {ALL_KINDS.filter((kind) => defined(cubes[kind]) > 0).map((kind) => (
        <i key={kind}>
          <KindSign kind={kind} />
          {cubes[kind]}
        </i>
      ))}
      {any > 0 && (
        <i>
          <Sign name="cube" />
          {any}
        </i>
      )}
    </span>
  );
}

/** Past prices struck, the one in force under the triangle, the skull last. */
function Prices({ kind, place }: { readonly kind: CardKind; readonly place: number }): ReactNode {
  const { state } = useScene();
  const turns = state.rotation[place] ?? 0;
  return (
    <span className="ar-turns">
      {kind.prices.map((price, turn) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a price may stand twice.
          key={turn}
          data-past={turn < turns || undefined}
          data-on={turn === turns || undefined}
          data-next={turn === turns + 1 || undefined}
        >
          {price}
        </i>
      ))}
      <i data-next={turns + 1 === kind.prices.length || undefined}>
        <Sign name="skull" />
      </i>
    </span>
  );
}

/** The deck: what its back says will come, at once or in the fourth phase. */
export function Deck(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const back = backOnTop(state.deck);
  const count = talk(say('board-deck', { count: state.deck.length }));
  return (
    <div className="ar-deck" data-spot-pile="deck">
      {back === null ? (
        <span className="ar-back empty-place" />
      ) : (
        <Spot target={back} name={`${talk(nameOf(back))}, ${count}`} className="ar-back-spot" still>
          <span className="ar-back" data-hot={isHot(state) || undefined}>
            {backZones(back).map((zone, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two zones may be alike.
              <BackZoneArt key={at} zone={zone} />
            ))}
          </span>
        </Spot>
      )}
      <small>{count}</small>
    </div>
  );
}

/** Its own crisis runs. */
const isHot = ({ crisis }: State): boolean => crisis !== null;

function BackZoneArt({ zone }: { readonly zone: BackZone }): ReactNode {
  const talk = useSay();
  const when = zone.red ? 'now' : 'later';
  return (
    <span className="ar-back-zone" data-red={zone.red || undefined}>
      <i>{talk(say(`back-${zone.zone}`, { when }))}</i>
      {zone.zone === 'domestic-crisis' ? (
        <b>
          <KindSign kind={zone.kind} /> 1 : {zone.rate}
        </b>
      ) : zone.zone === 'export-crisis' ? (
        <b>
          <KindSign kind={zone.kind} /> ×{zone.cubes}
        </b>
      ) : (
        <em>{talk(inSentences(zone.effects.map(effectText)))}</em>
      )}
    </span>
  );
}

/** What a card on the track can be had for, in words. */
export function BuyFoot({
  card,
  price,
  florins,
}: {
  readonly card: Card;
  readonly price: number;
  readonly florins: number;
}): ReactNode {
  const talk = useSay();
  const { asked, state } = useScene();
  const kind = cardKind(card);
  const turns = state.rotation[state.track.indexOf(card)] ?? 0;
  const next = kind.prices[turns + 1];
  if (asked.prompt === 'evolve.turn')
    return (
      <span className="ar-card-foot">
        {next === undefined ? talk(say('card-turn-gone')) : talk(say('card-turn', { now: price, next }))}
      </span>
    );
  if (asked.prompt !== 'evolve.buy')
    return <span className="ar-card-foot ar-card-later">{talk(say('card-later', { price: florinsText(price) }))}</span>;
  return (
    <span className="ar-card-foot" data-short={florins < price || undefined}>
      {florins < price
        ? talk(say('card-short', { lacking: florinsText(price - florins) }))
        : talk(say('card-buy', { price: florinsText(price) }))}
    </span>
  );
}
