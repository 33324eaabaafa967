import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from '../parts/button.tsx';
import type { IconName } from '../parts/icon.tsx';
import { useUi } from '../words/ui-text.tsx';
import { useScreen } from './screen.ts';

/** Parts of a table that are folded away on small screens. */
export type UsualPanel = 'players' | 'score' | 'log';

/** One of those, or the id of a board's own. */
export type Panel = UsualPanel | (string & {});

/** A part of a board's own that opens as a sheet: by its tab on phones, by `usePanels().show(id)` anywhere. */
export interface OwnPanel {
  readonly id: string;
  /** What its tab and its sheet are called. */
  readonly label: string;
  readonly icon: IconName;
  readonly content: ReactNode;
  /** What a lesson may speak of that lies in there, divided by spaces. */
  readonly holds?: string;
}

export interface Panels {
  /** Which are folded away on this screen. */
  readonly folded: readonly Panel[];
  readonly open: Panel | null;
  show(panel: Panel | null): void;
}

export const ThePanels = createContext<Panels>({ folded: [], open: null, show: () => {} });

/** Opens and closes what is folded away on this screen. */
export const usePanels = (): Panels => useContext(ThePanels);

const TOOLS: readonly (readonly [UsualPanel, IconName])[] = [
  ['players', 'users'],
  ['score', 'score'],
  ['log', 'log'],
];

/** Tools for the top bar that open what is folded away; a phone has tabs. */
export function PanelTools(): ReactNode {
  const { folded, open, show } = usePanels();
  const phone = useScreen() === 'phone';
  const ui = useUi();
  return phone
    ? null
    : TOOLS.filter(([panel]) => folded.includes(panel)).map(([panel, icon]) => (
        <IconButton
          key={panel}
          icon={icon}
          label={ui(`tab-${panel}`)}
          aria-expanded={open === panel}
          data-holds={panel}
          onClick={() => show(open === panel ? null : panel)}
        />
      ));
}
