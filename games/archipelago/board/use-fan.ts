import { given, type HexCell } from '@stolik/engine';
import { type Frame, middleOf, type Point, useSay, useScreen, useTable } from '@stolik/ui';
import { useMemo } from 'react';
import { asksSymbol } from './asked.ts';
import { type Fan, fanned, isAskedIn, SPACING, symbolOf } from './fan.ts';
import type { Lie, ToolPlace } from './free-corner.ts';
import { useScene } from './scene.ts';
import { standingIn } from './standing.ts';

const NO_FAN: Fan = new Map();

interface FanProps {
  readonly cells: readonly HexCell[];
  readonly frame: Frame;
  readonly lie: Lie | null;
  readonly tools: ToolPlace;
}

/** A whole map has its pieces closer together than fingers are wide, and smaller than one tells apart: what is asked for stands out there. */
export function useFan({ cells, frame, lie, tools }: FanProps): Fan {
  const spacing = SPACING[useScreen() === 'desktop' ? 'mouse' : 'fingers'];
  const { state, asked } = useScene();
  const talk = useSay();
  const { choices } = useTable();
  const things: [number | string, Point][] = [];
  if (lie !== null)
    for (const cell of cells) {
      if (cell.sides === null) continue;
      const { things: placed, next, symbols } = standingIn(state, cell);
      for (const [thing, at] of placed) if (choices.of(thing) !== null) things.push([thing, at]);
      for (const { piece, pieces } of cell.grounds) {
        const area = given(piece.id);
        if (choices.of(area) !== null) things.push([area, next.get(area) ?? middleOf(cell)]);
        if (!asksSymbol(asked, given(cell.piece.id), area)) continue;
        const signs = pieces.filter(({ id }) => id === null);
        for (const [at, { picture = '', state }] of signs.entries()) {
          const place = symbols.get(area)?.[at];
          const name = symbolOf(picture, area);
          // Of those that are alike one is enough.
          if (place === undefined || choices.of(picture) === null || things.some(([one]) => one === name)) continue;
          if (asked.prompt !== 'pillage.kind' || state !== 'spent') things.push([name, place]);
        }
      }
    }
  const key = things.map(([thing, { x, y }]) => `${thing} ${x} ${y}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is told by its key.
  return useMemo(() => {
    if (lie === null || key === '') return NO_FAN;
    const asked = new Map(things.map(([thing]) => [thing, thing]));
    const named = cells.filter((cell) => isAskedIn(cell, asked));
    const names = named.map((cell) => ({ ...standingIn(state, cell).name, words: talk(cell.piece.name).split(' ') }));
    return fanned(things, names, { frame, lie, tools, spacing });
  }, [key, cells, frame, lie, tools, spacing]);
}
