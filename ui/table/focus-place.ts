/** Where the focus was before the table changed, so that it can be put back near there if its element is gone. */
export interface FocusPlace {
  readonly element: Element;
  readonly zone: Element | null;
  readonly index: number;
  readonly prompt: Element | null;
}

export function focusPlace(): FocusPlace | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const zone = element.closest('.zone');
  return {
    element,
    zone,
    index: zone === null ? 0 : element instanceof HTMLElement ? spotsIn(zone).indexOf(element) : -1,
    prompt: element.closest('.prompt'),
  };
}

/** Without this, a keyboard player would begin again at the top of the page after every choice. */
export function keepFocus(before: FocusPlace | null): void {
  if (before === null || before.element.isConnected) return;
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const { zone, index, prompt } = before;
  const spots = zone?.isConnected ? spotsIn(zone) : [];
  const next =
    spots.find((spot) => spot.dataset.legal !== undefined) ??
    spots[Math.min(index, spots.length - 1)] ??
    prompt?.querySelector<HTMLElement>('.prompt-options .option, .option');
  next?.focus();
}

const spotsIn = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>('.spot')];
