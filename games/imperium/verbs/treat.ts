import { defined, say } from '@stolik/engine';
import { nodeAt, SYMBOL_COUNTS } from '../content/cards.ts';
import type { RegionSymbol } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script } from '../rules/steps.ts';
import { actor, type State, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.25: one symbol on a card in play counts as production as well, until the end of the turn. */
export interface Treat {
  readonly op: 'treat';
  readonly symbol: RegionSymbol;
  readonly n: number;
}

interface Treating extends Doing {
  card: Card | null;
}

const treating = script<Treating>('treat', [
  choose(
    'card',
    (s, { node }) => {
      const { symbol } = nodeAt<'treat'>(node);
      return actor(s).play.filter((card) => defined(SYMBOL_COUNTS[symbol][card]) > treatedOn(s, card, symbol));
    },
    { ...byActor, about: aboutSelf },
  ),
  run((s, { node, card }, dealer) => {
    if (card === null) return;
    const { symbol, n } = nodeAt<'treat'>(node);
    if (symbol === 'production') return;
    s.turn.treated.push({ card, symbol, n });
    dealer.tell({ type: 'treated', seat: top(s).actor, card, n });
  }),
]);

const treatedOn = (s: State, card: Card, symbol: string): number =>
  s.turn.treated.filter((treated) => treated.card === card && treated.symbol === symbol).length;

export const treat: Verb<Treat> = {
  reads: {
    treat: (reader) =>
      reader.inBrackets(() => {
        if (reader.number() !== 1) reader.fail('expected 1 symbol before this');
        const symbol = reader.oneOf(['grain', 'water'], 'grain or water');
        reader.expect('as');
        const n = reader.number();
        for (const word of ['production', ',', 'turn']) reader.expect(word);
        return { op: 'treat', symbol, n };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(treating),
  says: saying(({ symbol, n }, { mood }) => say('do-treat', { mood, symbol, n })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
