import { isRefusal, readRecord } from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';
import { fileName } from '../saves/files.ts';
import { importRecord } from '../saves/import.ts';
import { Library } from '../saves/library.ts';
import { MemoryShelf } from '../saves/memory-shelf.ts';
import { newId, newSeed } from '../saves/new-game.ts';
import { pack, unpack } from '../saves/packed.ts';
import { firstPerson, seatsOf } from '../saves/seat-info.ts';
import { ShelfError, saveFrom } from '../saves/shelf.ts';
import { bot, game, loadRules, person, playOut, recordFor, savedRecord, saveFor, sitDown } from './company.ts';

describe('the shelf', () => {
  it('does not let an old revision overwrite a newer one', async () => {
    const shelf = new MemoryShelf();
    const save = saveFor([person('Ania'), bot('Borsuk')]);
    expect(await shelf.write(save)).toBe(1);
    expect(await shelf.write({ ...save, revision: 1, text: 'newer' })).toBe(2);
    await expect(shelf.write({ ...save, revision: 1, text: 'older' })).rejects.toMatchObject({ trouble: 'taken' });
    expect((await shelf.read(save.id))?.text).toBe('newer');
  });

  it('makes a save of whatever lies there, and keeps what it cannot read', () => {
    expect(saveFrom('x', { text: 'abc', revision: 'many', me: -3, waitingFor: [1, 'two'] })).toEqual({
      id: 'x',
      text: 'abc',
      revision: 0,
      me: 0,
      waitingFor: [1],
      begun: 0,
      touched: 0,
    });
    expect(saveFrom('x', { some: 'thing' }).text).toBe('{"some":"thing"}');
    expect(saveFrom('x', undefined).text).toBe('');
  });
});

