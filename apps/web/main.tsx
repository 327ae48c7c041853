import './first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bringWords } from '#kit/web/late-words.ts';
import { log, logError } from '#kit/web/log.ts';
import { silenceConsole } from '#kit/web/silence-console.ts';
import { openStore } from '#kit/web/store/open-store.ts';
import type { Store } from '#kit/web/store/store.ts';
import { applyTextSize } from '#kit/web/text-size.ts';
import { applyTheme, currentTheme } from '#kit/web/theme.ts';
import { keepFocus } from '#kit/web/ui/keep-focus.ts';
import { web } from './compose.ts';
import { Root } from './Root.tsx';
import { readCachedSession } from './session/cached-session.ts';
import { whenIdle } from './when-idle.ts';

silenceConsole(console, import.meta.env.PROD);
applyTheme(currentTheme());
applyTextSize();
window.addEventListener('resize', applyTextSize);
keepFocus();
window.addEventListener('error', (event) =>
  log.error('window.error', { error: event.error ?? event.message }),
);
window.addEventListener('unhandledrejection', (event) =>
  log.error('window.rejection', { error: event.reason }),
);

/** Delay after the first paint before the push subscription is renewed for the signed-in user. */
const PUSH_REFRESH_DELAY_MS = 12_000;
const refreshPushSubscription = (): void => {
  const session = readCachedSession()?.session?.sessionId;
  if (session && 'Notification' in window && Notification.permission === 'granted')
    void import('#features/notify/web/refresh-push.ts')
      .then(({ refreshPush }) => refreshPush(session))
      .catch(logError('app.main'));
};

const { projections, mirrors, lazyKinds, guestCommands } = web;

const BACKGROUND_DELAY_MS = 2_000;
/** Not needed for the first screen: changes from the user's other phones, and books for offline use. */
const startBackgroundWork = (store: Store): void => {
  whenIdle(() => {
    const logFailure = logError('app.main');
    import('./subscribe-row-changes.ts').then((module) => module.subscribeRowChanges(store), logFailure);
    // Fetched early: on a first visit, before the service worker has installed the shell, an offline change
    // needs the projections.
    projections().catch(logFailure);
    import('./offline/cache-books.ts').then((part) => part.startCachingBooks(store), logFailure);
  });
};

// index.html already shows the first screen; it stays until the phone's own store is open.
const root = document.getElementById('root');
if (root)
  void Promise.all([openStore({ projections, mirrors, lazyKinds, guestCommands }), bringWords()]).then(
    ([store]) => {
      // Error boundaries log what they catch. StrictMode does nothing in the production build.
      createRoot(root, { onCaughtError: () => {} }).render(
        <StrictMode>
          <Root store={store} />
        </StrictMode>,
      );
      setTimeout(() => startBackgroundWork(store), BACKGROUND_DELAY_MS);
      setTimeout(refreshPushSubscription, PUSH_REFRESH_DELAY_MS);
    },
  );
