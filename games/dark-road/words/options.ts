import { defined, given, type Option, say, type Text, verbOf } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import {
  BANNER_PROGRAMS,
  buildingKind,
  companionKind,
  contractKind,
  featKind,
  heroKind,
  programOf,
  steedKind,
  upgradeKind,
} from '../content/cards.ts';
import type { Effect, Token } from '../content/effects.ts';
import { readCost } from '../content/read-cost.ts';
import { isKind, tokenNamed } from '../content/read-terms.ts';
import {
  type Companion,
  type Contract,
  type Feat,
  faceNamed,
  type Good,
  goodNamed,
  goodOf,
  type Hero,
  is,
  isFine,
  kindNamed,
  kindOfGood,
  type Steed,
} from '../pieces.ts';
import { abilityOf, usableNamed } from '../rules/companions.ts';
import { rewardFor } from '../rules/heroes.ts';
import { LOOK, saleValue } from '../rules/inn.ts';
import { kindOfField, worthOf } from '../rules/market.ts';
import { goodsIn } from '../rules/settle.ts';
import { readSwap } from '../rules/swap.ts';
import type { State } from '../state.ts';
import { bundleText, costText, programText } from './effects.ts';
import { abilityText, bonusText } from './explain.ts';
import { featText } from './feats.ts';
import { isRoadPrompt, roadText } from './options-road.ts';
import { isTurnPrompt, turnText } from './options-turn.ts';
import {
  amountText,
  classText,
  faceText,
  goodArg,
  goodsArg,
  inClauses,
  kindsArg,
  kindText,
  townText,
} from './phrases.ts';
import { powerTexts, upgradeTexts } from './powers.ts';

/** An option as its chooser understands it: what it is, what it costs, what it brings. */
export function optionText(view: State, prompt: string, option: Option): Text {
  if (option === 'companion') return say('option-companion');
  if (isTurnPrompt(prompt)) return turnText(view, prompt, option);
  if (isRoadPrompt(prompt)) return roadText(view, prompt, option);
  return typeof option === 'number' ? pieceText(view, prompt, option) : wordText(view, prompt, option);
}

function pieceText(view: State, prompt: string, piece: number): Text {
  if (is.hero(piece)) return heroText(view, prompt, piece);
  if (is.contract(piece)) return contractText(view, piece);
  if (is.companion(piece)) return companionText(view, piece);
  if (is.feat(piece)) return featOption(view, prompt, piece);
  if (is.upgrade(piece)) return namedText(piece, inSentences(upgradeTexts(upgradeKind(piece))));
  if (is.steed(piece)) return steedText(view, prompt, piece);
  if (is.building(piece)) return usedText(piece, programText(buildingKind(piece).program));
  throw new Error(`${prompt} cannot offer piece ${piece}`);
}

const usedText = (piece: number, does: Text): Text => say('option-use', { what: { piece }, does });
/** Whole sentences stand after its name. */
const namedText = (piece: number, does: Text): Text => say('option-named', { what: { piece }, does });

/** Where a hero goes, what it wants or brings. */
function heroText(view: State, prompt: string, hero: Hero): Text {
  const { town, wants, bonus } = heroKind(hero);
  const args = { hero: { piece: hero }, class: classText(town), town: townText(town, 'to'), bonus: bonusText(bonus) };
  if (prompt === 'inn.hero') {
    const { goods } = view.wagons[defined(view.order[view.at])] ?? { goods: [] };
    const owned = wants.filter((kind) => defined(goods[kind * 2]) + defined(goods[kind * 2 + 1]) > 0);
    const tiles = owned.map((kind) => goodOf(kind, defined(goods[kind * 2 + 1]) > 0));
    const prices = tiles.map((good) => say('option-price', { kind: goodArg(good), worth: saleValue(view, good) }));
    const coins = tiles.reduce((sum, good) => sum + saleValue(view, good), 0);
    return say('option-buyer', { ...args, goods: { all: prices }, coins });
  }
  if (prompt === 'deliver-inn-hero.hero')
    return say('option-deliver-hero', { ...args, does: programText(rewardFor(hero)) });
  return say('option-hero', args);
}

function contractText(view: State, contract: Contract): Text {
  const { town, goods } = contractKind(contract);
  const left = view.contracts[town]?.length ?? 0;
  return say('option-contract', { town: townText(town, 'to'), goods: kindsArg(goods), left });
}

function companionText(view: State, card: Companion): Text {
  const { loyal, abilities } = companionKind(card);
  const die = view.companionRow[0] === card && view.dieOnRow;
  return say('option-take-companion', {
    card: { piece: card },
    loyal: loyal ? 'yes' : 'no',
    die: die ? 'yes' : 'no',
    does: inClauses(abilities.map((ability) => abilityText(ability))),
  });
}

