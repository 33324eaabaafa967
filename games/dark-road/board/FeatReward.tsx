import { say, type Text } from '@stolik/engine';
import { useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { featKind } from '../content/catalogue.ts';
import type { Feat } from '../pieces.ts';
import { missingFor, paymentsOf } from '../rules/feat-counts.ts';
import type { Wagon } from '../state.ts';
import { Crest, TokenIcon } from './art/pictures.tsx';

/** What a feat wants in icons, and what it pays. */
export const FeatReward = memo(function FeatReward({ feat }: { readonly feat: Feat }): ReactNode {
  const { wanted, rewards } = featKind(feat);
  const talk = useSay();
  return (
    <>
      <span className="dr-feat-wants">
        {wanted.counts === 'set' ? (
          wanted.items.map(({ card, n, towns }) => (
            <span key={`${card} ${towns.join()}`} className="dr-amount">
              {n > 1 && n}
              {towns.length <= 2 ? (
                towns.map((town) => <Crest key={town} town={town} className={`dr-crest dr-crest-${card}`} />)
              ) : (
                <TokenIcon of="register" />
              )}
            </span>
          ))
        ) : wanted.counts === 'pairs' ? (
          <span className="dr-amount" title={talk(say('board-feat-pairs'))}>
            <TokenIcon of="hero" />+<TokenIcon of="contract" />
          </span>
        ) : (
          <span>{talk(say(`board-feat-${wanted.counts}`, { n: 'n' in wanted ? wanted.n : 1 }))}</span>
        )}
      </span>
      <span className="dr-feat-pay">
        {rewards.map(({ n, what }, at) => (
          <span key={what} className="dr-amount">
            {at === 0 ? n : '/'}
            <TokenIcon of={what} />
          </span>
        ))}
      </span>
    </>
  );
});

/** How far one is: "1 more card", or how often it pays already. */
export function progressText(wagon: Wagon, feat: Feat): Text {
  const times = paymentsOf(wagon, feat);
  const missing = missingFor(wagon, feat);
  return say('board-feat-progress', {
    times,
    missing: Number.isFinite(missing) ? missing : 0,
    more: Number.isFinite(missing) ? 'yes' : 'no',
  });
}
