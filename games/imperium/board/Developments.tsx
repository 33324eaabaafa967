import { defined, given, type Seat, say } from '@stolik/engine';
import { Section, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { has, kindOf, ON_SOLSTICE, REGION } from '../content/catalogue.ts';
import type { Node } from '../content/language.ts';
import type { Card } from '../pieces.ts';
import { priceFor } from '../rules/prices.ts';
import { nationOf, type Player, playerAt } from '../state.ts';
import { effectText } from '../words/effects.ts';
import { Sign } from './art/Sign.tsx';
import { faceName } from './face/header.ts';
import { Short } from './face/Short.tsx';
import { RESOURCES, useScene } from './scene.ts';

/** What can be developed at the next reshuffle and what that costs; where nothing is left of it, what the coming solstice will do. */
export const Developments = memo(function Developments({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const player = playerAt(state, owner);
  if (player.nation < 0) return null;
  const { area } = nationOf(player);
  if (player.development.length === 0) return <Solstice player={player} />;
  return (
    <section className="panel im-dev">
      <h3>
        {talk(say(area === 'quests' ? 'board-quests' : 'board-development'))}{' '}
        <span>{talk(say(area === 'quests' ? 'board-quests-when' : 'board-development-when'))}</span>
      </h3>
      <Zone label={say('place-development-area')} className="im-dev-list">
        {player.development.map((card) => (
          <Development key={card} card={card} owner={owner} />
        ))}
      </Zone>
      {area === 'developments' && (
        <p className="im-note">
          <Sign name="progress" /> {talk(say('board-replaces'))} 1 <Sign name="population" /> {talk(say('board-or'))} 2{' '}
          <Sign name="materials" />
        </p>
      )}
    </section>
  );
});

/** Payable in kind, payable with progress in place of something, or not yet (IM-11.2). */
export function payable(player: Player, price: ReturnType<typeof priceFor>): 'now' | 'progress' | 'not' {
  const short =
    Math.max(0, price.population - player.population) + Math.ceil(Math.max(0, price.materials - player.materials) / 2);
  if (player.progress < price.progress + short) return 'not';
  return short === 0 ? 'now' : 'progress';
}

function Development({ card, owner }: { readonly card: Card; readonly owner: Seat }): ReactNode {
  const { state, asked } = useScene();
  const price = priceFor(state, owner, card, false);
  const player = playerAt(state, owner);
  return (
    <DevelopmentLine
      card={card}
      can={nationOf(player).area === 'quests' ? 'quest' : payable(player, price)}
      price={RESOURCES.map((resource) => price[resource]).join(' ')}
      asked={asked.has(card)}
    />
  );
}

interface DevelopmentLineProps {
  readonly card: Card;
  readonly can: ReturnType<typeof payable> | 'quest';
  /** Materials, population, progress. */
  readonly price: string;
  readonly asked: boolean;
}

/** Drawn anew only when its price is another, or can be paid in another way. */
const DevelopmentLine = memo(function DevelopmentLine({ card, can, price, asked }: DevelopmentLineProps): ReactNode {
  const talk = useSay();
  const prices = price.split(' ').map((n, at) => [defined(RESOURCES[at]), Number(n)] as const);
  const name = talk(faceName(kindOf(card)));
  const line = (
    <span className="im-dev-line" data-can={can}>
      <i className="im-dev-mark" />
      <b>{name}</b>
      <span>
        {prices
          .filter(([, n]) => n > 0)
          .map(([resource, n]) => (
            <span key={resource}>
              {n}
              <Sign name={resource} />
            </span>
          ))}
      </span>
    </span>
  );
  // Those that are asked about lie before the chooser with all they say.
  if (asked) return <span className="im-dev-row">{line}</span>;
  return (
    <Spot target={card} shape="tile" className="im-dev-row" name={`${name}, ${talk(say(`board-payable-${can}`))}`}>
      {line}
    </Spot>
  );
});

/** What the cards in play will do at the solstice (IM-9). */
function Solstice({ player }: { readonly player: Player }): ReactNode {
  const talk = useSay();
  const cards = player.play.filter((card) => ON_SOLSTICE[card] !== null);
  return (
    <section className="panel im-dev">
      <h3>
        {talk(say('board-solstice'))} <span>{talk(say('board-solstice-when'))}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it. */}
      <Section className="im-sol-list" label={say('board-solstice')} tabIndex={0}>
        <ul>
          {cards.map((card) => (
            <li key={card} data-region={has(card, REGION) || undefined}>
              <b>{talk(faceName(kindOf(card)))}</b>
              <span>
                <Short text={textOf(given(ON_SOLSTICE[card]))} plain />
              </span>
            </li>
          ))}
          {cards.length === 0 && <li>{talk(say('board-solstice-none'))}</li>}
        </ul>
      </Section>
    </section>
  );
}

const known = new WeakMap<Node, ReturnType<typeof effectText>>();

function textOf(node: Node): ReturnType<typeof effectText> {
  const text = known.get(node) ?? effectText(node);
  known.set(node, text);
  return text;
}
