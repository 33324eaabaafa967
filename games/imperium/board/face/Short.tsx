import { defined, type Text } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { useSpeaker } from '@stolik/ui';
import { memo, type ReactNode, useCallback } from 'react';
import { isIcon, Sign } from '../art/Sign.tsx';
import { begun, gluedRuns, type Run, shortened } from './short.ts';

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

/** A text in short speech as it stands on a button: it begins with a capital and has no full stop. */
export function ShortAnswer({ text }: { readonly text: Text }): ReactNode {
  return <Signs words={begun(useShort()(text).replace(/\.$/u, ''))} />;
}

/** Words with signs in them. What follows a sign closely stays on its line: a stop, or the sign that may stand instead. */
export const Signs = ({ words }: { readonly words: string }): ReactNode =>
  gluedRuns(words).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : part.length === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
      <Drawn key={at} run={defined(part[0])} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
      <span key={at} className="im-glued">
        {part.map((run, within) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
          <Drawn key={within} run={run} />
        ))}
      </span>
    ),
  );

const Drawn = ({ run }: { readonly run: Run }): ReactNode =>
  'words' in run ? run.words : isIcon(run.sign) ? <Sign name={run.sign} /> : null;
