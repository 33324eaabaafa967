import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { type PieceFace, ruleIn, Spoken } from '@stolik/ui';
import type { ReactNode } from 'react';

export interface BoxFaceProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly piece: number;
  /** Drawn above the words: at large, or its head alone. */
  readonly drawn: { readonly face: PieceFace; readonly size: 'full' | 'head' } | null;
  /** A thing with several faces says which one this is. */
  readonly named: boolean;
  readonly heading: 'h3' | 'h4';
}

/** What a card says, sentence by sentence. */
export function BoxFace({ game, speaker, piece, drawn, named, heading: Heading }: BoxFaceProps): ReactNode {
  return (
    <div className="box-face" data-drawn={drawn?.size}>
      {drawn !== null && (
        <span className="box-picture" aria-hidden="true" inert>
          <Spoken game={game} speaker={speaker}>
            <drawn.face piece={piece} size={drawn.size} />
          </Spoken>
        </span>
      )}
      {named && <Heading className="box-face-name">{speaker.say(game.nameOf(piece))}</Heading>}
      {game.explain(piece).map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a card keep their order.
        <p key={at} className={at === 0 ? 'box-about' : undefined}>
          <Ruled sentence={speaker.say(text)} />
        </p>
      ))}
    </div>
  );
}

/** A sentence with the number of its rule behind it, in one piece. */
function Ruled({ sentence }: { readonly sentence: string }): ReactNode {
  const { words, rule } = ruleIn(sentence);
  if (rule === null || words.includes(rule)) return sentence;
  return (
    <>
      {words} <span className="box-rule">{rule}</span>
    </>
  );
}

/** One piece for each face of a thing. */
export const facesOf = ({ faces = [] }: { readonly faces?: readonly (readonly number[])[] }): readonly number[] =>
  faces.flatMap(([piece]) => (piece === undefined ? [] : [piece]));
