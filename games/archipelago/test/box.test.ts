import { describe, expect, it } from 'vitest';
import { box } from '../content/box.ts';
import charactersFile from '../content/evolution-characters.json' with { type: 'json' };
import tilesFile from '../content/tiles.json' with { type: 'json' };

const { items, checkPack } = box;
const piecesOf = (kind: string): number =>
  items.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.count, 0);

describe('the box', () => {
  it('holds what AR-1 counts', () => {
    expect(['region', 'character', 'progress', 'back', 'secret-objective', 'public-objective'].map(piecesOf)).toEqual([
      48, 24, 24, 48, 30, 12,
    ]);
    expect([piecesOf('resource'), piecesOf('coin'), piecesOf('building'), piecesOf('token')]).toEqual([82, 51, 26, 24]);
  });

  it('names every item in both languages and says where it is known from', () => {
    const known = ['rulebook', 'public', 'known', 'designed'];
    expect(new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(items.length);
    for (const { id, name, source, sources } of items) {
      expect([name.pl, name.en], id).not.toContain('');
      for (const one of [source, ...Object.values(sources)]) expect(known, id).toContain(one);
    }
  });

  it('takes its own items as a pack, and says in a sentence what is wrong with another', () => {
    const pack = { game: 'archipelago', name: 'Another archipelago' };
    const [card] = charactersFile.cards;
    const [side] = tilesFile.tiles[0]?.sides ?? [];
    expect(
      checkPack({ ...pack, characters: [{ id: card?.id, prices: [1, 2, 3] }], regions: [{ id: side?.id, huts: 2 }] }),
    ).toEqual([]);
    expect(checkPack(null)).toEqual(['The pack must be a plain JSON object.']);
    expect(checkPack({ ...pack, characters: [{ id: card?.id, effect: 'dance(3)' }] }).join()).toMatch(/"effect"/);
    expect(checkPack({ ...pack, regions: [{ id: side?.id, edges: ['sea'] }] }).join()).toMatch(/"edges" must be six/);
    expect(checkPack({ ...pack, characters: [{ id: 'nobody' }] }).join()).toMatch(
      /must have the id of an item of the box/,
    );
  });
});
