import { expect, it } from 'vitest';
import { type Box, boxItem, itemOfPiece } from '../index.ts';

const item = { kind: 'card', name: { pl: 'A', en: 'A' }, count: 1, source: 'known', sources: {} } as const;
const box: Box = {
  items: [
    { ...item, id: 'twins', count: 2, faces: [[4, 5]] },
    { ...item, id: 'two-sided', faces: [[6], [7]] },
    { ...item, id: 'board' },
  ],
  checkPack: () => [],
};

it('a piece is found in its box by any copy and any side', () => {
  expect([4, 5, 6, 7].map((piece) => itemOfPiece(box, piece)?.id)).toEqual([
    'twins',
    'twins',
    'two-sided',
    'two-sided',
  ]);
  expect(itemOfPiece(box, 8)).toBeNull();
  expect(itemOfPiece(box, -2)).toBeNull(); // face down
});

it('what a content file lists becomes an item, and a word that is no source is refused', () => {
  const listed = { id: 'a', name: item.name, source: 'known', sources: { vp: 'designed' } };
  expect(boxItem('card')(listed)).toEqual({ ...item, id: 'a', sources: { vp: 'designed' } });
  expect(boxItem('card')({ ...listed, count: 0, sources: {} })).toEqual({ ...item, id: 'a', count: 0 });
  expect(() => boxItem('card')({ ...listed, source: 'heard' })).toThrow('"heard" is not one of rulebook, public');
  expect(() => boxItem('card')({ ...listed, sources: { vp: 3 } })).toThrow('"3" is not one of');
});
