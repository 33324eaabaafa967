import { say, type Text } from '@stolik/engine';
import { useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../../content/catalogue.ts';
import { SYMBOLS } from '../../content/language.ts';
import type { Card } from '../../pieces.ts';
import { Mosaic } from '../art/Mosaic.tsx';
import { Glyph } from '../art/Sign.tsx';
import { clausesOf, worthOf } from './clauses.ts';
import { type FaceType, faceName, marksOf, typesOf } from './header.ts';
import { parted } from './parted.ts';
import { Short, useShort } from './Short.tsx';
import { watchText } from './text-fit.ts';

export type FaceSize = 'full' | 'medium' | 'head';

export interface FaceProps {
  readonly card: Card;
  readonly size: FaceSize;
  /** Tokens that lie on it. */
  readonly tokens?: { readonly materials: number; readonly population: number; readonly progress: number } | undefined;
  readonly exhausted?: boolean;
  /** An icon that something in play takes from it: struck out. */
  readonly lost?: 'barbarian' | 'empire' | null;
  /** At the foot, left: what playing it costs. */
  readonly foot?: ReactNode;
  /** Why it cannot be played for long yet, or ever again, on a ribbon under the picture. */
  readonly later?: string | undefined;
  /** In place of the clauses: the same clauses as steps. */
  readonly children?: ReactNode;
}

/** A card drawn from its data: every one of them, in every size. */
export const Face = memo(function Face(props: FaceProps): ReactNode {
  const { card, size, tokens, exhausted = false, lost = null, foot, later, children } = props;
  const talk = useSay();
  const kind = kindOf(card);
  const [type, other] = typesOf(kind);
  const head = size === 'head';
  return (
    <span className={`im-card im-${size}`} data-type={type} data-other={other} data-nation={kind.nation}>
      <Head name={talk(faceName(kind))} type={type} side={kind.start === 'power' ? kind.side : null} />
      <span className="im-pic">
        <Mosaic kind={kind} />
        <span className={head ? 'im-ab' : 'im-marks'}>
          {marksOf(kind, head).map((mark) => (
            <i key={mark} className="badge im-mark" data-lost={mark === lost || undefined}>
              <Glyph name={mark} />
            </i>
          ))}
          {size !== 'full' && <Times card={card} />}
          {head && <Symbols card={card} />}
        </span>
        {tokens !== undefined && <Tokens {...tokens} />}
        {exhausted && (
          <i className="badge im-exhausted">
            <Glyph name="exhaust" />
          </i>
        )}
      </span>
      {later !== undefined && <span className="im-later">{later}</span>}
      {!head && (
        <>
          {/* Another card in the same place, or tokens that take room from it, is measured anew. */}
          {children ?? <Clauses key={`${card} ${laden(tokens)}`} card={card} />}
          <Foot card={card}>{foot}</Foot>
        </>
      )}
    </span>
  );
});

/** Longer names, and those with a longer word, are set smaller, and on two lines where they must. */
const LONG_NAME = 11;
const LONG_WORD = 9;

const isLong = (name: string): boolean =>
  name.length > LONG_NAME || name.split(/[ -]/).some((word) => word.length > LONG_WORD);

/** Only such a word has no room on a line of its own, but for the narrow heads of a phone. */
const PARTED_WORD = /\p{L}{12,}/u;

/** A long word goes to the next line before it is parted. */
const wordsOf = (name: string): readonly ReactNode[] =>
  name.split(' ').map((word) => {
    const syllables = parted(word);
    return syllables === word ? (
      word
    ) : (
      <span key={word} className="im-word">
        {syllables}
      </span>
    );
  });

interface HeadProps {
  readonly name: string;
  readonly type: FaceType;
  readonly side: 'A' | 'B' | null;
}

const Head = ({ name, type, side }: HeadProps): ReactNode => (
  <span className="im-hd" data-long={isLong(name) || undefined} data-parts={PARTED_WORD.test(name) || undefined}>
    <i className="badge im-ti">
      <Glyph name={type} />
    </i>
    <b>{wordsOf(name).map((word, at) => (at === 0 ? word : [' ', word]))}</b>
    {side !== null && <em>{side}</em>}
  </span>
);

/** When a card does something later. Where there is room for its words they say it, too. */
const Times = ({ card }: { readonly card: Card }): ReactNode =>
  [...new Set(clausesOf(kindOf(card)).map(({ head }) => head))].map(
    (head) =>
      head !== null &&
      head !== 'free' && (
        <i key={head} className="badge im-mark im-mark-time">
          <Glyph name={head} />
        </i>
      ),
  );

/** Region symbols, as often as they are printed. */
function Symbols({ card }: { readonly card: Card }): ReactNode {
  const { symbols } = kindOf(card).record;
  return SYMBOLS.flatMap((symbol) =>
    symbols
      .filter((one) => one === symbol)
      .map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: symbols are counted.
        <i key={`${symbol}${at}`} className={`picture im-sq im-s-${symbol}`}>
          <Glyph name={symbol} />
        </i>
      )),
  );
}

const RESOURCES = ['materials', 'population', 'progress'] as const;

const laden = (tokens: FaceProps['tokens']): boolean =>
  tokens !== undefined && RESOURCES.some((resource) => tokens[resource] > 0);

const Tokens = (purse: NonNullable<FaceProps['tokens']>): ReactNode => (
  <span className="im-toks">
    {RESOURCES.filter((resource) => purse[resource] > 0).map((resource) => (
      <span key={resource} className={`picture im-tok im-k-${resource}`}>
        <Glyph name={resource} />
        <b>{purse[resource]}</b>
      </span>
    ))}
  </span>
);

/** The clauses, each with the mark of its time. Where they do not fit there is a mark that says so, and one press opens all of it. */
function Clauses({ card }: { readonly card: Card }): ReactNode {
  const clauses = clausesOf(kindOf(card));
  const or = useSay()(say('face-or'));
  return (
    <span className="im-tx" ref={watchText}>
      {clauses.map(({ head, texts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: clauses keep their order.
        <span key={at} className="im-cl">
          {head !== null && (
            <i className="badge im-hdi">
              <Glyph name={head} />
            </i>
          )}
          {texts.map((text, branch) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: branches keep their order.
            <span key={branch}>
              {branch > 0 && <em className="im-or">{or}</em>}
              <Short text={text} />
            </span>
          ))}
        </span>
      ))}
      <i className="im-more" data-opens="">
        …
      </i>
    </span>
  );
}

function Foot({ card, children }: { readonly card: Card; readonly children: ReactNode }): ReactNode {
  const kind = kindOf(card);
  const worth = worthOf(kind);
  if (worth === null && kind.record.symbols.length === 0 && children === undefined) return null;
  return (
    <span className="im-ft">
      <span className="im-sy">
        <Symbols card={card} />
        {children}
      </span>
      {worth !== null && <Worth text={worth} />}
    </span>
  );
}

function Worth({ text }: { readonly text: Text }): ReactNode {
  const talk = useSay();
  const { length } = useShort()(text).replace(/‹\w+›/gu, 'ii');
  return (
    <span className="im-pz" data-long={length > 12 || undefined} data-worded={length > 3 || undefined}>
      <span>
        <Short text={text} plain />
      </span>
      <small>{talk(say('face-points'))}</small>
    </span>
  );
}
