import { say } from '@stolik/engine';
import { type Screen, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useState } from 'react';
import { hasCards } from './Ask.tsx';
import { type Scene, useScene } from './scene.tsx';
import { useTelling } from './telling.tsx';

/** Parts of the board, of which a phone shows one at a time. */
export type BoardView = 'road' | 'ring' | 'inn' | 'towns';
const VIEWS: Readonly<Record<Screen, readonly BoardView[]>> = {
  desktop: [],
  tablet: ['road', 'inn'],
  phone: ['road', 'ring', 'inn', 'towns'],
};

/** The view of the asked question opens by itself; one may look elsewhere until the next question. */
export function useView(screen: Screen): [BoardView, (view: BoardView) => void] {
  const scene = useScene();
  const id = scene.decision?.id ?? null;
  const [picked, pick] = useState<{ readonly id: typeof id; readonly view: BoardView } | null>(null);
  const view = picked !== null && picked.id === id ? picked.view : seenOn(screen, viewOf(scene));
  return [view, (to) => pick({ id, view: to })];
}

/** Tablets always show the ring and the towns. */
const seenOn = (screen: Screen, view: BoardView): BoardView => (VIEWS[screen].includes(view) ? view : 'road');

/** Where what is asked lies. */
function viewOf({ prompt, state, options }: Scene): BoardView {
  if (prompt.startsWith('move.') || prompt === 'activate.place') return 'ring';
  if (/^(bazaar|dark-market|explore\.space|take-good)/.test(prompt)) return 'ring';
  if (/^(inn\.|take-hero|deliver-inn-hero|take-feat)/.test(prompt)) return 'inn';
  if (/^(travel\.(companion|town)|take-contract\.contract)/.test(prompt)) return 'towns';
  if (prompt.endsWith('.plan') && [...options].some((option) => String(option).includes('@town-'))) return 'towns';
  if (hasCards(prompt, 'phone') || prompt.startsWith('plan.') || state.journey !== null) return 'road';
  return prompt === 'settle.goods' || prompt === 'end.plan' ? 'road' : 'ring';
}

interface ViewsProps {
  readonly view: BoardView;
  readonly packs: boolean;
  readonly screen: Screen;
  onShow(view: BoardView): void;
}

/** Four tabs above the board of a phone; a diamond marks those where something can be tapped. */
export function Views({ view, packs, screen, onShow }: ViewsProps): ReactNode {
  const { state, prompt, options } = useScene();
  const { choices } = useTable();
  const talk = useSay();
  const glows = (at: BoardView): boolean =>
    at !== view && placesIn(at, state).some((target) => choices.of(target) !== null);
  const { ledger } = useTelling();
  const first =
    packs && screen === 'phone'
      ? 'packing'
      : ledger !== null
        ? 'concern'
        : prompt.startsWith('plan.')
          ? 'plan'
          : 'road';
  return (
    <nav className="dr-views" aria-label={talk(say('board-views'))}>
      {VIEWS[screen].map((at) => (
        <button
          type="button"
          key={at}
          aria-pressed={at === view}
          // What a lesson may speak of while another part is open.
          data-holds={at === view ? undefined : placesIn(at, state).join(' ')}
          onClick={() => onShow(at)}
        >
          {talk(say(`board-view-${at === 'road' ? first : at}`))}
          {options.size > 0 && glows(at) && (
            <>
              <i className="dr-view-glow" />
              <span className="sr-only">, {talk(say('board-view-glows'))}</span>
            </>
          )}
        </button>
      ))}
    </nav>
  );
}

/** What can be tapped in a view. */
function placesIn(view: BoardView, state: Scene['state']): readonly (string | number)[] {
  switch (view) {
    case 'ring':
      return [
        ...['great-bazaar', 'queens-commissions', 'yurgs-excursions', 'dark-market', 'ringway-inn'],
        ...[0, 1, 2, 3, 4].map((at) => `space-${at}`),
        ...state.buildings,
        ...['weapon', 'armor', 'staff', 'tome', 'potion', 'instrument'].map((kind) => `field-${kind}`),
      ];
    case 'inn':
      return [...state.inn, ...state.turn.revealed, ...state.courtyard, 'hero-deck', 'feat-deck'];
    case 'towns':
      return [...state.contracts.flatMap((stack) => stack.slice(-1)), ...state.companionRow, 'companion-deck'];
    case 'road':
      return [];
  }
}
