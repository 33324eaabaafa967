import { say, type Text } from '@stolik/engine';
import type { OrderEffect, Power, ZuEffect, ZuRules } from '../content/effects.ts';
import { CENTRE_OF } from '../content/map.ts';
import {
  CREDITS_PER_BUYER,
  MOST_MARKETS,
  SMUGGLE_SURCHARGE,
  SURVEY_FACTOR,
  SURVEY_TILES,
  ZU_USUALLY,
} from '../content/tables.ts';
import { centreText, colourText, listed } from './phrases.ts';

/**
 * Effects in words. A sentence is made from the very data that the rules carry out: a number changed in the content files
 * changes behaviour and text together.
 */

export const orderTexts = (effects: readonly OrderEffect[]): Text[] =>
  effects.map((effect) => orderText('does', effect));

/** `does`: a sentence; `gist`: a few words for a card. */
export function orderText(said: 'does' | 'gist', effect: OrderEffect): Text {
  const key = `${said}-${effect.does}`;
  switch (effect.does) {
    case 'draw':
    case 'discard':
      return say(key, { cards: effect.cards });
    case 'gain':
      return say(key, { credits: effect.credits });
    case 'extra-action':
      return say(key);
    case 'deal':
      return say(key, { most: effect.most });
    case 'dig':
      return say(key, { most: effect.most, colours: effect.distinct ? 'distinct' : 'any' });
    case 'bribe':
      return say(key, { points: effect.points });
    case 'add-buyers':
      return say(key, { most: effect.most, which: effect.special ? 'any' : 'coloured' });
    case 'place-traders':
      return say(key, { most: effect.most });
    case 'travel':
      return say(key, { fuel: effect.fuel });
    case 'relocate':
      return say(key, { explorers: effect.explorers });
    case 'place-guard':
      return say(key, { value: effect.value ?? 'any' });
  }
}

/** `power`: a sentence; `power-gist`: what fits on a board of the factions. */
export function powerText(power: Power, said: 'power' | 'power-gist' = 'power'): Text {
  const key = `${said}-${power.does}`;
  switch (power.does) {
    case 'foresee':
      return say(key, { tiles: power.tiles, usual: SURVEY_TILES, factor: SURVEY_FACTOR });
    case 'pilot':
      return say(key, { steps: power.steps });
    case 'dig-deeper':
    case 'sell-anywhere':
      return say(key);
    case 'buy-first':
      return say(key, { surcharge: SMUGGLE_SURCHARGE });
  }
}

export function zuCardText(effect: ZuEffect): Text {
  const key = `zu-does-${effect.does}`;
  switch (effect.does) {
    case 'excavate':
      return effect.colours === null
        ? say('zu-does-excavate-popular')
        : say('zu-does-excavate-two', {
            one: colourText(effect.colours[0]),
            other: colourText(effect.colours[1]),
          });
    case 'market':
      return say(key, { traders: effect.traders });
    case 'command':
      return say(key, {
        market: effect.market + 1,
        centre: centreText(CENTRE_OF[effect.market], 'loc'),
      });
    case 'sell':
      return say(key, { most: MOST_MARKETS });
    case 'surge':
      return say(key, { perBuyer: CREDITS_PER_BUYER });
    case 'survey':
      return say(key, { tiles: SURVEY_TILES, factor: SURVEY_FACTOR });
  }
}

/** What is special about Zu in this game, a sentence for each option that is on. */
export function zuRuleTexts(rules: ZuRules): Text[] {
  const texts: Text[] = [];
  if (rules.startCredits !== ZU_USUALLY.startCredits) texts.push(say('zu-rule-start', { credits: rules.startCredits }));
  if (rules.failCredits !== ZU_USUALLY.failCredits) texts.push(say('zu-rule-fail', { credits: rules.failCredits }));
  if (!rules.coloured) texts.push(say('zu-rule-coloured'));
  if (rules.discardsAfter.length > 0)
    texts.push(say('zu-rule-discards', { after: listed(rules.discardsAfter.map((type) => say(`zu-type-${type}`))) }));
  if (rules.crew !== null) texts.push(say('zu-rule-crew', { crew: rules.crew }));
  if (rules.bothColours) texts.push(say('zu-rule-both-colours'));
  if (rules.anyStorage) texts.push(say('zu-rule-storage'));
  if (rules.penalty) texts.push(say('zu-rule-penalty'));
  if (rules.secondAcquire) texts.push(say('zu-rule-second'));
  return texts;
}
