import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { ruleIn } from '@stolik/ui';
import type { ReactNode } from 'react';

export interface BoxFaceProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly piece: number;
  /** A thing with several faces says which one this is. */
  readonly named: boolean;
  readonly heading: 'h3' | 'h4';
}

/** What a card says, sentence by sentence. */
export function BoxFace({ game, speaker, piece, named, heading: Heading }: BoxFaceProps): ReactNode {
  return (
    <div className="box-face">
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
