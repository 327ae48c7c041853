import { log } from '#kit/web/log.ts';
import { POLL_MS, registerWithRetries, watchForUpdate, whenInstalled } from '#kit/web/worker-registration.ts';
import type { RegistrationState } from '#kit/web/worker-registration.ts';

let state: RegistrationState = 'pending';
export const workerState = (): RegistrationState => state;

/** The first worker takes control without a reload; a later one, which the user accepted, reloads the page. */
const reloadOnSwitch = (): void => {
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) location.reload();
    hadController = true;
  });
};

/**
 * Logs when the worker controls the page or registration has failed. Polls only until then and while the tab
 * is visible.
 */
const logWhenSettled = (): void => {
  const timer = setInterval(() => {
    if (document.hidden) return;
    if (state === 'failed' || navigator.serviceWorker.controller) {
      clearInterval(timer);
      log.debug('worker.settled', { metadata: { state } });
    }
  }, POLL_MS);
};

/** Asks the worker to control this page if it missed it: it became active while the page was loading. */
const requestControl = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
};

const install = async (onUpdate: (update: () => void) => void): Promise<void> => {
  const registration = await registerWithRetries({
    register: async () => {
      const made = await navigator.serviceWorker.register('/service-worker.js');
      await whenInstalled(made);
      return made;
    },
    onState: (next) => {
      state = next;
      log.debug('worker.state', { metadata: { state: next } });
    },
  });
  if (registration) {
    watchForUpdate(registration, onUpdate);
    void requestControl();
  } else addEventListener('online', () => void install(onUpdate), { once: true });
};

export const startServiceWorker = async (onUpdate: (update: () => void) => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) {
    state = 'failed';
    return;
  }
  reloadOnSwitch();
  logWhenSettled();
  await install(onUpdate);
};
