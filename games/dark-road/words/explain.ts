import { say, type Text } from '@stolik/engine';
import {
  type Ability,
  actionKind,
  type Bonus,
  buildingKind,
  companionKind,
  contractKind,
  deliveryKind,
  eventKind,
  featKind,
  heroKind,
  noticeKind,
  regionOf,
  sarcophagusKind,
  steedKind,
  upgradeKind,
} from '../content/cards.ts';
import { CONTRACT_PRESTIGE, FINE_PRESTIGE, FINE_SALE, OUTLINES } from '../content/tables.ts';
import {
  byKind,
  type Companion,
  type Contract,
  type Good,
  goodOfPiece,
  type Hero,
  isFine,
  kindOfGood,
} from '../pieces.ts';
import { rewardFor } from '../rules/heroes.ts';
import { actionText, concernEffectsText, noticeTexts } from './concern.ts';
import { costText, programText } from './effects.ts';
import { featText } from './feats.ts';
import { classText, kindsArg, regionText, townText } from './phrases.ts';
import { powerTexts, upgradeTexts } from './powers.ts';

/** What a piece is and does, line by line. What lies face down keeps silent. */
export const explain = byKind<readonly Text[]>(
  {
    hero: explainHero,
    contract: explainContract,
    companion: explainCompanion,
    steed: (steed) => [say('about-steed'), ...powerTexts(steedKind(steed).power)],
    feat: (feat) => [featText(featKind(feat)), say('about-feat')],
    eventCard: (card) => explainEvent(eventKind(card)),
    building: (building) => [say('about-building', { does: programText(buildingKind(building).program) })],
    upgrade: (upgrade) => [say('about-upgrade'), ...upgradeTexts(upgradeKind(upgrade))],
    good: (good) => explainGood(goodOfPiece(good)),
    actionCard: (card) => [say('about-action-card', { does: actionText(actionKind(card)) })],
    notice: (notice) => noticeTexts(noticeKind(notice)),
    sarcophagus: (card) => [say('about-sarcophagus', { does: concernEffectsText(sarcophagusKind(card).effects) })],
    delivery: (tile) => {
      const [front, back] = deliveryKind(tile).sides;
      return [say('about-delivery', { front: concernEffectsText(front), back: concernEffectsText(back) })];
    },
  },
  () => [],
);

function explainHero(hero: Hero): Text[] {
  const { town, wants, bonus, start } = heroKind(hero);
  return [
    say('about-hero', { class: classText(town), town: townText(town, 'to'), region: regionText(regionOf(town)) }),
    start ? say('about-starting-hero') : say('about-wants', { goods: kindsArg(wants) }),
    say('about-bonus', { bonus: bonusText(bonus) }),
    say('about-hero-reward', { does: programText(rewardFor(hero)) }),
  ];
}

export const bonusText = (bonus: Bonus): Text => say(`bonus-${bonus}`);

function explainContract(contract: Contract): Text[] {
  const { town, goods } = contractKind(contract);
  const [, one, two, three] = CONTRACT_PRESTIGE;
  return [
    say('about-contract', { town: townText(town, 'to'), goods: kindsArg(goods), region: regionText(regionOf(town)) }),
    say('about-contract-reward', {
      one,
      two,
      three,
      fine: FINE_PRESTIGE,
    }),
  ];
}

function explainCompanion(card: Companion): Text[] {
  const { loyal, abilities } = companionKind(card);
  return [say(loyal ? 'about-loyal' : 'about-stray'), ...abilities.map((ability) => abilityText(ability, 'ability'))];
}

/** "For 1 quartz: take 2 lanterns." In an option or a sentence it is shorter. */
export const abilityText = ({ gift, program }: Ability, key = 'ability-short'): Text =>
  say(key, { gift: costText(gift), does: programText(program) });

const explainEvent = ({ route, lines }: ReturnType<typeof eventKind>): Text[] => [
  say('about-event', { route: say(`route-${route}`) }),
  ...lines.map((line, at) => say('event-line', { value: at + 1, does: programText(line) })),
];

function explainGood(good: Good): Text[] {
  const lines = [say('about-good', { shape: shapeText(OUTLINES[kindOfGood(good)] ?? []) })];
  if (isFine(good))
    lines.push(say('about-fine', { coins: FINE_SALE.coins, quartz: FINE_SALE.quartz, prestige: FINE_PRESTIGE }));
  return lines;
}

/** A rectangle by its sides, anything else by its cells. */
function shapeText(outline: readonly (readonly number[])[]): Text {
  const rows = 1 + Math.max(...outline.map(([row = 0]) => row));
  const columns = 1 + Math.max(...outline.map(([, column = 0]) => column));
  return outline.length === rows * columns
    ? say('shape-rectangle', { rows, columns })
    : say('shape-corner', { cells: outline.length });
}
