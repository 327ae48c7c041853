import { readPreference, writePreference } from '../preference.ts';
import type { Platform } from './install-state.ts';

const VISIT_COUNT_KEY = 'mavuno_visit_count';
const DISMISSED_AT_KEY = 'mavuno_install_dismissed';
const INSTALLED_KEY = 'mavuno_installed';
const VISIT_COUNTED_KEY = 'mavuno_visit_counted';

const installedModes = ['standalone', 'fullscreen', 'window-controls-overlay'];

/** Whether it runs as an installed app. */
export const isRunningInstalled = (scope: Window): boolean =>
  installedModes.some((mode) => scope.matchMedia?.(`(display-mode: ${mode})`).matches) ||
  (scope.navigator as { standalone?: boolean }).standalone === true;

export const detectPlatform = (agent: string, touchPoints: number, promptable: boolean): Platform => {
  const apple = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  const iosSafari = apple && /Safari\//.test(agent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(agent);
  const chrome = /(?:Chrome|Chromium)\/(\d+)/.exec(agent)?.[1];
  return { iosSafari, chrome: chrome ? Number(chrome) : null, installable: promptable };
};

/** One visit is one opening of a tab or window. Reloading does not count again. */
export const countVisit = (): number => {
  const before = Number(readPreference(VISIT_COUNT_KEY)) || 0;
  try {
    if (sessionStorage.getItem(VISIT_COUNTED_KEY)) return before;
    sessionStorage.setItem(VISIT_COUNTED_KEY, '1');
  } catch {
    /* count every load */
  }
  writePreference(VISIT_COUNT_KEY, String(before + 1));
  return before + 1;
};

export const readDismissedAt = (): number | null => Number(readPreference(DISMISSED_AT_KEY)) || null;
export const saveDismissedAt = (at: number): void => writePreference(DISMISSED_AT_KEY, String(at));
export const wasInstalled = (): boolean => readPreference(INSTALLED_KEY) === 'true';
export const saveInstalled = (): void => writePreference(INSTALLED_KEY, 'true');
