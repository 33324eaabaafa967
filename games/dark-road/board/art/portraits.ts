import type { Drawing } from './drawing.tsx';

/** What stands behind a hero, 60 by 50. */
export const BACKDROPS = {
  moon: [['back', 'M38 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z']],
  peaks: [['back', 'M0 34 12 14l8 10L34 4l10 16 6-8 10 20v18H0z']],
  firs: [['back', 'M2 40 9 16l7 24zM46 38l6-24 6 24zM14 36l4-16 4 16zM38 36l4-14 4 14z']],
  arch: [['back', 'M4 50V22C4 8 16 0 30 0s26 8 26 22v28h-8V24c0-10-8-16-18-16s-18 6-18 16v26z']],
  tents: [['back', 'M0 46 14 14l14 32zM34 46l12-28 14 28z']],
  stars: [
    [
      'back',
      'M10 6l1.500 4 4 1.500-4 1.500L10 17l-1.500-4-4-1.500 4-1.500zM50 4l1.500 4 4 1.500-4 1.500L50 15l-1.500-4-4-1.500 4-1.500zM48 28l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM8 28l1 3 3 1-3 1-1 3-1-3-3-1 3-1z',
    ],
  ],
  banner: [['back', 'M6 0h12v30l-6-5-6 5zM42 0h12v30l-6-5-6 5z']],
  waves: [
    [
      'back',
      'M0 20c10-8 20 8 30 0s20-8 30 0v8c-10-8-20 8-30 0s-20-8-30 0zM0 36c10-8 20 8 30 0s20-8 30 0v8c-10-8-20 8-30 0s-20-8-30 0z',
    ],
  ],
} satisfies Record<string, Drawing>;

