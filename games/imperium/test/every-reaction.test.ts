import { describe, expect, it } from 'vitest';
import { type Kind, kindOf } from '../content/catalogue.ts';
import { abilitiesLike, owning } from './owned.ts';
import { atSolstice, type Position, position, running, type Side } from './position.ts';

/** Each reaction of each card, at the moment for which it waits. */

type Check = (kind: Kind) => void;

/** Somebody with the card is attacked by Corruption: two materials for all, an unrest for the others. */
const attacked = (kind: Kind, more: Side = {}): Position =>
  position({
    you: { nation: 'carthaginians', empire: true, hand: ['c-corruption'], g: 1 },
    others: [owning(kind, more)],
  }).choose('c-corruption');

/** A region is played by one who has the card; the card is used. */
const playingRegion = (kind: Kind): Position => {
  const region = kind.id === 'vikings-skis' ? 'vikings-scandinavia' : 'c-forest';
  const table = position({ you: owning(kind, { hand: [region], deck: ['c-elders'] }), market: ['c-shrine 1g'] });
  table.choose(region);
  expect(table.prompt).toBe('reaction.card');
  return table.choose(kind.id);
};

const returning = (kind: Kind, more: Side = {}): Position => {
  const table = running('returnUnrest(1)', { you: owning(kind, { hand: ['c-unrest'], ...more }) });
  expect(table.prompt).toBe('reaction.card');
  return table.choose(kind.id);
};

const gainingFrom =
  (region: string): Check =>
  (kind) => {
    const gained = running('gain(1 materials per production in play)', { you: owning(kind, { play: [region] }) });
    expect(gained.choose(kind.id).player().progress).toBe(1);
    const dry = running('gain(1 materials)', { you: owning(kind, { play: [region] }) });
    expect(dry.over).toBe(true);
  };

const doubling =
  (token: 'm' | 'p', tokens: string): Check =>
  (kind) => {
    const table = running('acquire(region)', { you: owning(kind), market: [`c-steppe 2${token}`] });
    expect(table.choose(kind.id).tokens()).toBe(tokens);
    const plain = running('acquire(region)', { you: owning(kind), market: ['c-steppe 2g'] });
    expect(plain.over).toBe(true);
  };

