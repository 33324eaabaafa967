/** What a browser says of itself, in two words, so that a person knows it again in a list: `Firefox, Linux`. Nothing else of it is kept. */
export function deviceOf(agent: string | undefined): string {
  const said = agent ?? '';
  const browser = BROWSERS.find(([mark]) => mark.test(said))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(said))?.[1];
  return [browser, system].filter((word) => word !== undefined).join(', ');
}

/** In this order: most of them claim to be some of the others as well. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
