import { type Option, seatIn } from '@stolik/engine';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { addressed, answering, beginDraft, type LocalDraft } from './draft.ts';
import { useScene } from './scene.ts';

/** The letter that is being written, read by the letter itself and by the map, on which a permission is tapped. */
export interface Writing {
  readonly draft: LocalDraft | null;
  /** Null puts an empty letter in its place. */
  write(draft: LocalDraft | null): void;
  /** How often the bar has led to the letter. */
  readonly called: number;
  /** Was the letter called since this was asked last? It answers once, also if it has to be brought out first. */
  takeCall(): boolean;
  /** From the bar: the letter to this player, or the answer to this offer, with what stands in it already. */
  open(word: string): void;
}

const TheWriting = createContext<Writing>({
  draft: null,
  write: () => {},
  called: 0,
  takeCall: () => false,
  open: () => {},
});

export const useWriting = (): Writing => useContext(TheWriting);

/** Kept until its question is answered otherwise: also while one looks at something else. */
export function WritingProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { decision, state } = useScene();
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
  const [called, setCalled] = useState(0);
  const waiting = useRef(false);
  const takeCall = useCallback(() => {
    const now = waiting.current;
    waiting.current = false;
    return now;
  }, []);
  const latest = useRef({ draft, offers: state.talks?.offers });
  latest.current = { draft, offers: state.talks?.offers };
  const open = useCallback(
    (word: string) => {
      const { draft: before, offers = [] } = latest.current;
      const place = placeIn(word);
      const offer = place === null ? null : (offers[place] ?? null);
      write(offer === null || place === null ? addressed(before, seatIn(word)) : answering(before, offer, place));
      waiting.current = true;
      setCalled((times) => times + 1);
    },
    [write],
  );
  const writing = useMemo(() => ({ draft, write, called, takeCall, open }), [draft, write, called, takeCall, open]);
  return <TheWriting value={writing}>{children}</TheWriting>;
}

/** Answers that begin a letter: they are written on the page, and the rules hear of the letter when it is sent. */
export const beginsLetter = (option: Option): option is string =>
  typeof option === 'string' && /^(offer|counter)@/.test(option);

/** The place of the offer that a counter-offer answers. */
function placeIn(word: string): number | null {
  const found = /^counter@offer-(\d+)$/.exec(word);
  return found === null ? null : Number(found[1]);
}

/** Whoever may write has an empty letter before him, to the first he could write to. */
function emptyLetter(options: readonly Option[]): LocalDraft | null {
  const first = options.find((option) => typeof option === 'string' && option.startsWith('offer@'));
  return first === undefined ? null : beginDraft(seatIn(String(first)));
}
