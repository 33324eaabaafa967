import { say } from '@stolik/engine';
import { useSay, useScreen, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { tileValue } from '../content/catalogue.ts';
import { SURVEY_FACTOR } from '../content/tables.ts';
import { NONE } from '../pieces.ts';
import { TileSpot } from './Artefact.tsx';
import { Coin } from './art/pictures.tsx';
import { Gallery } from './Gallery.tsx';
import { CardFace } from './HandCard.tsx';
import { useScene } from './scene.tsx';

/** What is being chosen from and has no place of its own: tiles drawn, and the gallery where it is folded away. */
export function Tray(): ReactNode {
  const { state, seat, prompt } = useScene();
  const phone = useScreen() === 'phone';
  if (state.turn.drawn.length > 0) return <Drawn />;
  return phone && seat !== null && GUARDS.includes(prompt) ? <GalleryTray /> : null;
}

/** Questions about cells of the gallery. */
const GUARDS = ['sample.guard', 'crew.guard', 'collection.cell'];

function GalleryTray(): ReactNode {
  const { seat } = useScene();
  return seat === null ? null : (
    <div className="ee-tray ee-tray-gallery">
      <Gallery owner={seat} />
    </div>
  );
}

/** EE-6.30: tiles drawn by a Survey, open to all. */
function Drawn(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const { drawn, played } = state.turn;
  return (
    <Zone label={say('board-drawn')} className="ee-tray ee-tray-tiles">
      <h2>{talk(say('board-drawn'))}</h2>
      <div className="ee-tray-cards">
        {drawn.map((tile) => (
          <span key={tile} className="ee-drawn">
            <TileSpot tile={tile} />
            {prompt === 'survey.buy' && (
              <em className="ee-price">
                {SURVEY_FACTOR * tileValue(tile)}
                <Coin />
              </em>
            )}
          </span>
        ))}
        {played !== NONE && <CardFace card={played} />}
      </div>
    </Zone>
  );
}
