import { defined, type Seat, say, type Text } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS, type Card, type Kind, kindName } from '../pieces.ts';
import { isTradable } from '../rules/deals.ts';
import { type Bundle, playerAt } from '../state.ts';
import { thingText } from '../words/drafts.ts';
import { nameOf } from '../words/names.ts';
import { kindText } from '../words/phrases.ts';
import { Cube, Sign } from './art/pictures.tsx';
import { Numbers } from './LetterNumbers.tsx';
import { useScene } from './scene.ts';

interface SideProps {
  readonly title: string;
  readonly owner: Seat;
  /** Whose stock is known: it stands below each thing. */
  readonly own: boolean;
  readonly bundle: Bundle;
  /** What the answered offer says. */
  readonly before: Bundle | null;
  most(what: 'florins' | 'tokens' | Kind): number;
  onBundle(bundle: Bundle): void;
  /** Why a thing that was tapped cannot be in the letter. */
  onWhy(why: Text): void;
}

export function Side({ title, owner, own, bundle, before, most, onBundle, onWhy }: SideProps): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const player = playerAt(state, owner);
  const cards = player.cards.filter((card) => isTradable(state, player, card));
  // A phone has room for the number alone.
  const phone = useScreen() === 'phone';
  const none = (what: string): void =>
    onWhy(say(own ? 'letter-none-own' : 'letter-none-others', { thing: thingText(what, 'gen') }));
  const stock = (count: number): string => (phone ? String(count) : talk(say('letter-stock', { count })));
  return (
    <div className="ar-letter-side">
      <h3>{title}</h3>
      <Numbers
        label={talk(say('letter-florins', { side: title }))}
        most={most('florins')}
        now={bundle.florins}
        was={before?.florins ?? null}
        onNumber={(florins) => onBundle({ ...bundle, florins })}
      />
      <div className="ar-letter-things">
        {ALL_KINDS.map((kind) => (
          <Thing
            key={kind}
            name={talk(kindText(kind))}
            note={own ? stock(defined(player.cubes[kind])) : talk(kindWord(kind))}
            count={defined(bundle.cubes[kind])}
            was={before?.cubes[kind] ?? null}
            most={Math.max(most(kind), defined(bundle.cubes[kind]))}
            onCount={(count) => onBundle({ ...bundle, cubes: bundle.cubes.with(kind, count) })}
            onNone={() => none(kindName(kind))}
          >
            <Cube kind={kind} />
          </Thing>
        ))}
        <Thing
          name={talk(say('letter-tokens'))}
          note={own ? stock(player.tokens) : talk(say('letter-tokens-short'))}
          count={bundle.tokens}
          was={before?.tokens ?? null}
          most={Math.max(most('tokens'), bundle.tokens)}
          onCount={(tokens) => onBundle({ ...bundle, tokens })}
          onNone={() => none('tokens')}
        >
          <Sign name="token" />
        </Thing>
      </div>
      {cards.length > 0 && (
        <div className="ar-letter-cards">
          {cards.map((card) => (
            <Toggle
              key={card}
              on={bundle.cards.includes(card)}
              onToggle={() => onBundle({ ...bundle, cards: toggled(bundle.cards, card) })}
            >
              {talk(nameOf(card))}
            </Toggle>
          ))}
        </div>
      )}
    </div>
  );
}

const toggled = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

const kindWord = (kind: Kind): Text => say('answer-kind', { kind: kindName(kind) });

interface ThingProps {
  readonly name: string;
  /** How much of it there is, or what it is called. */
  readonly note: string;
  readonly count: number;
  readonly was: number | null;
  readonly most: number;
  readonly children: ReactNode;
  onCount(count: number): void;
  /** It was tapped, and there is none of it. */
  onNone(): void;
}

/** One more with each tap; its number takes one back. */
function Thing({ name, note, count, was, most, children, onCount, onNone }: ThingProps): ReactNode {
  const talk = useSay();
  return (
    <span
      className="ar-letter-thing"
      data-in={count > 0 || undefined}
      data-changed={(was !== null && was !== count) || undefined}
    >
      <button
        type="button"
        aria-disabled={most === 0}
        onClick={() => (most === 0 ? onNone() : onCount(count < most ? count + 1 : 0))}
        aria-label={talk(say('letter-more', { name, count }))}
        title={name}
      >
        {children}
        <small>{note}</small>
      </button>
      {count > 0 && (
        <button
          type="button"
          className="ar-letter-count"
          onClick={() => onCount(count - 1)}
          aria-label={talk(say('letter-less', { name, count }))}
        >
          {count}
        </button>
      )}
    </span>
  );
}

export function Toggle({
  on,
  onToggle,
  children,
}: {
  readonly on: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button type="button" className="ar-letter-toggle" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
