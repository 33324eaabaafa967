import { say } from '@stolik/engine';
import { Die, type DieProps, Spot, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { LEVELS, tableRows } from '../content/solo.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { fits } from '../rules/filters.ts';
import type { Rival, State } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { Glyph } from './art/Sign.tsx';
import { faceName, typesOf } from './face/header.ts';
import { Resources } from './Own.tsx';
import { useScene } from './scene.ts';

/** The opponent that the game itself plays (IM-21): its state, die, row of cards, dynasty and what it has in play. */
export const SoloRival = memo(function SoloRival(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { rival } = state;
  if (rival === null) return null;
  const level = LEVELS[rival.level]?.id ?? 'imperator';
  return (
    <article className="panel player im-solo" data-seat-home="rival" aria-label={talk(nationText(rival.nation))}>
      <header className="player-head">
        <i className="im-solo-mark">
          <Glyph name={rival.empire ? 'empire' : 'barbarian'} />
        </i>
        <div>
          <h2>{talk(nationText(rival.nation))}</h2>
          <p>{talk(say(`level-${level}`))}</p>
        </div>
      </header>
      <div className="player-body">
        <Resources purse={rival} />
        {rival.rolled > 0 && (
          <div className="im-roll">
            <Die
              value={rival.rolled as DieProps['value']}
              label={talk(say('board-rolled', { n: rival.rolled }))}
              size={30}
            />
            <p>
              {talk(
                say('board-roll-means', { n: rival.rolled, spares: rival.rolled <= rival.slots.length ? 'yes' : 'no' }),
              )}
            </p>
          </div>
        )}
        <ol className="im-row">
          {rival.slots.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
            <li key={at} data-open={isCard(card) || undefined}>
              <b>{at + 1}</b>
              <RowCard state={state} rival={rival} card={card} />
            </li>
          ))}
        </ol>
        <h3>
          {talk(say('row-dynasty'))} <b>{rival.dynasty.length}</b>
        </h3>
        <ul className="im-chips">
          {rival.play.map((card) => (
            <li key={card}>
              <Chip card={card} />
            </li>
          ))}
        </ul>
        <ul className="im-counts">
          {(
            [
              ['deck', 'deck', rival.deck.length],
              ['discard', 'discard', rival.discard.length],
              ['history', 'history', rival.history.length],
            ] as const
          ).map(([icon, word, count]) => (
            <li key={word}>
              <Glyph name={icon} />
              <b>{count}</b>
              <span>{talk(say(`count-${word}`))}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
});

/** A card of the row: face down, gone, or open with the row of the table that it fits. */
function RowCard({
  state,
  rival,
  card,
}: {
  readonly state: State;
  readonly rival: Rival;
  readonly card: Card;
}): ReactNode {
  const talk = useSay();
  if (card === NONE) return <span className="im-row-none">{talk(say('empty-slot'))}</span>;
  if (!isCard(card)) return <span className="im-row-back" title={talk(say('face-down-card'))} />;
  const row = tableRows(rival.nation, rival.empire).findIndex(({ test }) => fits(state, test, card));
  return (
    <>
      <Chip card={card} />
      <em>{talk(say('board-table-row', { n: row + 1 }))}</em>
    </>
  );
}

function Chip({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const kind = kindOf(card);
  const [type] = typesOf(kind);
  return (
    <Spot target={card} shape="tile" className="im-chip-spot" name={talk(say('card-named', { card: { piece: card } }))}>
      <span className="im-pchip" data-type={type}>
        <i>
          <Glyph name={type} />
        </i>
        <span>{talk(faceName(kind))}</span>
      </span>
    </Spot>
  );
}
