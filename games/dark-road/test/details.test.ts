import { describe, expect, it } from 'vitest';
import { score, tieOf } from '../score.ts';
import { type GivenWagon, nicknameOf } from './given.ts';
import { type Given, position } from './position.ts';

/** Rules that the examples do not touch. */

const lead = (given: Given, ...more: string[]) =>
  position({ row: 'phoenix grace', ...given }).choose(
    'slot-2@locks-0',
    'visit@yurgs-excursions',
    'travel()',
    'grace',
    ...more,
  );

describe('activating', () => {
  it('takes the night die to one district, and with a glow die to both, each once (DR-7.1, 7.2)', () => {
    const one = position({ you: { pawn: 0 } }).choose('slot-1@locks-0');
    expect(one.options).toEqual(['visit@great-bazaar', 'visit@queens-commissions', 'end']);
    one.choose('visit@queens-commissions', 'hendolina-5');
    expect(one.options).toEqual(['end']);

    const both = position({ you: { pawn: 0, glow: 'one' } }).choose(
      'slot-2@locks-0',
      'moveGlowToPool()',
      'ride@space-1',
    );
    both.choose('visit@queens-commissions', 'hendolina-5');
    expect(both.options).toContain('visit@great-bazaar');
    expect(both.options).not.toContain('visit@queens-commissions');
  });
});

