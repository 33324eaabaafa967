import { say } from '@stolik/engine';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { companionKind } from '../content/catalogue.ts';
import { COMPANION_SLOTS } from '../content/tables.ts';
import { type Companion, EMPTY } from '../pieces.ts';
import { nameOf } from '../words/names.ts';
import { CompanionPicture, TokenIcon } from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { Gist } from './Gist.tsx';
import { useScene } from './scene.tsx';

/** The row of companions at Yurg's: the travel die lies on the farthest. */
export function Companions(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const count = state.companionDeck.length;
  return (
    <Zone className="dr-comps" label={say('row-companions')}>
      <h3>{talk(say('row-companions'))}</h3>
      <div className="dr-comp-row">
        {state.companionRow.slice(0, COMPANION_SLOTS).map((card, at) =>
          card === EMPTY ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has only its place.
            <span key={`empty-${at}`} className="dr-comp-gap">
              {at === 0 && !state.dieOnRow && <small>{talk(say('board-die-away'))}</small>}
            </span>
          ) : (
            <CompanionCard key={card} card={card} die={at === 0 && state.dieOnRow} />
          ),
        )}
        <Spot target="companion-deck" name={say('board-companion-deck', { count })} className="dr-comp-deck">
          <span className="dr-comp-back">
            <TokenIcon of="paw" />
            <b>{count}</b>
          </span>
        </Spot>
      </div>
    </Zone>
  );
}

/** A longer name would take a second line from what the companion does. */
const LONG_NAME = 12;

const CompanionCard = memo(function CompanionCard({
  card,
  die,
}: {
  readonly card: Companion;
  readonly die: boolean;
}): ReactNode {
  const talk = useSay();
  const { abilities, loyal } = companionKind(card);
  const name = talk(nameOf(card));
  return (
    <Spot
      target={card}
      name={say('board-companion', { card: { piece: card }, die: die ? 'yes' : 'no' })}
      className="dr-comp"
      from="companion-deck"
    >
      <span className="dr-comp-card" data-stray={!loyal || undefined}>
        <span className="dr-comp-pic">
          <CompanionPicture card={card} />
        </span>
        <span className="dr-comp-does">
          {abilities.map(({ id, program }) => (
            <span key={id}>
              <Gist program={program} silent />
            </span>
          ))}
        </span>
        <b data-long={name.length > LONG_NAME || undefined}>{name}</b>
        {die && <GameDie face={6} kind="travel" className="dr-die-on" />}
      </span>
    </Spot>
  );
});
