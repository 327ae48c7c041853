import { liveOfPage } from '#kit/web/live/live.ts';
import { isSlow } from '#kit/web/live/may-hear.ts';

/**
 * `sure` is false when a change may have gone unheard. On a slow network a plan is asked for when the farmer
 * comes back to the app.
 */
export const hearPlans = (heard: (sure: boolean) => void): (() => void) =>
  isSlow() || typeof EventSource === 'undefined'
    ? () => undefined
    : liveOfPage().want('plans', (at) => heard(at !== null));