describe('joining and visiting', () => {
  it('asks clockwise from the leader, one after the other and bindingly (DR-13.4)', () => {
    const table = lead({ others: [{}, {}], active: 0 }, 'visit@town-hendolina');
    expect(table.allAsked).toEqual([1]);
    table.choose('no');
    expect(table.allAsked).toEqual([2]);
    table.choose('yes');
    expect(table.told('joined')).toMatchObject([{ merchant: 2 }]);
    expect(table.told('event-revealed')[0]?.dice).toHaveLength(2);
  });

  it('adds the companion’s die only with the farthest card (DR-13.1, 13.5)', () => {
    const dice = (card: string) => {
      const table = position({ row: 'phoenix grace', event: 'warm-hearth' });
      table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', card, 'visit@town-hendolina');
      return table.told('event-revealed')[0]?.dice.length;
    };
    expect(dice('phoenix')).toBe(2);
    expect(dice('grace')).toBe(1);
    expect(dice('blind@companion-deck')).toBe(1);
  });

  it('lets others visit either town of the region or none, the leader only the destination (DR-14.1)', () => {
    const given: Given = {
      // Aurelio and Hieron go to towns of other regions: whoever is taken there is left out.
      you: { heroes: 'agatha drago aurelio' },
      others: [{ heroes: 'roderyk maren hieron' }],
      event: 'warm-hearth',
    };
    const table = lead(given, 'visit@town-wawozno').load(6, 3, 3).choose('yes').choose('4@dice');
    expect(table.allAsked).toEqual([0, 1]);
    expect(table.optionsOf(0)).toEqual(['agatha', 'done']);
    expect(table.optionsOf(1)).toEqual(['visit@town-wawozno', 'visit@town-pogorzelce', 'pass']);
    table.chooseFor(1, 'visit@town-pogorzelce');
    expect(table.optionsOf(1)).toEqual(['maren', 'done']);
  });

  it('lets nobody visit a town of another region, though a hero wants to go there (DR-14.1)', () => {
    const given: Given = {
      you: { heroes: 'agatha' },
      others: [{ heroes: 'roderyk aurelio' }],
      event: 'warm-hearth',
    };
    const table = lead(given, 'visit@town-wawozno').load(6, 3, 3).choose('yes').choose('4@dice');
    expect(table.allAsked).toEqual([0, 1]);
    expect(table.optionsOf(1)).toEqual(['visit@town-wawozno', 'pass']);
    table.chooseFor(1, 'visit@town-wawozno');
    expect(table.optionsOf(1)).toEqual(['roderyk', 'done']);
  });

  it('gives 1, 3 or 6 prestige and puts the contract away whatever was left out (DR-14.3)', () => {
    const deliver = (...goods: string[]) => {
      const you = { contracts: 'hendolina-1', goods: 'instrument tome potion' };
      const table = lead({ you, event: 'lost-horseshoe' })
        .load(6, 1)
        .choose('visit@town-hendolina', '2@dice', 'hendolina-1', ...goods);
      return table.prompt === 'visits.plan' ? table.choose('enough') : table;
    };
    expect(deliver('tome@goods-0').purse().prestige).toBe(1);
    expect(deliver('tome@goods-0', 'potion@goods-0').purse().prestige).toBe(3);
    expect(deliver('tome@goods-0', 'potion@goods-0', 'instrument@goods-0').purse().prestige).toBe(6);
    expect(deliver('tome@goods-0').contracts()).toBe('');
  });

  it('lets the leader stop to use a companion and go on delivering (DR-4.3)', () => {
    const you = { contracts: 'hendolina-1', heroes: 'aurelio', companions: 'frostmouse:1', quartz: 1 };
    const table = position({ you, row: 'phoenix grace', event: 'campfire-song' });
    // Companions may be used all the way, so every step is asked for.
    table.choose(
      'one@reserve-0',
      'slot-2@locks-0',
      'gain(1 lantern)',
      'ride@space-2',
      'visit@yurgs-excursions',
      'travel()',
    );
    table.choose('grace', 'main-road').load(6, 1).choose('visit@town-hendolina', '2@dice');
    expect(table.optionsOf(0)).toEqual(['aurelio', 'companion', 'done']); // no good for the contract yet
    table.choose('aurelio', 'companion', 'tome@field-tome');
    expect(table.purse().prestige).toBe(2);
    expect(table.optionsOf(0)).toEqual(['hendolina-1', 'done']);
    table.choose('hendolina-1');
    expect(table.purse().prestige).toBe(3);
    expect(table.prompt).toBe('fortunes.fortune');
  });

  it('settles a wagon once, after the whole visit (DR-14.5)', () => {
    // Nadir's chest holds a sixth good; the goods delivered with him make room.
    const you = { heroes: 'nadir', contracts: 'hendolina-1', goods: 'staff armor weapon instrument tome potion' };
    const table = lead({ you, event: 'campfire-song' })
      .load(6, 1)
      .choose('visit@town-hendolina', '2@dice', 'nadir', 'hendolina-1');
    table.choose('potion@goods-0', 'enough');
    expect(table.prompt).toBe('fortunes.fortune');
    const alone = lead({ you, event: 'campfire-song' })
      .load(6, 1)
      .choose('visit@town-hendolina', '2@dice', 'nadir', 'done');
    expect(alone.prompt).toBe('settle.goods');
  });

  it('moves the event to its discards and makes a new deck of them when it is empty (DR-13.6, 13.10)', () => {
    const table = lead({ event: 'warm-hearth' });
    table.state.eventDiscards[0]?.push(...(table.state.eventDecks[0]?.splice(0) ?? []));
    table.choose('visit@town-hendolina');
    expect(table.told('event-revealed')).toHaveLength(1);
    expect(table.state.eventDecks[0]).toHaveLength(9);
  });
});

/** What one could take back would show what another has in the purse, or has planned (DR-2). */
describe('a choice stands', () => {
  it('when by it somebody else pays coins of a secret purse, not when one’s own line asks for them', () => {
    const after = (die: string, more: Given = {}) => {
      const given: Given = { you: { lanterns: 2, coins: 5, heroes: 'agatha' }, others: [{ coins: 5 }], ...more };
      const table = lead({ event: 'hunting-party', ...given }, 'shortcut', 'visit@town-wawozno');
      table.load(6, 2, 4).choose('yes');
      expect([table.asked, table.options]).toEqual([1, ['3@dice', '5@dice']]); // on a shortcut the leader picks last
      return table.choose(die).table.fence;
    };
    expect(after('5@dice')).toBe('revealed'); // the leader is left with the 3 and pays two coins
    expect(after('5@dice', { openCoins: true })).toBeNull();
    expect(after('3@dice')).toBeNull(); // the leader is left with the 5 and pays nothing
  });

  it('when by it all visits begin that several had planned', () => {
    const planned = (joins: 'yes' | 'no') => {
      const given: Given = { you: { heroes: 'agatha' }, others: [{ heroes: 'roderyk' }], event: 'warm-hearth' };
      const table = lead(given, 'visit@town-wawozno').load(6, 3, 3).choose(joins, '4@dice');
      for (const seat of table.allAsked.toReversed()) table.chooseFor(seat, table.optionsOf(seat).at(-1) as string);
      expect(table.prompt).toBe('fortunes.fortune');
      return table.table.fence;
    };
    expect(planned('yes')).toBe('revealed');
    expect(planned('no')).toBeNull();
  });
});

