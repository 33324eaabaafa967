import type { AnyGame } from '@stolik/engine';
import { type Language, speakerOf } from '@stolik/text';
import { type ReactNode, useMemo } from 'react';
import type { Library, PieceFace } from '../contract.ts';
import { Button, Spoken } from '../index.ts';

export interface FacesProps {
  readonly game: AnyGame;
  readonly sources: readonly string[];
  readonly lang: Language;
  readonly face: PieceFace;
  readonly library: Library | null;
  readonly onTheme: () => void;
}

const SIZES = ['full', 'medium', 'head'] as const;

/** Every face of a game's box in every size, to look over and to measure. */
export function Faces({ game, sources, lang, face: Face, library: Pictures, onTheme }: FacesProps): ReactNode {
  const speaker = useMemo(() => speakerOf(lang, sources, game), [lang, sources, game]);
  return (
    <main className="gallery" data-game={game.id}>
      {Pictures !== null && <Pictures />}
      <div className="gallery-bar">
        <h1>Faces</h1>
        <Button onClick={onTheme}>theme</Button>
      </div>
      <Spoken game={game} speaker={speaker}>
        <ul className="gallery-faces">
          {game.box.items.flatMap(({ id, faces = [] }) =>
            faces.map(([piece = -1]) => (
              <li key={`${id} ${piece}`} data-face={id}>
                {SIZES.map((size) => (
                  <Face key={size} piece={piece} size={size} />
                ))}
              </li>
            )),
          )}
        </ul>
      </Spoken>
    </main>
  );
}
