import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { log } from '../log.ts';
import {
  countVisit,
  saveDismissedAt,
  saveInstalled,
  readDismissedAt,
  detectPlatform,
  isRunningInstalled,
  wasInstalled,
} from './environment.ts';
import {
  ENGAGED_MS,
  MANUAL_DELAY_MS,
  SHEET_DELAY_MS,
  installReducer,
  installSurface,
} from './install-state.ts';
import type { InstallState, InstallSurface } from './install-state.ts';

/** The browser's own install prompt, deferred until the farmer taps. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const RECHECK_MS = 5_000;

const initialState = (): InstallState => ({
  installed: isRunningInstalled(window) || wasInstalled(),
  dismissedAt: readDismissedAt(),
  visits: countVisit(),
  engaged: false,
  promptReady: false,
  sinceLoad: 0,
  platform: detectPlatform(navigator.userAgent, navigator.maxTouchPoints, 'onbeforeinstallprompt' in window),
});

export interface Install {
  readonly surface: InstallSurface;
  readonly visits: number;
  readonly installed: boolean;
  readonly promptReady: boolean;
  install(): Promise<void>;
  dismiss(): void;
}

export const useInstall = (): Install => {
  const [state, dispatch] = useReducer(installReducer, undefined, initialState);
  const prompt = useRef<InstallPrompt | null>(null);

  useEffect(() => {
    const startedAt = Date.now();
    const timers = [MANUAL_DELAY_MS, SHEET_DELAY_MS, ENGAGED_MS].map((ms) =>
      setTimeout(() => dispatch({ type: 'time', sinceLoad: Date.now() - startedAt }), ms),
    );
    const onPrompt = (event: Event) => {
      event.preventDefault();
      prompt.current = event as InstallPrompt;
      dispatch({ type: 'prompt_ready' });
    };
    const onInstalled = () => {
      saveInstalled();
      dispatch({ type: 'installed' });
      log.info('install.installed');
    };
    const onTouch = () => dispatch({ type: 'interacted' });
    window.addEventListener('beforeinstallprompt', onPrompt);
    window.addEventListener('appinstalled', onInstalled);
    window.addEventListener('pointerdown', onTouch, { once: true });
    window.addEventListener('keydown', onTouch, { once: true });
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('beforeinstallprompt', onPrompt);
      window.removeEventListener('appinstalled', onInstalled);
      window.removeEventListener('pointerdown', onTouch);
      window.removeEventListener('keydown', onTouch);
    };
  }, []);

  // Some browsers install without an event, so check again while the tab is visible and the app is not
  // installed.
  useEffect(() => {
    if (state.installed) return;
    const timer = setInterval(() => {
      if (!document.hidden && isRunningInstalled(window)) dispatch({ type: 'installed' });
    }, RECHECK_MS);
    return () => clearInterval(timer);
  }, [state.installed]);

  const dismiss = useCallback(() => {
    const at = Date.now();
    saveDismissedAt(at);
    dispatch({ type: 'dismissed', at });
  }, []);
  const install = useCallback(async () => {
    const deferredPrompt = prompt.current;
    if (!deferredPrompt) return;
    prompt.current = null;
    await deferredPrompt.prompt();
    const { outcome } = await deferredPrompt.userChoice;
    if (outcome === 'accepted') {
      saveInstalled();
      dispatch({ type: 'accepted' });
    } else dismiss();
  }, [dismiss]);

  const { visits, installed, promptReady } = state;
  const surface = installSurface(state, Date.now());
  return useMemo(
    () => ({ surface, visits, installed, promptReady, install, dismiss }),
    [surface, visits, installed, promptReady, install, dismiss],
  );
};
