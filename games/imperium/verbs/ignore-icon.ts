import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** The icon of the next card played is of no account (IM-6.4). */
export interface IgnoreIcon {
  readonly op: 'ignoreIcon';
  readonly icon: 'barbarian' | 'empire';
}

const ignoring = script<Doing>('ignore-icon', [
  run((s, { node }) => {
    s.turn.ignoring = nodeAt<'ignoreIcon'>(node).icon;
  }),
]);

export const ignoreIcon: Verb<IgnoreIcon> = {
  reads: {
    ignoreIcon: (reader) =>
      reader.inBrackets(() => {
        const icon = reader.oneOf(['barbarian', 'empire'], 'barbarian or empire');
        reader.expect(',');
        reader.expect('nextCard');
        return { op: 'ignoreIcon', icon };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(ignoring),
  says: saying(({ icon }, { mood }) => say('do-ignore-icon', { mood, icon })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
