import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { PieceChip, ruleIn, useMaybeTable, useSay } from '@stolik/ui';
import type { ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { facetsOf } from '../content/facets.ts';
import type { Card } from '../pieces.ts';
import type { IconName } from './art/icons.ts';
import { Glyph, isIcon, Sign } from './art/Sign.tsx';
import { TOLD } from './keywords.ts';
import { type Lying, lyingOf, waysTo } from './opened-card.ts';
import { gainedAs } from './plans.ts';
import { RESOURCES, slotTokens, useScene } from './scene.ts';

/** What an opened card tells beside its face: its keywords, where it lies, how one comes by it now, and what it would bring. */
export function Opened({ card }: { readonly card: Card }): ReactNode {
  return useMaybeTable() === null ? null : (
    <div className="im-opened">
      <Keywords card={card} />
      <div>
        <Whereabouts card={card} />
        <Ways card={card} />
        <Sum card={card} />
      </div>
    </div>
  );
}

/** Their signs, where they are called otherwise. */
const SIGN_OF: { readonly [keyword: string]: IconName } = {
  freePlay: 'free',
  exhaustWhen: 'exhaust',
  takeUnrest: 'unrest',
  returnUnrest: 'unrest',
};

function Keywords({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const found = new Set(facetsOf(kindOf(card).record).keyword);
  const told = TOLD.filter((keyword) => found.has(keyword));
  if (told.length === 0) return null;
  return (
    <section>
      <h4>{talk(say('open-means'))}</h4>
      <dl>
        {told.map((keyword) => {
          const sign = SIGN_OF[keyword] ?? (isIcon(keyword) ? keyword : null);
          return (
            <div key={keyword}>
              <dt>
                {sign !== null && (
                  <i className="badge im-mark">
                    <Glyph name={sign} />
                  </i>
                )}
                {talk(say(`facet-keyword-${keyword}`))}
              </dt>
              <dd>
                <Ruled words={talk(say(`open-${keyword}`))} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A sentence whose rule can be opened. */
function Ruled({ words }: { readonly words: string }): ReactNode {
  const onRule = useMaybeTable()?.onRule;
  const { words: said, rule } = ruleIn(words);
  return (
    <>
      {said}{' '}
      {rule !== null && onRule != null && (
        <button type="button" className="rule-link" onClick={() => onRule(rule)}>
          {rule}
        </button>
      )}
    </>
  );
}

function Whereabouts({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const { count } = kindOf(card).record;
  const { at, slot, owner }: Lying = lyingOf(state, seat, card);
  const own = owner === seat ? 'yes' : 'no';
  return (
    <section>
      <h4>{talk(say('open-where'))}</h4>
      <p>
        {talk(say(`open-at-${at}`, { slot: slot + 1, own, player: { seat: owner } }))}{' '}
        {count > 1 && talk(say('open-copies', { n: count }))}
      </p>
    </section>
  );
}

/** Ways to get or use it now; each is tapped here as on the table. */
function Ways({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const table = useMaybeTable();
  const { state, decision, seat } = useScene();
  if (table === null || decision === null || seat === null || decision.seat !== seat) return null;
  const ways = waysTo(state, decision, card);
  if (ways.length === 0) return null;
  return (
    <section>
      <h4>{talk(say('open-ways'))}</h4>
      <p className="im-ways">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className="im-way"
            onClick={() => {
              table.tips.hide();
              table.choices.choose(way);
            }}
          >
            {way === card ? (
              talk(say('open-this'))
            ) : typeof way === 'number' ? (
              <PieceChip piece={way} words={talk(say('card-named', { card: { piece: way } }))} />
            ) : (
              talk(say(`answer-${way}`))
            )}
          </button>
        ))}
      </p>
    </section>
  );
}

/** What a market card would bring, line by line. */
function Sum({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const { state, seat } = useScene();
  const slot = state.market.indexOf(card);
  if (seat === null || slot < 0) return null;
  const tokens = slotTokens(state, slot);
  const acquired = gainedAs(state, seat, card, 'acquire');
  const alone = gainedAs(state, seat, card, 'breakThrough');
  if (acquired === null || alone === null) return null;
  return (
    <section>
      <h4>{talk(say('open-sum'))}</h4>
      <ul className="im-sum">
        {RESOURCES.filter((resource) => tokens[resource] > 0).map((resource) => (
          <li key={resource}>
            <span>{talk(say('open-on-it'))}</span>
            <b>
              +{tokens[resource]} <Sign name={resource} />
            </b>
          </li>
        ))}
        <li>
          <span>{talk(say('open-acquired', { unrest: acquired.unrest ? 'yes' : 'no' }))}</span>
          <b>{talk(say('points-change', { n: signed(acquired.points) }))}</b>
        </li>
        {acquired.unrest && (
          <li>
            <span>{talk(say('open-broken'))}</span>
            <b>{talk(say('points-change', { n: signed(alone.points) }))}</b>
          </li>
        )}
      </ul>
      <p>{talk(say('open-refill', { slot: slot + 1 }))}</p>
    </section>
  );
}
