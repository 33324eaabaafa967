import { type Option, placeOf, say, type Text } from '@stolik/engine';
import { type Screen, Spot, useSay, useTable, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { buildingKind, heroKind, programOf, ROUTES } from '../content/catalogue.ts';
import type { ProgramId } from '../content/effects.ts';
import { readCost } from '../content/read-effects.ts';
import { LOCK_FACES } from '../content/tables.ts';
import { isBuilding, isContract, isHero, isSteed, isUpgrade, type Steed } from '../pieces.ts';
import { readSwap } from '../rules/exchange.ts';
import { nameOf } from '../words/names.ts';
import { optionText } from '../words/options.ts';
import { BuildingPicture, HeroPicture, regionOfTown, SteedPicture, TokenIcon } from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { FortuneTiles, UpgradeBadge } from './Fortune.tsx';
import { CostIcons, Gist } from './Gist.tsx';
import { useScene } from './scene.tsx';

/** Questions whose answers lie nowhere else on the table: each answer is a card of the night panel. */
const CARDS = new Set([
  'plan.reset',
  'choose.branch',
  'may.answer',
  'travel.road',
  'caravan.answer',
  'exchange.cost',
  'swap.net',
  'inn.look',
  'explore.roll',
  'end.reward',
  'take-upgrade.upgrade',
  'take-steed.steed',
  'draft.steed',
  'name-buildings.building',
  'fortunes.fortune',
]);

/** Questions about what lies in the wagon: cards only where the wagon is folded away. */
const WAGON_CARDS: Readonly<Record<string, 'phone' | 'tablet'>> = {
  'lose-hero.hero': 'phone',
  'board.leaving': 'phone',
  'gift.thing': 'phone',
  'take-contract.returned': 'phone',
  'feat-choice.feat': 'tablet',
  'companion.ability': 'tablet',
};

export const hasCards = (prompt: string, screen: Screen): boolean => {
  const folded = WAGON_CARDS[prompt];
  return CARDS.has(prompt) || (folded !== undefined && (screen === 'phone' || screen === folded));
};

export function Ask(): ReactNode {
  const { decision, prompt } = useScene();
  const talk = useSay();
  if (decision === null) return null;
  const options = decision.options.filter((option) => option !== 'companion');
  return (
    <Zone className="dr-ask" label={talk(say('board-answers'))}>
      {prompt === 'fortunes.fortune' ? (
        <FortuneTiles />
      ) : (
        <div className="dr-answers" data-count={options.length} data-many={options.length > 4 || undefined}>
          {options.map((option) => (
            <Answer key={option} option={option} />
          ))}
        </div>
      )}
    </Zone>
  );
}

function Answer({ option }: { readonly option: Option }): ReactNode {
  const { prompt } = useScene();
  const { view } = useTable();
  const talk = useSay();
  const words: Text = optionText(view.state as never, prompt, option);
  return (
    <Spot
      target={option}
      name={talk(words)}
      className="dr-answer"
      dark
      {...(typeof option === 'number' ? { still: true } : {})}
    >
      <span className="dr-answer-face">
        <span className="dr-answer-pic">
          <AnswerPicture option={option} />
        </span>
        <span className="dr-answer-words">{talk(shortText(prompt, option, words))}</span>
      </span>
    </Spot>
  );
}

/** Pieces by their name: the rest is on the picture and in the list. */
const shortText = (prompt: string, option: Option, words: Text): Text =>
  typeof option === 'number'
    ? isHero(option) || isContract(option)
      ? words
      : nameOf(option)
    : placeOf(option) !== null ||
        prompt === 'choose.branch' ||
        prompt === 'may.answer' ||
        prompt === 'exchange.cost' ||
        prompt === 'swap.net'
      ? words
      : say(`board-answer-${option.replace(/[^a-z-]/g, '')}`);

function AnswerPicture({ option }: { readonly option: Option }): ReactNode {
  const { prompt, state } = useScene();
  if (typeof option === 'number') {
    if (isUpgrade(option)) return <UpgradeBadge upgrade={option} />;
    if (isBuilding(option))
      return (
        <>
          <BuildingPicture building={option} />
          <Gist program={buildingKind(option).program} silent />
        </>
      );
    if (isSteed(option)) return <PairPicture steed={option} />;
    if (isHero(option))
      return (
        <span className="dr-hero-pic" data-region={regionOfTown(heroKind(option).town)}>
          <HeroPicture hero={option} />
        </span>
      );
    return null;
  }
  switch (prompt) {
    case 'choose.branch':
      return <Gist program={option as ProgramId} silent />;
    case 'may.answer':
      return option === 'no' ? '–' : <Gist program={option as ProgramId} silent />;
    case 'exchange.cost':
      return option === 'none' ? '–' : <CostIcons cost={readCost(option)} />;
    case 'swap.net':
      return option === 'none' ? '–' : <SwapPicture option={option} />;
    case 'plan.reset':
      return option === 'reset'
        ? LOCK_FACES.map((face) => <GameDie key={face} face={face} className="dr-die-small" />)
        : '–';
    case 'travel.road': {
      const cost = option === ROUTES[0]?.id ? null : ROUTES[1]?.cost;
      return (
        <>
          {option === 'flicker' ? <TokenIcon of="quartz" /> : cost?.pays === 'tokens' ? <CostIcons cost={cost} /> : '0'}
          <b>×{ROUTES[option === ROUTES[0]?.id ? 0 : 1]?.fortunes}</b>
        </>
      );
    }
    case 'caravan.answer':
      return option === 'yes' ? `${(state.journey?.travellers.length ?? 0) + 1}.` : '–';
    case 'inn.look':
      return option === 'look' ? (
        <span className="dr-amount">
          −1
          <TokenIcon of="prestige" />
        </span>
      ) : (
        '–'
      );
    case 'explore.roll':
      return option === 'roll' ? <i className="dr-odd-die" data-die="ruins" /> : '–';
    case 'end.reward':
      return <TokenIcon of={option as 'coins' | 'prestige'} />;
    default:
      return null;
  }
}

function SwapPicture({ option }: { readonly option: string }): ReactNode {
  const { state } = useScene();
  const sizes = new Map(
    state.buildings
      .filter(isBuilding)
      .flatMap((building) => programOf(buildingKind(building).program).effects)
      .flatMap((effect) => (effect.does === 'swap' ? effect.bundles : []))
      .map(({ what, n }) => [what, n]),
  );
  return readSwap(option).map(({ what, n }) => (
    <span key={what} className="dr-amount">
      {n > 0 ? '+' : '−'}
      {Math.abs(n) * (sizes.get(what) ?? 1)}
      <TokenIcon of={what} />
    </span>
  ));
}

/** A steed, and in the draft the hero that comes with it. */
function PairPicture({ steed }: { readonly steed: Steed }): ReactNode {
  const { state } = useScene();
  const pair = state.draft.find((one) => one.steed === steed);
  return (
    <>
      <SteedPicture steed={steed} />
      {pair !== undefined && (
        <span className="dr-hero-pic" data-region={regionOfTown(heroKind(pair.hero).town)}>
          <HeroPicture hero={pair.hero} />
        </span>
      )}
    </>
  );
}
