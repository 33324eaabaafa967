import { defined, type Option, type Seat, say } from '@stolik/engine';
import { SeatMark, Spot, useSay, whenOf, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { eventKind, programOf, ROUTES } from '../content/catalogue.ts';
import type { Cost, Effect } from '../content/effects.ts';
import { TRAVEL_FACES } from '../content/tables.ts';
import { type Companion, EMPTY, type EventCard } from '../pieces.ts';
import { abilityOf } from '../rules/companions.ts';
import { changesOf, usableOf, valueIn } from '../rules/picking.ts';
import { sumOf } from '../rules/powers.ts';
import { CONCERN, isHuman, type Merchant, type State, type Journey as Trip, wagonAt } from '../state.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { townText } from '../words/phrases.ts';
import { seatOf, TokenIcon } from './art/pictures.tsx';
import { GameDie, keyed } from './Dice.tsx';
import { visitNow } from './deliveries.ts';
import { EventScene } from './EventScene.tsx';
import { CostIcons, Gist } from './Gist.tsx';
import { valueAfter } from './previews.ts';
import { lineKind } from './risk.ts';
import { usePointed, useScene } from './scene.tsx';
import { Told } from './Told.tsx';
import { useTaken } from './told.ts';

/** The caravan on its way: its steps, the event with its six lines and who took what, the dice that are left. */
export function Journey({ trip }: { readonly trip: Trip }): ReactNode {
  return (
    <>
      <Stations trip={trip} />
      <EventPanel trip={trip} />
      <TravelDice trip={trip} />
    </>
  );
}

/** Road, event, town, fortune: where the caravan is. */
export function Stations({ trip }: { readonly trip: Trip }): ReactNode {
  const { state, seat, prompt, running } = useScene();
  const talk = useSay();
  const { route, town, event, leader } = trip;
  const { cost, fortunes } = ROUTES[route];
  const met = event !== EMPTY;
  const at =
    prompt.startsWith('fortunes') || prompt.startsWith('take-') ? 3 : prompt === 'visits.plan' ? 2 : met ? 1 : 0;
  const visit = seat === null ? null : visitNow(state, wagonAt(state, seat), town, running);
  const says = [
    say('board-station-road', { road: ROUTES[route].id }),
    say('board-station-event'),
    say('board-station-town', { town: townText(town) }),
    say('board-station-fortune', { n: fortunes }),
  ];
  return (
    <Told id="stations" name={say('board-stations')} says={says} className="dr-stations-told">
      <ol className="dr-stations">
        <li data-state={whenOf(0, at)}>
          {talk(say(`board-road-${ROUTES[route]?.id}`))}
          {cost?.pays === 'tokens' && (
            <>
              <b>−{cost.n}</b>
              <TokenIcon of={cost.what} />
            </>
          )}
        </li>
        <li data-state={whenOf(1, at)}>{talk(say('board-event'))}</li>
        <li data-state={whenOf(2, at)}>
          {talk(townText(town))}
          {visit !== null && seat !== null && trip.travellers.includes(seat) && visit.coins + visit.prestige > 0 && (
            <b>+{visit.coins + visit.prestige}</b>
          )}
        </li>
        <li data-state={whenOf(3, at)}>
          {talk(say('board-fortune-short'))} {leader !== CONCERN && <b>×{fortunes}</b>}
        </li>
      </ol>
    </Told>
  );
}

function EventPanel({ trip }: { readonly trip: Trip }): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { event } = trip;
  const title = event === EMPTY ? say('board-on-the-way', { town: townText(trip.town, 'to') }) : nameOf(event);
  const says = [
    say(event === EMPTY ? 'board-event-later' : 'board-event-how'),
    ...state.eventDecks.map((deck, route) =>
      say('board-event-deck', { route: say(`board-road-${ROUTES[route]?.id}`), count: deck.length }),
    ),
  ];
  return (
    <article className="dr-event">
      <Told id="event" name={title} says={says} className="dr-event-told">
        {event === EMPTY ? <EventScene scene={null} /> : <EventScene scene={eventKind(event).id} />}
        <h2>{talk(title)}</h2>
        <span className="dr-event-decks">
          {state.eventDecks.map((deck, route) => (
            <i key={ROUTES[route]?.id} data-route={ROUTES[route]?.id}>
              {deck.length}
            </i>
          ))}
        </span>
        <Queue trip={trip} />
      </Told>
      {event !== EMPTY && <Lines trip={trip} event={event} />}
    </article>
  );
}

