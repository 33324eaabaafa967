import type { Text } from '@stolik/engine';
import { signed } from '@stolik/engine/phrases';
import type { Cost, GoodSpec, ProgramId, Token } from '../content/effects.ts';

/** What an effect looks like, for boards to draw: letters as they are, words to be said, pictures, and what is made of several of them. */
export type Sign =
  | string
  | { readonly words: Text }
  /** A good that is told in words. */
  | { readonly label: Text }
  | { readonly icon: string }
  | { readonly token: Token | 'crate' }
  | { readonly good: GoodSpec; readonly fine: boolean }
  | { readonly die: 'ruins' | 'oracle' | 'travel' }
  | { readonly cost: Cost }
  /** All that another program shows. */
  | { readonly program: ProgramId }
  | { readonly together: readonly Sign[] }
  | { readonly either: readonly Sign[] };

/** Signs that stay on one line. */
export const together = (...signs: readonly Sign[]): readonly Sign[] => [{ together: signs }];

/** "+2" and the thing; a true minus for what is lost. */
export const amountSign = (n: number, token: Token): readonly Sign[] => together(signed(n), { token });
