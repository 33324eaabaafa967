import { say } from '@stolik/engine';
import { Spot, useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { contractKind, NEIGHBOUR } from '../content/catalogue.ts';
import { ALL_TOWNS, add, type Good, isFine, kindOfGood, type Town } from '../pieces.ts';
import type { Journey, Wagon } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { townText } from '../words/phrases.ts';
import { Crest, GoodIcon, HeroPicture, regionOfTown, TokenIcon } from './art/pictures.tsx';
import { heroPay, type Pay, type Visit, visitNow } from './deliveries.ts';
import { Amount } from './Gist.tsx';
import { heroName } from './HeroCard.tsx';
import { useLoad } from './load.tsx';
import { useOwn, useScene } from './scene.tsx';

/** What the visit that comes next would pay: each contract and hero, and the sum (DR-14). */
export function NextVisit({ trip }: { readonly trip: Journey }): ReactNode {
  const { state, seat, prompt, running } = useScene();
  const own = useOwn();
  const load = useLoad();
  const talk = useSay();
  const phone = useScreen() === 'phone';
  if (own === null || seat === null) return null;
  const wagon = without(own, load?.given ?? []);
  const towns: Town[] = trip.leader === seat ? [trip.town] : [trip.town, NEIGHBOUR[trip.town]];
  const visits = towns.map((town) => visitNow(state, wagon, town, running));
  if (visits.every(({ contracts, heroes }) => contracts.length + heroes.length === 0))
    return (
      <article className="dr-visit" data-region={regionOfTown(trip.town)}>
        <h2>
          {towns.map((town) => (
            <span key={town}>
              <Crest town={town} />
              {talk(townText(town))}
            </span>
          ))}
        </h2>
        <p className="dr-visit-row">
          {talk(say(prompt === 'caravan.answer' ? 'board-nothing-to-join-for' : 'board-nothing-for'))}
        </p>
      </article>
    );
  // Where it is only looked ahead, a phone has a line for each town: the answers need the room.
  if (phone && prompt === 'caravan.answer')
    return (
      <div className="dr-deliveries">
        {visits
          .filter(({ contracts, heroes }) => contracts.length + heroes.length > 0)
          .map((visit) => (
            <DeliveryLine key={visit.town} visit={visit} />
          ))}
      </div>
    );
  return visits.map((visit) => <VisitList key={visit.town} visit={visit} />);
}

/** What one could deliver somewhere, town by town: for a look ahead while no caravan is under way. */
export function Deliveries(): ReactNode {
  const { state, prompt, running } = useScene();
  const own = useOwn();
  const load = useLoad();
  const talk = useSay();
  if (own === null) return null;
  const wagon = without(own, load?.given ?? []);
  // At the last visit each contract and hero is an answer.
  const Town = prompt === 'end.plan' ? VisitList : DeliveryLine;
  const visits = ALL_TOWNS.map((town) => visitNow(state, wagon, town, running)).filter(
    ({ contracts, heroes }) => contracts.length + heroes.length > 0,
  );
  return (
    <section className="dr-deliveries">
      <h3>{talk(say('board-deliveries'))}</h3>
      {visits.length === 0 && <p className="dr-elsewhere">{talk(say('board-deliveries-none'))}</p>}
      <ul>
        {visits.map((visit) => (
          <li key={visit.town}>
            <Town visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A town in one line: goods of its contracts, those that are missing faint; heroes; what each pays, and the sum. */
function DeliveryLine({ visit }: { readonly visit: Visit }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { town, contracts, heroes, coins, prestige } = visit;
  return (
    <p className="dr-delivers" data-region={regionOfTown(town)}>
      <span className="dr-delivers-town">
        <Crest town={town} />
        {talk(townText(town))}
      </span>
      {contracts.map((contract) => (
        <span key={contract.contract} className="dr-delivers-one" title={talk(nameOf(contract.contract))}>
          <ContractGoods {...contract} />
          {contract.prestige}
          <TokenIcon of="prestige" />
        </span>
      ))}
      {heroes.map((hero) => (
        <span key={hero} className="dr-delivers-one" title={talk(nameOf(hero))}>
          <span className="dr-small-hero" data-region={regionOfTown(town)}>
            <HeroPicture hero={hero} />
          </span>
          <Paid {...heroPay(state, hero)} />
        </span>
      ))}
      {contracts.length + heroes.length > 1 && (
        <b>
          <Paid coins={coins} prestige={prestige} />
        </b>
      )}
    </p>
  );
}

const Paid = ({ coins, prestige }: Pay): ReactNode => (
  <>
    {coins > 0 && <Amount n={coins} of="coins" />}
    {prestige > 0 && <Amount n={prestige} of="prestige" />}
  </>
);

/** What a contract wants: goods one has, and faint those one has not. */
export const ContractGoods = ({
  contract,
  goods,
}: Pick<Visit['contracts'][number], 'contract' | 'goods'>): ReactNode => (
  <span className="dr-goods">
    {contractKind(contract).goods.map((kind, at) => {
      const good = goods[at] ?? null;
      return (
        <GoodIcon
          key={kind}
          kind={good === null ? kind : kindOfGood(good)}
          fine={good !== null && isFine(good)}
          missing={good === null}
        />
      );
    })}
  </span>
);

/** The wagon as it would be packed: what lies on the snow is not in it. */
function without(wagon: Wagon, given: readonly Good[]): Wagon {
  if (given.length === 0) return wagon;
  const goods = wagon.goods.slice();
  for (const good of given) add(goods, good, -1);
  return { ...wagon, goods };
}

export function VisitList({ visit }: { readonly visit: Visit }): ReactNode {
  const { state, running } = useScene();
  const talk = useSay();
  const { town, contracts, heroes, coins, prestige } = visit;
  return (
    <article className="dr-visit" data-region={regionOfTown(town)}>
      <h2>
        <Crest town={town} />
        {talk(townText(town))}
      </h2>
      <ul>
        {contracts.map(({ contract, goods, prestige: pays }) => (
          <li key={contract}>
            <Spot
              target={contract}
              name={nameOf(contract)}
              shape="tile"
              className="dr-visit-row"
              selected={running.done.has(contract)}
              still
            >
              <ContractGoods contract={contract} goods={goods} />
              <span>
                {talk(say('board-goods-of', { n: goods.filter((good) => good !== null).length, of: goods.length }))}
              </span>
              <b>
                <Amount n={pays} of="prestige" />
              </b>
            </Spot>
          </li>
        ))}
        {heroes.map((hero) => (
          <li key={hero}>
            <Spot
              target={hero}
              name={heroName(hero)}
              shape="tile"
              className="dr-visit-row"
              selected={running.done.has(hero)}
              still
            >
              <span className="dr-small-hero" data-region={regionOfTown(town)}>
                <HeroPicture hero={hero} />
              </span>
              <span>{talk(nameOf(hero))}</span>
              <b>
                <Paid {...heroPay(state, hero)} />
              </b>
            </Spot>
          </li>
        ))}
        {contracts.length + heroes.length === 0 ? (
          <li className="dr-visit-row">{talk(say('board-nothing-for'))}</li>
        ) : (
          <li className="dr-visit-row dr-sum">
            <span>{talk(say('board-together'))}</span>
            <b>
              <Paid coins={coins} prestige={prestige} />
            </b>
          </li>
        )}
      </ul>
    </article>
  );
}
