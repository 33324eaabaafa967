import type { Option } from '@stolik/engine';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { seatOf } from '../rules/seats.ts';
import { beginDraft, type LocalDraft } from './draft.ts';
import { useScene } from './scene.ts';

/** The letter that is being written, read by the letter itself and by the map, on which a permission is tapped. */
export interface Writing {
  readonly draft: LocalDraft | null;
  /** Null puts an empty letter in its place. */
  write(draft: LocalDraft | null): void;
}

const TheWriting = createContext<Writing>({ draft: null, write: () => {} });

export const useWriting = (): Writing => useContext(TheWriting);

/** Kept until its question is answered otherwise: also while one looks at something else. */
export function WritingProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { decision } = useScene();
  const [kept, setKept] = useState<{ readonly id: number; readonly draft: LocalDraft } | null>(null);
  const id = decision?.id ?? -1;
  const written = kept?.id === id ? kept.draft : null;
  const draft = useMemo(() => written ?? emptyLetter(decision?.options ?? []), [written, decision]);
  // The same function from choice to choice: every region of the map reads it.
  const asked = useRef(id);
  asked.current = id;
  const write = useCallback(
    (next: LocalDraft | null) => setKept(next === null ? null : { id: asked.current, draft: next }),
    [],
  );
  return <TheWriting value={useMemo(() => ({ draft, write }), [draft, write])}>{children}</TheWriting>;
}

/** Whoever may write has an empty letter before him, to the first he could write to. */
function emptyLetter(options: readonly Option[]): LocalDraft | null {
  const first = options.find((option) => typeof option === 'string' && option.startsWith('offer@'));
  return first === undefined ? null : beginDraft(seatOf(String(first)));
}
