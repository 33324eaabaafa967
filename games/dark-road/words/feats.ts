import { defined, say, type Text, type TextArg } from '@stolik/engine';
import { either } from '@stolik/engine/phrases';
import type { FeatKind } from '../content/cards.ts';
import { regionOf } from '../content/cards.ts';
import type { Reward, Wanted, WantedCards } from '../content/feat-sets.ts';
import { amountText, classText, regionText, townText } from './phrases.ts';

/** What a feat asks for and pays, made from its own data. */
export const featText = ({ wanted, rewards, limit }: FeatKind): Text =>
  say('feat', {
    wanted: wantedText(wanted),
    reward: rewardText(rewards),
    limit: Number.isFinite(limit) ? limit : 'none',
  });

export const rewardText = (rewards: readonly Reward[]): TextArg =>
  either(rewards.map(({ n, what }) => amountText(n, what)));

function wantedText(wanted: Wanted): Text {
  switch (wanted.counts) {
    case 'set': {
      const [only, ...more] = wanted.items;
      if (only !== undefined && more.length === 0 && only.by !== 'town') return eachText(only);
      return say('feat-set', { cards: { all: wanted.items.map(cardsText) } });
    }
    case 'total':
      return say('feat-total', {
        n: wanted.n,
        of: wanted.heroes && wanted.contracts ? 'both' : wanted.heroes ? 'heroes' : 'contracts',
      });
    case 'towns':
    case 'gifts':
    case 'companions':
      return say(`feat-${wanted.counts}`, { n: wanted.n });
    case 'pairs':
      return say('feat-pairs');
  }
}

/** A set of one sort of card needs no talk of sets. */
const eachText = ({ card, towns, n, by }: WantedCards): Text =>
  by === 'class'
    ? say('feat-each-class', { n, class: classText(defined(towns[0]), n === 1 ? 'gen' : 'many') })
    : say(`feat-each-${card}`, { n, region: regionText(regionOf(defined(towns[0])), 'in') });

function cardsText({ card, towns, n, by }: WantedCards): Text {
  const town = defined(towns[0]);
  switch (by) {
    case 'class':
      return say('feat-class', { n, class: classText(town, n === 1 ? 'nom' : 'many') });
    case 'town':
      return say(`feat-town-${card}`, { n, town: townText(town, 'to') });
    case 'region':
      return say(`feat-region-${card}`, { n, region: regionText(regionOf(town), 'in') });
  }
}
