import type { ReactNode } from 'react';

/** What can be done, what it costs and what it brings. */
export const DEEDS: readonly ReactNode[] = [
  <symbol key="cr" id="ee-cr" viewBox="0 0 24 24">
    <path
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4a6.5 6.5 0 1 0 4.6 11.1l-2-2a3.7 3.7 0 1 1 0-5.2l2-2A6.5 6.5 0 0 0 12 5.5z"
    />
  </symbol>,
  <symbol key="fu" id="ee-fu" viewBox="0 0 24 24">
    <path d="M12 1.5c4 5.5 7 9 7 13.5a7 7 0 0 1-14 0C5 10.5 8 7 12 1.5z" />
  </symbol>,
  <symbol key="a-travel" id="ee-a-travel" viewBox="0 0 24 24">
    <path className="ee-os" d="M5 19.5c8 0 3.5-8.5 9-8.5 4 0 4-3 4-6" />
    <path d="m18 1.5 4.5 6h-9z" />
    <circle cx="4.5" cy="19.5" r="3" />
  </symbol>,
  <symbol key="a-excavate" id="ee-a-excavate" viewBox="0 0 24 24">
    <path d="M2.3 20.2 13.2 9.3l1.9 1.9L4.2 22.1z" />
    <path d="M5 3c7.5-1 17.5 8.5 16 16.5C18 12.5 12 6.5 5 3z" />
    <path d="m12.2 5.8 6 6-2.4 2.4-6-6z" />
  </symbol>,
  <symbol key="a-market" id="ee-a-market" viewBox="0 0 24 24">
    <path d="M3.5 3h17L23 9.5a3.2 3.2 0 0 1-5.6 1.7 3.3 3.3 0 0 1-5.4 0 3.3 3.3 0 0 1-5.4 0A3.2 3.2 0 0 1 1 9.5z" />
    <path d="M4 14h2.2v4.5h11.6V14H20v7.5H4z" />
  </symbol>,
  <symbol key="a-sell" id="ee-a-sell" viewBox="0 0 24 24">
    <path
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 4a6.5 6.5 0 1 0 4.6 11.1l-2-2a3.7 3.7 0 1 1 0-5.2l2-2A6.5 6.5 0 0 0 12 5.5z"
    />
  </symbol>,
  <symbol key="a-command" id="ee-a-command" viewBox="0 0 24 24">
    <path d="m12 2 9.5 6.3v4.5L12 6.5l-9.5 6.3V8.3zM12 10.2l9.5 6.3V21L12 14.7 2.5 21v-4.5z" />
  </symbol>,
  <symbol key="a-smuggle" id="ee-a-smuggle" viewBox="0 0 24 24">
    <path
      fillRule="evenodd"
      d="M1.5 6.5C7 5.3 9.5 7 12 7s5-1.7 10.5-.5c.8 6.5-1.9 11.5-6 11.5-2.2 0-3-2-4.5-2s-2.3 2-4.5 2c-4.1 0-6.8-5-6-11.5zM5 10c.6 2.9 3.6 3.9 5.6 2C9.5 9.8 7.2 9 5 10zm14 0c-2.2-1-4.5-.2-5.6 2 2 1.9 5 .9 5.6-2z"
    />
  </symbol>,
  <symbol key="a-survey" id="ee-a-survey" viewBox="0 0 24 24">
    <path className="ee-os" d="M21 9.2A9.5 9.5 0 1 1 14.8 3" />
    <path className="ee-os" d="M16.6 11.2A4.8 4.8 0 1 1 12.8 7.4" />
    <path className="ee-os" d="m12 12 7.5-7.5" />
    <circle cx="19.8" cy="4.2" r="2.4" />
  </symbol>,
  <symbol key="a-pass" id="ee-a-pass" viewBox="0 0 24 24">
    <path className="ee-os" d="M5 2.5v19" />
    <path d="M6.5 3.5h14l-3.5 4.5 3.5 4.5h-14z" />
  </symbol>,
  <symbol key="a-surge" id="ee-a-surge" viewBox="0 0 24 24">
    <path d="M14 1 4 13.5h6.5L9 23l11-13.5h-7z" />
  </symbol>,
];
