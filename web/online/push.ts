import { ask } from './session.ts';

interface Subscriptions {
  readonly key: string;
  readonly subscriptions: readonly { readonly endpoint: string }[];
}

/** Can this browser be called when its page is closed? */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Is this browser called when it is one's turn? */
export async function isSubscribed(): Promise<boolean> {
  if (!canSubscribe()) return false;
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription === null) return false;
  const { subscriptions } = await ask<Subscriptions>('/api/subscriptions');
  return subscriptions.some(({ endpoint }) => endpoint === subscription.endpoint);
}

/** Asks the browser's leave, and lets the server call it; false when the person does not want it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await ask<Subscriptions>('/api/subscriptions');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask('/api/subscriptions', { kind: 'push', endpoint, keys });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription === null) return;
  await ask('/api/subscriptions/remove', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
