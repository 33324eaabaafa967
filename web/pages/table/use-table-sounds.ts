import { useEffect, useRef } from 'react';
import { play } from '../../shell/sounds.ts';
import type { HouseSnapshot } from '../../table/client.ts';

/** A tap when something is put down, two notes when it is one's turn, three at the end. */
export function useTableSounds({ view, moment, lastMover }: HouseSnapshot, watching: boolean): void {
  const before = useRef({ moment, mine: view.decision !== null, over: view.over });
  useEffect(() => {
    const { moment: was, mine: wasMine, over: wasOver } = before.current;
    const mine = view.decision !== null;
    before.current = { moment, mine, over: view.over };
    if (watching || moment === was) return;
    if (view.over && !wasOver) play('end');
    else if (mine && !wasMine && lastMover !== view.seat) play('turn');
    else if (moment > was) play('piece');
  }, [view, moment, lastMover, watching]);
}
