import type { Text } from '@stolik/engine';
import { useCallback } from 'react';
import { useTable } from '../table/table-context.ts';
import { piecesIn } from './rich.ts';

/** Rings the pieces that a sentence names; what it returns takes the rings off again. */
export function useRingNamed(): (text: Text) => () => void {
  const { speaker, names, rings } = useTable();
  return useCallback((text) => rings.ring(piecesIn(speaker.parts(text, names))), [speaker, names, rings]);
}
