import { defined, say } from '@stolik/engine';
import type { Reader } from '@stolik/engine/notation';
import { either } from '@stolik/engine/phrases';
import type { Effect } from '../../content/effects.ts';
import { readCube, readSigned } from '../../content/read-terms.ts';
import { ALL_KINDS } from '../../pieces.ts';
import { changeUnrest } from '../../rules/markers.ts';
import { payCubes } from '../../rules/payment.ts';
import { call, choose, run, script } from '../../rules/steps.ts';
import { type Means, shortage } from '../../rules/stock.ts';
import { activePlayer } from '../../state.ts';
import { all, cubeList, signed } from '../../words/phrases.ts';
import type { EffectVerb } from '../verb.ts';

/** One of several gifts of cubes, each for so much unrest. */
export interface ChooseGift {
  readonly does: 'choose-gift';
  readonly gifts: readonly Gift[];
}

/** Pay these cubes for that much unrest. */
export interface Gift {
  readonly cubes: readonly number[];
  readonly unrest: number;
}

/** What can be given by a card that does this. */
export const giftsOf = (effects: readonly Effect[]): readonly Gift[] =>
  effects.flatMap((effect) => (effect.does === 'choose-gift' ? effect.gifts : []));

/** Gifts from the Clergy: so many cubes for so much less unrest. */
interface Giving {
  gifts: readonly Gift[];
  gift: string | null;
}

const giving = script<Giving>('choose-gift', [
  choose('gift', (s, { gifts }) => giftsWithin(activePlayer(s), gifts)),
  call(payCubes, (_, local) => ({ due: giftOf(local).cubes.slice(), with: null })),
  run((s, local, dealer) => changeUnrest(s, giftOf(local).unrest, dealer)),
]);

const giftOf = ({ gifts, gift }: Giving): Gift => defined(gifts[Number(gift?.slice('gift-'.length))]);

const giftsWithin = ({ cubes, tokens }: Means, gifts: readonly Gift[]): string[] =>
  gifts.flatMap((gift, at) => (shortage(cubes, gift.cubes) <= tokens ? [`gift-${at}`] : []));

/** `pay(1 fruit, 1 cattle): unrest(-2)` */
function readGift(reader: Reader): Gift {
  reader.expect('pay');
  const cubes = ALL_KINDS.map(() => 0);
  reader.inBrackets(() =>
    reader.list(',', () => {
      const count = reader.number();
      cubes[readCube(reader)] = count;
    }),
  );
  reader.phrase(': unrest');
  return { cubes, unrest: reader.inBrackets(() => readSigned(reader)) };
}

export const chooseGift: EffectVerb<ChooseGift> = {
  reads: {
    choose: (reader) => ({
      does: 'choose-gift',
      gifts: reader.inBraces(() => reader.list('|', () => readGift(reader))),
    }),
  },
  does: { script: giving, memory: ({ gifts }) => ({ gifts, gift: null }) },
  can: (s, _, { gifts }, means) => s.unrest > 0 && giftsWithin(means, gifts).length > 0,
  says: ({ gifts }) =>
    say('does-choose-gift', {
      gifts: either(
        gifts.map(({ cubes, unrest }) =>
          say('phrase-gift', { cubes: all(cubeList(cubes, 'acc')), by: signed(unrest) }),
        ),
      ),
    }),
  gist: () => say('gist-gift'),
  event: null,
};
