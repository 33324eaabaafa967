import type { AnyGame, BoxItem } from '@stolik/engine';
import type { Speaker } from '@stolik/text';
import { useEffect, useState } from 'react';
import { loadSpeaker } from '../../games/game-speaker.ts';
import { type Entry, entryOf } from './search.ts';

type Entries = ReadonlyMap<string, Entry>;

/** So long other things on the page wait at most while cards are put into words. */
const SLICE_MS = 8;

const whole = new WeakMap<AnyGame, Entries>();

/** The words of everything in a box in both languages. At first only names can be searched; what things say follows, a little at a time. */
export function useEntries(game: AnyGame): Entries {
  const [entries, setEntries] = useState<Entries>(() => whole.get(game) ?? namesIn(game));
  useEffect(() => {
    if (whole.has(game)) return;
    let here = true;
    const wanted = (): boolean => here;
    void readBox(game, wanted).then((read) => {
      if (read === null) return;
      whole.set(game, read);
      setEntries(read);
    });
    return () => {
      here = false;
    };
  }, [game]);
  return entries;
}

const namesIn = (game: AnyGame): Entries => new Map(game.box.items.map((item) => [item.id, entryOf(item, null)]));

/** Null: nobody wants it any more. */
async function readBox(game: AnyGame, wanted: () => boolean): Promise<Entries | null> {
  const [pl, en] = await Promise.all([loadSpeaker(game, 'pl'), loadSpeaker(game, 'en')]);
  const read = new Map<string, Entry>();
  let begun = performance.now();
  for (const item of game.box.items) {
    read.set(item.id, entryOf(item, { pl: allSaid(game, item, pl), en: allSaid(game, item, en) }));
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!wanted()) return null;
    begun = performance.now();
  }
  return read;
}

/** Names and explanations of all faces. */
const allSaid = (game: AnyGame, { faces = [] }: BoxItem, speaker: Speaker): string =>
  faces
    .flatMap(([piece]) => (piece === undefined ? [] : [game.nameOf(piece), ...game.explain(piece)]))
    .map((text) => speaker.say(text))
    .join(' ');
