import { defined, type Seat, say, type Text } from '@stolik/engine';
import { Drawn, PlayerPanel, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { contractKind, heroKind } from '../content/catalogue.ts';
import { HERO_SEATS } from '../content/tables.ts';
import { ALL_GOODS, type Contract, EMPTY, type Good, type Hero, HIDDEN, isFine, kindOfGood } from '../pieces.ts';
import { hooksOf, inventoryOf } from '../rules/powers.ts';
import { merchantOf, type Wagon, wagonAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { goodsArg } from '../words/phrases.ts';
import { Crest, GoodIcon, HeroPicture, regionOfTown, TokenIcon } from './art/pictures.tsx';
import { EmptyDie, GameDie, keyed } from './Dice.tsx';
import { UpgradeBadge } from './Fortune.tsx';
import { heroName } from './HeroCard.tsx';
import { useScene } from './scene.tsx';
import { Told } from './Told.tsx';

/** Another merchant: dice, tokens, goods, heroes, contracts; what is behind the screen as counts. */
export function Opponent({ owner, crowded }: { readonly owner: Seat; readonly crowded: boolean }): ReactNode {
  const { state, names } = useScene();
  const active = state.phase === 'play' && merchantOf(state) === owner;
  const wagon = wagonAt(state, owner);
  return <WagonPanel owner={owner} name={names[owner] ?? ''} active={active} wagon={wagon} crowded={crowded} />;
}

interface WagonPanelProps {
  readonly owner: Seat;
  readonly name: string;
  readonly active: boolean;
  readonly wagon: Wagon;
  readonly crowded: boolean;
}

const WagonPanel = memo(function WagonPanel({ owner, name, active, wagon, crowded }: WagonPanelProps): ReactNode {
  const talk = useSay();
  const [steed] = wagon.steeds;
  const goods = tilesOf(wagon);
  return (
    <PlayerPanel
      seat={owner}
      name={name}
      active={active}
      className={`dr-opponent ${crowded ? 'dr-crowded' : ''}`}
      {...(steed === undefined ? {} : { fact: talk(nameOf(steed)) })}
    >
      <p className="dr-opp-prestige">
        <b>{wagon.prestige}</b>
        <TokenIcon of="prestige" />
      </p>
      <Part owner={owner} labels={['board-locks', 'board-reserve-glow']} says={[say('board-opp-dice')]}>
        <OtherDice wagon={wagon} />
      </Part>
      <Part owner={owner} labels={['board-lanterns', 'board-inventory']} says={[tokensText(wagon)]}>
        <OtherTokens wagon={wagon} />
      </Part>
      <Part
        owner={owner}
        labels={['board-goods']}
        says={[goods.length === 0 ? say('board-no-goods') : say('board-opp-goods', { goods: goodsArg(goods) })]}
      >
        <p className="dr-opp-row dr-opp-goods">
          {goods.map((good, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike.
            <GoodIcon key={at} kind={kindOfGood(good)} fine={isFine(good)} />
          ))}
          {goods.length === 0 && <small>{talk(say('board-no-goods'))}</small>}
        </p>
      </Part>
      <Part
        owner={owner}
        labels={wagon.upgrades.length > 0 ? ['row-heroes', 'board-upgrades'] : ['row-heroes']}
        says={[say('board-opp-heroes', { n: wagon.heroes.length, seats: HERO_SEATS })]}
      >
        <div className="dr-opp-row dr-opp-heroes">
          <SmallHeroes heroes={wagon.heroes} />
          {Array.from({ length: Math.max(0, HERO_SEATS - wagon.heroes.length) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free seats are alike.
            <i key={at} className="dr-small-hero dr-small-none" />
          ))}
          {wagon.upgrades.map((upgrade) => (
            <Spot
              key={upgrade}
              target={upgrade}
              name={talk(nameOf(upgrade))}
              shape="token"
              className="dr-opp-upgrade"
              still
            >
              <UpgradeBadge upgrade={upgrade} />
            </Spot>
          ))}
        </div>
      </Part>
      <Part
        owner={owner}
        labels={wagon.contracts.length > 0 ? ['row-contracts'] : []}
        says={[say('board-opp-contracts', { n: wagon.contracts.length })]}
      >
        <div className="dr-opp-row dr-opp-contracts">
          <SmallContracts contracts={wagon.contracts} />
          {wagon.contracts.length === 0 && <small>{talk(say('board-no-contracts'))}</small>}
        </div>
      </Part>
      <Counts owner={owner} wagon={wagon} />
    </PlayerPanel>
  );
});

interface PartProps {
  readonly owner: Seat;
  readonly labels: readonly string[];
  readonly says: readonly Text[];
  readonly children: ReactNode;
}

/** A row under the words that say what it holds, left and right. With three panels there is no room for them; there rows say it to whoever points. */
function Part({ owner, labels, says, children }: PartProps): ReactNode {
  const talk = useSay();
  const name = labels.map((key) => talk(say(key))).join(' · ');
  return (
    <Told id={`${owner}-${labels[0] ?? 'contracts'}`} name={name} says={says} className="dr-opp-part">
      <p className="dr-opp-row dr-opp-labels">
        {labels.map((key) => (
          <small key={key}>{talk(say(key))}</small>
        ))}
      </p>
      {children}
    </Told>
  );
}

export const SmallHeroes = ({ heroes }: { readonly heroes: readonly Hero[] }): ReactNode =>
  heroes.map((hero) => <SmallHero key={hero} hero={hero} />);

const SmallHero = memo(function SmallHero({ hero }: { readonly hero: Hero }): ReactNode {
  const { town } = heroKind(hero);
  return (
    <Spot target={hero} name={heroName(hero)} title={nameOf(hero)} shape="tile" className="dr-small-hero">
      <span className="dr-small-face" data-region={regionOfTown(town)}>
        <HeroPicture hero={hero} />
        <i>
          <Crest town={town} className="" />
        </i>
      </span>
    </Spot>
  );
});

export const SmallContracts = ({ contracts }: { readonly contracts: readonly Contract[] }): ReactNode =>
  contracts.map((contract) => <SmallContract key={contract} contract={contract} />);

const SmallContract = memo(function SmallContract({ contract }: { readonly contract: Contract }): ReactNode {
  const { town, goods } = contractKind(contract);
  return (
    <Spot target={contract} name={nameOf(contract)} shape="tile" className="dr-small-contract">
      <span className="dr-small-order" data-region={regionOfTown(town)}>
        <Crest town={town} />
        {goods.map((kind) => (
          <GoodIcon key={kind} kind={kind} />
        ))}
      </span>
    </Spot>
  );
});

function OtherDice({ wagon }: { readonly wagon: Wagon }): ReactNode {
  return (
    <p className="dr-opp-row dr-opp-dice">
      <span>
        {wagon.locks.map((face, slot) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the three locks never change places.
          face === EMPTY ? <EmptyDie key={slot} /> : <GameDie key={slot} face={face} className="dr-die-xs" />,
        )}
      </span>
      <span>
        {keyed(wagon.reserve).map(({ key, face }) => (
          <GameDie key={key} face={face} className="dr-die-xs" />
        ))}
        {keyed(wagon.glow).map(({ key, face }) => (
          <GameDie key={key} face={face} kind="glow" className="dr-die-xs" />
        ))}
      </span>
    </p>
  );
}

const tokensText = ({ lanterns, quartz, horseshoes }: Wagon): Text =>
  say('board-opp-tokens', { lanterns, quartz, horseshoes });

function OtherTokens({ wagon }: { readonly wagon: Wagon }): ReactNode {
  const { lanterns, quartz, horseshoes } = wagon;
  const held = [...Array<'horseshoe'>(horseshoes).fill('horseshoe'), ...Array<'quartz'>(quartz).fill('quartz')];
  return (
    <Drawn as="p" className="dr-opp-row dr-opp-tokens" label={tokensText(wagon)}>
      <span>
        {Array.from({ length: hooksOf(wagon) }, (_, at) =>
          at < lanterns ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lanterns are alike.
            <TokenIcon key={at} of="lantern" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty hooks are alike.
            <i key={at} className="dr-hook-none" />
          ),
        )}
      </span>
      <span>
        {Array.from({ length: inventoryOf(wagon) }, (_, at) => {
          const token = held[at];
          return token === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
            <i key={at} className="dr-hook-none dr-round" />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are alike.
            <TokenIcon key={at} of={token} />
          );
        })}
      </span>
    </Drawn>
  );
}

function Counts({ owner, wagon }: { readonly owner: Seat; readonly wagon: Wagon }): ReactNode {
  const counts = [
    ['paw', wagon.companions.length],
    ['feat', wagon.feats.length],
    ['register', wagon.deliveredHeroes.length + wagon.deliveredContracts.length],
  ] as const;
  const says = [
    ...counts.map(([what, n]) => say(`board-count-${what}`, { n })),
    wagon.coins === HIDDEN
      ? say('board-count-coins')
      : say('board-measure', { what: 'coins', n: wagon.coins, lower: 'no' }),
  ];
  return (
    <Told id={`${owner}-counts`} name={say('board-counts')} says={says}>
      <p className="dr-opp-row dr-opp-counts">
        {counts.map(([what, n]) => (
          <Drawn key={what} label={say(`board-count-${what}`, { n })}>
            <TokenIcon of={what} />
            {n}
          </Drawn>
        ))}
        <span>
          <TokenIcon of="coins" />
          {wagon.coins === HIDDEN ? '?' : wagon.coins}
        </span>
      </p>
    </Told>
  );
}

const tilesOf = ({ goods }: Wagon): readonly Good[] =>
  ALL_GOODS.flatMap((good) => Array<Good>(defined(goods[good])).fill(good));
