import { say, type Text } from '@stolik/engine';
import type { CardKind } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { buildingText, kindText, signed } from '../words/phrases.ts';

/** A card in a few words, made from the same programs as its whole text, so that they cannot say something else. */
export const cardGist = ({ effects }: CardKind): Text => {
  const [first, second] = effects.map(effectGist);
  if (first === undefined) return say('gist-nothing');
  return second === undefined ? first : say('gist-both', { first, second });
};

function effectGist(effect: Effect): Text {
  switch (effect.does) {
    case 'marker':
      return say(`gist-${effect.marker}`, { by: signed(effect.by) });
    case 'marker-per-building':
      return say(`gist-${effect.marker}-each`, {
        by: signed(effect.by),
        building: buildingText(effect.building, 'each'),
      });
    case 'unrest-by-count':
      return say('gist-unrest-count', { building: buildingText(effect.building, 'pl') });
    case 'gain-florins':
      return say('gist-florins', { florins: effect.florins });
    case 'gain-per-building':
      return say('gist-florins-each', { building: buildingText(effect.building, 'each') });
    case 'gain-per-citizens':
      return say('gist-florins-citizens', { each: effect.each });
    case 'hire':
      return say(effect.free ? 'gist-hire-free' : 'gist-hire', { most: effect.most });
    case 'transactions':
      return say(effect.sellOnly ? 'gist-sell' : 'gist-deals', {
        most: effect.most,
        market: effect.market === 0 ? 'domestic' : 'export',
      });
    case 'to-market':
      return say('gist-to-market', { most: effect.most });
    case 'migrate':
      return say(!effect.citizens ? 'gist-migrate-ships' : !effect.ships ? 'gist-migrate-land' : 'gist-migrate', {
        steps: effect.steps,
      });
    case 'build':
      return say(effect.free ? 'gist-build-free' : effect.atPort ? 'gist-build-port' : 'gist-build-cheap');
    case 'search-deck':
      return say('gist-search', { cards: effect.cards, kind: effect.kind });
    case 'pillage':
      return say('gist-pillage', { cubes: effect.cubes });
    case 'stand-up':
      return say('gist-stand-up', { most: effect.most });
    case 'disengage':
      return say('gist-disengage', { most: effect.most });
    case 'double-harvest':
      return say('gist-double', { kind: kindText(effect.kind) });
    case 'free-harvest':
      return say('gist-free-harvest');
    case 'choose-gift':
      return say('gist-gift');
    case 'reproduce':
    case 'exchange':
    case 'smuggle':
    case 'explore':
    case 'sink-ship':
    case 'tribute':
    case 'steal':
    case 'spy':
    case 'ships-to-ports':
      return say(`gist-${effect.does}`);
  }
}
