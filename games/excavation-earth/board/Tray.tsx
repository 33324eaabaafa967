import { say } from '@stolik/engine';
import { Spot, useScreen, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { VALUE } from '../content/catalogue.ts';
import { SURVEY_FACTOR } from '../content/tables.ts';
import { type ActionCard, FACE_DOWN, NONE } from '../pieces.ts';
import { nameOf } from '../words/names.ts';
import { TileSpot } from './Artefact.tsx';
import { Gallery } from './Gallery.tsx';
import { CardFace } from './HandCard.tsx';
import { useScene, useTalk } from './scene.tsx';

/** What is being chosen from and has no place of its own: cards that go round, cards looked at, tiles drawn, and the gallery where it is folded away. */
export function Tray(): ReactNode {
  const { state, seat, prompt } = useScene();
  const phone = useScreen() === 'phone';
  if (state.turn.drawn.length > 0) return <Drawn />;
  if (seat === null) return null;
  const pack = state.packs[seat] ?? [];
  const open = (cards: readonly ActionCard[]): boolean => cards.length > 0 && (cards[0] as number) !== FACE_DOWN;
  if (open(pack)) return <Cards cards={pack} title="board-pack" />;
  if (open(state.turn.aside)) return <Cards cards={state.turn.aside} title="board-aside" />;
  if (phone && GUARDS.includes(prompt)) return <GalleryTray />;
  return null;
}

/** Questions about cells of the gallery. */
const GUARDS = ['sample.guard', 'crew.guard', 'collection.cell', 'collection.guard'];

function GalleryTray(): ReactNode {
  const { seat } = useScene();
  return seat === null ? null : (
    <div className="ee-tray ee-tray-gallery">
      <Gallery owner={seat} />
    </div>
  );
}

function Cards({ cards, title }: { readonly cards: readonly ActionCard[]; readonly title: string }): ReactNode {
  const { decision } = useScene();
  const talk = useTalk();
  const picked = new Set<unknown>(pickedIn(cards, decision));
  return (
    <Zone label={talk(say(title))} className="ee-tray">
      <h2>{talk(say(title))}</h2>
      <div className="ee-tray-cards">
        {cards.map((card) => (
          <Spot key={card} target={card} name={talk(nameOf(card))} selected={picked.has(card)} from="deck">
            <CardFace card={card} />
          </Spot>
        ))}
      </div>
    </Zone>
  );
}

/** What was kept already of a pack stays in it until everybody has chosen. */
const pickedIn = (
  cards: readonly ActionCard[],
  decision: { readonly options: readonly unknown[] } | null,
): readonly ActionCard[] => (decision === null ? [] : cards.filter((card) => !decision.options.includes(card)));

/** EE-6.30: tiles drawn by a Survey, open to all. */
function Drawn(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useTalk();
  const { drawn, played } = state.turn;
  return (
    <Zone label={talk(say('row-drawn'))} className="ee-tray ee-tray-tiles">
      <h2>{talk(say('row-drawn'))}</h2>
      <div className="ee-tray-cards">
        {drawn.map((tile) => (
          <span key={tile} className="ee-drawn">
            <TileSpot tile={tile} />
            {prompt === 'survey.buy' && <em className="ee-price">{SURVEY_FACTOR * (VALUE[tile] as number)}</em>}
          </span>
        ))}
        {played !== NONE && <CardFace card={played} />}
      </div>
    </Zone>
  );
}
