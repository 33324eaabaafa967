import { type Option, placeOf, say, verbOf } from '@stolik/engine';
import type { ShownAnswer } from '@stolik/ui';
import type { ReactNode } from 'react';
import { contractKind, eventKind } from '../content/catalogue.ts';
import { CRAFTED, SPACES } from '../content/tables.ts';
import {
  type EventCard,
  faceNamed,
  goodNamed,
  isBuilding,
  isCompanion,
  isContract,
  isFeat,
  isFine,
  isHero,
  isSteed,
  isUpgrade,
  type Kind,
  kindOfGood,
} from '../pieces.ts';
import { townOf } from '../rules/journey.ts';
import { worthOf } from '../rules/market.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import { goodsIn } from '../rules/settle.ts';
import { type Wagon, wagonAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { kindText, spaceText, townText } from '../words/phrases.ts';
import { Crest, GoodIcon, TokenIcon } from './art/pictures.tsx';
import { GameDie } from './Dice.tsx';
import { Amount, Gist } from './Gist.tsx';
import { changeBy, craftOn, valueAfter } from './previews.ts';
import { dieBeingLocked, type Scene } from './scene.tsx';

/** How answers stand in the bar: drawn as on the board, with what they bring beside them. */
export function shownAnswer(scene: Scene, option: Option, talk: (text: ReturnType<typeof say>) => string): ShownAnswer {
  const { coins, prestige } = changeBy(scene, option);
  const brings =
    coins === 0 && prestige === 0 ? undefined : (
      <>
        {coins !== 0 && <Amount n={coins} of="coins" />}
        {prestige !== 0 && <Amount n={prestige} of="prestige" />}
      </>
    );
  if (typeof option === 'number') return { ...pieceAnswer(option), brings };
  const face = scene.seat === null ? null : faceOf(scene, wagonAt(scene.state, scene.seat), option, talk);
  if (face !== null) return { face, ...(scene.prompt === 'pick.die' ? {} : { brings }) };
  const space = SPACES.findIndex(({ id }) => id === placeOf(option));
  return space >= 0 && scene.prompt.startsWith('move.') ? { words: spaceText(space) } : { brings };
}

/** One good out of some. */
const GOODS_ASKED = new Set(['take-good.kind', 'inn.good', 'lose-good.good', 'exchange.good', 'flip.good']);

/** Pieces by their names: the rest is on the board. */
function pieceAnswer(piece: number): ShownAnswer {
  if (isContract(piece)) {
    const { town, goods } = contractKind(piece);
    return {
      face: (
        <>
          <Crest town={town} />
          {goods.map((kind) => (
            <GoodIcon key={kind} kind={kind} />
          ))}
        </>
      ),
    };
  }
  const named =
    isHero(piece) || isCompanion(piece) || isFeat(piece) || isUpgrade(piece) || isSteed(piece) || isBuilding(piece);
  return named ? { words: nameOf(piece) } : {};
}

function faceOf(scene: Scene, wagon: Wagon, option: string, talk: (text: ReturnType<typeof say>) => string): ReactNode {
  const { prompt, state } = scene;
  if (option === 'companion') return null;
  const good = GOODS_ASKED.has(prompt) && placeOf(option) !== null ? goodNamed(verbOf(option)) : null;
  if (good !== null)
    return (
      <>
        <GoodIcon kind={kindOfGood(good)} fine={isFine(good)} />
        {prompt === 'inn.good' ? (
          talk(kindText(kindOfGood(good)))
        ) : (
          <>
            {talk(say('board-worth', { n: worthOf(state, kindOfGood(good)) }))} <TokenIcon of="coins" />
          </>
        )}
      </>
    );
  switch (prompt) {
    case 'plan.die': {
      const face = faceNamed(verbOf(option));
      const craft = craftOn(wagon);
      return (
        <>
          <GameDie face={face} className="dr-die-small" />
          {craft !== null && (
            <>
              {talk(say('board-first-lock'))} <GoodIcon kind={CRAFTED[face] as Kind} fine={craft.fine} />
            </>
          )}
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
            <GoodIcon kind={CRAFTED[faceNamed(chosen)] as Kind} fine={craft.fine} />
          ) : (
            <Gist program={specialOf(wagon, slot)} silent />
          )}
        </>
      );
    }
    case 'pick.die':
    case 'pick.change': {
      const value = valueAfter(state, option);
      const event = state.journey?.event ?? -1;
      return value === null || event < 0 ? null : (
        <>
          <GameDie face={value} kind="travel" className="dr-die-small" />
          <Gist program={eventKind(event as EventCard).lines[value - 1] as string} silent />
        </>
      );
    }
    case 'travel.town':
    case 'visits.plan':
    case 'end.plan':
      return !option.includes('@town-') ? null : (
        <>
          <Crest town={townOf(option)} />
          {talk(townText(townOf(option)))}
        </>
      );
    case 'settle.goods':
      return (
        <>
          {talk(say('board-leave'))}
          {goodsIn(option).map((good, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike.
            <GoodIcon key={at} kind={kindOfGood(good)} fine={isFine(good)} />
          ))}
        </>
      );
    default:
      return null;
  }
}
