import { chanceFrom, Dealer, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { NATION_DECK } from '../pieces.ts';
import { becomeEmpire } from '../rules/reshuffle.ts';
import { atSolstice, position, running, type Side } from './position.ts';

/** docs/legends-examples.md, 2: the Arthurians. */

const COURT = 'arthurians-king-arthurs-court';
const knights = (...names: string[]): string[] => names.map((name) => `arthurians-${name}`);
const arthurians = (side: Side): Side => ({ nation: 'arthurians', ...side });
const legends = (you: Side, others: readonly Side[] = [{}]) => ({
  box: 'legends' as const,
  you: arthurians(you),
  others,
});
const sorted = (words: string): string[] => words.split(' ').sort();

describe('King Arthur’s Court and quests', () => {
  it('LX-A1: a quest begins for an unrest, but not the Graal while others wait', () => {
    const table = atSolstice(legends({ hand: [] }));
    table.choose(COURT, 'accept');
    expect(table.hand()).toBe('l-unrest');
    expect(table.options.sort()).toEqual(knights('excalibur', 'lawnslot-llyn', 'taliesin', 'twrch-trwyth'));
    table.choose('arthurians-taliesin');
    expect(table.quest()).toBe('arthurians-taliesin');
    expect(table.player().development).toHaveLength(4);
  });

  it('never become an empire, whatever says so', () => {
    const { state } = position(legends({}));
    becomeEmpire(state, seat(0), new Dealer(chanceFrom('empire'), () => {}));
    expect(state.players[0]?.empire).toBe(false);
  });

  it('LX-A2: never two active quests', () => {
    const table = atSolstice(legends({ hand: [], quest: 'arthurians-excalibur' }));
    table.choose(COURT);
    expect(table.over).toBe(true);
    expect(table.unrest()).toBe(0);
  });

  it('LX-A3, LX-A30: the Graal as the last quest; that the quests are gone does not end the game', () => {
    const table = atSolstice(legends({ hand: [], development: ['arthurians-graal'] }));
    table.choose(COURT, 'accept');
    expect(table.quest()).toBe('arthurians-graal');
    expect(table.player().development).toEqual([]);
    expect(table.state.trigger).toBeNull();
  });

  it('LX-A4: the last unrest of the pile ends the game before the quest is laid', () => {
    const table = atSolstice({ ...legends({ hand: [] }), unrestPile: 1 });
    table.choose(COURT, 'accept');
    expect(table.state.collapsed).toBe(true);
    expect(table.quest()).toBe('');
  });

  it('LX-A5: the Court helps against unrest while Camelot stands', () => {
    const hand = ['l-unrest', ...knights('cai', 'peredur')];
    const table = position(legends({ hand, play: ['arthurians-city-of-camelot'] }));
    const pile = table.state.unrestPile.length;
    table.choose(COURT, 'arthurians-cai');
    expect(table.hand()).toBe('arthurians-peredur');
    expect(table.state.unrestPile).toHaveLength(pile + 1);
    expect(position(legends({ hand })).options).not.toContain(COURT);
  });

  it('LX-A6: Myrddin Wyllt calls three knights home and brings the quest', () => {
    const table = position(
      legends({
        hand: ['arthurians-myrddin-wyllt'],
        play: knights('britannia-prima', 'britannia-secunda'),
        garrison: {
          'arthurians-britannia-prima': knights('bedwyr', 'cai'),
          'arthurians-britannia-secunda': ['arthurians-peredur'],
        },
        quest: 'arthurians-excalibur',
      }),
    );
    table.choose('arthurians-myrddin-wyllt');
    expect(table.hand()).toBe('arthurians-excalibur');
    expect(table.quest()).toBe('');
    expect(table.play()).toBe('arthurians-britannia-prima arthurians-britannia-secunda');
    expect(sorted(table.discard())).toEqual(knights('bedwyr', 'cai', 'myrddin-wyllt', 'peredur'));
  });
});

describe('Morigena and Gwaith Camlan', () => {
  const given = (nationDeck: readonly string[]) =>
    legends(
      {
        hand: ['arthurians-morigena'],
        play: ['arthurians-ynys-afallach'],
        garrison: { 'arthurians-ynys-afallach': ['arthurians-myrddin-wyllt', 'l-unrest'] },
        quest: 'arthurians-taliesin',
        nationDeck,
      },
      [{ nation: 'egyptians' }, { nation: 'minoans' }],
    );

  it('LX-A8: all take unrest; with Myrddin’s region she brings the quest and a nation card to the discard pile', () => {
    const table = position(given(['arthurians-lady-bertilak']));
    table.choose('arthurians-morigena', 'arthurians-ynys-afallach');
    expect([0, 1, 2].map((seat) => table.unrest(seat))).toEqual([1, 1, 1]);
    expect(sorted(table.discard())).toEqual([
      'arthurians-lady-bertilak',
      'arthurians-morigena',
      'arthurians-myrddin-wyllt',
      'arthurians-taliesin',
      'arthurians-ynys-afallach',
      'l-unrest',
    ]);
    expect(table.player().exhausts).toBe(5);
    expect(table.player().exhausted).toEqual([]);
  });

  it('LX-A9: the last nation card enters play and the state card stays', () => {
    const table = position(given([]));
    table.choose('arthurians-morigena', 'arthurians-ynys-afallach');
    expect(table.play()).toBe('arthurians-gwaith-camlan');
    expect(table.player().empire).toBe(false);
  });

  it('LX-A10: one who is protected takes no unrest', () => {
    const table = position(
      legends({ hand: ['arthurians-morigena'] }, [
        { nation: 'egyptians', play: ['l-scythians'] },
        { nation: 'minoans' },
      ]),
    );
    table.choose('arthurians-morigena', 'l-scythians');
    expect([0, 1, 2].map((seat) => table.unrest(seat))).toEqual([1, 0, 1]);
  });

  it('LX-A11: drawn for an empty deck, Gwaith Camlan goes into play (IM-12.6)', () => {
    const table = running('draw(1)', legends({ hand: [], deck: [], discard: ['arthurians-cai'], nationDeck: [] }));
    expect(table.play()).toBe('arthurians-gwaith-camlan');
    expect(table.player().empire).toBe(false);
    expect(table.player().exhausted).toEqual([NATION_DECK]);
    expect(table.player().exhausts).toBe(4);
    expect(table.hand()).toBe('arthurians-cai');
  });

  it('LX-A12: a knight of the garrison goes into history, or two unrest to hand', () => {
    const given = legends({
      hand: [],
      acceded: true,
      play: knights('britannia-flavia', 'gwaith-camlan'),
      garrison: { 'arthurians-britannia-flavia': ['arthurians-cai'] },
    });
    const table = atSolstice(given).choose('arthurians-gwaith-camlan', 'a');
    expect(table.history()).toBe('arthurians-cai');
    expect(table.play()).toBe('arthurians-britannia-flavia arthurians-gwaith-camlan');
    expect(atSolstice(given).choose('arthurians-gwaith-camlan', 'b').unrest()).toBe(2);
  });

  it('LX-A14: Gwaith Camlan cannot be recalled, Camelot can', () => {
    const attacked = (play: readonly string[]) => {
      const table = position({
        box: 'legends',
        you: { hand: ['l-espionage', 'romans-glory'] },
        others: [arthurians({ play, acceded: true })],
      });
      return table.choose('l-espionage', 'l-plain');
    };
    expect(attacked(['arthurians-gwaith-camlan']).play(1)).toBe('arthurians-gwaith-camlan');
    const both = attacked(knights('gwaith-camlan', 'city-of-camelot'));
    expect(both.play(1)).toBe('arthurians-gwaith-camlan');
    expect(both.hand(1)).toContain('arthurians-city-of-camelot');
  });
});

describe('knights', () => {
  it('LX-A15: Bedwyr under Britannia Prima repeats what Prima does', () => {
    const table = position(
      legends({
        hand: knights('bedwyr', 'cai', 'peredur'),
        play: ['arthurians-britannia-prima'],
        deck: knights('king-arthur'),
      }),
    );
    table.choose('arthurians-bedwyr', 'arthurians-britannia-prima', 'arthurians-cai');
    expect(table.garrison('arthurians-britannia-prima')).toBe('arthurians-bedwyr arthurians-cai');
    expect(table.hand()).toBe('arthurians-peredur arthurians-king-arthur');
    expect(table.discard()).toBe('');
  });

  it('LX-A16: Cai under Ynys Afallach fetches Peredur, who may stay there', () => {
    const table = position(
      legends({ hand: ['arthurians-cai'], play: ['arthurians-ynys-afallach'], discard: ['arthurians-peredur'] }),
    );
    table.choose('arthurians-cai', 'arthurians-ynys-afallach', 'arthurians-peredur');
    expect(table.garrison('arthurians-ynys-afallach')).toBe('arthurians-cai arthurians-peredur');
    expect(table.prompt).toBe('turn.move');
  });

  it('LX-A17: a knight with Viviane brings progress; at the solstice she gives him back or a card', () => {
    const lake = 'arthurians-viviane-of-the-lake';
    const posted = position(legends({ hand: ['arthurians-cai'], play: [lake] })).choose('arthurians-cai', lake);
    expect(posted.tokens()).toBe('M0 P0 G1');
    const given = legends({ hand: [], play: [lake], garrison: { [lake]: ['arthurians-cai'] } });
    const back = atSolstice(given).choose(lake, 'a');
    expect(back.hand()).toBe('arthurians-cai');
    const drawn = atSolstice(given).choose(lake, 'b');
    expect(drawn.player().hand).toHaveLength(1);
    expect(drawn.garrison(lake)).toBe('arthurians-cai');
  });

  it('LX-A19: Lawnslot as the active quest is no garrisoned knight', () => {
    const table = position(
      legends({
        hand: knights('gwalchmei', 'myrddin-wyllt', 'king-arthur'),
        play: ['arthurians-britannia-prima'],
        quest: 'arthurians-lawnslot-llyn',
      }),
    );
    expect(table.options).not.toContain('arthurians-myrddin-wyllt');
    expect(table.options).not.toContain('arthurians-king-arthur');
    expect(table.choose('arthurians-gwalchmei').tokens()).toBe('M0 P0 G0');
    expect(table.unrest()).toBe(1);
    const solstice = atSolstice(
      legends({ hand: [], acceded: true, play: ['arthurians-gwaith-camlan'], quest: 'arthurians-lawnslot-llyn' }),
    );
    expect(solstice.choose('arthurians-gwaith-camlan').unrest()).toBe(2);
    expect(solstice.quest()).toBe('arthurians-lawnslot-llyn');
  });

  it('LX-A20: Lawnslot buries Guennuvar, fetches fame and is exiled', () => {
    const given = {
      ...legends({ hand: ['arthurians-lawnslot-llyn'], deck: knights('cai', 'guennuvar', 'cafall') }),
      fameDeck: ['l-eminent'],
    };
    const table = position(given).choose('arthurians-lawnslot-llyn');
    expect(table.history()).toBe('arthurians-guennuvar');
    expect(table.hand()).toBe('l-eminent');
    expect(table.exile).toBe('arthurians-lawnslot-llyn');
    expect(sorted(table.deck())).toEqual(knights('cafall', 'cai'));
    const before = position({
      ...legends({ hand: ['arthurians-lawnslot-llyn'], history: ['arthurians-guennuvar'] }),
      fameDeck: ['l-eminent'],
    });
    expect(before.choose('arthurians-lawnslot-llyn').hand()).toBe('l-eminent');
    expect(before.exile).toBe('arthurians-lawnslot-llyn');
  });

  it('LX-A21: Guennuvar sends King Arthur home to play an empire card', () => {
    const table = position(
      legends(
        {
          hand: ['arthurians-guennuvar', 'l-metropolis'],
          play: ['arthurians-britannia-prima'],
          garrison: { 'arthurians-britannia-prima': ['arthurians-king-arthur'] },
        },
        [{ nation: 'egyptians' }, { nation: 'minoans' }],
      ),
    );
    table.choose('arthurians-guennuvar', 'b');
    expect([table.tokens(1), table.tokens(2)]).toEqual(['M0 P0 G1', 'M0 P0 G1']);
    expect(table.play()).toBe('arthurians-britannia-prima l-metropolis');
    expect(table.discard()).toBe('arthurians-king-arthur arthurians-guennuvar');
    expect(table.player().actions).toBe(2);
  });

  it('LX-A22: with King Arthur in hand only the acquisition is left', () => {
    const table = position(legends({ hand: knights('guennuvar', 'king-arthur') }));
    expect(table.choose('arthurians-guennuvar').prompt).toBe('acquire.card');
  });
});

describe('quests at work', () => {
  it('LX-A24: Twrch Trwyth lets a quest be exiled, never the Graal', () => {
    const table = atSolstice(
      legends({
        hand: ['arthurians-cai'],
        play: ['arthurians-twrch-trwyth'],
        development: knights('graal', 'excalibur'),
        quest: 'arthurians-taliesin',
      }),
    );
    table.choose('arthurians-twrch-trwyth', 'arthurians-cai');
    expect(table.exile).toBe('arthurians-excalibur');
    expect(table.player().development).toHaveLength(1);
  });

  it('LX-A25: Cafall drives the active Twrch Trwyth out of the game', () => {
    const table = position(
      legends({
        hand: ['arthurians-cafall'],
        deck: knights('cai', 'peredur', 'king-arthur'),
        quest: 'arthurians-twrch-trwyth',
      }),
    );
    table.choose('arthurians-cafall', 'arthurians-cai', 'arthurians-twrch-trwyth');
    expect(table.exile).toBe('arthurians-twrch-trwyth');
    expect(table.quest()).toBe('');
    expect(table.deck()).toBe('arthurians-cai arthurians-king-arthur');
  });

  it('LX-A26: Excalibur is given back to the lake', () => {
    const hand = ['arthurians-excalibur'];
    expect(position(legends({ hand })).options).not.toContain('arthurians-excalibur');
    const lake = 'arthurians-viviane-of-the-lake';
    const table = position(legends({ hand, play: [lake], garrison: { [lake]: ['arthurians-cai'] } }));
    table.choose('arthurians-excalibur');
    expect(table.discard()).toBe(`${lake} arthurians-cai`);
    expect(table.prompt).toBe('break-through.pick');
    expect(table.options).toContain('tributary@main-deck');
    expect(table.options).not.toContain('region@region-deck');
  });

  it('LX-A27: Taliesin is played only through another card, and only if a knight is found', () => {
    const play = ['arthurians-twrch-trwyth'];
    const given = {
      ...legends({ hand: knights('taliesin', 'cai'), play, g: 1 }),
      fameDeck: ['l-eminent', 'l-independent'],
    };
    const table = position(given);
    expect(table.options).not.toContain('arthurians-taliesin');
    table.choose('arthurians-twrch-trwyth', 'arthurians-cai', 'l-independent');
    expect(table.history()).toBe('arthurians-cai');
    expect(table.hand()).toBe('l-independent');
    const alone = position(legends({ hand: knights('taliesin'), play, g: 1, deck: [], nationDeck: [] }));
    alone.choose('arthurians-twrch-trwyth');
    expect(alone.hand()).toBe('arthurians-taliesin');
  });

  it('LX-A28: the Graal triggers scoring and needs no action (IM-15.1, IM-15.2)', () => {
    const table = position({ ...legends({ hand: ['arthurians-graal'], actions: 0 }), round: 9 });
    table.choose('arthurians-graal');
    expect(table.state.trigger).toBe('graal');
    expect(table.state.lastRound).toBe(10);
  });

  it('LX-A31: what counts at the end', () => {
    const civilised = ['l-education', 'l-onager', 'l-city', 'l-art'];
    const table = position(
      legends({
        power: 'B',
        quest: 'arthurians-excalibur',
        play: ['arthurians-twrch-trwyth'],
        discard: ['arthurians-graal', ...civilised],
        history: ['arthurians-morigena'],
        hand: ['l-unrest', 'l-unrest', 'l-unrest'],
        deck: [],
        g: 7,
      }),
    );
    const ofCivilised = 2 + 2 + 1 + 1;
    expect(table.points()).toBe(17 + ofCivilised);
    expect(table.worth(COURT)).toBe(4);
  });

  it('LX-A32: King of Kings brings the Arthurians six progress', () => {
    const table = running('takeTopFame', { ...legends({ hand: [] }), only: { fameDeck: [] } });
    expect(table.tokens()).toBe('M0 P0 G6');
    expect(table.state.trigger).toBe('king-of-kings');
    expect(table.kingSide).toBe('B');
  });
});