describe('the library', () => {
  it('lists what can be read, and what cannot as damaged, the last touched first', async () => {
    const shelf = new MemoryShelf();
    await shelf.write({ ...saveFor([person('Ania'), bot('Borsuk')]), id: 'old', touched: 1 });
    await shelf.write({ ...saveFor([person('Ania'), bot('Borsuk')]), id: 'new', touched: 3 });
    await shelf.write({ ...saveFor([person('Ania'), bot('Borsuk')]), id: 'torn', touched: 2, text: '{"stolik":1' });
    const { games, closed } = await new Library(shelf).list();
    expect(games.map(({ save, kind }) => [save.id, kind])).toEqual([
      ['new', 'game'],
      ['torn', 'damaged'],
      ['old', 'game'],
    ]);
    expect(closed).toBe(false);
  });

  it('hands out what it removes, so that it can be put back', async () => {
    const library = new Library(new MemoryShelf());
    const save = saveFor([person('Ania'), bot('Borsuk')]);
    await library.add(save);
    const removed = await library.remove(save.id);
    expect((await library.list()).games).toEqual([]);
    if (removed === null) throw new Error('nothing was handed out');
    await library.add(removed);
    expect((await library.read(save.id))?.text).toBe(save.text);
  });

  it('keeps a game in the page where there is no room for it', async () => {
    const shelf = new MemoryShelf();
    vi.spyOn(shelf, 'write').mockRejectedValue(new ShelfError('full', 'full'));
    const library = new Library(shelf);
    const save = saveFor([person('Ania'), bot('Borsuk')]);
    expect(await library.add(save)).toBe('full');
    expect(library.looseOne(save.id)?.text).toBe(save.text);
    expect((await library.list()).games).toHaveLength(1);
  });

  it('says when the browser lets it keep nothing, and goes on', async () => {
    const shelf = new MemoryShelf();
    for (const way of ['list', 'read', 'write'] as const)
      vi.spyOn(shelf, way).mockRejectedValue(new ShelfError('closed', 'closed'));
    const library = new Library(shelf);
    const save = saveFor([person('Ania'), bot('Borsuk')]);
    expect(await library.add(save)).toBe('closed');
    expect(await library.list()).toMatchObject({ closed: true, games: [{ kind: 'game' }] });
    expect((await library.read(save.id))?.id).toBe(save.id);
  });

  it('tells those who watch it', async () => {
    const library = new Library(new MemoryShelf());
    const heard = vi.fn();
    const leave = library.subscribe(heard);
    await library.add(saveFor([person('Ania'), bot('Borsuk')]));
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    await library.add(saveFor([person('Ania'), bot('Borsuk')]));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('importing a record', () => {
  const taken = (value: unknown) => importRecord(JSON.stringify(value), loadRules, 5000);

  it('takes a running game in and knows whose turn it is', async () => {
    const imported = await taken(recordFor([bot('Borsuk'), person('Ania')]));
    if (imported.kind !== 'imported') throw new Error(imported.kind);
    expect(imported.save).toMatchObject({ me: 1, touched: 5000, revision: 0 });
    expect(imported.save.waitingFor).toHaveLength(1);
    expect(isRefusal(readRecord(imported.save.text))).toBe(false);
  });

  it('takes a finished game in, and refuses it when somebody has changed the result or the seed', async () => {
    const sitting = await sitDown(saveFor([person('Ania'), bot('Borsuk')]));
    await playOut(sitting);
    const record = await savedRecord(sitting);
    expect(await taken(record)).toMatchObject({ kind: 'imported', save: { waitingFor: [] } });
    expect(await taken({ ...record, result: { ...record.result, winners: [5] } })).toMatchObject({
      kind: 'refused',
      trouble: { why: 'unreadable' },
    });
    expect(await taken({ ...record, seed: 'another' })).toMatchObject({
      kind: 'refused',
      trouble: { why: 'unreadable' },
    });
  });

  it('says what is wrong with a file, and gives the text back', async () => {
    const record = recordFor([person('Ania'), bot('Borsuk')]);
    expect(await importRecord('not a record', loadRules, 0)).toMatchObject({
      kind: 'refused',
      trouble: { why: 'unreadable', text: 'not a record' },
    });
    expect(await taken({ ...record, rules: '9.9.9' })).toMatchObject({
      kind: 'refused',
      trouble: { why: 'other-version', rules: '9.9.9', here: game.version },
    });
    expect(await taken({ ...record, game: 'chess' })).toMatchObject({
      kind: 'refused',
      trouble: { why: 'unknown-game' },
    });
    expect(await taken({ ...record, choices: ['fly'] })).toMatchObject({
      kind: 'refused',
      trouble: { why: 'unreadable' },
    });
    expect(await importRecord('x'.repeat(9_000_000), loadRules, 0)).toEqual({ kind: 'too-large' });
  });
});

describe('a game in a link', () => {
  it('comes out as it went in, in letters that an address may have', async () => {
    const text = JSON.stringify(recordFor([person('Ądaś'), bot('Żółw')]));
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed, 100_000)).toBe(text);
  });

  it('is refused when it is torn, is no such thing, or grows too large', async () => {
    const packed = await pack('x'.repeat(50_000));
    expect(packed.length).toBeLessThan(200);
    expect(await unpack(packed, 49_999)).toBeNull();
    expect(await unpack(packed.slice(0, -8), 100_000)).toBeNull();
    for (const odd of ['', '%%%', 'AAAA', 'not a record']) expect(await unpack(odd, 100_000)).toBeNull();
  });
});

describe('who sits where', () => {
  it('the first person of a record is the one who kept it', () => {
    expect(firstPerson(recordFor([bot('Borsuk'), person('Ania')]))).toBe(1);
    expect(firstPerson(recordFor([bot('Borsuk'), bot('Kuna')]))).toBe(0);
  });

  it('other people are guests', () => {
    const record = recordFor([person('Ania'), bot('Borsuk', 'greedy'), person('Bartek')]);
    expect(seatsOf(record, 2)).toEqual([
      { name: 'Ania', kind: 'guest', bot: null },
      { name: 'Borsuk', kind: 'bot', bot: 'greedy' },
      { name: 'Bartek', kind: 'me', bot: null },
    ]);
  });
});

describe('names', () => {
  it('of games and deals are not used twice', () => {
    const ids = new Set(Array.from({ length: 500 }, newId));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[a-z2-9]{10}$/);
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  it('of files say the game and the day', () => {
    expect(fileName('star-scrappers', 'abcdef', Date.UTC(2026, 4, 3))).toBe(
      'star-scrappers-2026-05-03-abc.stolik.json',
    );
  });
});