/** Who rides along, and who has taken which die. */
function Queue({ trip }: { readonly trip: Trip }): ReactNode {
  const { names } = useScene();
  const talk = useSay();
  const taken = useTaken(trip);
  return (
    <p className="dr-queue">
      {trip.travellers.map((merchant) => (
        <span key={merchant} data-now={merchant === trip.picker || undefined}>
          <Mark merchant={merchant} size={19} />
          {taken.has(merchant) ? (
            <GameDie face={taken.get(merchant) ?? 0} kind="travel" className="dr-die-tiny" />
          ) : (
            merchant === trip.picker && (merchant === CONCERN ? talk(say('concern')) : names[merchant])
          )}
        </span>
      ))}
    </p>
  );
}

export function Mark({ merchant, size }: { readonly merchant: Merchant; readonly size: number }): ReactNode {
  const { state, names } = useScene();
  const talk = useSay();
  const name = isHuman(merchant) ? (names[merchant] ?? '') : talk(say('concern'));
  return <SeatMark seat={seatOf(merchant, state.seats)} name={name} size={size} label={name} />;
}

function Lines({ trip, event }: { readonly trip: Trip; readonly event: EventCard }): ReactNode {
  const { state, seat, prompt, options, decision } = useScene();
  const pointed = usePointed();
  const talk = useSay();
  const taken = useTaken(trip);
  /** What one's die would be, by the answer that makes it so. */
  const picks = (value: number): Option | undefined =>
    prompt.startsWith('pick.') ? decision?.options.find((option) => valueAfter(state, option) === value) : undefined;
  const ghost = pointed !== null && options.has(pointed) ? valueAfter(state, pointed) : null;
  const chosen = trip.value > 0 ? trip.value : null;
  return (
    <Zone label={talk(nameOf(event))}>
      <ol className="dr-lines">
        {eventKind(event).lines.map((program, at) => {
          const value = at + 1;
          const takers = [...taken].filter(([, one]) => one === value).map(([merchant]) => merchant);
          const mine = seat !== null && (ghost ?? chosen) === value;
          return (
            <li key={value} data-kind={lineKind(program)} data-ghost={mine || undefined}>
              <Spot
                target={`${value}@event`}
                name={talk(say('board-line', { value, does: programText(program) }))}
                shape="tile"
                className="dr-line"
                explain={[programText(program, 'capital')]}
                picks={picks(value)}
                still
              >
                <b className="dr-line-value">{value}</b>
                <Gist program={program} silent />
                <span className="dr-line-who">
                  {takers.map((merchant) => (
                    <Mark key={merchant} merchant={merchant} size={20} />
                  ))}
                  {mine && (
                    <span className="dr-line-ghost">
                      <Mark merchant={seat} size={20} />
                    </span>
                  )}
                </span>
              </Spot>
            </li>
          );
        })}
      </ol>
    </Zone>
  );
}

interface Ways {
  /** What one's steed makes of it (DR-20.2). */
  readonly steed: number | null;
  readonly plus: number;
  /** What a companion may add to it, with its gift (DR-19.8). */
  readonly added: readonly number[];
  readonly addedFor: Cost | null;
  /** Any value at all, with the gift of that ability. */
  readonly anyFor: Cost | null;
}

/** What could be made of a die before it is picked or anything is paid. */
function waysFor(state: State, seat: Seat, face: number): Ways {
  const plus = sumOf(wagonAt(state, seat), (power) => power.travelDiePlus);
  const options = changesOf(state, seat, face, false);
  const abilities = options.filter((option) => option.includes('@'));
  const giftOf = (does: Effect['does']): Cost | null => {
    const found = abilities.map(usableOf).find(({ card, ability }) => doesOf(card, ability) === does);
    return found === undefined ? null : abilityOf(found.card, found.ability).gift;
  };
  const adding = abilities.filter((option) => {
    const { card, ability } = usableOf(option);
    return doesOf(card, ability) === 'add-travel-die';
  });
  return {
    steed: options.includes('raise') ? Math.min(TRAVEL_FACES, face + plus) : null,
    plus,
    added: adding.map(valueIn),
    addedFor: giftOf('add-travel-die'),
    anyFor: giftOf('set-travel-die'),
  };
}

