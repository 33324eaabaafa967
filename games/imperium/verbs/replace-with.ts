import { say } from '@stolik/engine';
import { FAMILY, familyNumber, nodeAt } from '../content/cards.ts';
import { entering, travel } from '../rules/journey.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, top } from '../state.ts';
import { familyText } from '../words/filters.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** The journey card below takes the place of this one. */
export interface ReplaceWith {
  readonly op: 'replaceWith';
  readonly family: string;
}

const replacing = script<Doing>('replace-with', [
  run((s, { node }, dealer) => {
    const player = actor(s);
    const family = familyNumber(nodeAt<'replaceWith'>(node).family);
    const next = player.beneath.find((card) => FAMILY[card] === family);
    if (next === undefined) return;
    player.beneath = [...player.beneath.filter((card) => card !== next), top(s).self];
    travel(s, next, dealer);
  }),
  entering(),
]);

export const replaceWith: Verb<ReplaceWith> = {
  reads: { replaceWith: (reader) => ({ op: 'replaceWith', family: reader.inBrackets(() => reader.name()) }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: ALWAYS,
  lead: NO_LEAD,
  does: by(replacing),
  says: saying(({ family }, { mood }) => say('do-replace-with', { mood, card: familyText(family) })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
