import { type PointerEvent, useMemo, useRef } from 'react';
import { cellsOfTile, type Floors, type Lying, SNOW, type Where } from './packing-board.ts';

/** Dragging tiles to a cell, a chest or the snow; the mouse wheel or a second finger turns what is dragged. */
export interface Dragging {
  onPointerDown(event: PointerEvent<HTMLElement>, tile: Lying): void;
}

interface Hands {
  readonly floors: Floors;
  /** Where the tile would lie now; null: nowhere. */
  aim(tile: Lying, where: Where | null, turn: number): void;
  drop(tile: Lying, where: Where | null, turn: number): void;
}

/** So far a finger may slip in a tap. */
const SLIP_PX = 6;

export function useDragging(root: { readonly current: HTMLElement | null }, hands: Hands): Dragging {
  const now = useRef(hands);
  now.current = hands;
  return useMemo(() => ({ onPointerDown: (event, tile) => drag(event, tile, root, now) }), [root]);
}

function drag(
  event: PointerEvent<HTMLElement>,
  tile: Lying,
  root: { readonly current: HTMLElement | null },
  hands: { readonly current: Hands },
): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const element = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  const grip = gripOf(element, tile, from.x, from.y);
  let at = from;
  let turn = tile.turn;
  let dragged = false;
  const under = (): Where | null =>
    placeUnder(root.current, at.x, at.y, turn === tile.turn ? grip : null, hands.current.floors);
  const follow = (moving: globalThis.PointerEvent): void => {
    if (moving.pointerId !== event.pointerId) return;
    at = { x: moving.clientX, y: moving.clientY };
    if (!dragged && Math.hypot(at.x - from.x, at.y - from.y) < SLIP_PX) return;
    dragged = true;
    element.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    element.dataset.dragged = 'true';
    hands.current.aim(tile, under(), turn);
  };
  const spin = (): void => {
    if (!dragged) return;
    turn++;
    element.style.rotate = `${(turn - tile.turn) * 90}deg`;
    hands.current.aim(tile, under(), turn);
  };
  const second = (other: globalThis.PointerEvent): void => {
    if (!other.isPrimary) spin();
  };
  const end = (ending: globalThis.PointerEvent): void => {
    if (ending.pointerId !== event.pointerId) return;
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    removeEventListener('pointerdown', second);
    removeEventListener('wheel', spin);
    element.style.translate = '';
    element.style.rotate = '';
    delete element.dataset.dragged;
    if (!dragged) return;
    // What follows a drag is no tap.
    const swallow = (click: MouseEvent): void => click.stopImmediatePropagation();
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
    hands.current.drop(tile, ending.type === 'pointercancel' ? null : under(), turn);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener('pointerdown', second);
  addEventListener('wheel', spin, { passive: true });
}

interface Grip {
  readonly row: number;
  readonly column: number;
}

/** Which cell of the tile the finger holds. */
function gripOf(element: HTMLElement, { good, turn }: Lying, x: number, y: number): Grip {
  const cells = cellsOfTile(good, turn);
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const box = element.getBoundingClientRect();
  const part = (at: number, first: number, size: number, of: number): number =>
    Math.min(of - 1, Math.max(0, Math.floor(((at - first) / size) * of)));
  return { row: part(y, box.top, box.height, rows), column: part(x, box.left, box.width, columns) };
}

/** A turned tile hangs on its corner. */
const CORNER: Grip = { row: 0, column: 0 };

function placeUnder(root: HTMLElement | null, x: number, y: number, grip: Grip | null, floors: Floors): Where | null {
  const { row, column } = grip ?? CORNER;
  for (const element of root?.querySelectorAll<HTMLElement>('[data-floor], [data-chest], [data-snow]') ?? []) {
    const box = element.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    if (element.dataset.chest !== undefined) return { on: 'chest', chest: Number(element.dataset.chest) };
    const floor = Number(element.dataset.floor);
    const size = floors.sizes[floor];
    if (size === undefined) return SNOW;
    return {
      on: 'floor',
      floor,
      row: Math.floor(((y - box.top) / box.height) * size.rows) - row,
      column: Math.floor(((x - box.left) / box.width) * size.columns) - column,
    };
  }
  return null;
}