const doesOf = (card: Companion, ability: number): Effect['does'] | undefined =>
  programOf(abilityOf(card, ability).program).effects[0]?.does;

/** With more changes than that they have the place of the event's lines, which they say themselves. */
const FEW_CHANGES = 4;

/** Dice to pick from; beside each the line it means, plain and with what a steed or a companion would make of it. */
function TravelDice({ trip }: { readonly trip: Trip }): ReactNode {
  const { state, seat, prompt, options, decision } = useScene();
  const talk = useSay();
  if (trip.event === EMPTY) return null;
  const lines = eventKind(trip.event).lines;
  if (prompt === 'pick.change') {
    const changes = (decision?.options ?? []).filter((option): option is string => typeof option === 'string');
    return (
      <Zone className="dr-picks" label={say('board-travel-dice')}>
        <div className="dr-pick" data-many={changes.length > FEW_CHANGES || undefined}>
          <GameDie face={trip.value} kind="travel" className="dr-die-pick" />
          <div className="dr-ways">
            {changes.map((option) => {
              const value = valueAfter(state, option);
              return (
                <Spot
                  key={option}
                  target={option}
                  name={say('board-die-as', { value: value ?? 0, does: programText(defined(lines[(value ?? 1) - 1])) })}
                  shape="tile"
                  className="dr-way"
                  dark
                >
                  <b>
                    {option === 'raise' && <small>{talk(say('board-by-steed'))}</small>}
                    {option !== 'keep' && option !== 'raise' && <TokenIcon of="paw" />}
                    {value}
                  </b>
                  <Gist program={defined(lines[(value ?? 1) - 1])} silent />
                </Spot>
              );
            })}
          </div>
        </div>
      </Zone>
    );
  }
  const picks = seat !== null && prompt === 'pick.die';
  const anyFor = picks ? waysFor(state, seat, 1).anyFor : null;
  return (
    <Zone className="dr-picks" label={say('board-travel-dice')}>
      {keyed(trip.dice).map(({ key, face }) => (
        <div key={key} className="dr-pick">
          <Spot
            target={`${face}@dice`}
            name={say('board-die-as', { value: face, does: programText(defined(lines[face - 1])) })}
            shape="tile"
            className="dr-die-spot dr-die-pick"
            dark
          >
            <GameDie face={face} kind="travel" rolled />
          </Spot>
          <div className="dr-ways" aria-hidden="true">
            <span className="dr-way">
              <Gist program={defined(lines[face - 1])} silent />
            </span>
            {picks && <MoreWays ways={waysFor(state, seat, face)} lines={lines} />}
          </div>
        </div>
      ))}
      {anyFor !== null && (
        <p className="dr-any-line">
          <CostIcons cost={anyFor} /> {talk(say('board-any-line'))}
        </p>
      )}
      {options.has('reroll') && (
        <Spot target="reroll" name={say('board-reroll')} shape="tile" className="dr-reroll" dark>
          <b>−1</b>
          <TokenIcon of="lantern" />
          <small>{talk(say('board-reroll-short'))}</small>
        </Spot>
      )}
    </Zone>
  );
}

/** Beside a die: the line that a steed would lead to, and the values that a companion could. */
function MoreWays({ ways, lines }: { readonly ways: Ways; readonly lines: readonly string[] }): ReactNode {
  const { steed, plus, added, addedFor } = ways;
  return (
    <>
      {steed !== null && (
        <span className="dr-way dr-way-more">
          <b>
            <small>+{plus}</small>
            {steed}
          </b>
          <Gist program={defined(lines[steed - 1])} silent />
        </span>
      )}
      {addedFor !== null && added.length > 0 && (
        <span className="dr-way dr-way-more">
          <small className="dr-way-gift">
            <CostIcons cost={addedFor} />
          </small>
          <b>{added.join(' / ')}</b>
        </span>
      )}
    </>
  );
}
