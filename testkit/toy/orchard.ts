import { readFileSync } from 'node:fs';
import { type BoxItem, copyPlain, defineGame, type Game, type GameRules } from '@stolik/engine';
import { orchard as fields } from './fields.ts';
import { deeds, scriptsOf } from './rules.ts';
import { ending, evaluate, invariants, score, winners } from './score.ts';
import { determinize, view } from './sight.ts';
import { BASKETS, CARDS, fruitOf, isBasket, type Orchard, type OrchardEvent, setup, worthOf } from './state.ts';
import { describe, eventText, explain, nameOf, optionText } from './words.ts';

const scripts = scriptsOf(deeds);
const pieces = Array.from({ length: CARDS + BASKETS }, (_, piece) => piece);

export const orchardRules: GameRules<Orchard, OrchardEvent> = {
  id: 'orchard',
  version: '1.0.0',
  seats: { min: 2, max: 4 },
  variants: [{ id: 'length', values: ['short', 'long'], default: 'short' }],
  refuseSeating: ({ seats, variants }) =>
    seats === 4 && variants.length === 'long' ? 'Four players have cards for the short game only.' : null,
  decisionLimit: 150,
  endings: ['harvest', 'winter'],
  ending,
  setup,
  play: scripts[0],
  scripts,
  active: (state) => state.active,
  fields,
  copy: copyPlain,
  view,
  determinize,
  score,
  winners,
  invariants,
  evaluate,
  means: ({ hands }, seat) => ({ hand: hands[seat]?.length ?? 0 }),
  describe,
  nameOf,
  explain,
  optionText,
  eventText,
  coverage: {
    all: [...pieces.map((piece) => `piece-${piece}`), 'draw', 'rest', 'reshuffle', 'coins'],
    ofEvent(event) {
      switch (event.type) {
        case 'planted':
          return [`piece-${event.card}`];
        case 'won':
          return [`piece-${event.basket}`];
        case 'drew':
          return ['draw'];
        case 'rested':
          return ['rest'];
        case 'reshuffled':
          return ['reshuffle'];
        default:
          return [];
      }
    },
    ofScores: (scores) =>
      scores.some(({ lines }) => lines.some(({ what, points }) => what === 'coins' && points > 1)) ? ['coins'] : [],
  },
  box: {
    items: pieces.map(
      (piece): BoxItem => ({
        id: `piece-${piece}`,
        kind: isBasket(piece) ? 'basket' : 'card',
        name: isBasket(piece)
          ? { pl: `kosz ${worthOf(piece)}`, en: `basket ${worthOf(piece)}` }
          : { pl: `${fruitOf(piece)} ${worthOf(piece)}`, en: `${fruitOf(piece)} ${worthOf(piece)}` },
        count: 1,
        source: 'designed',
        sources: {},
      }),
    ),
    checkPack: (pack) => (pack === null ? ['A pack is an object.'] : []),
  },
};

export const orchard: Game<Orchard, OrchardEvent> = defineGame(orchardRules);

const text = (lang: string): string => readFileSync(new URL(`text/${lang}.ftl`, import.meta.url), 'utf8');
export const orchardTexts = { pl: text('pl'), en: text('en') };
