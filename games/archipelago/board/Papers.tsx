import { say, seatIn } from '@stolik/engine';
import { SeatMark, Section, Spot, useSay, useScreen, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { cardKind } from '../content/catalogue.ts';
import { costOf } from '../content/tables.ts';
import { BUILDINGS, buildingNamed } from '../pieces.ts';
import { playerAt } from '../state.ts';
import { giftsOf } from '../verbs/effects/choose-gift.ts';
import { projectText } from '../words/effects.ts';
import { all, cubeList, florinsText, signed } from '../words/phrases.ts';
import { Sign } from './art/pictures.tsx';
import { CostSigns, EvolutionCard } from './Cards.tsx';
import { Objectives } from './Objectives.tsx';
import { BundleArt } from './Offers.tsx';
import { useScene } from './scene.ts';

/** What lies below the map while it is asked about: bids, the order, projects, cards turned up. Null when nothing does. */
export function Papers(): ReactNode {
  const { asked, seat } = useScene();
  const phone = useScreen() === 'phone';
  switch (asked.prompt) {
    case 'order.bid':
    case 'order.again':
      return <Bid />;
    case 'order.next':
      return <Order />;
    case 'build.project':
      return <Projects />;
    case 'search.card':
      return <Revealed />;
    case 'prepare.keep':
      return seat === null ? null : (
        <Paper title="paper-keep">
          <Objectives owner={seat} />
        </Paper>
      );
    case 'steal.pick':
      return <Fists />;
    case 'choose-gift.gift':
      return <Gifts />;
    case 'spy.player':
    case 'steal.victim':
      return phone ? <Whom /> : null;
    default:
      return null;
  }
}

function Paper({
  title,
  children,
  note,
  answers = false,
}: {
  readonly title: string;
  readonly note?: string;
  /** Every answer stands on it, in sight: a phone's bar need not say them again. */
  readonly answers?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const talk = useSay();
  return (
    <Section className="panel ar-paper" label={say(title)} data-answers-all={answers || undefined}>
      <header>
        <h2>{talk(say(title))}</h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </Section>
  );
}

/** So many numbers a phone shows without scrolling. */
const IN_SIGHT = 28;

/** A number behind the screen, from nothing to all one has. */
function Bid(): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const { choices } = useTable();
  const florins = seat === null ? 0 : playerAt(state, seat).florins;
  const bids = (choices.decision?.options ?? []).map(String);
  return (
    <Paper title="paper-bid" note={talk(say('paper-bid-note'))} answers={bids.length <= IN_SIGHT}>
      <Zone label={say('paper-bid')} className="ar-numbers">
        {bids.map((bid) => (
          <Spot
            key={bid}
            target={bid}
            name={say('paper-bid-name', { bid: florinsText(Number(bid)), left: florinsText(florins - Number(bid)) })}
            shape="tile"
            className="ar-number"
            explain={[
              say('paper-bid-name', { bid: florinsText(Number(bid)), left: florinsText(florins - Number(bid)) }),
            ]}
          >
            <span>{bid}</span>
          </Spot>
        ))}
      </Zone>
    </Paper>
  );
}

/** Seats one by one into the places. */
function Order(): ReactNode {
  const talk = useSay();
  const { state, names, asked } = useScene();
  const { choices } = useTable();
  const left = state.order.filter((seat) => choices.of(`player-${seat}`) !== null);
  return (
    <Paper title="paper-order" note={talk(say('paper-order-note', { place: asked.place }))}>
      <Zone label={say('paper-order')} className="ar-seats">
        {left.map((seat) => (
          <Spot key={seat} target={`next@player-${seat}`} name={names[seat] ?? ''} shape="tile" className="ar-seat">
            <span>
              <SeatMark seat={seat} name={names[seat] ?? ''} size={26} />
              {names[seat]}
            </span>
          </Spot>
        ))}
      </Zone>
      {state.placeDeals.length > 0 && (
        <ul className="ar-place-deals">
          {state.placeDeals.map((deal) => (
            <li key={`${deal.from}-${deal.to}`}>
              {talk(
                say('paper-place-deal', {
                  player: { seat: deal.from === state.talks?.centre ? deal.to : deal.from },
                  place: deal.place,
                }),
              )}
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

/** A phone has the others' panels, which are asked for, in a sheet. */
function Whom(): ReactNode {
  const { names } = useScene();
  const { choices } = useTable();
  const words = (choices.decision?.options ?? []).map(String).filter((word) => word.includes('@player-'));
  return (
    <Paper title="paper-whom">
      <Zone label={say('paper-whom')} className="ar-seats">
        {words.map((word) => (
          <Spot key={word} target={word} name={names[seatIn(word)] ?? ''} shape="tile" className="ar-seat">
            <span>
              <SeatMark seat={seatIn(word)} name={names[seatIn(word)] ?? ''} size={26} />
              {names[seatIn(word)]}
            </span>
          </Spot>
        ))}
      </Zone>
    </Paper>
  );
}

/** Everything that can be built, with what it costs. */
function Projects(): ReactNode {
  const talk = useSay();
  const { choices } = useTable();
  return (
    <Paper title="paper-build">
      <Zone label={say('paper-build')} className="ar-projects" dims>
        {(['ship', ...BUILDINGS] as const).map((name) => {
          const project = name === 'ship' ? name : buildingNamed(name);
          return (
            <Spot
              key={name}
              target={name}
              name={projectText(project)}
              shape="tile"
              className="ar-project"
              explain={[say(`about-project-${name}`)]}
            >
              <span data-off={choices.of(name) === null || undefined}>
                <Sign name={name} />
                <b>{talk(projectText(project))}</b>
                <CostSigns cost={costOf(project)} />
              </span>
            </Spot>
          );
        })}
      </Zone>
    </Paper>
  );
}

/** Cards that a Researcher has turned up: one may be bought for its lowest price, the others go. */
function Revealed(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  return (
    <Paper title="paper-revealed" note={talk(say('paper-revealed-note'))}>
      <Zone label={say('paper-revealed')} className="ar-cards ar-revealed" dims>
        {state.revealed.map((card) => (
          <EvolutionCard
            key={card}
            card={card}
            whole
            foot={
              <span className="ar-card-foot">
                {talk(say('card-buy', { price: florinsText(cardKind(card).lowest) }))}
              </span>
            }
          />
        ))}
      </Zone>
    </Paper>
  );
}

/** The victim's two hands, closed. */
function Fists(): ReactNode {
  const talk = useSay();
  const { state, names } = useScene();
  const victim = state.fists?.victim ?? seatIn('player-0');
  return (
    <Paper title="paper-fists" note={names[victim] ?? ''}>
      <Zone label={say('paper-fists')} className="ar-fists">
        {(['left', 'right'] as const).map((hand) => (
          <Spot key={hand} target={hand} name={say(`option-${hand}`)} shape="tile" className="ar-fist">
            <span>
              <Sign name="unrest" className={`ar-fist-${hand}`} />
              {talk(say(`option-${hand}`))}
            </span>
          </Spot>
        ))}
      </Zone>
    </Paper>
  );
}

/** What can be given, and what each gift does to the unrest. */
function Gifts(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const gifts = giftsOf(cardKind(state.used.at(-1) ?? 0).effects);
  return (
    <Paper title="paper-gift">
      <Zone label={say('paper-gift')} className="ar-fists" dims>
        {gifts.map(({ cubes, unrest }, place) => (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: answers name gifts by their place.
            key={place}
            target={`gift-${place}`}
            name={say('option-gift', { cubes: all(cubeList(cubes, 'acc')), by: signed(unrest) })}
            shape="tile"
            className="ar-fist"
          >
            <span>
              <BundleArt bundle={{ florins: 0, cubes, tokens: 0, cards: [] }} />
              {talk(say('paper-gift-unrest', { by: signed(unrest) }))}
            </span>
          </Spot>
        ))}
      </Zone>
    </Paper>
  );
}
