import { Button } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../shell/words.ts';

interface Storage {
  /** In mebibytes. */
  readonly used: number;
  readonly room: number;
  readonly lasting: boolean;
}

const MEBIBYTE = 1024 * 1024;

async function look(): Promise<Storage | null> {
  if (!navigator.storage?.estimate) return null;
  const [{ usage = 0, quota = 0 }, lasting] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ]);
  return { used: usage / MEBIBYTE, room: quota / MEBIBYTE, lasting };
}

/** How much room there is, and whether the browser may clear it. */
export function StorageNote({ games }: { readonly games: number }): ReactNode {
  const w = useWords();
  const [storage, setStorage] = useState<Storage | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games takes another room.
  useEffect(() => {
    look().then(setStorage, () => setStorage(null));
  }, [games]);
  const ask = async (): Promise<void> => {
    await navigator.storage.persist();
    setStorage(await look());
  };
  return (
    <div className="aside-note">
      <p>{w('storage-here')}</p>
      {storage !== null && storage.room > 0 && (
        <p>
          {w('storage-room', { used: Math.round(storage.used * 10) / 10, room: Math.round(storage.room) })}{' '}
          {storage.lasting && w('storage-lasting')}
        </p>
      )}
      {storage !== null && !storage.lasting && games > 0 && (
        <>
          <p>{w('storage-passing')}</p>
          <Button look="outline" onClick={() => void ask()}>
            {w('storage-ask')}
          </Button>
        </>
      )}
    </div>
  );
}