/** What a hero carries, before the shoulder, 60 by 50. */
export const PROPS = {
  spear: [
    ['k0', 'M50 50V14h2v36z'],
    ['k2', 'm51 2 4 12h-8z'],
  ],
  shield: [
    ['k2', 'M42 28h16v10c0 6-4 10-8 12-4-2-8-6-8-12z'],
    ['k1', 'M49 28h2v22h-2zM42 36h16v2H42z'],
  ],
  axe: [
    ['k0', 'M50 50V16h2v34z'],
    ['k2', 'M52 16c6 0 8 4 8 8s-2 8-8 8z'],
  ],
  torch: [
    ['k0', 'M50 50V28h3v22z'],
    ['lamp', 'M51.500 10c5 6 6 10 6 13a6 6 0 0 1-12 0c0-3 1-7 6-13z'],
  ],
  flask: [
    ['k2', 'M48 30h6v6l5 10c1 2 0 4-2 4H45c-2 0-3-2-2-4l5-10z'],
    ['lamp', 'M46 43h10l2 4c0 1-1 2-2 2H46c-1 0-2-1-2-2z'],
  ],
  lute: [
    ['k0', 'm56 10 3 3-10 16-4-3z'],
    ['k2', 'M40 40c0-8 5-14 10-13s6 8 2 14-12 6-12-1z'],
    ['k0', 'M44 38a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ],
  book: [
    ['k2', 'M40 34c4-2 7-2 10 1 3-3 6-3 10-1v14c-4-2-7-2-10 1-3-3-6-3-10-1z'],
    ['k0', 'M49.400 35h1.200v14h-1.200z'],
  ],
  scroll: [
    ['k2', 'M42 30h14v18H42z'],
    ['k0', 'M40 28h18v3H40zM40 47h18v3H40zM45 35h8v1.500h-8zM45 39h8v1.500h-8z'],
  ],
  orb: [
    ['lamp', 'M42 38a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', 0.35],
    ['lamp', 'M45 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
  ],
  bird: [
    ['k0', 'M40 44c2-8 6-12 12-12l2-4 6 3-4 3c0 8-6 12-16 10z'],
    ['lamp', 'M53.500 30a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0z'],
  ],
  rose: [
    ['k0', 'M49 50V36h2v14z'],
    ['lamp', 'M44 32c0-4 3-7 6-7s6 3 6 7-3 6-6 6-6-2-6-6z'],
    ['k1', 'M47 32c0-2 2-4 4-3s2 4 0 5-4 0-4-2z'],
  ],
  horn: [
    ['k2', 'M40 46c8 4 16-2 18-16l-6-2c0 8-4 12-12 12z'],
    ['k0', 'M51 27l8 2-1 4-8-2z'],
  ],
} satisfies Record<string, Drawing>;

/** What a hero wears over what all of the class wear, in a colour of its own, 60 by 50. */
export const TRAITS = {
  braids: [
    ['worn', 'M19 23c-5 8-6 17-3 27h6c-3-10-2-19 2-26zM41 23c5 8 6 17 3 27h-6c3-10 2-19-2-26z'],
    ['k0', 'M15.500 42h6.500v3h-6.500zM38 42h6.500v3H38z'],
  ],
  beard: [['worn', 'M20 28c2 4 4 5 6.500 4.200 2-.8 5-.8 7 0C36 33 38 32 40 28c2 13-3 21-10 21S18 41 20 28z']],
  curls: [
    [
      'worn',
      'M14 21a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM12.500 28a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM14.500 35a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM37 21a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM38.500 28a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM36.500 35a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0z',
    ],
  ],
  scarf: [
    ['worn', 'M13 38c9 6 25 6 34 0l3 6c-11 7-29 7-40 0z'],
    ['worn', 'M18 43l7 2-2 6h-8z'],
  ],
  fur: [['worn', 'M8 50c-1-9 4-13 8-10 1-5 7-5 9-1 3-4 7-4 10 0 2-4 8-4 9 1 4-3 9 1 8 10z']],
  cape: [
    ['worn', 'M5 50c0-12 5-19 13-22l4 22zM55 50c0-12-5-19-13-22l-4 22z'],
    ['lamp', 'M27 43a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ],
  plume: [['worn', 'M31 6C34-2 46-3 56 2c-5 1-6 4-9 6 4 1 5 4 1 7-5-5-10-7-17-9z']],
} satisfies Record<string, Drawing>;

type Backdrop = keyof typeof BACKDROPS;
type Prop = keyof typeof PROPS;
type Trait = keyof typeof TRAITS;
/** Colours of hair and cloth, in `art.css`. */
type Worn = 'amber' | 'ash' | 'brick' | 'cream' | 'ginger' | 'ink';

/** Who stands where, of which complexion (1 to 5), with what, and what is theirs alone: by hand, so that neighbours of one class differ. The class is drawn from the town. */
const PORTRAITS: Readonly<Record<string, `${Backdrop} ${1 | 2 | 3 | 4 | 5} ${Prop} ${Trait} ${Worn}`>> = {
  'hero-start-edvar': 'banner 1 shield plume brick',
  'hero-start-hild': 'peaks 2 axe braids ginger',
  'hero-start-ulvero': 'stars 1 flask scarf brick',
  'hero-start-jaspir': 'tents 3 lute curls ink',
  'hero-start-ignac': 'arch 2 book scarf amber',
  'hero-start-sybirra': 'moon 4 orb cape amber',
  'hero-agatha': 'arch 1 spear braids ginger',
  'hero-roderyk': 'peaks 2 shield cape cream',
  'hero-isaura': 'moon 3 rose scarf brick',
  'hero-tancred': 'tents 1 horn fur ash',
  'hero-wilhelmina': 'stars 2 torch braids ink',
  'hero-garvain': 'firs 5 spear plume amber',
  'hero-odette': 'waves 1 bird scarf cream',
  'hero-cecily': 'moon 2 torch curls ink',
  'hero-drago': 'firs 4 axe beard ash',
  'hero-maren': 'waves 1 horn scarf amber',
  'hero-skarde': 'tents 2 spear beard ginger',
  'hero-oleg': 'peaks 3 axe fur cream',
  'hero-tisha': 'stars 5 bird braids ash',
  'hero-brunon': 'arch 1 torch beard ink',
  'hero-anselm': 'arch 2 scroll beard ginger',
  'hero-bogna': 'firs 1 flask braids ink',
  'hero-crispin': 'moon 3 flask fur ash',
  'hero-evandra': 'waves 4 rose curls ginger',
  'hero-kordian': 'peaks 1 torch scarf amber',
  'hero-mirabel': 'banner 2 orb braids cream',
  'hero-teofil': 'tents 5 book beard ash',
  'hero-aurelio': 'moon 1 lute scarf brick',
  'hero-dalinka': 'firs 2 bird braids ginger',
  'hero-fenwick': 'arch 3 horn fur ash',
  'hero-lirienne': 'stars 1 rose curls ginger',
  'hero-nadir': 'waves 5 lute cape amber',
  'hero-roswita': 'peaks 2 scroll braids ink',
  'hero-talvin': 'banner 4 torch scarf cream',
  'hero-ogrim': 'peaks 4 scroll fur ink',
  'hero-cassia': 'moon 2 book curls ginger',
  'hero-ditmar': 'firs 1 torch cape brick',
  'hero-fabiola': 'stars 3 bird braids ink',
  'hero-hieron': 'tents 1 scroll scarf cream',
  'hero-leocadia': 'waves 2 rose curls ash',
  'hero-pelagius': 'banner 5 book cape cream',
  'hero-atlantes': 'stars 1 orb scarf brick',
  'hero-melisande': 'waves 2 rose braids ginger',
  'hero-ozryk': 'firs 3 torch fur ink',
  'hero-thessaly': 'arch 1 flask cape brick',
  'hero-vorn': 'peaks 5 orb fur cream',
  'hero-yevka': 'tents 2 bird braids ash',
  'hero-zoltara': 'banner 4 scroll scarf amber',
};

export interface Portrait {
  readonly backdrop: string;
  readonly skin: string;
  readonly prop: string;
  readonly trait: string;
  readonly worn: string;
}

/** A hero that a content pack brought has no portrait of its own. */
export function portraitOf(id: string): Portrait {
  const [backdrop = 'moon', skin = '1', prop = 'torch', trait = 'scarf', worn = 'cream'] = (PORTRAITS[id] ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return { backdrop, skin, prop, trait, worn };
}
