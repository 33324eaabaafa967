import { type Piece, piecesIn, type Seat } from '@stolik/engine';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, ChipArt, LogEntry, PieceFace } from '../contract.ts';
import { described } from './described.ts';
import { QUIET_MS } from './early-presses.ts';
import { Flights } from './flights.tsx';
import { frameStore } from './frame-facts.ts';
import { glowStore, TheGlow } from './glow.ts';
import { resting as restingPointer } from './resting.ts';
import { ringStore } from './rings.ts';
import { type TableContext, TheTable, TheTableNow } from './table-context.ts';
import { type TableWords, TheOwners, TheTints, TheWords } from './table-words.ts';
import { TipLayer } from './tip-layer.tsx';
import { tipStore } from './tips.ts';
import type { WaysNow, WhyNotNow } from './use-choices.ts';
import { WhichWay } from './which-way.tsx';
import { WhyNotLayer } from './why-not-layer.tsx';

export interface TableProviderProps extends Omit<BoardProps, 'slots'> {
  readonly chip?: ChipArt | null;
  readonly face?: PieceFace | null;
  readonly log?: readonly LogEntry[];
  readonly whyNot?: WhyNotNow | null;
  readonly ways?: WaysNow | null;
  readonly onRule?: (rule: string) => void;
  readonly onItem?: (item: string) => void;
  readonly onLetGo?: () => void;
  /** So many milliseconds after a question has come by what somebody else did no press answers it. */
  readonly quiet?: number;
  /** From one moment of a game to a distant one: nothing flies. */
  readonly leaps?: boolean;
  readonly children: ReactNode;
}

const noop = (): void => {};
const nothingTold: readonly LogEntry[] = [];

/** Seats everything below it at one table: choices, words, explanations, and pieces that move by themselves. */
export function TableProvider(props: TableProviderProps): ReactNode {
  const { game, view, seats, speaker, lang, choices, scores, justMoved, chip, whyNot, ways, onRule, onItem, onLetGo } =
    props;
  const { log = nothingTold, face = null, quiet = QUIET_MS } = props;
  const [tips] = useState(tipStore);
  const [resting] = useState(restingPointer);
  const [rings] = useState(ringStore);
  const [frame] = useState(frameStore);
  const [glow] = useState(() => glowStore(props));
  const names = useMemo(() => seats.map((seat) => seat.name), [seats]);
  const description = described(game, view);
  const pieces = useMemo(() => description.flatMap(({ rows }) => rows.flatMap(piecesIn)), [description]);
  const known = useRef<ReadonlyMap<number, string>>(new Map());
  const tints = useMemo(() => {
    known.current = withSeen(known.current, pieces, ({ tint }) => tint);
    return known.current;
  }, [pieces]);
  const owned = useRef<ReadonlyMap<number, Seat>>(new Map());
  const owners = useMemo(() => {
    owned.current = withSeen(owned.current, pieces, ({ seat }) => seat);
    return owned.current;
  }, [pieces]);
  const table = useMemo<TableContext>(
    () => ({
      game,
      view,
      seats,
      speaker,
      lang,
      choices,
      scores,
      justMoved,
      names,
      description,
      tints,
      chip: chip ?? null,
      face,
      log,
      whyNot: whyNot ?? null,
      ways: ways ?? null,
      onRule: onRule ?? null,
      onItem: onItem ?? null,
      letGo: onLetGo ?? noop,
      tips,
      resting,
      rings,
      frame,
      quiet,
    }),
    [
      game,
      view,
      seats,
      speaker,
      lang,
      choices,
      scores,
      justMoved,
      names,
      description,
      tints,
      chip,
      face,
      log,
      whyNot,
      ways,
      onRule,
      onItem,
      onLetGo,
      tips,
      resting,
      rings,
      frame,
      quiet,
    ],
  );
  const now = useRef(table);
  now.current = table;
  glow.expect(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what spots show may have changed.
  useLayoutEffect(() => glow.tell(), [glow, choices, justMoved]);
  const words = useMemo<TableWords>(
    () => ({ game, speaker, names, chip: chip ?? null, rings, me: view.seat }),
    [game, speaker, names, chip, rings, view.seat],
  );
  return (
    <TheTable.Provider value={table}>
      <TheTableNow.Provider value={now}>
        <TheGlow.Provider value={glow}>
          <TheWords.Provider value={words}>
            <TheTints.Provider value={tints}>
              <TheOwners.Provider value={owners}>
                <Flights
                  game={game.id}
                  sequence={view.sequence}
                  seat={view.seat}
                  justMoved={justMoved}
                  leaps={props.leaps ?? false}
                >
                  {props.children}
                  <TipLayer />
                  <WhyNotLayer />
                  <WhichWay />
                </Flights>
              </TheOwners.Provider>
            </TheTints.Provider>
          </TheWords.Provider>
        </TheGlow.Provider>
      </TheTableNow.Provider>
    </TheTable.Provider>
  );
}

/** Pieces that went out of sight keep what was last seen of them, because the log still speaks of them. */
function withSeen<Seen>(
  known: ReadonlyMap<number, Seen>,
  pieces: readonly Piece[],
  of: (piece: Piece) => Seen | undefined,
): ReadonlyMap<number, Seen> {
  const seen: [number, Seen][] = [];
  for (const piece of pieces) {
    const found = of(piece);
    if (piece.id !== null && found !== undefined && known.get(piece.id) !== found) seen.push([piece.id, found]);
  }
  return seen.length === 0 ? known : new Map([...known, ...seen]);
}
