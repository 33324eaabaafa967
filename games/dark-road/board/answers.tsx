import { defined, type Option, placeOf, type Seat, say, type Text, verbOf } from '@stolik/engine';
import type { ShownAnswer } from '@stolik/ui';
import type { ReactNode } from 'react';
import {
  companionKind,
  contractKind,
  DARK_MARKET_PROGRAMS,
  eventKind,
  FORTUNES,
  RUINS_PROGRAMS,
  upgradeKind,
} from '../content/catalogue.ts';
import { COINS_PER_STEP, CRAFTED, DARK_MARKET_SPACES, INN_LOOK, RUINS_SPACES, SPACES } from '../content/tables.ts';
import {
  type Companion,
  EMPTY,
  faceNamed,
  goodNamed,
  is,
  isFine,
  kindOfGood,
  type Town,
  type Upgrade,
} from '../pieces.ts';
import { type Usable, usableAbilities } from '../rules/abilities.ts';
import { abilityOf, usableNamed } from '../rules/companions.ts';
import { stepsTo } from '../rules/dark-market.ts';
import { LOOK } from '../rules/inn.ts';
import { townOf } from '../rules/journey.ts';
import { kindOfField, worthOf } from '../rules/market.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import { goodsIn } from '../rules/settle.ts';
import { COMPANION } from '../rules/steps.ts';
import { readSwap } from '../rules/swap.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { faceText, kindText, spaceText, townText } from '../words/phrases.ts';
import { Crest, GoodIcon, regionOfTown, TokenIcon } from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { Amount, CostIcons, Gist } from './Gist.tsx';
import { changeBy, craftOn, valueAfter } from './previews.ts';
import { bundlesOf } from './Swap.tsx';
import { dieBeingLocked, type Scene } from './scene.tsx';

/** How answers are worded: as parts of sentences, and as they begin one. */
export interface Voice {
  talk(text: Text): string;
  begin(text: Text): string;
  /** Is it told what a die would craft? Not where it goes to another lock, or where a lesson says where it goes. */
  readonly crafts: boolean;
}

/** How answers stand in the bar: drawn as on the board, with what they bring beside them. */
export function shownAnswer(scene: Scene, option: Option, voice: Voice): ShownAnswer {
  const { coins, prestige } = changeBy(scene, option);
  const brings =
    coins === 0 && prestige === 0 ? undefined : (
      <>
        {coins !== 0 && <Amount n={coins} of="coins" />}
        {prestige !== 0 && <Amount n={prestige} of="prestige" />}
      </>
    );
  if (typeof option === 'number')
    return {
      ...pieceAnswer(option),
      brings: is.upgrade(option) ? upgradeGives(scene, option, voice) : brings,
    };
  if (option === COMPANION && scene.seat !== null) return helpers(scene.state, scene.seat);
  if (option === 'stay') return { words: say('board-no-horseshoe') };
  const face = scene.seat === null ? null : faceOf(scene, wagonAt(scene.state, scene.seat), option, voice);
  if (scene.prompt === 'settle.goods') return { face, brings: worthLeft(scene.state, option, voice) };
  if (face !== null) return { face, ...(SAYS_ALL.has(scene.prompt) ? {} : { brings }) };
  if (option === 'yes' && scene.prompt === 'caravan.answer') return { words: say('board-join'), brings };
  if (option === LOOK) return { words: say('board-inn-look', { n: INN_LOOK }), brings };
  const space = SPACES.findIndex(({ id }) => id === placeOf(option));
  return space >= 0 && scene.prompt.startsWith('move.') ? { words: spaceText(space, 'heading') } : { brings };
}

/** What an upgrade gives, where there is room for it: of many the cards of the night panel tell it. */
const upgradeGives = ({ options }: Scene, upgrade: Upgrade, { talk }: Voice): string | undefined =>
  options.size > 4 ? undefined : talk(say(`board-${upgradeKind(upgrade).id}`));

/** What the goods that are left behind are worth now. */
const worthLeft = (state: State, option: string, { talk }: Voice): ReactNode => (
  <>
    {talk(say('board-worth', { n: goodsIn(option).reduce((sum, good) => sum + worthOf(state, kindOfGood(good)), 0) }))}{' '}
    <TokenIcon of="coins" />
  </>
);

/** Questions whose answers are drawn with all that they bring. */
const SAYS_ALL = new Set(['pick.die', 'pick.change', 'swap.net', 'dark-market.space', 'companion.ability']);

/** Companions that can do something now, by name while there are few; one that can do one thing with that thing and its gift. */
function helpers(state: State, seat: Seat): ShownAnswer {
  const usable = usableAbilities(state, seat);
  const [only, ...more] = usable;
  const cards = firstOfEach(state, seat);
  const words = cards.length > 2 ? say('board-helpers') : say('board-helper', { cards: { all: cards.map(nameOf) } });
  return only === undefined || more.length > 0 ? { words } : { words, brings: <Use of={only} /> };
}

/** What a companion wants, and what it does for it. */
function Use({ of: { card, ability } }: { readonly of: Usable }): ReactNode {
  const { gift, program } = abilityOf(card, ability);
  return (
    <>
      <CostIcons cost={gift} />→<Gist program={program} silent />
    </>
  );
}

function firstOfEach(state: State, seat: Seat): Companion[] {
  const found = new Map<string, Companion>();
  for (const { card } of usableAbilities(state, seat)) {
    const { id } = companionKind(card);
    if (!found.has(id)) found.set(id, card);
  }
  return [...found.values()];
}

