import type { AnyGame } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import type { PieceFace } from '@stolik/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../shell/words.ts';
import { NOTHING_ASKED } from '../box/asked.ts';
import { BoxBrowser } from '../box/box-browser.tsx';
import { type BoxPlace, type OpenBox, TheBox } from '../box/box-place.ts';
import { BesidePanel } from './beside-panel.tsx';

export interface BoxPanelProps {
  readonly game: AnyGame;
  readonly speaker: Speaker;
  readonly face: PieceFace | null;
  /** Where it opens: at a thing, or (null) at the list of all. Another object opens it anew, though it be the same thing. */
  readonly at: { readonly item: string | null };
  readonly onClose: () => void;
}

/** What is in the box, beside the table. It keeps its place to itself: the address is that of the table. */
export default function BoxPanel({ game, speaker, face, at, onClose }: BoxPanelProps): ReactNode {
  const w = useWords();
  const [place, setPlace] = useState<BoxPlace>({ item: at.item, asked: NOTHING_ASKED });
  useEffect(() => setPlace({ item: at.item, asked: NOTHING_ASKED }), [at]);
  const box = useMemo(
    (): OpenBox => ({
      game,
      speaker,
      face,
      stay: setPlace,
      way: (to, words, { className, label }) => (
        <button type="button" className={className} aria-label={label} title={label} onClick={() => setPlace(to)}>
          {words}
        </button>
      ),
    }),
    [game, speaker, face],
  );
  return (
    <BesidePanel title={w('menu-box')} onClose={onClose} testId="box-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <section className="box-panel" aria-label={w('menu-box')} tabIndex={0}>
        <TheBox.Provider value={box}>
          <BoxBrowser place={place} />
        </TheBox.Provider>
      </section>
    </BesidePanel>
  );
}
