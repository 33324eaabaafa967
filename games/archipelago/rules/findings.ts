import { defined, type TextArgs } from '@stolik/engine';
import { hutsOf, symbolCount } from '../content/regions.ts';
import { MOST_DISCS } from '../content/tables.ts';
import { ALL_KINDS, DOMESTIC, type KindName, kindName, kindNamed, type Region } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { changeWorkers } from './markers.ts';
import { choose, type GameDealer, run, script } from './steps.ts';
import { canLay, gainCubes, layOnMarket, takeToken } from './stock.ts';

/** AR-5.8e-f, AR-9.4f: one symbol of a new region brings a cube to the market, another one a cube to the explorer. */
export interface Findings {
  region: Region;
  market: KindName | null;
  own: KindName | null;
}

export const findings = script<Findings>('findings', [
  choose('market', (s, { region }) => kindsFor((kind) => symbolCount(region, kind) > 0 && canLay(s, DOMESTIC, kind)), {
    about: aboutFindings,
  }),
  run((s, { market }, dealer) => {
    if (market === null) return;
    layOnMarket(s, DOMESTIC, kindNamed(market));
    dealer.tell({ type: 'cube-to-market', seat: s.active, market: DOMESTIC, kind: kindNamed(market) });
  }),
  choose('own', ownKinds, { about: aboutFindings }),
  run((s, { own }, dealer) => {
    if (own === null) return;
    gainCubes(s, s.active, kindNamed(own), 1);
    dealer.tell({ type: 'cubes-gained', seat: s.active, kind: kindNamed(own), cubes: 1 });
  }),
]);

function aboutFindings(_: State, { region }: Findings): TextArgs {
  return { region: { piece: region } };
}

const kindsFor = (test: (kind: number) => boolean): KindName[] => ALL_KINDS.filter(test).map(kindName);

/** A symbol other than the one for the market; with a single symbol there is none. */
function ownKinds(s: State, { region, market }: Findings): KindName[] {
  const symbols = ALL_KINDS.reduce<number>((sum, kind) => sum + symbolCount(region, kind), 0);
  if (symbols < 2) return [];
  return kindsFor(
    (kind) => symbolCount(region, kind) > (kindName(kind) === market ? 1 : 0) && defined(s.bank[kind]) > 0,
  );
}

/** AR-5.8d, AR-9.4g */
export function meetIslanders(s: State, region: Region, dealer: GameDealer): void {
  changeWorkers(s, hutsOf(region), dealer);
}

/** AR-9.4e: the explorer's token; an emptied stack brings everybody a disc, and those who have passed are in again (AR-8.3). */
export function takeDiscoveryToken(s: State, dealer: GameDealer): void {
  if (s.tokens === 0) return;
  const emptied = takeToken(s, s.active);
  dealer.tell({ type: 'token-taken', seat: s.active, left: s.tokens });
  if (!emptied) return;
  for (const seat of s.order) {
    const player = playerAt(s, seat);
    if (player.discs === MOST_DISCS) continue;
    player.discs++;
    s.passed = s.passed.with(seat, false);
  }
  dealer.tell({ type: 'discs-gained' });
}
