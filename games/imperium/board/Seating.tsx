import { allSeats, defined, say, type Text } from '@stolik/engine';
import { Drawn, SeatMark, Section, Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { NATIONS, nationCards, nationNamed } from '../content/nations.ts';
import { nationOf, playerAt } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { Face } from './face/Face.tsx';
import { useScene } from './scene.ts';

/** Before the game: nations, then the two sides of the power card (IM-4.1, IM-4.2). */
export function Seating(): ReactNode {
  const talk = useSay();
  const { state, decision, near, names } = useScene();
  const nations = (decision?.options ?? []).filter((option) => typeof option === 'string' && nationNamed(option) >= 0);
  const player = playerAt(state, near);
  const sides = player.nation < 0 ? [] : player.play.length > 0 ? player.play : nationOf(player).powers;
  return (
    <Section className="im-seating" label={say('table-seating')}>
      <ul className="im-chosen">
        {allSeats(state.seats).map((seat) => {
          const { nation } = playerAt(state, seat);
          return (
            <li key={seat}>
              <SeatMark seat={seat} name={names[seat] ?? ''} size={26} />
              <b>{names[seat]}</b> {nation < 0 ? talk(say('board-no-nation')) : talk(nationText(nation))}
            </li>
          );
        })}
      </ul>
      {nations.length > 0 ? (
        <Zone label={say('table-seating')} className="im-nations">
          {nations.map((word) => {
            const nation = nationNamed(String(word));
            const { powers, difficulty } = defined(NATIONS[nation]);
            return (
              <Spot key={word} target={word} className="im-spot" still name={nationText(nation)}>
                <span className="im-nation">
                  <Face card={powers[1]} size="head" />
                  <Drawn className="im-hard" label={say('board-difficulty', { n: difficulty })}>
                    {talk(say('board-difficulty', { n: difficulty }))}
                  </Drawn>
                </span>
              </Spot>
            );
          })}
        </Zone>
      ) : (
        <Zone label={say('board-sides')} className="im-sides">
          {sides.map((card) => (
            <div key={card} className="im-side">
              <Spot target={card} className="im-spot" name={say('card-named', { card: { piece: card } })}>
                <Face card={card} size="full" />
              </Spot>
              <p>{talk(say('board-side', { side: kindOf(card).side ?? 'B' }))}</p>
            </div>
          ))}
        </Zone>
      )}
      {player.nation >= 0 && <p className="im-nation-facts">{talk(factsOf(player.nation, state.seats))}</p>}
    </Section>
  );
}

/** What one begins with and how far the empire is (IM-4.3 to IM-4.9). */
function factsOf(nation: number, seats: number): Text {
  const { startsAsEmpire, area, difficulty } = defined(NATIONS[nation]);
  return say('board-nation-facts', {
    nation: nationText(nation),
    difficulty,
    state: startsAsEmpire ? 'empire' : 'barbarian',
    cards: nationCards(nation, 'nation', seats).length + nationCards(nation, 'accession', seats).length,
    area: area === 'quests' ? 'quests' : 'developments',
    developments: nationCards(nation, 'development', seats).length,
  });
}
