import { type Option, say } from '@stolik/engine';
import { SeatMark, Section, Spot, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ALL_KINDS, is, KINDS, kindName } from '../pieces.ts';
import type { Bundle } from '../state.ts';
import type { Written } from '../words/drafts.ts';
import { After } from './After.tsx';
import { Cube, Sign } from './art/pictures.tsx';
import { BundleArt, Terms } from './Offers.tsx';
import { useScene } from './scene.ts';

/**
 * A letter of which the rules already know the beginning, because it was begun by a key, in the list or in a terminal: the same letter, in which
 * every tap is an answer. A thing is tapped, then its number.
 */
export function OpenLetter(): ReactNode {
  const talk = useSay();
  const { asked, names, seat } = useScene();
  const { letter } = asked;
  if (letter === null || seat === null) return null;
  return (
    <Section className="panel ar-letter ar-open-letter" label={say('talk-letter', { player: { seat: letter.to } })}>
      <header>
        <SeatMark seat={letter.to} name={names[letter.to] ?? ''} size={24} />
        <h2>{talk(say('talk-letter', { player: { seat: letter.to } }))}</h2>
      </header>
      <div className="ar-letter-sides">
        <OpenSide side="give" letter={letter} />
        <OpenSide side="ask" letter={letter} />
      </div>
      <Terms offer={letter} />
      <Words letter={letter} />
      <After seat={seat} other={letter.to} gives={letter.give} gets={letter.take} />
      <Zone label={say('talk-words')} className="ar-verdicts">
        <Word word="send" className="ar-verdict ar-verdict-accept" />
        <Word word="cancel" className="ar-verdict" />
      </Zone>
    </Section>
  );
}

const COUNTED = ['florins', ...KINDS, 'tokens'];

/** What one side gives: everything that could be named now glows, and the numbers of what was named last. */
function OpenSide({ side, letter }: { readonly side: 'give' | 'ask'; readonly letter: Written }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { choices } = useTable();
  const bundle: Bundle = side === 'give' ? letter.give : letter.take;
  const owner = side === 'give' ? letter.from : letter.to;
  const title = talk(say(side === 'give' ? 'letter-give' : 'letter-get'));
  const cards = (state.players[owner]?.cards ?? []).filter((card) => choices.of(card) !== null);
  return (
    <div className="ar-letter-side">
      <h3>{title}</h3>
      <BundleArt bundle={bundle} />
      <Zone label={title} className="ar-letter-things">
        {COUNTED.filter((what) => choices.of(`${side}-${what}`) !== null).map((what) => (
          <Word key={what} word={`${side}-${what}`} className="ar-open-thing">
            <ThingArt what={what} />
          </Word>
        ))}
        {cards.map((card) => (
          <Word key={card} word={card} className="ar-open-card" />
        ))}
      </Zone>
      {letter.open?.startsWith(`${side}-`) === true && <Amounts open={letter.open} />}
    </div>
  );
}

function ThingArt({ what }: { readonly what: string }): ReactNode {
  if (what === 'florins') return <Sign name="coin" />;
  const kind = ALL_KINDS.find((one) => kindName(one) === what);
  return kind === undefined ? <Sign name="token" /> : <Cube kind={kind} />;
}

/** Numbers, or cards, of what was named last. */
function Amounts({ open }: { readonly open: string }): ReactNode {
  const { choices } = useTable();
  return (
    <Zone label={say('letter-amount')} className="ar-numbers" key={open}>
      {(choices.decision?.options ?? []).map((option) => (
        <Word key={option} word={option} className={is.card(option) ? 'ar-open-card' : 'ar-number'} />
      ))}
    </Zone>
  );
}

/** What binds, what is promised, and how much of it. */
function Words({ letter }: { readonly letter: Written }): ReactNode {
  const { choices } = useTable();
  const { open } = letter;
  if (open !== null) return /^(give|ask)-/.test(open) ? null : <Amounts open={open} />;
  const words = (choices.decision?.options ?? []).filter(
    (option) => typeof option === 'string' && /^(permit@|place-|promise-|demand-|no-promise)/.test(option),
  );
  return (
    <Zone label={say('talk-words')} className="ar-words">
      {words.map((word) => (
        <Word key={word} word={word} className="ar-open-card" />
      ))}
    </Zone>
  );
}

function Word({ word, className, children }: { word: Option; className: string; children?: ReactNode }): ReactNode {
  const talk = useSay();
  const { asked } = useScene();
  const { choices, game, view } = useTable();
  if (choices.of(word) === null) return null;
  const name = talk(game.optionText(view.state, asked.prompt, word));
  return (
    <Spot target={word} name={name} shape="tile" className={className} still>
      <span>{children ?? name}</span>
    </Spot>
  );
}
