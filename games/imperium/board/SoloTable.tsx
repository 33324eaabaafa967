import { say } from '@stolik/engine';
import { Drawn, Icon, Section, usePanels, useSay, useScreen } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import type { Filter } from '../content/language.ts';
import { NATIONS } from '../content/nations.ts';
import { type TableRow, tableRows } from '../content/solo.ts';
import { rivalEffectText } from '../words/effects.ts';
import { filterText } from '../words/filters.ts';
import { nationText } from '../words/nations.ts';
import { Signs, useShort } from './face/Short.tsx';
import { useScene } from './scene.ts';
import { useSoloNow } from './solo-now.ts';
import { rowSigns } from './table-signs.ts';

/** The only table that the rulebook prints where we could read it; the others were designed here (IM-21.10). */
const PRINTED: ReadonlySet<string> = new Set(['carthaginians']);

/** The opponent's table (IM-21.3): rows used in its last turn are marked, the one that works now is outlined. */
export const SoloTable = memo(function SoloTable(): ReactNode {
  const talk = useSay();
  const { state } = useScene();
  const { turn, shown } = useSoloNow();
  const { rival } = state;
  const panels = usePanels();
  const desktop = useScreen() === 'desktop';
  if (rival === null) return null;
  const steps = turn?.steps.slice(0, shown) ?? [];
  const now = turn !== null && shown < turn.steps.length ? steps.at(-1) : undefined;
  // While a turn is shown, the table is the one that was used.
  const empire = now?.empire ?? rival.empire;
  const rows = tableRows(rival.nation, empire);
  const used = new Set(steps.filter((step) => step.empire === empire).map(({ row }) => row));
  const printed = PRINTED.has(NATIONS[rival.nation]?.id ?? '');
  return (
    <Section className="panel im-table" label={say('board-table', { nation: nationText(rival.nation) })}>
      <h2>
        {talk(say('board-table', { nation: nationText(rival.nation) }))}
        <small>{talk(say(printed ? 'board-table-printed' : 'board-table-designed'))}</small>
        {desktop && (
          <button type="button" className="im-solo-finish" onClick={() => panels.show('points')}>
            <Icon name="score" size={16} />
            {talk(say('board-points'))}
          </button>
        )}
      </h2>
      <ol>
        {rows.map((row, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
            key={at}
            row={row}
            n={at + 1}
            used={used.has(at)}
            now={now?.row === at}
          />
        ))}
      </ol>
    </Section>
  );
});

interface RowProps {
  readonly row: TableRow;
  readonly n: number;
  readonly used: boolean;
  readonly now: boolean;
}

function Row({ row: { test, effect, attack }, n, used, now }: RowProps): ReactNode {
  const talk = useSay();
  const short = useShort();
  const words = talk(rivalEffectText(effect));
  const signs = rowSigns(effect, short) ?? short(rivalEffectText(effect));
  return (
    <li data-used={used || undefined} data-now={now || undefined} title={words}>
      <b>{n}</b>
      <span className="im-table-test">
        {isAny(test) ? talk(say('board-table-any')) : <Signs words={short(filterText(test, 'nom'))} />}
      </span>
      <Drawn className="im-table-does" label={words}>
        {attack && <Signs words="‹attack›" />}
        <Signs words={signs} />
      </Drawn>
    </li>
  );
}

const isAny = ({ terms }: Filter): boolean =>
  terms.every((term) => term.length === 0 || term.every(({ atom }) => atom.is === 'any'));
