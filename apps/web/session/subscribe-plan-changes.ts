import { isSlow } from '#kit/web/live/live-conditions.ts';
import { sharedLive } from '#kit/web/live/live.ts';

/**
 * Calls `onChange` when the plan changed. `isCertain` is false when a change may have been missed. On a slow
 * network nothing is subscribed; the plan is requested when the user returns to the app.
 */
export const subscribePlanChanges = (onChange: (isCertain: boolean) => void): (() => void) =>
  isSlow() || typeof EventSource === 'undefined'
    ? () => undefined
    : sharedLive().subscribe('plans', (at) => onChange(at !== null));
