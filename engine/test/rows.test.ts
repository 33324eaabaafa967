import { describe, expect, it } from 'vitest';
import { countRow, noteRow, ownSection, piecesRow, trackRow, unlessEmpty } from '../rows.ts';
import { seat } from '../seat.ts';
import { say } from '../text.ts';

describe('rows of a description', () => {
  const title = say('row-hand');
  const card = { id: 3, name: say('card') };

  it('are made of what lies there', () => {
    expect(piecesRow('hand', title, [card])).toEqual({ kind: 'pieces', id: 'hand', title, pieces: [card] });
    expect(noteRow('bank', title)).toEqual({ kind: 'note', id: 'bank', text: title });
    expect(countRow('deck', title, 9)).toEqual({ kind: 'count', id: 'deck', title, count: 9 });
    expect(trackRow('round', title, 2, 5)).toEqual({ kind: 'track', id: 'round', title, at: 2, end: 5 });
  });

  it('are left out where they would be empty', () => {
    expect(unlessEmpty('hand', title, [])).toEqual([]);
    expect(unlessEmpty('hand', title, [card])).toEqual([piecesRow('hand', title, [card])]);
  });

  it('of one player are a section with a seat', () => {
    const rows = [countRow('deck-2', title, 9)];
    const section = { id: 'player-2', title: say('table-player', { player: { seat: seat(2) } }), seat: 2, rows };
    expect(ownSection(seat(2), rows)).toEqual(section);
  });
});
