import { ask } from './session.ts';

interface Bells {
  readonly key: string;
  readonly bells: readonly { readonly endpoint: string }[];
}

/** Can this browser be called when its page is closed? */
export const canRing = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Is this browser called when it is one's turn? */
export async function rings(): Promise<boolean> {
  if (!canRing()) return false;
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription === null) return false;
  const { bells } = await ask<Bells>('/api/bells');
  return bells.some(({ endpoint }) => endpoint === subscription.endpoint);
}

/** Asks the browser's leave, and lets the server call it; false when the person does not want it. */
export async function ring(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await ask<Bells>('/api/bells');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask('/api/bells', { kind: 'push', endpoint, keys });
  return true;
}

export async function silence(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription === null) return;
  await ask('/api/bells/remove', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
