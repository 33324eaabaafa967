import type { ReactNode } from 'react';

/** Buyers by what they are interested in, and the helmet of Zu's clones. */
export const HEADS: readonly ReactNode[] = [
  <symbol key="hd-yellow" id="ee-hd-yellow" viewBox="0 0 24 24">
    <path className="ee-hs" d="M8.5 8 5.5 3M15.5 8l3-5" />
    <circle cx="5" cy="2.6" r="2.1" />
    <circle cx="19" cy="2.6" r="2.1" />
    <path d="M12 5.5c5 0 8 3.7 8 8.5s-3 9-8 9-8-4.2-8-9 3-8.5 8-8.5z" />
    <g className="ee-ey">
      <ellipse cx="8.8" cy="13.5" rx="2" ry="2.9" />
      <ellipse cx="15.2" cy="13.5" rx="2" ry="2.9" />
    </g>
  </symbol>,
  <symbol key="hd-green" id="ee-hd-green" viewBox="0 0 24 24">
    <path d="M12 1c4 0 6.2 5 7 10.5C19.8 18 17 23 12 23s-7.8-5-7-11.5C5.8 6 8 1 12 1z" />
    <g className="ee-ey">
      <circle cx="12" cy="11.5" r="4.2" />
    </g>
    <circle cx="12" cy="11.5" r="1.8" />
    <path className="ee-ey" d="M9.5 18.5h5v1.5h-5z" />
  </symbol>,
  <symbol key="hd-red" id="ee-hd-red" viewBox="0 0 24 24">
    <path d="M1.8 1.5c.8 3.6 2.6 5 5 5.3 3.2-1.6 7.2-1.6 10.4 0 2.4-.3 4.2-1.7 5-5.3 1.8 5.8.4 9-2 10.3C20.6 18 17.2 23 12 23S3.4 18 3.8 11.8C1.4 10.5 0 7.3 1.8 1.5z" />
    <g className="ee-ey">
      <path d="m6.8 11 4 2.6-2.8 1.9zM17.2 11l-4 2.6 2.8 1.9z" />
    </g>
  </symbol>,
  <symbol key="hd-purple" id="ee-hd-purple" viewBox="0 0 24 24">
    <path d="M12 1.5c5.8 0 9 4 9 9 0 2.8-1 3.8-1 6.2l2.5 4.8-4.3-1.7-1.7 3.2-2.3-3-2.2 3-2.2-3-2.3 3-1.7-3.2-4.3 1.7L4 16.7c0-2.4-1-3.4-1-6.2 0-5 3.2-9 9-9z" />
    <g className="ee-ey">
      <circle cx="8.3" cy="11" r="2.5" />
      <circle cx="15.7" cy="11" r="2.5" />
    </g>
  </symbol>,
  <symbol key="hd-orange" id="ee-hd-orange" viewBox="0 0 24 24">
    <path d="M6 2.5h12l1.6 4.2L23 8.8v6.4l-3.2 2-1.6 5.3H5.8l-1.6-5.3-3.2-2V8.8l3.4-2.1z" />
    <path className="ee-ey" d="M6 8.8h12v4.6H6z" />
    <path d="M11 8.8h2v4.6h-2z" />
    <path className="ee-ey" d="M9 17.2h6v1.5H9z" />
  </symbol>,
  <symbol key="hd-special" id="ee-hd-special" viewBox="0 0 24 24">
    <path d="M2.5 3.5 7.3 7.3 12 1l4.7 6.3 4.8-3.8-.9 8.5c-.3 6.3-3.6 11-8.6 11s-8.3-4.7-8.6-11z" />
    <g className="ee-ey">
      <circle cx="12" cy="10.5" r="2" />
      <circle cx="8" cy="15" r="1.7" />
      <circle cx="16" cy="15" r="1.7" />
    </g>
  </symbol>,
  <symbol key="hd-zu" id="ee-hd-zu" viewBox="0 0 24 24">
    <path d="M12 1.5c5.3 0 8.8 4 8.8 9.5v6.5L17.5 23h-11l-3.3-5.5V11c0-5.5 3.5-9.5 8.8-9.5z" />
    <path className="ee-ey" d="M5.5 10h13v4.6l-2 1.4h-9l-2-1.4z" />
    <path className="ee-lv" d="M7 11.3h5v2H7z" />
  </symbol>,
];
