import { defined } from '@stolik/engine';
import { halvesOf } from '../content/catalogue.ts';
import type { Artifact, Half } from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import { caveIn } from './moves.ts';
import { payment, reachInAll } from './payment.ts';
import { call, choose, type GameDealer, run, script } from './steps.ts';
import { artifactThat, collectCost, termsOf } from './terms.ts';

/** SS-10 Collect: cards of any colours for the top card of a stack, of which one half is kept. */
interface Collecting {
  artifact: Artifact;
  half: Half;
}

export const collect = script<Collecting>('collect', [
  choose('artifact', artifactsWithinReach), // SS-10.1
  call(payment, (s, { artifact }) => ({
    cost: collectCost(artifact, termsOf(s)), // SS-10.2
    goal: artifact,
    from: s.turn.playArea.length,
    card: null,
  })), // SS-10.3
  choose('half', (_, { artifact }) => halvesOf(artifact)), // SS-10.4
  run(takeArtifact),
]);

export function artifactsWithinReach(s: State): Artifact[] {
  const terms = termsOf(s);
  const reach = reachInAll(s, terms);
  const within: Artifact[] = [];
  for (const stack of s.artifactStacks) {
    const top = stack.at(-1);
    if (top !== undefined && collectCost(top, terms) <= reach) within.push(top);
  }
  return within;
}

function takeArtifact(s: State, { artifact, half }: Collecting, dealer: GameDealer): void {
  const helper = artifactThat(s, (lasting) => lasting.collectDiscount > 0);
  if (helper !== null) dealer.tell({ type: 'artifact-helped', seat: s.active, half: helper });
  const stack = defined(s.artifactStacks.find((cards) => cards.at(-1) === artifact));
  stack.pop();
  activePlayer(s).artifacts.push(half);
  s.progress = true;
  dealer.tell({ type: 'collected', seat: s.active, artifact, half });
  const next = stack.at(-1);
  if (next === undefined) {
    caveIn(s, dealer); // SS-10.7
  } else {
    dealer.reveal(); // SS-10.6: the one thing a turn shows before clean-up
    dealer.tell({ type: 'artifact-shown', artifact: next });
  }
}
