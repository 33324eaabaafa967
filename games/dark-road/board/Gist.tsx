import { say } from '@stolik/engine';
import { useSay } from '@stolik/ui';
import { type JSX, memo, type ReactNode } from 'react';
import { programOf } from '../content/catalogue.ts';
import type { Cost, Effect, GoodSpec, ProgramId, Token } from '../content/effects.ts';
import { programText } from '../words/effects.ts';
import { GoodIcon, Picture, TokenIcon } from './art/pictures.tsx';

/** Programs as icons: made from the same data as their words, so they cannot say something else. */

interface GistProps {
  readonly program: ProgramId;
  /** Is it read out? Not where the words stand beside it. */
  readonly silent?: boolean;
  readonly className?: string;
}

/** What a program does, in icons; its words are its name. */
export const Gist = memo(function Gist({ program, silent = false, className = '' }: GistProps): ReactNode {
  const talk = useSay();
  const words = talk(programText(program));
  return (
    <span
      className={`dr-gist ${className}`}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words, title: words })}
    >
      <Effects program={program} />
    </span>
  );
});

export const Effects = ({ program }: { readonly program: ProgramId }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: effects of a program stand in a fixed order.
  programOf(program).effects.map((effect, at) => <EffectIcons key={at} effect={effect} />);

/** "+2" and the thing; a true minus for what is lost. */
export const Amount = ({
  n,
  of,
}: {
  readonly n: number;
  readonly of: Token | 'chest' | 'crate' | 'star';
}): ReactNode => (
  <span className="dr-amount">
    {n > 0 ? `+${n}` : `−${-n}`}
    <TokenIcon of={of} />
  </span>
);

export const Count = ({
  n,
  of,
}: {
  readonly n: number;
  readonly of: Token | 'chest' | 'crate' | 'star';
}): ReactNode => (
  <span className="dr-amount">
    {n}
    <TokenIcon of={of} />
  </span>
);

const Icon = ({ of }: { readonly of: string }): ReactNode => (
  <Picture of={`token-${of}`} className={`dr-token dr-ik`} />
);

/** Any good at all, one worth 1 now, or one without a die on the wheel. */
function SomeGood({ which, fine }: { readonly which: GoodSpec; readonly fine: boolean }): JSX.Element {
  const talk = useSay();
  if (typeof which === 'number') return <GoodIcon kind={which} fine={fine} />;
  return (
    <span className="dr-amount">
      <i className="dr-any" data-which={which} data-fine={fine || undefined}>
        {talk(say(`board-good-${which}`))}
      </i>
    </span>
  );
}

const Or = (): ReactNode => <span className="dr-or">/</span>;

function Each({ of }: { readonly of: readonly ReactNode[] }): ReactNode {
  return of.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: alternatives stand in a fixed order.
    <span key={at} className="dr-amount">
      {at > 0 && <Or />}
      {one}
    </span>
  ));
}

export function CostIcons({ cost }: { readonly cost: Cost }): JSX.Element {
  switch (cost.pays) {
    case 'tokens':
      return (
        <span className="dr-amount">
          {cost.n}
          <TokenIcon of={cost.what} />
        </span>
      );
    case 'good':
      return <SomeGood which={cost.which} fine={false} />;
    case 'hero':
      return <span className="dr-amount">{<Icon of="hero" />}</span>;
  }
}

function EffectIcons({ effect }: { readonly effect: Effect }): JSX.Element {
  const talk = useSay();
  const icon = (of: string, more: ReactNode = null, less: ReactNode = null): JSX.Element => (
    <span className="dr-amount">
      {less}
      <Icon of={of} />
      {more}
    </span>
  );
  switch (effect.does) {
    case 'gain':
      return <>{Amount({ n: effect.n, of: effect.what })}</>;
    case 'lose':
      return <>{Amount({ n: -effect.n, of: effect.what })}</>;
    case 'gain-good':
      return <SomeGood which={effect.which} fine={effect.fine} />;
    case 'lose-good':
      return (
        <span className="dr-amount">
          −1
          <i className="dr-any">{talk(say(effect.most ? 'board-good-best' : 'board-good-one'))}</i>
        </span>
      );
    case 'flip':
      return icon('star', effect.n > 1 ? effect.n : null, effect.up ? '+' : '−');
    case 'craft':
      return icon('upgrade', effect.fine ? <Icon of="star" /> : null);
    case 'glow-to-pool':
      return (
        <span className="dr-amount">
          <TokenIcon of="glow" />
          {talk(say('board-to-pool'))}
        </span>
      );
    case 'rotate-wheel':
      return icon('wheel', talk(say('board-a-step')));
    case 'take-hero':
      return icon('hero', null, '+');
    case 'lose-hero':
      return icon('hero', null, '−1');
    case 'deliver-inn-hero':
      return icon('hero', <>→{<Icon of="register" />}</>);
    case 'take-contract':
      return icon('contract', null, '+');
    case 'take-feat':
      return icon('feat', null, '+');
    case 'take-upgrade':
      return icon('upgrade', null, '+');
    case 'take-steed':
      return icon('horseshoe', null, '+');
    case 'move-ruins':
      return icon('ruins', `+${effect.n}`);
    case 'explore':
      return icon('ruins');
    case 'roll-ruins':
    case 'reroll-ruins':
      return <span className="dr-amount">{<i className="dr-odd-die" data-die="ruins" />}</span>;
    case 'roll-oracle':
      return <span className="dr-amount">{<i className="dr-odd-die" data-die="oracle" />}</span>;
    case 'move-dark-market':
      return icon('hood', `+${effect.n}`);
    case 'choose':
      return <Each of={effect.branches.map((branch) => Effects({ program: branch }))} />;
    case 'otherwise':
      return <Each of={[effect.first, effect.second].map((program) => Effects({ program }))} />;
    case 'may':
      return <span className="dr-amount">({Effects({ program: effect.program })})</span>;
    case 'exchange':
      return (
        <>
          <Each of={effect.costs.map((cost) => CostIcons({ cost }))} />→<Effects program={effect.program} />
        </>
      );
    case 'first-taker':
      return <Each of={[effect.first, effect.later].map((program) => Effects({ program }))} />;
    case 'swap':
      return (
        <>
          ⇄
          {effect.bundles.map(({ n, what }) => (
            <span key={what} className="dr-amount">
              {n}
              <TokenIcon of={what} />
            </span>
          ))}
        </>
      );
    case 'set-travel-die':
      return <span className="dr-amount">{talk(say('board-any-die'))}</span>;
    case 'add-travel-die':
      return (
        <span className="dr-amount">{talk(say('board-plus-die', { least: effect.least, most: effect.most }))}</span>
      );
    case 'shortcut-free':
      return <span className="dr-amount">{talk(say('board-free-shortcut'))}</span>;
    case 'district':
      return <span className="dr-amount">{talk(say(`short-${DISTRICT_WORDS[effect.action]}`))}</span>;
  }
}

const DISTRICT_WORDS = {
  bazaar: 'great-bazaar',
  inn: 'ringway-inn',
  'dark-market': 'dark-market',
  travel: 'travel',
} as const;
