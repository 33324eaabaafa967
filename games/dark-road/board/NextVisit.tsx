import { say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { contractKind, NEIGHBOUR } from '../content/catalogue.ts';
import { ALL_TOWNS, type Good, isFine, kindOfGood, type Town } from '../pieces.ts';
import type { Journey, Wagon } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { townText } from '../words/phrases.ts';
import { Crest, GoodIcon, HeroPicture, regionOfTown } from './art/pictures.tsx';
import { heroPay, type Visit, visitNow } from './deliveries.ts';
import { Amount } from './Gist.tsx';
import { heroName } from './HeroCard.tsx';
import { useLoad } from './load.tsx';
import { useOwn, useScene } from './scene.tsx';

/** What the visit that comes next would pay: each contract and hero, and the sum (DR-14). */
export function NextVisit({ trip }: { readonly trip: Journey }): ReactNode {
  const { state, seat } = useScene();
  const own = useOwn();
  const load = useLoad();
  if (own === null || seat === null) return null;
  const wagon = without(own, load?.given ?? []);
  const towns: Town[] = trip.leader === seat ? [trip.town] : [trip.town, NEIGHBOUR[trip.town] as Town];
  return towns.map((town) => <VisitList key={town} visit={visitNow(state, wagon, town)} />);
}

/** What one could deliver somewhere, town by town: for a look ahead while no caravan is under way. */
export function Deliveries(): ReactNode {
  const { state } = useScene();
  const own = useOwn();
  const load = useLoad();
  const talk = useSay();
  if (own === null) return null;
  const wagon = without(own, load?.given ?? []);
  const visits = ALL_TOWNS.map((town) => visitNow(state, wagon, town)).filter(
    ({ contracts, heroes }) => contracts.length + heroes.length > 0,
  );
  return (
    <section className="dr-deliveries">
      <h3>{talk(say('board-deliveries'))}</h3>
      {visits.length === 0 && <p className="dr-elsewhere">{talk(say('board-deliveries-none'))}</p>}
      {visits.map((visit) => (
        <VisitList key={visit.town} visit={visit} />
      ))}
    </section>
  );
}

/** The wagon as it would be packed: what lies on the snow is not in it. */
function without(wagon: Wagon, given: readonly Good[]): Wagon {
  if (given.length === 0) return wagon;
  const goods = wagon.goods.slice();
  for (const good of given) (goods[good] as number)--;
  return { ...wagon, goods };
}

export function VisitList({ visit }: { readonly visit: Visit }): ReactNode {
  const { state } = useScene();
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
            <Spot target={contract} name={talk(nameOf(contract))} shape="tile" className="dr-visit-row" still>
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
              <span>
                {talk(say('board-goods-of', { n: goods.filter((good) => good !== null).length, of: goods.length }))}
              </span>
              <b>
                <Amount n={pays} of="prestige" />
              </b>
            </Spot>
          </li>
        ))}
        {heroes.map((hero) => {
          const pay = heroPay(state, hero);
          return (
            <li key={hero}>
              <Spot target={hero} name={talk(heroName(hero))} shape="tile" className="dr-visit-row" still>
                <span className="dr-small-hero" data-region={regionOfTown(town)}>
                  <HeroPicture hero={hero} />
                </span>
                <span>{talk(nameOf(hero))}</span>
                <b>
                  {pay.coins > 0 && <Amount n={pay.coins} of="coins" />}
                  {pay.prestige > 0 && <Amount n={pay.prestige} of="prestige" />}
                </b>
              </Spot>
            </li>
          );
        })}
        {contracts.length + heroes.length === 0 ? (
          <li className="dr-visit-row">{talk(say('board-nothing-for'))}</li>
        ) : (
          <li className="dr-visit-row dr-sum">
            <span>{talk(say('board-together'))}</span>
            <b>
              {coins > 0 && <Amount n={coins} of="coins" />}
              {prestige > 0 && <Amount n={prestige} of="prestige" />}
            </b>
          </li>
        )}
      </ul>
    </article>
  );
}
