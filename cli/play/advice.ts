import { type Advice, type Hint, reasonText } from '@stolik/bots';
import { type Seat, say } from '@stolik/engine';
import { flow, words } from '../screen/layout.ts';
import type { Scene } from './scene.ts';

/** What a good player would choose here, best first, each with what it does to the scores. */
export function adviceLines(scene: Scene, { advice }: Hint, own: Seat): string[] {
  const { speaker, ink } = scene;
  return [
    speaker.say(say('cli-play-advice', { count: advice.length })),
    ...advice.flatMap((one) => {
      const [choice, ...reasons] = [optionWords(scene, one), ...reasonWords(scene, one, own)];
      return flow([words(choice, ink.plain), ...reasons.map((reason) => words(reason, ink.dim))], scene.width - 2).map(
        (line) => `  ${line}`,
      );
    }),
  ];
}

/** The option as it stands in the menu, with its key. Pieces that read the same are one item there. */
function optionWords({ game, view, menu, speaker, company }: Scene, { option }: Advice): string {
  const text = speaker.say(game.optionText(view.state, view.decision?.prompt ?? '', option), company.names);
  const item = menu.find((known) => known.option === option) ?? menu.find((known) => known.text === text);
  return item === undefined ? text : `${item.key}  ${item.text}`;
}

/** More would not be read. */
const MOST_REASONS = 3;

function reasonWords({ speaker, company }: Scene, { reasons }: Advice, own: Seat): string[] {
  const told = reasons.length === 0 ? [null] : reasons.slice(0, MOST_REASONS);
  return told.map((reason) => speaker.say(reasonText(reason, own), company.names));
}
