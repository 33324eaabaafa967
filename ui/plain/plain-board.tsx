import type { Row, Section } from '@stolik/engine';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Board } from '../contract.ts';
import { PlayerPanel } from '../frame/player-panel.tsx';
import { useScreen } from '../frame/screen.ts';
import { TableLayout } from '../frame/table-layout.tsx';
import { Hand } from '../pieces/hand.tsx';
import { useSay, useTable } from '../table/table-context.ts';
import { useBringLegal } from '../table/use-bring-legal.ts';
import { useUi } from '../words/ui-text.tsx';
import { PlainPiece, type PlainPieceProps } from './plain-piece.tsx';
import { PlainPieces, PlainRow } from './plain-row.tsx';
import { inColumns, ownPaper, type PiecesRow, planTable } from './plan.ts';

/**
 * Any game, drawn from its description: what is common as papers on the board, others at the side, one's own cards large in the hand. A game can be played
 * with it the day its rules run.
 */
export const PlainBoard: Board = ({ slots }): ReactNode => {
  const { description, view, names, scores, seats } = useTable();
  const ui = useUi();
  const say = useSay();
  const plan = useMemo(() => planTable(description, view.seat), [description, view.seat]);
  const { own, hand, ownPieces, ownFacts } = plan;
  // A phone has no room beside the market: there everything of one's own stays in the sheet of the players.
  const screen = useScreen();
  const paper = screen === 'phone' ? null : ownPaper(plan);
  const papers = useRef<HTMLDivElement>(null);
  useBringLegal(papers, view.decision?.id ?? null);
  const score = view.seat === null ? null : scores[view.seat];
  const nameOf = (seat: number): string => names[seat] ?? `${seat + 1}`;
  return (
    <TableLayout
      className="plain-layout"
      bar="high"
      beside
      top={slots.top}
      prompt={slots.prompt}
      score={slots.score}
      log={slots.log}
      opponents={plan.others.map((section) =>
        section.seat === undefined ? (
          <PlainSection key={section.id} section={section} />
        ) : (
          <PlayerPanel
            key={section.id}
            seat={section.seat ?? 0}
            name={nameOf(section.seat ?? 0)}
            fact={seats[section.seat ?? 0]?.kind === 'bot' ? ui('bot') : undefined}
            active={section.seat !== undefined && view.waitingFor.includes(section.seat)}
            className="plain-player"
          >
            {section.rows.map((row) => (
              <PlainRow key={row.id} row={row} look="small" />
            ))}
          </PlayerPanel>
        ),
      )}
      board={
        <div className="plain-board" ref={papers}>
          {plan.maps.map((section) => (
            <section key={section.id} className="panel plain-section plain-map">
              <h2>{say(section.title)}</h2>
              {section.rows.map((row) => (
                <PlainRow key={row.id} row={row} look="small" />
              ))}
            </section>
          ))}
          <div className="plain-papers">
            {inColumns(paper === null ? plan.common : [...plan.common, paper]).map((column) => (
              <div key={column[0]?.id} className="plain-column">
                {column.map((section) => (
                  <PlainSection key={section.id} section={section} />
                ))}
              </div>
            ))}
          </div>
        </div>
      }
      me={
        own !== null &&
        view.seat !== null && (
          <PlayerPanel
            seat={view.seat}
            name={nameOf(view.seat)}
            active={view.waitingFor.includes(view.seat)}
            className="plain-player"
            {...(score ? { points: { total: score.total, unit: ui('points-unit') } } : {})}
          >
            {ownFacts.map((row) => (
              <PlainRow key={row.id} row={row} look="small" />
            ))}
          </PlayerPanel>
        )
      }
      hand={
        hand === null ? (
          paper === null && ownPieces.length > 0 && <OwnThings rows={ownPieces} className="plain-own" />
        ) : (
          <Hand label={say(hand.title)}>
            {hand.pieces.some((piece) => piece.id === null) ? (
              <PlainPieces pieces={hand.pieces} look="hand" faceDown />
            ) : (
              hand.pieces.map((piece) =>
                piece.id === null ? null : <PlainPiece key={piece.id} piece={{ ...piece, id: piece.id }} look="hand" />,
              )
            )}
          </Hand>
        )
      }
      {...(hand !== null && paper === null && ownPieces.length > 0 ? { base: <OwnThings rows={ownPieces} /> } : {})}
    />
  );
};

/** What one has besides a hand; in place of the hand where there is none. */
const OwnThings = ({ rows, className = '' }: { rows: readonly PiecesRow[]; className?: string }): ReactNode => (
  <div className={`panel plain-base ${className}`}>
    {rows.map((row) => (
      <PlainRow key={row.id} row={row} look="small" />
    ))}
  </div>
);

/** So many pieces of a section say what they do; from so many rows of pieces on, it is drawn tightly. */
const MANY = 8;
const MANY_ROWS = 5;

function PlainSection({ section }: { section: Section }): ReactNode {
  const say = useSay();
  const rows = section.rows.filter((row) => row.kind === 'pieces').length;
  // Where much lies together, names are enough at first sight; all else is in the tooltip. What stands first keeps its words longest.
  let pieces = 0;
  const lookOf = (row: Row): PlainPieceProps['look'] => {
    if (row.kind === 'pieces') pieces += row.pieces.length;
    return pieces > MANY || rows >= MANY_ROWS ? 'small' : 'market';
  };
  return (
    <section className={`panel plain-section ${rows >= MANY_ROWS ? 'plain-many' : ''}`}>
      <h2>{say(section.title)}</h2>
      {section.rows.map((row) => (
        <PlainRow key={row.id} row={row} look={lookOf(row)} />
      ))}
    </section>
  );
}