const REACTIONS: { readonly [ability: string]: Check } = {
  'passive when attacked: may{recall(self) -> avoidAttack}': (kind) => {
    const table = attacked(kind).choose(kind.id);
    expect([table.hand(1), table.unrest(1)]).toEqual([kind.id, 0]);
  },
  'passive when attacked: tollAttack(1 progress)': (kind) => {
    const paid = attacked(kind).choose('pay');
    expect([paid.tokens(0), paid.tokens(1), paid.unrest(1)]).toEqual(['M2 P0 G1', 'M2 P0 G1', 1]);
    const refused = attacked(kind).choose('refuse');
    expect([refused.tokens(0), refused.tokens(1), refused.unrest(1)]).toEqual(['M2 P0 G2', 'M0 P0 G0', 0]);
  },
  'passive when attacked: may{recall(1 @long-walls) -> avoidAttack}': (kind) => {
    const table = attacked(kind, { empire: true, play: ['qin-long-walls-3'] }).choose(kind.id, 'qin-long-walls-3');
    expect([table.hand(1), table.unrest(1)]).toEqual(['qin-long-walls-3', 0]);
  },
  'passive when attacked: may{pay(1 population) -> avoidAttack}': (kind) => {
    const table = attacked(kind, { p: 1 }).choose(kind.id);
    expect([table.tokens(1), table.unrest(1)]).toEqual(['M0 P0 G0', 0]);
    expect(attacked(kind).unrest(1)).toBe(1);
  },
  'exhaust when attacked: pay(1 population) -> avoidAttack': (kind) => {
    const table = attacked(kind, { p: 1 }).choose(kind.id);
    expect([table.tokens(1), table.unrest(1), table.player(1).exhausts]).toEqual(['M0 P0 G0', 0, 4]);
  },
  'exhaust when attacked: avoidAttack': (kind) => {
    const table = attacked(kind).choose(kind.id);
    expect([table.unrest(1), table.player(1).exhausts]).toEqual([0, 4]);
    expect(attacked(kind, { exhausts: 0 }).unrest(1)).toBe(1);
  },
  'exhaust when youGainMaterialsFrom(water): gain(1 progress)': gainingFrom('c-oasis'),
  'exhaust when youGainMaterialsFrom(grain): gain(1 progress)': gainingFrom('c-forest'),
  'exhaust when youReturnUnrest: gain(2 progress)': (kind) => {
    expect(returning(kind).tokens()).toBe('M0 P0 G2');
  },
  'exhaust when youReturnUnrest: gain(3 materials)': (kind) => {
    expect(returning(kind).tokens()).toBe('M3 P0 G0');
  },
  'exhaust when youReturnUnrest: draw(2)': (kind) => {
    expect(returning(kind, { deck: ['c-elders', 'c-river'] }).hand()).toBe('c-elders c-river');
  },
  'exhaust when youReturnUnrest: spend(1 action) -> gain(1 progress)': (kind) => {
    const table = returning(kind);
    expect([table.tokens(), table.player().actions]).toEqual(['M0 P0 G1', 2]);
    expect(running('returnUnrest(1)', { you: owning(kind, { hand: ['c-unrest'], actions: 0 }) }).over).toBe(true);
  },
  'exhaust when youAcquire(region): gain(1 progress)': (kind) => {
    const table = running('acquire(region)', { you: owning(kind), market: ['c-steppe'] });
    expect(table.choose(kind.id).tokens()).toBe('M0 P0 G1');
    expect(running('acquire(civilised)', { you: owning(kind), market: ['c-coinage'] }).over).toBe(true);
  },
  'exhaust when youAcquire(uncivilised) or youBreakThrough(uncivilised): eachOther{take(1 unrest)}': (kind) => {
    for (const verb of ['acquire', 'breakThrough']) {
      const table = running(`${verb}(uncivilised)`, {
        you: owning(kind),
        market: ['c-shrine'],
        others: [{ hand: [] }],
      });
      if (verb === 'breakThrough') table.choose('c-shrine');
      expect(table.choose(kind.id).hand(1)).toBe('c-unrest');
    }
  },
  'exhaust when youGainFromMarket(withMaterials): double(materials)': doubling('m', 'M4 P0 G0'),
  'exhaust when youGainFromMarket(withPopulation): double(population)': doubling('p', 'M0 P4 G0'),
  'passive when youPlay(attack): gain(1 progress)': (kind) => {
    const table = position({ you: owning(kind, { empire: true, hand: ['c-corruption'] }) }).choose('c-corruption');
    expect(table.tokens()).toBe('M2 P0 G2');
  },
  'exhaust when youPlay(attack): gain(2 materials)': (kind) => {
    const table = position({ you: owning(kind, { hand: ['vikings-go-a-viking'] }), others: [{ m: 5 }] });
    expect(table.choose('vikings-go-a-viking', kind.id).tokens()).toBe('M4 P0 G0');
  },
  'passive when youPlayFromDiscard(region): gain(2 materials)': (kind) => {
    const you = owning(kind, { play: ['macedonians-phalanx'], discard: ['macedonians-orestis'] });
    const table = position({ you }).choose('macedonians-phalanx');
    expect([table.tokens(), table.player().actions]).toEqual(['M4 P0 G0', 2]);
  },
  'exhaust when youPlay(region): draw(1)': (kind) => {
    expect(playingRegion(kind).hand()).toBe('c-elders');
  },
  'exhaust when youPlay(region): gain(1 population)': (kind) => {
    expect(playingRegion(kind).tokens()).toBe('M0 P1 G0');
  },
  'exhaust when youPlay(region): gain(1 progress)': (kind) => {
    expect(playingRegion(kind).tokens()).toBe('M0 P0 G1');
  },
  'exhaust when youPlay(region): choose{draw(1) | gain(2 materials)}': (kind) => {
    expect(playingRegion(kind).choose('a').hand()).toBe('c-elders');
    expect(playingRegion(kind).choose('b').tokens()).toBe('M2 P0 G0');
  },
  'passive when youTakeUnrest: look(nation, 1); may{toBottom(nation)}': (kind) => {
    const nationDeck = ['vikings-combs', 'vikings-sagas', 'vikings-skis'];
    const table = running('take(1 unrest)', { you: owning(kind, { nationDeck }) }).choose('accept');
    const ids = table.player().nationDeck.map((card) => kindOf(card).id);
    expect(ids).toEqual(['vikings-harald-hardrada', 'vikings-combs', 'vikings-skis', 'vikings-sagas']);
  },
  'passive when youAcquireExiled(region): gain(1 population)': (kind) => {
    const table = running('acquire(region)', { you: owning(kind), market: ['c-shrine'], exile: ['c-cape'] });
    expect(table.tokens()).toBe('M0 P1 G0');
  },
  'exhaust when youSink: toDeckTop(1 from discard)': (kind) => {
    const you = owning(kind, { play: ['c-cape'], discard: ['c-elders'], deck: [] });
    expect(running('sink(1 region)', { you }).choose(kind.id).deck()).toBe('c-elders');
  },
  'passive when leavesPlay(@mountain-of-atlantis): sink(self)': (kind) => {
    const you = owning(kind, { play: ['atlanteans-mountain-of-atlantis'] });
    const table = running('abandon(1 region)', { you });
    expect([table.sunken(), table.discard()]).toEqual([kind.id, 'atlanteans-mountain-of-atlantis']);
  },
  'passive when youPay(population): may{history(1 from hand)}': (kind) => {
    const you = owning(kind, { p: 1, hand: ['c-elders'] });
    const table = running('pay(1 population) -> gain(1 action)', { you });
    expect(table.choose('c-elders').history()).toBe('c-elders');
  },
  'exhaust when youMustDiscard(mask): reduceDiscard(1 mask)': (kind) => {
    const you = owning(kind, { hand: ['c-jade-mask'] });
    const table = running('discard(2 mask) -> gain(1 progress)', { you }).choose(kind.id);
    expect([table.tokens(), table.discard(), table.player().exhausts]).toEqual(['M0 P0 G1', 'c-jade-mask', 4]);
  },
  'passive when deckEmpty: take(1 unrest)': (kind) => {
    const table = running('draw(1)', { you: owning(kind, { deck: ['c-elders'] }) });
    expect(table.hand()).toBe('c-elders c-unrest');
  },
  'gained: triggerEnd': (kind) => {
    const zenith = running('gainNation', { you: { nation: 'vikings', nationDeck: [] } });
    expect([zenith.state.trigger, zenith.discard(), zenith.player().empire]).toEqual(['zenith', kind.id, false]);
  },
  'gained: putIntoPlay(self)': (kind) => {
    const table = running('gainNation', { you: { nation: 'arthurians', nationDeck: [] } });
    expect([table.play(), table.discard()]).toEqual([kind.id, '']);
  },
  'entered: flip(state)': (kind) => {
    const table = atSolstice({ you: { nation: 'utopians', journey: 'utopians-journey-1-b', g: 5, hand: [] } });
    expect(table.area()).toContain(kind.id);
    expect(table.player().empire).toBe(true);
  },
  'scoring: returnUnrest(upTo 2 from hand/play/discard/deck/history)': (kind) => {
    const table = position({
      you: { empire: true, hand: [kind.id, 'c-corruption'], discard: ['c-unrest', 'c-unrest'], deck: [] },
      others: [{ hand: [], deck: [] }],
      unrestPile: 1,
    });
    table.choose('c-corruption', 'c-unrest', 'c-unrest');
    expect(table.state.collapsed).toBe(true);
    expect([table.scoreLine('unrest', 0), table.scoreLine('unrest', 1)]).toEqual([0, -2]);
    expect(table.winners).toEqual([0]);
  },
};

