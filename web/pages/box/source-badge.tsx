import { type Source, say } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../shell/words.ts';
import { COMMON_PARTS } from './box-content.ts';

export interface SourceBadgeProps {
  readonly source: Source;
  readonly parts?: readonly string[];
}

/** Where our knowledge comes from: a mark with its word, never a colour alone. */
export function SourceBadge({ source, parts = [] }: SourceBadgeProps): ReactNode {
  const w = useWords();
  return (
    <span className="source" data-source={source} title={parts.join(', ') || undefined}>
      {w(`source-${source}`)}
      {parts.length > 0 && <small>: {parts.join(', ')}</small>}
    </span>
  );
}

/** What a part of an item is called: in the house's words, in the game's, or at least in plain letters. */
export function partWords(w: Words, speaker: Speaker, part: string): string {
  const key = `part-${part.replace('.', '-')}`;
  if (COMMON_PARTS.includes(part)) return w(`part-${part.replace('.', '-')}`);
  return speaker.has(key) ? speaker.say(say(key)) : part.replace(/([A-Z])/g, ' $1').toLowerCase();
}
