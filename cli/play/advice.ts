import { type Advice, adviceText, type Hint } from '@stolik/bots';
import { type Seat, say } from '@stolik/engine';
import { withCapital } from '@stolik/text';
import { flow, words } from '../screen/layout.ts';
import type { Scene } from './scene.ts';

/** What a good player would choose here, best first, each with what it brings and costs. */
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
  const said = speaker.say(game.optionText(view.state, view.decision?.prompt ?? '', option), company.names);
  const text = withCapital(said, speaker.lang);
  const item = menu.find((known) => known.option === option) ?? menu.find((known) => known.text === text);
  return item === undefined ? text : `${item.key}  ${item.text}`;
}

const reasonWords = ({ speaker, company }: Scene, advice: Advice, own: Seat): string[] =>
  adviceText(advice, own).map((reason) => speaker.say(reason, company.names));
