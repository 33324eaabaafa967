import type { AnyGame, Score } from '@stolik/engine';
import { type Language, speakerOf } from '@stolik/text';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type BoardSlots,
  Button,
  Dialog,
  IconButton,
  Log,
  PlainBoard,
  PromptBar,
  ScoreCeremony,
  ScoreSheet,
  TableProvider,
  TopBar,
  useChoices,
  useTableKeys,
} from '../index.ts';
import { GalleryTable } from './gallery-table.ts';

export interface LiveProps {
  readonly game: AnyGame;
  readonly sources: readonly string[];
  readonly lang: Language;
  readonly onTheme: () => void;
}

const names = ['Maja', 'Kuba', 'Borsuk'];

/** A running table with the plain board: any game, others play at random. */
export function Live({ game, sources, lang, onTheme }: LiveProps): ReactNode {
  const client = useMemo(() => new GalleryTable(game, names, 'gallery'), [game]);
  useEffect(() => () => client.close(), [client]);
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot);
  const speaker = useMemo(() => speakerOf(lang, sources, game), [lang, sources, game]);
  const { choices, whyNot, ways, letGo } = useChoices(client, snapshot);
  const { view, seats, log, noUndo, thinking } = snapshot;
  const [seen, setSeen] = useState(false);
  const all: readonly Score[] = useMemo(() => game.score(view.state), [game, view.state]);
  const scores = useMemo(() => all.map((score) => (view.over || score.seat === view.seat ? score : null)), [all, view]);
  useTableKeys({ onLetGo: letGo });
  const slots: BoardSlots = {
    top: (
      <TopBar
        home="#"
        title={speaker.say({ key: 'game-name' })}
        seats={seats}
        waitingFor={view.waitingFor}
        me={view.seat}
        tools={
          <>
            <IconButton icon="forward" label="+20" onClick={() => client.playOn(20)} />
            <IconButton icon="sun" label="Light or dark" onClick={onTheme} />
          </>
        }
      />
    ),
    prompt: (
      <PromptBar
        noUndo={noUndo}
        onUndo={() => void client.undo()}
        thinking={thinking}
        onHurry={() => client.hurry()}
        after={
          <Button look="primary" icon="trophy" onClick={() => setSeen(false)}>
            OK
          </Button>
        }
      />
    ),
    score: <ScoreSheet score={view.seat === null ? null : (scores[view.seat] ?? null)} />,
    log: <Log entries={log} />,
  };
  return (
    <TableProvider
      game={game}
      view={view}
      seats={seats}
      speaker={speaker}
      lang={lang}
      choices={choices}
      scores={scores}
      justMoved={client.justMoved}
      whyNot={whyNot}
      ways={ways}
      onLetGo={letGo}
    >
      <div data-game={game.id}>
        <PlainBoard
          game={game}
          view={view}
          seats={seats}
          speaker={speaker}
          lang={lang}
          choices={choices}
          scores={scores}
          justMoved={client.justMoved}
          slots={slots}
        />
      </div>
      <Dialog open={view.over && !seen} onClose={() => setSeen(true)} title={speaker.say({ key: 'game-name' })}>
        {view.over && <ScoreCeremony scores={all} winners={game.winners(view.state)} names={names} />}
      </Dialog>
    </TableProvider>
  );
}
