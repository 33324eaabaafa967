import { type Option, placeOf, say, type Text } from '@stolik/engine';
import { type Screen, Spot, useSay, Zone } from '@stolik/ui';
import type { ReactNode } from 'react';
import { buildingKind, featKind, heroKind, programOf, ROUTES, steedKind, upgradeKind } from '../content/catalogue.ts';
import type { ProgramId } from '../content/effects.ts';
import { readCost } from '../content/read-cost.ts';
import { LOCK_FACES } from '../content/tables.ts';
import { is, type Steed } from '../pieces.ts';
import { abilityOf, usableNamed } from '../rules/companions.ts';
import type { State } from '../state.ts';
import { featText } from '../words/feats.ts';
import { nameOf } from '../words/names.ts';
import { optionText } from '../words/options.ts';
import {
  BuildingPicture,
  CompanionPicture,
  HeroPicture,
  regionOfTown,
  SteedPicture,
  TokenIcon,
  WagonPicture,
} from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { UpgradeBadge } from './Fortune.tsx';
import { CostIcons, Gist } from './Gist.tsx';
import { Swap } from './Swap.tsx';
import { useScene } from './scene.tsx';
import { tradeAsked } from './trade.ts';

/** Questions whose answers lie nowhere else on the table: each answer is a card of the night panel. */
const CARDS = new Set([
  'plan.reset',
  'choose.branch',
  'may.answer',
  'travel.road',
  'caravan.answer',
  'exchange.cost',
  'swap.net',
  'explore.roll',
  'end.reward',
  'take-upgrade.upgrade',
  'take-steed.steed',
  'draft.steed',
  'name-buildings.building',
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
  if (decision === null) return null;
  if (prompt === 'swap.net') return <Swap />;
  const options = decision.options.filter((option) => option !== 'companion');
  return (
    <Zone className="dr-ask" label={say('board-answers')}>
      <div className="dr-answers" data-count={options.length} data-many={options.length > 4 || undefined}>
        {options.map((option) => (
          <Answer key={option} option={option} />
        ))}
      </div>
    </Zone>
  );
}

function Answer({ option }: { readonly option: Option }): ReactNode {
  const { prompt, state } = useScene();
  const talk = useSay();
  const words = optionText(state, prompt, option);
  return (
    <Spot target={option} name={words} className="dr-answer" dark still={typeof option === 'number'}>
      <span className="dr-answer-face">
        <span className="dr-answer-pic">
          <AnswerPicture option={option} />
        </span>
        <span className="dr-answer-words">
          {talk(shortText(prompt, option, words))}
          {typeof option === 'number' && <Does piece={option} />}
          {prompt === 'travel.road' && (
            <small>{talk(say('board-road-fortunes', { n: routeOf(option)?.fortunes ?? 0 }))}</small>
          )}
          {prompt === 'caravan.answer' && (
            <small>{talk(say(`board-answer-${option}-how`, { place: placeOfPicking(state) }))}</small>
          )}
        </span>
      </span>
    </Spot>
  );
}

/** What a piece does or wants, under its name. */
function Does({ piece }: { readonly piece: number }): ReactNode {
  const talk = useSay();
  if (is.building(piece))
    return (
      <small>
        <Gist program={buildingKind(piece).program} silent />
      </small>
    );
  if (is.feat(piece)) return <small>{talk(featText(featKind(piece)))}</small>;
  if (is.steed(piece) || is.upgrade(piece))
    return <small>{talk(say(`board-${is.steed(piece) ? steedKind(piece).id : upgradeKind(piece).id}`))}</small>;
  return null;
}

/** DR-13.7: the leader picks first on the main road, last on a shortcut. */
const placeOfPicking = ({ journey }: State): number =>
  (journey?.travellers.length ?? 0) + (journey?.route === 0 ? 1 : 0);

/** Pieces by their name: the rest is on the picture and in the list. */
const shortText = (prompt: string, option: Option, words: Text): Text =>
  typeof option === 'number'
    ? is.hero(option) || is.contract(option)
      ? words
      : is.building(option)
        ? say(`plate-${buildingKind(option).id}`)
        : nameOf(option)
    : prompt === 'companion.ability'
      ? nameOf(usableNamed(option).card)
      : placeOf(option) !== null || prompt === 'choose.branch' || prompt === 'may.answer' || prompt === 'exchange.cost'
        ? words
        : say(`board-answer-${option.replace(/[^a-z-]/g, '')}`);

/** Any road but the main one is a shortcut (DR-13.3). */
const routeOf = (option: Option): (typeof ROUTES)[number] | undefined => ROUTES[option === ROUTES[0].id ? 0 : 1];

/** Leading a caravan (DR-10.1): its picture is the wagon that rides. */
const leadsAway = (program: ProgramId): boolean =>
  programOf(program).effects.some((effect) => effect.does === 'district' && effect.action === 'travel');

function AnswerPicture({ option }: { readonly option: Option }): ReactNode {
  const { prompt, seat } = useScene();
  const talk = useSay();
  if (typeof option === 'number') {
    if (is.upgrade(option)) return <UpgradeBadge upgrade={option} />;
    if (is.building(option)) return <BuildingPicture building={option} />;
    if (is.steed(option)) return <PairPicture steed={option} />;
    if (is.hero(option))
      return (
        <span className="dr-hero-pic" data-region={regionOfTown(heroKind(option).town)}>
          <HeroPicture hero={option} />
        </span>
      );
    return null;
  }
  switch (prompt) {
    case 'choose.branch':
      return seat !== null && leadsAway(option) ? (
        <span className="dr-answer-wagon">
          <WagonPicture seat={seat} />
        </span>
      ) : (
        <Gist program={option} silent />
      );
    case 'may.answer':
      return option === 'no' ? '–' : <Gist program={option} silent />;
    case 'exchange.cost':
      return option === 'none' ? '–' : <Trade cost={option} />;
    case 'plan.reset':
      return option === 'reset'
        ? LOCK_FACES.map((face) => <GameDie key={face} face={face} className="dr-die-small" />)
        : '–';
    case 'travel.road': {
      const cost = option === 'flicker' ? null : routeOf(option)?.cost;
      return option === 'flicker' ? (
        <TokenIcon of="quartz" />
      ) : cost?.pays === 'tokens' ? (
        <CostIcons cost={cost} />
      ) : (
        <i className="quiet dr-free">{talk(say('board-road-free'))}</i>
      );
    }
    case 'companion.ability': {
      const { card, ability } = usableNamed(option);
      const { gift, program } = abilityOf(card, ability);
      return (
        <>
          <span className="dr-answer-mate">
            <CompanionPicture card={card} />
          </span>
          <CostIcons cost={gift} />→<Gist program={program} silent />
        </>
      );
    }
    case 'caravan.answer':
      return option === 'yes' && seat !== null ? (
        <span className="dr-answer-wagon">
          <WagonPicture seat={seat} />
        </span>
      ) : (
        <TokenIcon of="lantern" />
      );
    case 'explore.roll':
      return option === 'roll' ? <i className="dr-odd-die" data-die="ruins" /> : '–';
    case 'end.reward':
      return <TokenIcon of={option === 'coins' ? 'coins' : 'prestige'} />;
    default:
      return null;
  }
}

/** A price, and what one gets for it. */
function Trade({ cost }: { readonly cost: string }): ReactNode {
  const gives = tradeAsked(useScene());
  return (
    <>
      <CostIcons cost={readCost(cost)} />
      {gives !== null && (
        <>
          →<Gist program={gives} silent />
        </>
      )}
    </>
  );
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
