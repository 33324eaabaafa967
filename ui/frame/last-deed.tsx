import type { Part } from '@stolik/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { seatIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { usePanels } from './panels.tsx';

/** Long enough to read a sentence. Whoever does two things meanwhile is told of with the later one; all of it is in the log. */
const READ_MS = 1600;

/** While nothing is asked of this chair: what somebody else did last, in the words of the log, where that is a sheet away. */
export function LastDeed(): ReactNode {
  const { game, speaker, names, log, view } = useTable();
  const { tells = false } = useFrameFacts();
  const folded = usePanels().folded.includes('log');
  const newest = folded && !tells ? log.at(-1) : undefined;
  const deed = useMemo(() => {
    if (newest === undefined) return null;
    const parts = speaker.parts(game.eventText(newest.event), names);
    return seatIn(parts) === view.seat ? null : parts;
  }, [newest, game, speaker, names, view.seat]);
  const told = useReadable(deed);
  if (told === null) return null;
  return (
    <p className="prompt-told">
      <Said parts={told} />
    </p>
  );
}

/** The newest deed, but none goes before it could be read. */
function useReadable(deed: readonly Part[] | null): readonly Part[] | null {
  const [shown, show] = useState<{ readonly deed: readonly Part[]; readonly since: number } | null>(null);
  useEffect(() => {
    if (deed === null || deed === shown?.deed) return;
    const left = shown === null ? 0 : shown.since + READ_MS - performance.now();
    const timer = setTimeout(() => show({ deed, since: performance.now() }), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [deed, shown]);
  return shown?.deed ?? null;
}
