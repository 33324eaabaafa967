import { type Section, seat, start, viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { inColumns, ownPaper, planTable } from '../plain/plan.ts';
import { orchard } from './orchard.ts';

const describeFor = (viewer: number | null) => {
  const table = start(orchard, { seats: 4, variants: {} }, 'plain');
  return orchard.describe(viewTable(orchard, table, viewer === null ? null : seat(viewer)).state);
};

describe('a plain board', () => {
  it('puts the own hand apart and the others in table order from the left', () => {
    const plan = planTable(describeFor(2), seat(2));
    expect(plan.own?.seat).toBe(2);
    expect(plan.hand?.id).toBe('hand-2');
    expect(plan.ownPieces.map((row) => row.id)).toEqual(['basket-2']);
    expect(plan.others.map((section) => section.seat)).toEqual([3, 0, 1]);
    expect(plan.common.map((section) => section.id)).toEqual(['stall']);
  });

  it('shows a spectator everyone and no hand', () => {
    const plan = planTable(describeFor(null), null);
    expect(plan.own).toBeNull();
    expect(plan.hand).toBeNull();
    expect(plan.others.map((section) => section.seat)).toEqual([0, 1, 2, 3]);
  });

  it('puts what the game itself plays where others would sit, for one who plays alone', () => {
    const section = (id: string, owner?: number): Section => ({
      id,
      title: { key: id },
      rows: [],
      ...(owner === undefined ? {} : { seat: seat(owner) }),
    });
    const plan = planTable([section('market'), section('me', 0), section('rival')], seat(0));
    expect(plan.common.map(({ id }) => id)).toEqual(['market']);
    expect(plan.others.map(({ id }) => id)).toEqual(['rival']);
  });

  it('gives much that one has built a paper on the board, and little none', () => {
    const things = (count: number): Section => ({
      id: 'me',
      title: { key: 'me' },
      seat: seat(0),
      rows: [
        { kind: 'pieces', id: 'hand-0', title: { key: 'hand' }, pieces: [{ id: 1, name: { key: 'x' } }] },
        {
          kind: 'pieces',
          id: 'built-0',
          title: { key: 'built' },
          pieces: Array.from({ length: count }, (_, at) => ({ id: 10 + at, name: { key: 'x' } })),
        },
      ],
    });
    expect(ownPaper(planTable([things(7)], seat(0)))?.rows.map(({ id }) => id)).toEqual(['built-0']);
    expect(ownPaper(planTable([things(6)], seat(0)))).toBeNull();
    expect(ownPaper(planTable([things(7)], null))).toBeNull();
  });

  it('lays papers in two columns of about the same height, in their order', () => {
    const section = (id: string, pieces: number): Section => ({
      id,
      title: { key: id },
      rows: [{ kind: 'pieces', id, title: { key: id }, pieces: Array(pieces).fill({ id: null, name: { key: 'x' } }) }],
    });
    const ids = (sections: readonly Section[]) => inColumns(sections).map((column) => column.map(({ id }) => id));
    expect(ids([section('a', 8), section('b', 3), section('c', 3)])).toEqual([['a'], ['b', 'c']]);
    expect(ids([section('a', 2), section('b', 2), section('c', 9)])).toEqual([['a', 'b'], ['c']]);
    expect(ids([section('a', 5)])).toEqual([['a']]);
    expect(ids([])).toEqual([]);
  });
});
