import { readPreference, writePreference } from '../preference.ts';
import type { Platform } from './install-state.ts';

const VISITS = 'mavuno_visit_count';
const DISMISSED = 'mavuno_install_dismissed';
const INSTALLED = 'mavuno_installed';
const COUNTED = 'mavuno_visit_counted';

const modes = ['standalone', 'fullscreen', 'window-controls-overlay'];

/** Whether it runs as an installed app. */
export const runsInstalled = (scope: Window): boolean =>
  modes.some((mode) => scope.matchMedia?.(`(display-mode: ${mode})`).matches) ||
  (scope.navigator as { standalone?: boolean }).standalone === true;

export const readPlatform = (agent: string, touchPoints: number, promptable: boolean): Platform => {
  const apple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  const iosSafari = apple && /Safari\//.test(agent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(agent);
  const chrome = /(?:Chrome|Chromium)\/(\d+)/.exec(agent)?.[1];
  return { iosSafari, chrome: chrome ? Number(chrome) : null, installable: promptable };
};

/** One visit is one opening of a tab or window. Reloading does not count again. */
export const countVisit = (): number => {
  const before = Number(readPreference(VISITS)) || 0;
  try {
    if (sessionStorage.getItem(COUNTED)) return before;
    sessionStorage.setItem(COUNTED, '1');
  } catch {
    /* count every load */
  }
  writePreference(VISITS, String(before + 1));
  return before + 1;
};

export const readDismissedAt = (): number | null => Number(readPreference(DISMISSED)) || null;
export const saveDismissedAt = (at: number): void => writePreference(DISMISSED, String(at));
export const wasInstalled = (): boolean => readPreference(INSTALLED) === 'true';
export const saveInstalled = (): void => writePreference(INSTALLED, 'true');
