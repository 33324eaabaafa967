import { say } from '@stolik/engine';
import { Drawn, Picture } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { ICONS, type IconName } from './icons.ts';

export const isIcon = (word: string): word is IconName => word in ICONS;

/** A one-coloured sign, drawn once in the library. */
export const Glyph = ({ name }: { readonly name: IconName }): ReactNode => (
  <Picture of={`im-${name}`} className="im-g" />
);

const TOKENS: ReadonlySet<string> = new Set(['materials', 'population', 'progress']);
const TYPES: ReadonlySet<string> = new Set([
  'region',
  'uncivilised',
  'civilised',
  'tributary',
  'fame',
  'unrest',
  'power',
]);
const SYMBOLS: ReadonlySet<string> = new Set(['production', 'grain', 'water']);

/** How a sign is set: tokens have shapes, types their colour, symbols a square, all else an ink disc. */
export function lookOf(name: IconName): string {
  if (TOKENS.has(name)) return `im-tok im-k-${name}`;
  if (TYPES.has(name)) return `im-ty im-ty-${name}`;
  if (SYMBOLS.has(name)) return `im-sq im-s-${name}`;
  if (name === 'action') return 'im-act';
  return 'im-disc';
}

/** A sign inside a sentence, with its name for those who point at it or hear it. */
export const Sign = memo(function Sign({ name }: { readonly name: IconName }): ReactNode {
  const words = say(`sign-${name}`);
  return (
    <Drawn className={`picture ${lookOf(name)}`} label={words} told>
      <Glyph name={name} />
    </Drawn>
  );
});
