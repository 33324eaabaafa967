import { memo, type ReactNode } from 'react';

/** The world around the pieces: dust sky above the beam, a cut through the ground below it. Silent for screen readers. */

/** A ringed planet, far hills, winding towers. */
export const Sky = memo(function Sky(): ReactNode {
  return (
    <svg className="ss-backdrop" viewBox="0 0 880 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="716" cy="64" r="92" className="ss-planet" />
      <path
        className="ss-bands"
        d="M628 40c40 18 130 26 178 8a92 92 0 0 0-10-24c-40 16-110 14-150-2a92 92 0 0 0-18 18zM626 82c50 20 130 22 180 2-1 10-5 22-9 30-46 12-110 10-158-6-6-8-10-17-13-26z"
      />
      <ellipse cx="716" cy="66" rx="150" ry="26" transform="rotate(-14 716 66)" className="ss-orbit" />
      <circle className="ss-planet" cx="112" cy="58" r="17" />
      <path
        className="ss-stars"
        d="M60 120h4M300 34h4M402 18h3M528 26h4M196 90h3M846 190h4M582 148h3M250 178h3M24 210h4M150 24h3M470 96h3M350 130h3"
      />
      <path
        className="ss-hills-far"
        d="M0 300v-58l60-26 46 18 70-44 60 30 74-20 90 36 100-30 80 26 90-44 70 34 70-20 70 32v66z"
      />
      <path
        className="ss-rig"
        d="M44 300 66 190h10l22 110M54 256h34M59 232h24M63 210h16M50 278h42M66 190l-22 110M76 190l22 110M60 190h22v-8H60zM71 182v-16"
      />
      <path
        className="ss-rig"
        d="M790 300v-92h44v92M790 236h44M790 264h44M790 208l22-22 22 22M790 236l44 28M834 236l-44 28"
      />
      <path className="ss-hills-near" d="M0 300v-22l90-12 120 10 140-12 170 12 150-14 110 12 100-6v32z" />
    </svg>
  );
});

/** Layers of rock, darker the deeper. */
export const Strata = memo(function Strata(): ReactNode {
  return (
    <svg className="ss-backdrop" viewBox="0 0 880 280" preserveAspectRatio="none" aria-hidden="true">
      <rect className="ss-rock-1" width="880" height="280" />
      <path className="ss-rock-2" d="M0 62c80-14 150 10 240 2s170-18 260-4 210 12 380-6v226H0z" />
      <path className="ss-rock-3" d="M0 128c110 12 180-10 300-2s190 14 290 0 190-10 290 4v150H0z" />
      <path className="ss-rock-4" d="M0 206c120-12 220 8 330 2s230-16 330-2 150 8 220 0v74H0z" />
    </svg>
  );
});

/** Cracks that open from the beam downwards, one more for each step of the cave-in, on either side of the pit. */
const CRACKS = [
  'M212 0l-8 22 10 16-12 24 6 14',
  'M660 0l10 18-8 20 14 22-6 18',
  'M96 0l6 16-10 14 8 20',
  'M790 0l-6 20 10 14-8 26 8 12',
  'M204 62l-14 10 4 18-16 12',
  'M676 60l14 12-2 16 16 14',
  'M24 0l8 26-8 20 10 26-6 22',
  'M858 0l-10 24 8 24-12 24 6 20',
  'M202 62l20 20-8 22 14 26',
  'M670 78l-18 22 6 22-14 24',
] as const;

/** Galleries with a cart and a lantern, veins and fossils; `cracks` of ten are open. */
export const Galleries = memo(
  ({ cracks, cart }: { readonly cracks: number; readonly cart: ReactNode }): ReactNode => (
    <svg className="ss-backdrop" viewBox="0 0 880 280" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path
        className="ss-specks"
        d="m40 34 6-4 5 5-5 5zM130 84l8-3 4 7-7 4zM86 150l5-5 6 4-4 6zM30 236l9-3 4 7-8 4zM170 196l6-4 6 5-6 5zM742 40l6-5 6 5-5 5zM826 96l8-3 5 7-8 5zM700 160l6-4 5 5-5 4zM800 190l7-4 6 6-7 4zM860 30l6-3 4 5-6 4zM690 236l6-4 6 5-6 4zM850 246l7-3 4 6-6 4zM110 24l4-3 4 4-4 3z"
      />
      <path
        className="ss-veins"
        d="M0 100l40 10 20-8 34 14 30-4M880 70l-40 16-18-6-40 18M0 184l30-8 26 12 30-2M880 226l-50-10-24 10-36-6"
      />
      {CRACKS.slice(0, cracks).map((d) => (
        <path key={d} className="ss-crack" d={d} />
      ))}
      <path className="ss-gallery" d="M28 108V74c0-22 20-34 48-34h92c30 0 46 14 46 34v34z" />
      <path className="ss-prop" d="M56 46h8v62h-8zM176 46h8v62h-8zM46 40h148v8H46z" />
      <path className="ss-rail" d="M28 106h186M40 106v6M66 106v6M92 106v6M118 106v6M144 106v6M170 106v6M196 106v6" />
      {cart}
      <path className="ss-cart" d="M92 72h62l-8 26h-46z" />
      <path className="ss-cart-edge" d="M88 68h70v6H88z" />
      <circle className="ss-wheel" cx="106" cy="100" r="6" />
      <circle className="ss-wheel" cx="140" cy="100" r="6" />
      <path className="ss-gallery" d="M676 112V82c0-24 18-36 46-36h84c30 0 46 14 46 36v30z" />
      <path className="ss-prop" d="M700 52h8v60h-8zM820 52h8v60h-8zM690 46h148v8H690z" />
      <circle className="ss-lamplight" cx="764" cy="76" r="34" />
      <circle className="ss-lamplight" cx="764" cy="76" r="20" />
      <path className="ss-rail" d="M764 54v10" />
      <path className="ss-lamp" d="M758 66h12l3 16h-18z" />
      <path className="ss-rail" d="M676 110h176M786 104l18-34M792 66c8-2 20 4 24 14" />
      <path
        className="ss-fossil"
        d="M92 214c0-12 18-14 20-2 2 9-12 12-13 3-1-6 7-7 8-2M786 140c10-6 24-4 30 4-8 6-22 6-30-4zM816 144l8-5v10z"
      />
    </svg>
  ),
);

/** The cave-in marker: a rock of its own. */
export const Rock = memo(function Rock(): ReactNode {
  return (
    <svg className="ss-rock" viewBox="0 0 40 40" aria-hidden="true">
      <path className="ss-rock-side" d="M8 12 17 4l13 3 6 12-4 13-13 5L7 31 3 20z" />
      <path className="ss-rock-top" d="m8 12 9-8 13 3-9 8-10 3z" />
      <path className="ss-rock-split" d="M17 4l3 6M36 19l-6 1-3-2M7 31l5-4 1-5M19 37l3-5" />
    </svg>
  );
});