describe('the ruins (DR-12)', () => {
  const explore = (you: GivenWagon) =>
    position({ you: { ...you, pawn: 4 } }).choose(
      ...(you.companions === undefined ? [] : ['one@reserve-0']),
      'slot-3@locks-0',
      'gain(2 coins)',
      ...(you.companions === undefined ? [] : ['ride@space-2']),
      'visit@yurgs-excursions',
      'ruinsAction()',
      ...(you.companions === undefined ? [] : ['marker@ruins-top-left']),
      'gainGood(tome,fine)',
    );

  it('asks for a roll only where there is a lantern to pay with', () => {
    expect(explore({ lanterns: 1 }).options).toEqual(['roll', 'stop']);
    expect(explore({}).prompt).toBe('activate.place');
  });

  it('lets a companion bring the lantern that was missing (DR-4.3)', () => {
    const table = explore({ companions: 'phoenix:2', quartz: 1 });
    expect(table.options).toEqual(['stop', 'companion']);
    expect(table.choose('companion').options).toEqual(['roll', 'stop']);
  });
});

describe('Rest', () => {
  it('fills the row away from the deck, with a die on the farthest card (DR-16.3)', () => {
    const table = position({ row: 'phoenix grace raven', companionDeck: 'windcat', event: 'warm-hearth' });
    table
      .choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace')
      .load(6, 3)
      .choose('visit@town-hendolina', '4@dice');
    table.choose('fortune-coins', 'end');
    expect(table.state.companionRow.map(nicknameOf)).toEqual(['phoenix', 'raven', 'windcat']);
    expect(table.state.dieOnRow).toBe(true);
  });

  it('fills empty slots of Inn and Courtyard where they are (DR-16.4, 16.5)', () => {
    const table = position({
      inn: 'agatha drago anselm aurelio',
      heroDeck: 'ogrim',
      you: { quartz: 1, companions: 'snow-bee:2' },
    });
    table.choose('companion', 'drago', 'slot-2@locks-0', 'end');
    expect(table.state.inn.map(nicknameOf)).toEqual(['agatha', 'ogrim', 'anselm', 'aurelio']);
  });

  it('rolls market dice that were set aside, never a third onto a field (DR-16.2)', () => {
    const table = position({ you: { coins: 9, pawn: 4 }, market: 'potion potion staff staff tome' });
    table
      .choose('slot-1@locks-0', 'visit@great-bazaar', 'done', 'buy@field-tome', 'done')
      .load(6, 4, 2, 4, 0)
      .choose('end');
    expect(table.told('market-refilled')).toMatchObject([{ kinds: [0] }]); // potion, staff and potion are full
    expect(table.brokenLaws).toEqual([]);
  });
});

