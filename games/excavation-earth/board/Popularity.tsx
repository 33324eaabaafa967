import { defined, say } from '@stolik/engine';
import { useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { TRACK_SPACES } from '../content/tables.ts';
import { ALL_COLOURS, type Colour, colourName, SPECIAL } from '../pieces.ts';
import { levelOf, payoutOf, rankOf } from '../rules/buyers.ts';
import { colourText } from '../words/phrases.ts';
import { Head } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';
import { ZuMark } from './ZuTurn.tsx';

const SPACES = Array.from({ length: TRACK_SPACES }, (_, at) => at + 1);

/** EE-7.6: how popular every colour is, its place among the others and what that pays; and the special buyers in the pool. */
export function Popularity(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const special = defined(state.pools[SPECIAL]).length;
  return (
    <Zone label={say('table-popularity')} className="ee-pop">
      <h2>
        {talk(say('board-popularity'))} <span>{talk(say('board-pays'))}</span>
      </h2>
      <div className="ee-tracks">
        {ALL_COLOURS.map((colour) => (
          <Track key={colour} colour={colour} />
        ))}
      </div>
      <Touch
        target="track-special"
        shape="tile"
        dark
        name={say('board-special', { count: special })}
        className="ee-track ee-track-special"
        explain={[say('explain-special-buyer')]}
      >
        <span className="ee-track-face" data-region="special">
          <Head kind={SPECIAL} />
          <span className="ee-special-words">{talk(say('board-special-pool'))}</span>
          <b className="ee-special-count">{special}</b>
        </span>
      </Touch>
    </Zone>
  );
}

/** One bar of ten; the marker carries the level. A level to come is a ghost. */
const Track = memo(function Track({ colour }: { readonly colour: Colour }): ReactNode {
  const { state } = useScene();
  const { levels, sale, more } = useProspect();
  const talk = useSay();
  const level = levelOf(state, colour);
  const rank = rankOf(state, colour);
  const pays = payoutOf(state, colour);
  const after = levels[colour] ?? null;
  const hot = (more ?? sale)?.colour === colour;
  return (
    <Touch
      target={`track-${colourName(colour)}`}
      shape="tile"
      dark
      name={say('board-track', { colour: colourText(colour), level, rank, pays })}
      className="ee-track"
      selected={state.turn.region === colour && sale !== null}
      explain={[say('explain-buyer', { colour: colourText(colour, 'pl'), spaces: TRACK_SPACES })]}
    >
      <span className="ee-track-face" data-region={colourName(colour)} data-hot={hot || undefined}>
        <Head kind={colour} />
        <ZuMark at={`track-${colourName(colour)}`} />
        <span className="ee-spaces">
          {level === 0 && <Marker level={0} at="now" />}
          {after === 0 && <Marker level={0} at="then" />}
          {SPACES.map((space) => (
            <i
              key={space}
              className={`${space <= level ? 'ee-on' : ''} ${space === level ? 'ee-at' : ''} ${space === after ? 'ee-then' : ''} ${asideOf(space, level, after)}`}
            >
              {space === level && <Marker level={level} at="now" />}
              {space === after && <Marker level={after} at="then" />}
            </i>
          ))}
        </span>
        <span className="ee-pays">
          <em>{talk(say('board-rank', { rank }))}</em>
          <b>{pays}</b>
        </span>
      </span>
    </Touch>
  );
});

/** Markers are wider than a space: of two next to each other the one to come makes room. */
const asideOf = (space: number, level: number, after: number | null): string =>
  space !== after || Math.abs(after - level) !== 1 ? '' : after < level ? 'ee-left-of' : 'ee-right-of';

const Marker = ({ level, at }: { readonly level: number; readonly at: 'now' | 'then' }): ReactNode => (
  <b className={`badge ee-marker ee-marker-${at}`}>{level}</b>
);
