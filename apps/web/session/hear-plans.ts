import { liveOfPage } from '#kit/web/live/live.ts';
import { isSlow } from '#kit/web/live/may-hear.ts';

/**
 * `sure` is false when a change may have been missed. On a slow network the plan is requested when the user
 * returns to the app.
 */
export const subscribePlanChanges = (heard: (sure: boolean) => void): (() => void) =>
  isSlow() || typeof EventSource === 'undefined'
    ? () => undefined
    : liveOfPage().want('plans', (at) => heard(at !== null));