describe('cards', () => {
  it('a fourth contract sends one of the four under its own stack (DR-18.4)', () => {
    const you = { contracts: 'wawozno-1 pogorzelce-1 hendolina-1', pawn: 4 };
    const table = position({ you }).choose('slot-2@locks-0', 'visit@queens-commissions', 'hendolina-5');
    expect(table.options).toEqual(['wawozno-1', 'pogorzelce-1', 'hendolina-1', 'hendolina-5']);
    table.choose('hendolina-1');
    expect(nicknameOf(table.state.contracts[3]?.[0] as number)).toBe('hendolina-1');
    expect(table.contracts()).toBe('wawozno-1 pogorzelce-1 hendolina-5');
  });

  it('an unseen feat has no bonus, and only its taker sees it (DR-23.2, 18.7)', () => {
    const given: Given = { you: { coins: 4, pawn: 1 }, courtyard: 'dozen gifts', featDeck: 'menagerie' };
    const table = position(given).choose('slot-2@locks-0', 'visit@dark-market', 'marker@dm-bottom');
    table.choose('takeFeat(faceUpWithBonusOrBlind)', 'blind@feat-deck');
    expect(table.purse().prestige).toBe(0);
    expect(table.told('feat-seen')).toMatchObject([{ to: [0] }]);
    expect(table.wagon().feats.map(nicknameOf)).toEqual(['menagerie']);
  });

  it('the Inn asks once: who is there first, a look for a prestige after them, and no second look (DR-11.1)', () => {
    const given: Given = {
      you: { prestige: 2, pawn: 3, goods: 'staff' },
      inn: 'agatha',
      heroDeck: 'drago hieron anselm',
    };
    const table = position(given).choose('slot-2@locks-0', 'visit@ringway-inn');
    expect(table.options.slice(-2)).toEqual(['look@hero-deck', 'none']);
    table.choose('look@hero-deck');
    expect(table.purse().prestige).toBe(1);
    expect(table.options).not.toContain('look@hero-deck');
  });

  it('a revealed hero leaves the four slots as they were, the others go under the deck in order (DR-11.5)', () => {
    const given: Given = {
      you: { prestige: 1, pawn: 3, goods: 'staff' },
      inn: 'agatha',
      heroDeck: 'drago hieron anselm',
    };
    const table = position(given).choose('slot-2@locks-0', 'visit@ringway-inn', 'look@hero-deck', 'hieron');
    expect(table.heroes()).toBe('hieron');
    expect(table.state.inn.map(nicknameOf)[0]).toBe('agatha');
    expect(table.state.heroDeck.slice(0, 2).map(nicknameOf)).toEqual(['drago', 'anselm']);
  });
});

describe('ties (DR-27)', () => {
  const end = (you: object, other: object) => {
    const last = { locks: '- - -', reserve: '' };
    return position({
      round: 13,
      active: 1,
      you: { ...you, ...last },
      others: [{ ...other, locks: '- - one', reserve: '' }],
    }).choose('gain(2 coins)', 'end');
  };

  it('go to the higher sum of coins and prestige', () => {
    expect(end({ coins: 10, prestige: 12 }, { coins: 8, prestige: 11 }).winners).toEqual([0]);
  });

  it('then to more gifts, contracts, heroes, and are shared otherwise', () => {
    const even = { coins: 10, prestige: 10 };
    const other = { coins: 8, prestige: 10 }; // two more from the last slot
    expect(end({ ...even, companions: 'phoenix:1' }, other).winners).toEqual([0]);
    expect(end(even, { ...other, delivered: 'wawozno-1' }).winners).toEqual([1]);
    expect(end({ ...even, delivered: 'agatha' }, other).winners).toEqual([0]);
    expect(end(even, other).winners).toEqual([0, 1]);
  });

  it('are explained: what decides, and how much of it each has', () => {
    const { state, events } = end({ coins: 10, prestige: 12 }, { coins: 8, prestige: 11 });
    expect(score(state).map(({ lines }) => lines[0]?.text)).toMatchObject([
      { key: 'score-why-tied', args: { by: 'sum', n: 22 } },
      { key: 'score-why-tied', args: { by: 'sum', n: 21 } },
    ]);
    expect(events.filter(({ type }) => type === 'tied')).toEqual([
      { type: 'tied', by: 'sum', seats: [0, 1], counts: [22, 21] },
    ]);
    const even = { coins: 10, prestige: 10 };
    const by = (you: object, other: object) => tieOf(end(you, { ...other, coins: 8, prestige: 10 }).state)?.by;
    expect(by({ ...even, companions: 'phoenix:1' }, {})).toBe('gifts');
    expect(by(even, { delivered: 'wawozno-1' })).toBe('contracts');
    expect(by({ ...even, delivered: 'agatha' }, {})).toBe('heroes');
    expect(by(even, {})).toBe('none');
    // One alone is ahead.
    expect(by({ coins: 12, prestige: 12 }, {})).toBeUndefined();
  });
});
