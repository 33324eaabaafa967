import { isWord, say, seatIn, sure } from '@stolik/engine';
import { atPlayer, otherSeats } from '../../rules/seats.ts';
import { choose, run, script } from '../../rules/steps.ts';
import { playerAt } from '../../state.ts';
import { ALWAYS, type EffectVerb } from '../verb.ts';

/** AR-10.7: a look behind a screen. */
export interface Spy {
  readonly does: 'spy';
}

/** The Spy sees what is behind a screen at this moment. */
interface Spying {
  player: string | null;
}

const spying = script<Spying>('spy', [
  choose('player', (s) => otherSeats(s, s.active).map((seat) => atPlayer('watch', seat))),
  run((s, { player }, dealer) => {
    const watched = seatIn(sure(isWord, player));
    const { florins, cubes, tokens } = playerAt(s, watched);
    dealer.reveal();
    dealer.tell({ type: 'spied', seat: s.active, watched });
    dealer.tell({ type: 'stock-seen', watched, florins, cubes: cubes.slice(), tokens, to: [s.active] });
  }),
]);

export const spy: EffectVerb<Spy> = {
  reads: {
    choosePlayer: (reader) => {
      if (reader.ahead(4).text !== 'look') return null;
      reader.phrase('(other); look(florins, cubes, discovery tokens)');
      return { does: 'spy' };
    },
  },
  does: { script: spying, memory: () => ({ player: null }) },
  can: ALWAYS,
  says: () => say('does-spy'),
  gist: () => say('gist-spy'),
  event: null,
};
