import { type Seat, say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { contractKind, heroKind } from '../content/catalogue.ts';
import { CONTRACT_SLOTS, HERO_SEATS } from '../content/tables.ts';
import type { Town } from '../pieces.ts';
import type { State, Wagon } from '../state.ts';
import { townText } from '../words/phrases.ts';
import { Crest, regionOfTown, TokenIcon } from './art/pictures.tsx';
import { type ContractNow, contractsNow, heroPay } from './deliveries.ts';
import { HeroCard } from './HeroCard.tsx';
import { ContractGoods } from './NextVisit.tsx';
import { packedWith } from './Storage.tsx';
import { useScene } from './scene.tsx';

/** Towns where one could deliver now: the leader's own, or both of the region (DR-14.1); at the end any. */
export function townsNow({ journey, phase }: State, seat: Seat | null): (town: Town) => boolean {
  if (phase === 'final') return () => true;
  if (journey === null || seat === null || !journey.travellers.includes(seat)) return () => false;
  return journey.leader === seat
    ? (town) => town === journey.town
    : (town) => regionOfTown(town) === regionOfTown(journey.town);
}

/** Heroes aboard, with the good in a chest and what each pays where one is going. */
export function Heroes({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { state, running } = useScene();
  const talk = useSay();
  const goes = townsNow(state, seat);
  const chests = packedWith(wagon, [], []).chests.slice();
  return (
    <Zone className="dr-box dr-people" label={say('row-heroes')}>
      <h4>{talk(say('row-heroes'))}</h4>
      <div className="dr-seats">
        {wagon.heroes.map((hero) => {
          const { town, bonus } = heroKind(hero);
          const chest = bonus === 'chest' ? (chests.shift() ?? null) : null;
          return (
            <HeroCard
              key={hero}
              hero={hero}
              chest={chest}
              pays={goes(town) ? heroPay(state, hero) : null}
              marked={goes(town)}
              given={running.done.has(hero)}
            />
          );
        })}
        {Array.from({ length: Math.max(0, HERO_SEATS - wagon.heroes.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free seats are alike.
          <span key={at} className="quiet dr-free">
            {at === 0 && talk(say('board-free-seat'))}
          </span>
        ))}
      </div>
    </Zone>
  );
}

/** Contracts with what is there of their goods, and what they pay now. */
export function Contracts({ wagon, seat }: { readonly wagon: Wagon; readonly seat: Seat }): ReactNode {
  const { state, running } = useScene();
  const talk = useSay();
  const goes = townsNow(state, seat);
  const shown = contractsNow(state, wagon, running);
  return (
    <Zone className="dr-box dr-orders" label={say('row-contracts')}>
      <h4>{talk(say('row-contracts'))}</h4>
      {shown.map((now) => (
        <OwnContract
          key={now.contract}
          now={now}
          marked={goes(contractKind(now.contract).town)}
          given={running.done.has(now.contract)}
        />
      ))}
      {Array.from({ length: Math.max(0, CONTRACT_SLOTS - shown.length) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike.
        <span key={at} className="quiet dr-free dr-order-free">
          {at === 0 && talk(say('board-free-order'))}
        </span>
      ))}
    </Zone>
  );
}

interface OwnContractProps {
  readonly now: ContractNow;
  readonly marked: boolean;
  /** It is handed over in the choice that is going on. */
  readonly given: boolean;
}

function OwnContract({ now, marked, given }: OwnContractProps): ReactNode {
  const talk = useSay();
  const { town } = contractKind(now.contract);
  return (
    <Spot
      target={now.contract}
      name={say('board-own-contract', { contract: { piece: now.contract }, n: now.prestige })}
      shape="tile"
      className="dr-order"
      selected={given}
    >
      <span className="dr-order-face" data-region={regionOfTown(town)} data-marked={marked || undefined}>
        <span className="dr-order-town">
          <Crest town={town} />
          <b>{talk(townText(town))}</b>
        </span>
        <ContractGoods {...now} />
        <em>
          {now.prestige}
          <TokenIcon of="prestige" />
        </em>
      </span>
    </Spot>
  );
}
