import { sleep } from '#kit/web/sleep.ts';
import { log } from './log.ts';

export type RegistrationState = 'pending' | 'retrying' | 'success' | 'failed';
const MAX_ATTEMPTS = 3;
/** Delays (ms) after the first and the second failure. */
export const RETRY_DELAYS_MS = [1000, 2000] as const;
/** Polling interval in milliseconds while registration is unfinished and the tab is visible. */
export const POLL_MS = 1000;

interface RegistrationDeps<R> {
  readonly register: () => Promise<R>;
  readonly onState: (state: RegistrationState) => void;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Registers the service worker, with at most three attempts. Without it the app works but does not open
 * offline.
 */
export const registerWithRetries = async <R>({
  register,
  onState,
  pause = sleep,
}: RegistrationDeps<R>): Promise<R | null> => {
  onState('pending');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const registration = await register();
      onState('success');
      return registration;
    } catch (error) {
      log.warn('worker.registration', { error, metadata: { attempt: attempt + 1 } });
      const ms = RETRY_DELAYS_MS[attempt];
      if (ms === undefined) break;
      onState('retrying');
      await pause(ms);
    }
  }
  onState('failed');
  return null;
};

/** Resolves once a version is installed. Throws if the first installation fails, as on a bad network. */
export const whenInstalled = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    if (active || waiting || !installing) return resolve();
    installing.addEventListener('statechange', () =>
      installing.state === 'redundant' ? reject(new Error('not installed')) : resolve(),
    );
  });

/**
 * Tells the newer version to take over, and the running one to stop prefetching, because the newer one would
 * wait for that.
 */
const activateUpdate = (registration: ServiceWorkerRegistration, offered: ServiceWorker): void => {
  registration.active?.postMessage({ type: 'STOP_KEEPING' });
  // Another version may have been published since the offer.
  (registration.waiting ?? offered).postMessage({ type: 'SKIP_WAITING' });
};

/** Calls `onReady` with a function that switches versions, once a newer version waits behind the running one. */
export const watchForUpdate = (
  registration: ServiceWorkerRegistration,
  onReady: (update: () => void) => void,
): void => {
  const offer = (worker: ServiceWorker) => onReady(() => activateUpdate(registration, worker));
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
};
