import { say } from '@stolik/engine';
import { couldHarvestAbroad } from '../../rules/harvest.ts';
import { florinsText } from '../../words/phrases.ts';
import { atOnce, type EffectVerb } from '../verb.ts';

/** A harvest in regions of other cities without their lords' permission, for a fee. */
export interface FreeHarvest {
  readonly does: 'free-harvest';
  readonly fee: number;
}

export const freeHarvest: EffectVerb<FreeHarvest> = {
  reads: {
    thisTurn: (reader) => {
      reader.phrase('(harvest in regions of other cities without permission, pay(');
      const fee = reader.number();
      reader.phrase('f to the controller) per unit)');
      return { does: 'free-harvest', fee };
    },
  },
  does: atOnce<FreeHarvest>('free-harvest', (s, { fee }) => {
    s.turn.harvestFee = fee;
  }),
  can: (s, seat, { fee }, means, discs) => !s.turn.acted && discs > 0 && couldHarvestAbroad(s, seat, fee, means),
  says: ({ fee }) => say('does-free-harvest', { fee: florinsText(fee) }),
  gist: () => say('gist-free-harvest'),
  event: null,
};
