import { UiText, Wood } from '@stolik/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import Home from '../pages/home/home.tsx';
import { useImportByDrop } from '../saves/drop.ts';
import { Page } from './page.tsx';
import { type Route, useRoute } from './router.ts';
import { useSettings } from './settings.ts';
import { Toasts } from './toasts.tsx';
import { HomeButton, Safe, TroublePaper } from './trouble.tsx';
import { speakChosenLanguage, useWords } from './words.ts';

const NewTable = lazy(() => import('../pages/new-table/new-table.tsx'));
const TablePage = lazy(() => import('../pages/table/table-page.tsx'));
const ReplayPage = lazy(() => import('../pages/replay/replay-page.tsx'));
const Tables = lazy(() => import('../pages/tables/tables.tsx'));
const FriendsPage = lazy(() => import('../pages/friends/friends-page.tsx'));
const InvitePage = lazy(() => import('../pages/friends/invite-page.tsx'));
const JoinPage = lazy(() => import('../pages/friends/join-page.tsx'));
const OnlinePage = lazy(() => import('../pages/online/online-page.tsx'));
const LessonPage = lazy(() => import('../pages/lesson/lesson-page.tsx'));
const RulesPage = lazy(() => import('../pages/rules/rules-page.tsx'));
const CardPage = lazy(() => import('../pages/card/card-page.tsx'));
const BoxPage = lazy(() => import('../pages/box/box-page.tsx'));
const SettingsPage = lazy(() => import('../pages/settings/settings-page.tsx'));
const About = lazy(() => import('../pages/about/about.tsx'));

/** Pages that need to start anew when another game or table is meant have it as their key. */
function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} plain={route.plain} />;
    case 'replay':
      return <ReplayPage key={route.id} of={{ id: route.id }} moment={route.moment} seat={route.seat} />;
    case 'watch':
      return <ReplayPage key={route.packed} of={{ packed: route.packed }} moment={route.moment} seat={route.seat} />;
    case 'tables':
      return <Tables />;
    case 'friends':
      return <FriendsPage />;
    case 'invite':
      return <InvitePage key={route.game} game={route.game} />;
    case 'join':
      return <JoinPage key={route.code} code={route.code} />;
    case 'online':
      return <OnlinePage key={route.id} id={route.id} plain={route.plain} />;
    case 'learn':
      return <LessonPage key={`${route.game} ${route.part}`} game={route.game} part={route.part} />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} rule={route.rule} />;
    case 'card':
      return <CardPage key={route.game} game={route.game} />;
    case 'box':
      return <BoxPage key={route.game} game={route.game} item={route.item} asked={route.asked} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <About />;
    case 'unknown':
      return <Lost />;
  }
}

export function App(): ReactNode {
  const route = useRoute();
  const w = useWords();
  const { lang } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the chosen language.
  useEffect(() => {
    void speakChosenLanguage();
  }, [lang]);
  // A new page begins at its top; a table has no scrolling of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page, not another moment of the same one.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route.page]);
  useImportByDrop();
  return (
    <UiText lang={w.lang}>
      <Wood />
      <Safe key={route.page}>
        <Suspense fallback={<p className="loading">{w('loading')}</p>}>{pageOf(route)}</Suspense>
      </Safe>
      <Toasts />
    </UiText>
  );
}

function Lost(): ReactNode {
  const w = useWords();
  return (
    <Page here="unknown" title={w('lost-title')}>
      <TroublePaper title={w('lost-title')} ways={<HomeButton />}>
        <p>{w('lost-line')}</p>
      </TroublePaper>
    </Page>
  );
}
