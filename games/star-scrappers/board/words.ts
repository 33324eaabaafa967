import { say, type Text } from '@stolik/engine';
import { LEVEL, type MercenaryKind } from '../content/catalogue.ts';
import type { BaseFilter, CrystalFilter, Effect, Lasting, Skill } from '../content/effects.ts';
import { MANY } from '../content/effects.ts';
import { timingsOf } from '../content/timing.ts';
import { type Colour, colourName, type Mercenary } from '../pieces.ts';
import { colourText, either, factionText } from '../words/phrases.ts';

/** Short forms for cards: made from the same programs as the long ones, so they cannot say something else. */

/** "Foreman": the faction is drawn beside it. */
export const shortName = ({ id }: MercenaryKind): Text => say(`short-${id}`);

/** What a screen reader calls a card. */
export const cardName = (card: Mercenary): Text =>
  say('spot-card', { card: { piece: card }, level: LEVEL[card] as number });

/** "Terron": one of that faction. */
export const memberOf = (colour: Colour): Text => say(`member-${colourName(colour)}`);

export interface Gist {
  readonly timing: 'instant' | 'turn' | 'extra';
  readonly text: Text;
}

/** A skill in a few words. */
export function gistOf(skill: Skill): Gist {
  const timings = timingsOf(skill);
  const [first, second] = [...skill.effects.map(effectGist), ...lastingGists(skill.lasting)];
  const text = first ?? say('gist-nothing');
  return {
    timing: timings.at(-1) ?? 'instant',
    text: second === undefined ? text : say('gist-both', { first: text, second }),
  };
}

function effectGist(effect: Effect): Text {
  switch (effect.does) {
    case 'take-crystal':
      return say('gist-take-crystal', crystalArgs(effect.crystals));
    case 'take-from-docks':
      return effect.sum === null
        ? say('gist-take-docks', { level: effect.level ?? 'any' })
        : say('gist-take-docks-sum', { sum: effect.sum });
    case 'take-from-base':
      return say('gist-take-base', baseArgs(effect.most, effect.cards));
    case 'choose-one': {
      const [each, one] = effect.branches;
      const faction = each?.cards.faction ?? null;
      return say('gist-take-way', {
        each: each?.most ?? 0,
        one: one?.most ?? 0,
        faction: faction === null ? 'any' : factionText(faction),
      });
    }
    case 'subjugate-from-base':
      return say('gist-subjugate-base', baseArgs(1, effect.cards));
    case 'subjugate-for-crystals':
      return say('gist-subjugate-hand', {
        most: effect.most,
        level: effect.level,
        ...crystalArgs(effect.crystals),
      });
    case 'recolour-crystal':
      return say('gist-recolour-crystal', { discount: effect.discount });
    case 'recolour-hand':
      return say('gist-recolour-hand', { most: effect.most });
    case 'extra-mining':
      return say('gist-extra-mining', { actions: effect.actions });
  }
}

const crystalArgs = ({ cost, colour }: CrystalFilter) => ({
  cost: cost === null || cost === 'same' ? 'any' : either(cost),
  colour: colour === null || colour === 'best' ? 'any' : colourText(colour),
});

const baseArgs = (most: number, { where, bottom, faction, level }: BaseFilter) => ({
  most: most === MANY ? 'all' : most,
  where: bottom ? 'bottom' : where,
  faction: faction === null ? 'any' : factionText(faction),
  level: level ?? 'any',
});

function lastingGists(lasting: Lasting | null): Text[] {
  if (lasting === null) return [];
  const gists: Text[] = [];
  if (lasting.collectDiscount > 0) gists.push(say('gist-collect', { amount: lasting.collectDiscount }));
  if (lasting.recruitDiscount > 0) gists.push(say('gist-recruit', { amount: lasting.recruitDiscount }));
  for (const { amount } of lasting.mineDiscounts) gists.push(say('gist-mine', { amount }));
  if (lasting.repeat) gists.push(say('gist-repeat'));
  if (lasting.doubled !== null) gists.push(say('gist-doubled', { faction: factionText(lasting.doubled) }));
  if (lasting.scrapes.length > 0) gists.push(say('gist-scrapes', { costs: either(lasting.scrapes) }));
  return gists;
}
