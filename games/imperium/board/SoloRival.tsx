import { say } from '@stolik/engine';
import { Die, Drawn, Icon, Spot, usePanels, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { LEVELS } from '../content/solo.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { rivalScore } from '../score.ts';
import type { Rival } from '../state.ts';
import { nationText } from '../words/nations.ts';
import { Glyph } from './art/Sign.tsx';
import { Face } from './face/Face.tsx';
import { faceName, typesOf } from './face/header.ts';
import { Signs } from './face/Short.tsx';
import { Resources } from './Own.tsx';
import { useScene } from './scene.ts';
import { useSoloNow } from './solo-now.ts';
import { cameOf, type SoloStep } from './solo-turn.ts';

/** The opponent that the game itself plays (IM-21): its state, die, row of cards with what came of them, dynasty and what it has in play. */
export const SoloRival = memo(function SoloRival(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { turn, shown, finish } = useSoloNow();
  const { rival } = state;
  const panels = usePanels();
  const tablet = useScreen() === 'tablet';
  if (rival === null) return null;
  const level = LEVELS[rival.level]?.id ?? 'imperator';
  const steps = turn?.steps.slice(0, shown) ?? [];
  const working = turn !== null && shown < turn.steps.length;
  return (
    <article className="panel player im-solo" data-seat-home="rival" aria-label={talk(nationText(rival.nation))}>
      <header className="player-head">
        <i className="badge im-solo-mark">
          <Glyph name={rival.empire ? 'empire' : 'barbarian'} />
        </i>
        <div>
          <h2>{talk(nationText(rival.nation))}</h2>
          <p>
            {talk(say(`level-${level}`))} · {talk(say('board-state', { state: rival.empire ? 'empire' : 'barbarian' }))}
          </p>
          <span className="player-points" title={talk(say('board-rival-points'))}>
            <b>{rivalScore(state)?.total}</b> {talk(say('face-points'))}
          </span>
        </div>
        {tablet && !working && (
          <button type="button" className="im-solo-finish" onClick={() => panels.show('solo-table')}>
            <Icon name="list" size={16} />
            {talk(say('board-table-short'))}
          </button>
        )}
        {working && (
          <button type="button" className="im-solo-finish" onClick={finish}>
            <Icon name="forward" size={16} />
            {talk(say('board-solo-finish'))}
          </button>
        )}
      </header>
      <div className="player-body">
        <Resources purse={rival} />
        {turn !== null && (
          <div className="im-roll">
            <Die value={turn.rolled} label={talk(say('board-rolled', { n: turn.rolled }))} size={30} />
            <p>
              {talk(
                say('board-roll-means', {
                  n: turn.rolled,
                  spares: turn.rolled <= rival.slots.length ? 'yes' : 'no',
                  token: turn.rolled <= state.market.length ? 'yes' : 'no',
                }),
              )}
            </p>
          </div>
        )}
        <ol className="im-row">
          {rival.slots.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
            <li key={at} data-now={(working && steps.at(-1)?.slot === at + 1) || undefined}>
              <b>{at + 1}</b>
              <RowCard card={card} step={steps.find(({ slot }) => slot === at + 1)} spared={turn?.rolled === at + 1} />
            </li>
          ))}
        </ol>
        <Dynasty rival={rival} />
        {rival.play.length > 0 && (
          <ul className="im-chips">
            {rival.play.map((card) => (
              <li key={card}>
                <Chip card={card} />
              </li>
            ))}
          </ul>
        )}
        <ul className="im-counts">
          {(['deck', 'discard', 'history'] as const).map((pile) => (
            <li key={pile}>
              <Glyph name={pile} />
              <b>{rival[pile].length}</b>
              <span>{talk(say(`count-${pile}`))}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
});

/** On a phone its panel is a tap away: while it works, its row lies over the common piles; a tap shows the rest at once. */
export function SoloStrip(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { turn, shown, finish } = useSoloNow();
  const phone = useScreen() === 'phone';
  if (!phone || state.rival === null || turn === null || shown >= turn.steps.length) return null;
  const steps = turn.steps.slice(0, shown);
  return (
    <button type="button" className="im-solo-strip" onClick={finish} aria-label={talk(say('board-solo-finish'))}>
      <Die value={turn.rolled} label={talk(say('board-rolled', { n: turn.rolled }))} size={28} />
      {state.rival.slots.map((_, at) => {
        const step = steps.find(({ slot }) => slot === at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
          <span key={at} data-now={steps.at(-1)?.slot === at + 1 || undefined}>
            {step === undefined ? <span className="im-row-back" /> : <Face card={step.card} size="head" />}
          </span>
        );
      })}
    </button>
  );
}

interface RowCardProps {
  /** What lies there now. */
  readonly card: Card;
  /** What it did there in its last turn. */
  readonly step: SoloStep | undefined;
  /** The die left it as it was. */
  readonly spared: boolean;
}

/** A place of the row: the card that was turned up there, with its row of the table and what came of it; or a back that waits. */
function RowCard({ card, step, spared }: RowCardProps): ReactNode {
  const talk = useSay();
  if (step === undefined)
    return (
      <>
        {card === NONE ? (
          <span className="im-row-none">{talk(say('empty-slot'))}</span>
        ) : isCard(card) ? (
          <Chip card={card} />
        ) : (
          <Drawn className="im-row-back" label={say('face-down-card')} />
        )}
        {card !== NONE && <em>{talk(say(spared ? 'board-solo-spared' : 'board-solo-waits'))}</em>}
      </>
    );
  return (
    <>
      <span className="im-row-card">
        <Face card={step.card} size="head" />
      </span>
      <span className="im-came">
        <b>{talk(say('board-table-row', { n: step.row + 1 }))}</b>
        <span>
          {step.came.map((event, at) => {
            const came = cameOf(event);
            return came === null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order.
              <span key={at}>
                <Signs words={came.words} />
                {'card' in came && talk(faceName(kindOf(came.card)))}{' '}
              </span>
            );
          })}
        </span>
      </span>
    </>
  );
}

/** Its dynasty deck as a trail: backs, then what is known of its order; the last card ends the game (IM-21.5). */
function Dynasty({ rival: { dynasty } }: { readonly rival: Rival }): ReactNode {
  const talk = useSay();
  return (
    <Drawn as="div" className="im-dynasty" label={`${talk(say('row-dynasty'))}: ${dynasty.length}`}>
      <h3>
        {talk(say('row-dynasty'))} <b>{dynasty.length}</b>
      </h3>
      <ol>
        {dynasty.toReversed().map((card, at) => {
          const [type] = isCard(card) ? typesOf(kindOf(card)) : [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike.
            <li key={at} data-type={type}>
              {type !== undefined && <Glyph name={type} />}
            </li>
          );
        })}
        <li className="im-dynasty-end">
          <Glyph name="flag" />
        </li>
      </ol>
    </Drawn>
  );
}

function Chip({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const kind = kindOf(card);
  const [type] = typesOf(kind);
  return (
    <Spot target={card} shape="tile" className="im-chip-spot" name={say('card-named', { card: { piece: card } })}>
      <span className="im-pchip" data-type={type}>
        <i>
          <Glyph name={type} />
        </i>
        <span>{talk(faceName(kind))}</span>
      </span>
    </Spot>
  );
}
