import { say } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import { Picture, useSay } from '@stolik/ui';
import { type JSX, memo, type ReactNode } from 'react';
import { programOf } from '../content/catalogue.ts';
import type { Cost, GoodSpec, ProgramId, Token } from '../content/effects.ts';
import { programText } from '../words/effects.ts';
import type { Sign } from '../words/signs.ts';
import { GoodIcon, TokenIcon } from './art/pictures.tsx';

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
  programOf(program).effects.map((effect, at) => <Signs key={at} of={effect.verb.shows(effect)} />);

/** "+2" and the thing; a true minus for what is lost. */
export const Amount = ({
  n,
  of,
}: {
  readonly n: number;
  readonly of: Token | 'chest' | 'crate' | 'star';
}): ReactNode => (
  <span className="dr-amount">
    {signed(n)}
    <TokenIcon of={of} />
  </span>
);

const Icon = ({ of }: { readonly of: string }): ReactNode => (
  <Picture of={`dr-token-${of}`} className={`dr-token dr-ik`} />
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

function Each({ of }: { readonly of: readonly Sign[] }): ReactNode {
  const talk = useSay();
  return of.map((sign, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: alternatives stand in a fixed order.
    <span key={at} className="dr-amount">
      {at > 0 && <span className="dr-or">{talk(say('board-or'))}</span>}
      <OneSign sign={sign} />
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

/** Signs of an effect, drawn one after the other. */
export const Signs = ({ of }: { readonly of: readonly Sign[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: signs of an effect stand in a fixed order.
  of.map((sign, at) => <OneSign key={at} sign={sign} />);

function OneSign({ sign }: { readonly sign: Sign }): ReactNode {
  const talk = useSay();
  if (typeof sign === 'string') return sign;
  if ('words' in sign) return <span className="dr-sign-words">{talk(sign.words)}</span>;
  if ('label' in sign) return <i className="dr-any">{talk(sign.label)}</i>;
  if ('icon' in sign) return <Icon of={sign.icon} />;
  if ('token' in sign) return <TokenIcon of={sign.token} />;
  if ('good' in sign) return <SomeGood which={sign.good} fine={sign.fine} />;
  if ('die' in sign) return <i className="dr-odd-die" data-die={sign.die} />;
  if ('cost' in sign) return <CostIcons cost={sign.cost} />;
  if ('program' in sign) return <Effects program={sign.program} />;
  if ('either' in sign) return <Each of={sign.either} />;
  return (
    <span className="dr-amount">
      <Signs of={sign.together} />
    </span>
  );
}