for (const [side, barbarian, empire] of [
  ['triggerEnd; if(barbarian){gain(6 progress)} else {gain(3 progress); develop(free)}; flip(self)', 6, 3],
  ['if(barbarian){gain(4 progress)} else {develop(free)}', 4, 0],
] as const)
  Object.assign(REACTIONS, {
    [`insteadOfGained: ${side}`]: (kind: Kind) => {
      const given = { box: kind.box, king: kind.side as 'A' | 'B', only: { fameDeck: [] } };
      const wild = running('takeTopFame', { ...given, you: { hand: [] } });
      expect(wild.tokens()).toBe(`M0 P0 G${barbarian}`);
      expect(wild.kingSide).toBe('B');
      const civil = running('takeTopFame', { ...given, you: { hand: [], empire: true } });
      const [wanted] = civil.options;
      expect(civil.choose(wanted as string).tokens()).toBe(`M0 P0 G${empire}`);
      expect(civil.discard()).toBe(wanted);
      expect(civil.state.trigger).toBe('king-of-kings');
    },
  });

const all = abilitiesLike(/^(exhaust when|passive when|gained|entered|scoring|insteadOfGained)\b/);

describe('every reaction', () => {
  it('is in the table, and nothing else is', () => {
    expect([...new Set(all.map(([ability]) => ability))].sort()).toEqual(Object.keys(REACTIONS).sort());
  });

  it.each(all.map(([ability, kind]) => [`${kind.id}: ${ability}`, ability, kind] as const))(
    '%s',
    (_, ability, kind) => {
      REACTIONS[ability]?.(kind);
    },
  );
});
