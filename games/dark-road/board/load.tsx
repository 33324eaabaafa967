import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Good, isFine, kindOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import { goodsIn } from '../rules/settle.ts';
import type { State } from '../state.ts';
import {
  answerFor,
  type Floors,
  floorsOf,
  type Lying,
  laidFor,
  liesWell,
  onSnow,
  put,
  stillFitting,
  type Where,
} from './packing-board.ts';
import { useOwn, usePointed, useScene } from './scene.tsx';

/** The wagon while it is packed by hand (DR-17.4). The row below shows the same tiles, and the visit that comes next counts on them. */
export interface Load {
  readonly floors: Floors;
  readonly tiles: readonly Lying[];
  /** Only shown, for an answer that is pointed at. */
  readonly shown: boolean;
  /** The answer that gives up just what lies on the snow; null while something of it would still fit. */
  readonly answer: string | null;
  /** What lies on the snow, and which of it would still fit. */
  readonly given: readonly Good[];
  readonly fitting: readonly Good[];
  /** Moves that can be taken back. */
  readonly moves: number;
  move(id: number, where: Where, turn: number): void;
  stepBack(): void;
}

const TheLoad = createContext<Load | null>(null);

/** Null while nothing is packed. */
export const useLoad = (): Load | null => useContext(TheLoad);

type History = readonly (readonly Lying[])[];

export function LoadProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { state, decision, prompt } = useScene();
  const own = useOwn();
  const pointed = usePointed();
  const [packed, setPacked] = useState<{ readonly id: number; readonly history: History } | null>(null);
  const wagon = prompt === 'settle.goods' ? own : null;
  const id = decision?.id;
  const options = useMemo(
    () => (wagon === null ? [] : (decision?.options ?? []).filter((option) => typeof option === 'string')),
    [decision, wagon],
  );
  // Least worth first: the wagon is laid as if that were given up.
  const start = useMemo(() => {
    const first = options.toSorted((one, other) => worthIn(state, one) - worthIn(state, other))[0];
    return wagon === null || first === undefined ? null : laidFor(wagon, goodsIn(first));
  }, [options, state, wagon]);
  const shown = typeof pointed === 'string' && options.includes(pointed) ? pointed : null;
  const load = useMemo((): Load | null => {
    if (wagon === null || start === null || id === undefined) return null;
    const history = packed?.id === id ? packed.history : [];
    const floors = floorsOf(wagon);
    const tiles = shown === null ? (history.at(-1) ?? start) : laidFor(wagon, goodsIn(shown));
    return {
      floors,
      tiles,
      shown: shown !== null,
      answer: answerFor(tiles, options),
      given: onSnow(tiles),
      fitting: stillFitting(wagon, tiles),
      moves: history.length,
      move: (tile, where, turn) => {
        const moved = tiles.find((one) => one.id === tile);
        if (moved !== undefined && liesWell(moved.good, turn, where, floors))
          setPacked({ id, history: [...history, put(tiles, tile, where, turn)] });
      },
      stepBack: () => setPacked({ id, history: history.slice(0, -1) }),
    };
  }, [wagon, start, id, packed, shown, options]);
  return <TheLoad.Provider value={load}>{children}</TheLoad.Provider>;
}

const worthIn = (state: State, option: string): number =>
  goodsIn(option).reduce((sum, good) => sum + worthOf(state, kindOfGood(good)) + (isFine(good) ? 1 : 0), 0);
