import { tell } from '../shell/toasts.tsx';
import { wordsNow } from '../shell/words.ts';

/** Hands the app to the service worker, so that it opens without a network, and tells when a newer one has come. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(
    (registration) => {
      if (registration.waiting !== null) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          // The first one of all replaces nothing.
          if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) offer(coming);
        });
      });
    },
    () => {
      // Private windows may refuse it: the app works as long as there is a network.
    },
  );
}

function offer(worker: ServiceWorker): void {
  const words = wordsNow();
  tell({
    words: words('update-ready'),
    stays: true,
    action: {
      words: words('update-now'),
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        worker.postMessage('now');
      },
    },
  });
}
