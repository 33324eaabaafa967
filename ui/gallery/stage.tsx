import { type Seat, seat, start, type View, viewTable } from '@stolik/engine';
import { type Language, speakerOf } from '@stolik/text';
import { type ReactNode, useMemo, useState } from 'react';
import { choicesFor, type SeatInfo, TableProvider, type WhyNotNow } from '../index.ts';
import { pointer } from '../table/pointer.ts';
import { orchard, orchardText } from '../test/orchard.ts';

/** A piece that glows on the stage. */
export const LEGAL = 1;

const seats: readonly SeatInfo[] = ['Maja', 'Kuba', 'Borsuk'].map((name, at) => ({
  name,
  kind: at === 0 ? 'me' : 'bot',
  bot: at === 0 ? null : 'random',
}));

/** A still table on which some pieces glow and one has just moved, for looking at states. */
export function Stage({ lang, children }: { lang: Language; children: ReactNode }): ReactNode {
  const speaker = useMemo(() => speakerOf(lang, [orchardText[lang]], orchard), [lang]);
  const [whyNot, setWhyNot] = useState<WhyNotNow | null>(null);
  const [pointed] = useState(pointer);
  const view = useMemo<View<unknown>>(() => {
    const dealt = viewTable(orchard, start(orchard, { seats: 3, variants: {} }, 'stage'), seat(0));
    const asked = dealt.decision;
    return { ...dealt, decision: asked === null ? null : { ...asked, options: [LEGAL, LEGAL + 1, 'rest'] } };
  }, []);
  const choices = useMemo(
    () =>
      choicesFor(
        orchard,
        view,
        {
          choose: () => {},
          ask: () => {},
          explain: (target, text) => setWhyNot({ target, text }),
          hover: pointed.point,
        },
        pointed,
      ),
    [view, pointed],
  );
  const justMoved = useMemo<ReadonlyMap<number, Seat>>(() => new Map([[3, seat(0)]]), []);
  return (
    <TableProvider
      game={orchard}
      view={view}
      seats={seats}
      speaker={speaker}
      lang={lang}
      choices={choices}
      scores={[]}
      justMoved={justMoved}
      whyNot={whyNot}
      onLetGo={() => setWhyNot(null)}
    >
      {children}
    </TableProvider>
  );
}