/** The crest of a town in the colour of its region. */
const TownMark = ({ town }: { readonly town: Town }): ReactNode => (
  <span className="dr-of-town" data-region={regionOfTown(town)}>
    <Crest town={town} />
  </span>
);

/** One good out of some. */
const GOODS_ASKED = new Set(['take-good.kind', 'inn.good', 'lose-good.good', 'exchange.good', 'flip.good']);

/** Pieces by their names: the rest is on the board. */
function pieceAnswer(piece: number): ShownAnswer {
  if (is.contract(piece)) {
    const { town, goods } = contractKind(piece);
    return {
      face: (
        <>
          <TownMark town={town} />
          {goods.map((kind) => (
            <GoodIcon key={kind} kind={kind} />
          ))}
        </>
      ),
    };
  }
  const named =
    is.hero(piece) ||
    is.companion(piece) ||
    is.feat(piece) ||
    is.upgrade(piece) ||
    is.steed(piece) ||
    is.building(piece);
  return named ? { words: nameOf(piece) } : {};
}

function faceOf(scene: Scene, wagon: Wagon, option: string, { talk, begin, crafts }: Voice): ReactNode {
  const { prompt, state } = scene;
  if (option === 'companion') return null;
  const good = GOODS_ASKED.has(prompt) && placeOf(option) !== null ? goodNamed(verbOf(option)) : null;
  if (good !== null)
    return (
      <>
        <GoodIcon kind={kindOfGood(good)} fine={isFine(good)} />
        {prompt === 'inn.good' ? (
          begin(kindText(kindOfGood(good)))
        ) : (
          <>
            {begin(say('board-worth', { n: worthOf(state, kindOfGood(good)) }))} <TokenIcon of="coins" />
          </>
        )}
      </>
    );
  switch (prompt) {
    case 'plan.die': {
      const face = faceNamed(verbOf(option));
      const craft = crafts ? craftOn(wagon) : null;
      return (
        <>
          <GameDie face={face} className="dr-die-small" />
          <span className="dr-die-told">
            {begin(say('board-die-named', { face: faceText(face) }))}
            {craft !== null && (
              <small>
                {talk(say('board-first-lock'))} <GoodIcon kind={CRAFTED[face]} fine={craft.fine} />
              </small>
            )}
          </span>
        </>
      );
    }
    case 'plan.slot': {
      const slot = slotNamed(option);
      const chosen = dieBeingLocked(scene);
      const craft = slot === 0 ? craftOn(wagon) : null;
      return (
        <>
          <b className="dr-lock-number dr-lock-named">{slot + 1}</b>
          {craft !== null && chosen !== null ? (
            <GoodIcon kind={CRAFTED[faceNamed(chosen)]} fine={craft.fine} />
          ) : (
            <Gist program={specialOf(wagon, slot)} silent />
          )}
        </>
      );
    }
    case 'pick.die':
    case 'pick.change': {
      const value = valueAfter(state, option);
      const event = state.journey?.event ?? EMPTY;
      return value === null || event === EMPTY ? null : (
        <>
          <GameDie face={value} kind="travel" className="dr-die-small" />
          <Gist program={defined(eventKind(event).lines[value - 1])} silent />
        </>
      );
    }
    case 'bazaar.buy': {
      const kind = kindOfField(option);
      return kind === null ? null : (
        <>
          <GoodIcon kind={kind} /> {begin(kindText(kind))}
        </>
      );
    }
    case 'fortunes.fortune':
      return FORTUNES.some(({ id }) => id === option) ? begin(say(`board-${option}`)) : null;
    case 'travel.town':
    case 'visits.plan':
    case 'end.plan':
      if (option.includes('@goods-')) {
        const given = goodNamed(verbOf(option));
        return (
          <>
            <GoodIcon kind={kindOfGood(given)} fine={isFine(given)} /> {begin(kindText(kindOfGood(given)))}
          </>
        );
      }
      return !option.includes('@town-') ? null : (
        <>
          <TownMark town={townOf(option)} />
          {begin(townText(townOf(option)))}
        </>
      );
    case 'dark-market.space': {
      const space = DARK_MARKET_SPACES.indexOf(placeOf(option) ?? '');
      return space < 0 ? null : (
        <>
          <Amount n={-stepsTo(state, space) * COINS_PER_STEP} of="coins" />
          <Gist program={defined(DARK_MARKET_PROGRAMS[space])} silent />
        </>
      );
    }
    case 'explore.space': {
      const space = RUINS_SPACES.indexOf(placeOf(option) ?? '');
      return space < 0 ? null : <Gist program={defined(RUINS_PROGRAMS[space])} silent />;
    }
    case 'companion.ability': {
      const used = usableNamed(option);
      return (
        <span className="dr-used">
          <b>{begin(nameOf(used.card))}</b>
          <span className="dr-gist" aria-hidden="true">
            <Use of={used} />
          </span>
        </span>
      );
    }
    case 'swap.net':
      return option === 'none'
        ? null
        : readSwap(option).map(({ what, n }) => {
            const size = bundlesOf(state).find((bundle) => bundle.what === what)?.n ?? 1;
            return what === 'vp' ? null : <Amount key={what} n={n * size} of={what} />;
          });
    case 'settle.goods':
      return (
        <span className="dr-left-behind">
          {begin(say('board-leave'))}
          {goodsIn(option).map((good, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike.
            <GoodIcon key={at} kind={kindOfGood(good)} fine={isFine(good)} />
          ))}
        </span>
      );
    default:
      return null;
  }
}
