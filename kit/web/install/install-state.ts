export const ENGAGED_MS = 30_000;
export const MANUAL_DELAY_MS = 3_000;
export const SHEET_DELAY_MS = 5_000;
const SHEET_FROM_VISIT = 2;
export const DISMISS_PERIOD_MS = 24 * 60 * 60 * 1000;
const MIN_CHROME = 67;

export interface Platform {
  readonly iosSafari: boolean;
  /** Major version; null if the browser is not Chrome. */
  readonly chrome: number | null;
  /** Whether the browser can add a page to the home screen. */
  readonly installable: boolean;
}

export interface InstallState {
  readonly installed: boolean;
  readonly dismissedAt: number | null;
  readonly visits: number;
  readonly engaged: boolean;
  /** The browser has given us its own install prompt. */
  readonly promptReady: boolean;
  readonly sinceLoad: number;
  readonly platform: Platform;
}

export type InstallEvent =
  | { readonly type: 'time'; readonly sinceLoad: number }
  | { readonly type: 'interacted' }
  | { readonly type: 'prompt_ready' }
  | { readonly type: 'dismissed'; readonly at: number }
  | { readonly type: 'accepted' }
  | { readonly type: 'installed' };

export const installReducer = (state: InstallState, event: InstallEvent): InstallState => {
  switch (event.type) {
    case 'time':
      return {
        ...state,
        sinceLoad: event.sinceLoad,
        engaged: state.engaged || event.sinceLoad >= ENGAGED_MS,
      };
    case 'interacted':
      return { ...state, engaged: true };
    case 'prompt_ready':
      return { ...state, promptReady: true };
    case 'dismissed':
      return { ...state, dismissedAt: event.at };
    case 'accepted':
    case 'installed':
      return { ...state, installed: true, promptReady: false };
  }
};

const needsManualInstall = ({ iosSafari, chrome }: Platform): boolean =>
  iosSafari || (chrome !== null && chrome < MIN_CHROME);

const isDismissed = (dismissedAt: number | null, now: number): boolean =>
  dismissedAt !== null && now - dismissedAt < DISMISS_PERIOD_MS;

/** The install UI to show: manual steps, the sheet with the benefits, the floating button, or nothing. */
export type InstallSurface = 'none' | 'manual' | 'sheet' | 'button';

export const installSurface = (state: InstallState, now: number): InstallSurface => {
  if (state.installed || isDismissed(state.dismissedAt, now)) return 'none';
  if (needsManualInstall(state.platform)) return state.sinceLoad >= MANUAL_DELAY_MS ? 'manual' : 'none';
  if (state.platform.installable && state.visits >= SHEET_FROM_VISIT && state.sinceLoad >= SHEET_DELAY_MS)
    return 'sheet';
  return state.engaged && state.promptReady ? 'button' : 'none';
};
