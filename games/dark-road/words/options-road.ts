import { defined, type Option, type Seat, say, type Text, verbOf } from '@stolik/engine';
import { eventKind, HEROES, heroKind, REGION_PROGRAM, ROUTES, regionOf, steedKind } from '../content/cards.ts';
import { TRAVEL_FACES } from '../content/tables.ts';
import { type Contract, filled, goodNamed, type Hero, is, isFine, kindOfGood } from '../pieces.ts';
import { companionThat } from '../rules/abilities.ts';
import { abilityOf } from '../rules/companions.ts';
import { fortuneNamed, programNow } from '../rules/fortune.ts';
import { rewardFor } from '../rules/heroes.ts';
import { journeyOf, pickerOf, TOWN_PLACES, townOf, townsOfRegion } from '../rules/journey.ts';
import { worthOf } from '../rules/market.ts';
import { usableOf, valueIn } from '../rules/picking.ts';
import { activeSeat, type State, wagonAt } from '../state.ts';
import { aboardFor, contractArgs, ownSeat } from './deliveries.ts';
import { costText, programText } from './effects.ts';
import { classText, goodArg, regionText, townText } from './phrases.ts';

/** Options of a journey: the road, the dice, what is delivered, and Good Fortune. */
export const isRoadPrompt = (prompt: string): boolean => prompt in texts;

export const roadText = (view: State, prompt: string, option: Option): Text => defined(texts[prompt])(view, option);

const texts: { readonly [prompt: string]: (view: State, option: Option) => Text } = {
  'travel.road': (view: State, option: Option) => routeText(view, String(option)),
  'travel.town': (view: State, option: Option) => goalText(view, String(option), activeSeat(view)),
  'caravan.answer': (view: State, option: Option) => joinText(view, String(option)),
  'pick.die': (view: State, option: Option) => dieText(view, String(option)),
  'pick.change': (view: State, option: Option) => changeText(view, String(option)),
  'visits.plan': deliveryText,
  'end.plan': deliveryText,
  'fortunes.fortune': (view: State, option: Option) =>
    programText(programNow(view, fortuneNamed(String(option))), 'capital'),
};

function routeText(view: State, option: string): Text {
  const at = ROUTES.findIndex(({ id }) => id === option);
  const { fortunes, cost } = defined(ROUTES[at < 0 ? 1 : at]);
  const free = companionThat(view, activeSeat(view), 'shortcut-free');
  if (at < 0 && free !== null) {
    const { gift } = abilityOf(free.card, free.ability);
    return say('option-flicker', { fortunes, card: { piece: free.card }, gift: costText(gift) });
  }
  return cost === null
    ? say('option-main-road', { fortunes })
    : say('option-shortcut', { fortunes, cost: costText(cost) });
}

function destinationText(option: string): Text {
  const town = townOf(option);
  return say('option-town', {
    town: townText(town),
    region: regionText(regionOf(town)),
    class: classText(town, 'gen'),
    does: programText(REGION_PROGRAM[regionOf(town)]),
  });
}

/** A town one may go to, with what is aboard for it and what that brings. */
function goalText(view: State, option: string, seat: Seat | null): Text {
  const text = destinationText(option);
  const aboard = seat === null ? 'none' : aboardFor(wagonAt(view, seat), [townOf(option)]);
  return aboard === 'none' ? text : say('option-town-aboard', { ...text.args, aboard });
}

/** Whoever joins may deliver in both towns of the region, in one of them at a time (DR-14.1). */
function joinText(view: State, option: string): Text {
  const seat = ownSeat(view);
  if (option === 'no' || seat === null || view.journey === null) return say(`option-join-${option}`);
  return say('option-join-for', { aboard: aboardFor(wagonAt(view, seat), townsOfRegion(view.journey.town)) });
}

/** A die means a line of the event. */
function dieText(view: State, option: string): Text {
  if (option === 'reroll') return say('option-reroll', { count: journeyOf(view).dice.length });
  return lineText(view, 'option-line', Number(verbOf(option)));
}

const lineText = (view: State, key: string, value: number): Text =>
  say(key, {
    value,
    does: programText(defined(eventKind(filled(journeyOf(view).event)).lines[value - 1])),
  });

function changeText(view: State, option: string): Text {
  const { value } = journeyOf(view);
  if (option === 'keep') return lineText(view, 'option-keep-die', value);
  if (option === 'raise') {
    const { steeds } = wagonAt(view, pickerOf(view));
    const steed = defined(steeds.find((one) => steedKind(one).power.travelDiePlus > 0));
    const raised = Math.min(TRAVEL_FACES, value + steedKind(steed).power.travelDiePlus);
    const { args } = lineText(view, 'option-line', raised);
    return say('option-raise', { ...args, steed: { piece: steed } });
  }
  const { card, ability } = usableOf(option);
  return say('option-change-die', {
    card: { piece: card },
    gift: costText(abilityOf(card, ability).gift),
    ...lineText(view, 'option-line', valueIn(option)).args,
  });
}

/** A plan of deliveries, pick by pick. */
function deliveryText(view: State, option: Option): Text {
  if (typeof option === 'number' && is.contract(option)) return contractText(view, option);
  if (typeof option === 'number') return heroText(defined(HEROES[option]));
  if (TOWN_PLACES.includes(option)) return goalText(view, option, ownSeat(view));
  if (option.includes('@')) {
    const good = goodNamed(verbOf(option));
    return say('option-deliver-good', {
      good: goodArg(good, 'acc'),
      worth: worthOf(view, kindOfGood(good)),
      fine: isFine(good) ? 'yes' : 'no',
    });
  }
  return say(`option-visit-${option}`);
}

/** With what it can bring at most: goods given to another contract are still counted here. */
function contractText(view: State, contract: Contract): Text {
  const owner = defined(view.wagons.find(({ contracts }) => contracts.includes(contract)));
  return say('option-deliver-contract', contractArgs(owner, contract));
}

const heroText = (hero: Hero): Text =>
  say('option-deliver-hero', {
    hero: { piece: hero },
    class: classText(heroKind(hero).town),
    does: programText(rewardFor(hero)),
  });
