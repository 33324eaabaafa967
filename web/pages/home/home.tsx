import { type ReactNode, useEffect } from 'react';
import { boxes } from '../../games/boxes.ts';
import { useMyTables } from '../../online/my-tables.ts';
import { useLibrary } from '../../saves/use-library.ts';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { useWords } from '../../shell/words.ts';
import { FirstCard } from './first-card.tsx';
import { FriendsCard } from './friends-card.tsx';
import { nextUp } from './next-up.ts';
import { OtherTables } from './other-tables.tsx';
import { ShelfBox } from './shelf-box.tsx';
import { WaitingCard } from './waiting-card.tsx';

export default function Home(): ReactNode {
  const w = useWords();
  const shelved = useLibrary();
  const waiting = (shelved?.games ?? []).flatMap((listed) =>
    listed.kind === 'game' && listed.record.result === undefined ? [listed] : [],
  );
  const { tables, since } = useMyTables();
  const [first, ...rest] = nextUp(waiting, tables);
  const onDevice = rest.filter(({ at }) => at === 'device').length;
  const others = onDevice > 0 && (
    <Link to={{ page: 'tables' }} className="btn btn-quiet">
      {w('waiting-others', { count: onDevice })}
    </Link>
  );
  // Whoever does something here may sit down next: what a table needs comes in meanwhile.
  useEffect(() => {
    const fetchTable = (): void => void import('../table/table-page.tsx');
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchTable, { once: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchTable);
    };
  }, []);
  return (
    <Page here="home" title={w('app-title')} wide>
      <section className="hero">
        <div className="hero-say">
          <h1>
            {w('home-title-1')}
            <br />
            {w('home-title-2')}
          </h1>
          <p>{w('home-lead')}</p>
        </div>
        <div className="hero-next">
          {first?.at === 'server' && <FriendsCard table={first.table} since={since} others={others} />}
          {first?.at === 'device' && <WaitingCard listed={first.listed} others={others} />}
          {first === undefined && shelved !== null && <FirstCard game={boxes[0]?.id ?? ''} />}
          <OtherTables waiting={rest} />
        </div>
      </section>
      <section className="shelf" aria-label={w('home-shelf')}>
        {boxes.map((box) => (
          <ShelfBox key={box.id} box={box} />
        ))}
      </section>
    </Page>
  );
}
