import { say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { optionText } from '../words/options.ts';
import { Glyph } from './art/Sign.tsx';
import { type Scene, useScene } from './scene.ts';

/** The decks above the market (IM-4.16), with the place ids of the description. */
const DECKS = [
  { place: 'main-deck', pile: 'mainDeck', type: 'main', icon: 'deck' },
  { place: 'civilised-deck', pile: 'civilisedDeck', type: 'civilised', icon: 'civilised' },
  { place: 'uncivilised-deck', pile: 'uncivilisedDeck', type: 'uncivilised', icon: 'uncivilised' },
  { place: 'region-deck', pile: 'regionDeck', type: 'region', icon: 'region' },
] as const;

/** Types that have no deck of their own. */
const DECKLESS = ['tributary', 'variable'] as const;

/**
 * The decks. Where the main deck may be searched for several types (IM-10.5), each has its place: the head of its own deck, which is empty then, and for types
 * that have none a part of the main deck.
 */
export function Decks(): ReactNode {
  const talk = useSay();
  const scene = useScene();
  const { state } = scene;
  const sought = DECKLESS.filter((type) => isSought(scene, type));
  // The one answer of the main deck is found at the whole of it.
  const parts = soughtTypes(scene) > 1 ? sought : [];
  return (
    <div className="im-decks">
      {DECKS.map(({ place, pile, type, icon }) =>
        type === 'main' && parts.length > 0 ? (
          <div key={place} className="im-deck-main im-deck-parts" data-place={place}>
            {parts.map((one) => (
              <Sought key={one} type={one} />
            ))}
          </div>
        ) : type !== 'main' && isSought(scene, type) ? (
          <Sought key={place} type={type} />
        ) : (
          <Spot
            key={place}
            target={place}
            shape="tile"
            className={`im-deck im-deck-${type}`}
            name={`${talk(say(`row-${place}`))}: ${state[pile].length}`}
            explain={[say(`explain-${place}`)]}
            still
          >
            <span
              className="im-dk"
              data-type={type}
              data-place={place}
              data-empty={state[pile].length === 0 || undefined}
            >
              <Glyph name={icon} />
              <span>{talk(say(`short-${place}`))}</span>
              <b>{state[pile].length}</b>
            </span>
          </Spot>
        ),
      )}
    </div>
  );
}

/** The main deck is searched for the first card of this type. */
function Sought({ type }: { readonly type: SoughtType }): ReactNode {
  const talk = useSay();
  const { state, decision } = useScene();
  const word = wordFor(type);
  return (
    <Spot
      target={word}
      shape="tile"
      className={`im-deck im-deck-${type}`}
      name={optionText(state, decision?.prompt ?? '', word)}
      explain={[say('explain-sought')]}
      still
    >
      <span className="im-dk im-dk-sought" data-type={type}>
        <Glyph name={type} />
        <span>{talk(say(`short-${type}-deck`))}</span>
        <b>
          <Glyph name="deck" />
          {state.mainDeck.length}
        </b>
      </span>
    </Spot>
  );
}

type SoughtType = (typeof DECKLESS)[number] | Exclude<(typeof DECKS)[number]['type'], 'main'>;

const wordFor = (type: SoughtType): string => `${type}@main-deck`;

const isSought = ({ decision }: Scene, type: SoughtType): boolean => decision?.options.includes(wordFor(type)) ?? false;

const soughtTypes = ({ decision }: Scene): number =>
  decision?.options.filter((option) => typeof option === 'string' && option.endsWith('@main-deck')).length ?? 0;
