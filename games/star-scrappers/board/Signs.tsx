import { Icon, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import type { Sign } from '../verbs/sign.ts';
import { Glyph } from './art/glyphs.tsx';
import { Cut, Hex, Mark } from './art/pictures.tsx';

/** What verbs show, drawn. Silent for screen readers: the words are in a tooltip. */
export const Signs = ({ signs }: { readonly signs: readonly Sign[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a card's signs never change.
  signs.map((sign, at) => <OneSign key={at} sign={sign} />);

const OneSign = memo(function OneSign({ sign }: { readonly sign: Sign }): ReactNode {
  const talk = useSay();
  if ('glyph' in sign) return <Glyph name={sign.glyph} />;
  if ('icon' in sign) return <Icon name={sign.icon} size={16} />;
  if ('mark' in sign) return <Mark colour={sign.mark} className="ss-dot" />;
  if ('hex' in sign) return <Hex>{sign.hex}</Hex>;
  if ('less' in sign) return <b className="ss-less">−{sign.less}</b>;
  if ('strong' in sign) return <b>{sign.strong}</b>;
  if ('plain' in sign) return <span>{sign.plain}</span>;
  if ('words' in sign) return <span>{talk(sign.words)}</span>;
  return (
    <span className="ss-dots">
      {sign.cuts.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same cut may stand twice.
        <Cut key={at} colour={colour} className="ss-dot" />
      ))}
    </span>
  );
});
