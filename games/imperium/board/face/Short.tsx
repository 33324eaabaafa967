import type { Text } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { useSpeaker } from '@stolik/ui';
import { memo, type ReactNode, useCallback } from 'react';
import { isIcon, Sign } from '../art/Sign.tsx';
import { begun, runsOf, shortened } from './short.ts';

/** What has been said in short speech: a card's texts are the same object from drawing to drawing. */
const said = new WeakMap<Speaker, WeakMap<Text, string>>();

/** Says a text in short speech, signs written as `‹region›`. */
export function useShort(): (text: Text) => string {
  const speaker = useSpeaker();
  return useCallback(
    (text) => {
      const known = said.get(speaker) ?? new WeakMap<Text, string>();
      said.set(speaker, known);
      const words = known.get(text) ?? speaker.say(shortened(text, speaker));
      known.set(text, words);
      return words;
    },
    [speaker],
  );
}

/** A text in short speech, its signs drawn. `plain`: no sentence of its own. */
export const Short = memo(function Short({
  text,
  plain = false,
}: {
  readonly text: Text;
  readonly plain?: boolean;
}): ReactNode {
  const words = useShort()(text).replace(/\.$/u, '');
  return <Signs words={plain ? words : `${begun(words)}.`} />;
});

/** Words with signs in them. */
export const Signs = ({ words }: { readonly words: string }): ReactNode =>
  runsOf(words).map((run, at) =>
    'words' in run ? (
      run.words
    ) : isIcon(run.sign) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
      <Sign key={at} name={run.sign} />
    ) : null,
  );