function featOption(view: State, prompt: string, feat: Feat): Text {
  const does = featText(featKind(feat));
  const slot = prompt === 'take-feat.feat' ? view.courtyard.indexOf(feat) : -1;
  const banner = BANNER_PROGRAMS[slot];
  return banner === undefined
    ? namedText(feat, does)
    : say('option-feat', { feat: { piece: feat }, does, bonus: programText(banner) });
}

function steedText(view: State, prompt: string, steed: Steed): Text {
  const does = inSentences(powerTexts(steedKind(steed).power));
  const pair = prompt === 'draft.steed' ? view.draft.find((one) => one.steed === steed) : undefined;
  if (pair === undefined) return namedText(steed, does);
  const { town, bonus } = heroKind(pair.hero);
  return say('option-pair', {
    steed: { piece: steed },
    does,
    hero: { piece: pair.hero },
    class: classText(town),
    town: townText(town, 'to'),
    bonus: bonusText(bonus),
  });
}

function wordText(view: State, prompt: string, word: string): Text {
  switch (prompt) {
    case 'choose.branch':
      return programText(word, 'capital');
    case 'may.answer':
      return word === 'no' ? say('option-no') : programText(word, 'capital');
    case 'exchange.cost':
      return word === 'none' ? say('option-none') : say('option-pay', { cost: costText(readCost(word)) });
    case 'swap.net':
      return word === 'none' ? say('option-none') : swapText(view, word);
    case 'companion.ability':
      return abilityOption(word);
    case 'settle.token':
      return say('option-give-up', { things: amountText(1, tokenNamed(verbOf(word))) });
    case 'settle.goods':
      return say('option-give-up', { things: goodsArg(goodsIn(word), 'acc') });
    case 'inn.good':
      return word === 'done' ? say('option-sold') : saleText(view, goodNamed(verbOf(word)));
    case 'inn.hero':
      return say(word === LOOK ? 'option-look-at-inn' : 'option-no-sale');
    case 'take-good.kind':
      return goodOption(view, prompt, goodNamed(verbOf(word)));
    case 'take-hero.hero':
    case 'take-feat.feat':
    case 'travel.companion':
      return say('option-blind');
    case 'glow-to-pool.die':
      return say('option-face', { face: faceText(faceNamed(verbOf(word))) });
    case 'bazaar.adjust':
      return bazaarText(word);
    case 'bazaar.face':
      return say('option-face-kind', {
        kind: kindText(kindNamed(verbOf(word)), 'acc'),
        worth: worthOf(view, kindNamed(verbOf(word))),
      });
    case 'end.reward':
      return say(`option-reward-${word}`);
    default:
      return plainText(view, prompt, word);
  }
}

/** Goods of a wagon, and words that mean the same everywhere. */
function plainText(view: State, prompt: string, word: string): Text {
  const name = verbOf(word);
  if (isKind(name.replace('fine-', ''))) return goodOption(view, prompt, goodNamed(name));
  return say(`option-${name}`);
}

/** What is done with a good that is chosen. */
const GOOD_DEEDS: Readonly<Record<string, string>> = {
  'take-good.kind': 'take',
  'flip.good': 'turn',
  'exchange.good': 'pay',
};

const goodOption = (view: State, prompt: string, good: Good): Text =>
  say(`option-good-${GOOD_DEEDS[prompt] ?? 'give'}`, {
    good: goodArg(good, 'acc'),
    worth: worthOf(view, kindOfGood(good)),
  });

const saleText = (view: State, good: Good): Text =>
  say('option-sell', { good: goodArg(good, 'acc'), coins: saleValue(view, good), quartz: isFine(good) ? 'yes' : 'no' });

function abilityOption(word: string): Text {
  const { card, ability } = usableNamed(word);
  return usedText(card, abilityText(abilityOf(card, ability)));
}

function bazaarText(word: string): Text {
  if (word === 'rotate') return say('option-rotate');
  if (word === 'done') return say('option-to-purchase');
  const kind = given(kindOfField(word));
  return say('option-turn-die', { kind: kindText(kind, 'gen') });
}

/** The Estate's bundles, given and taken. */
function swapText(view: State, word: string): Text {
  const bundles = programsIn(view).flatMap((effect) => (effect.does === 'swap' ? effect.bundles : []));
  const sizeOf = (what: Token): number => bundles.find((bundle) => bundle.what === what)?.n ?? 1;
  const changes = readSwap(word);
  const side = (sign: number) => ({
    all: changes
      .filter(({ n }) => Math.sign(n) === sign)
      .map(({ what, n }) => bundleText({ what, n: Math.abs(n) * sizeOf(what) })),
  });
  return say('option-swap', { given: side(-1), taken: side(1) });
}

/** What the buildings in play do. */
const programsIn = (view: State): Effect[] =>
  view.buildings.flatMap((building) =>
    is.building(building) ? programOf(buildingKind(building).program).effects : [],
  );
