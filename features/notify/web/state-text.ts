import { HOUR_MS } from '#kit/pure/days.ts';
import type { Format } from '#kit/web/format.ts';
import type { Notification } from './projections.ts';
import type { useNotifyWords } from './words.ts';

type Delivery = Notification['deliveries'][number];
type NotifyWords = Pick<ReturnType<typeof useNotifyWords>, 'centre' | 'why'>;

const HALF_DAY = 12 * HOUR_MS;

/**
 * "Phone: sent 14:02", with the day if it is 12 hours or more away. Failed deliveries include the reason,
 * because the farmer may be able to fix it.
 */
export const stateText = (
  { channel, state, at, why }: Delivery,
  { centre: words, why: whys }: NotifyWords,
  format: Pick<Format, 'time' | 'shortDay'>,
  now: number,
): string => {
  const then = new Date(at);
  const time =
    Math.abs(now - then.getTime()) < HALF_DAY
      ? format.time(then)
      : `${format.shortDay(then)}, ${format.time(then)}`;
  const label = state === 'dropped' && (why === 'over' || why === 'seen') ? words[why] : words.states[state];
  const reason = state === 'failed' && why !== null ? `: ${whys[why].replace(/\.$/, '')}` : '';
  return `${words.channels[channel]}: ${typeof label === 'string' ? label : label(time)}${reason}`;
};
