import type { Format } from '#kit/web/format.ts';
import type { CommunityWords } from '../words.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Age of a post, or its date after thirty days. If the phone's clock is behind, shows "now". */
export const formatAge = (
  words: CommunityWords['age'],
  format: Pick<Format, 'shortDay'>,
  at: string,
  now: number,
): string => {
  const seconds = Math.floor((now - Date.parse(at)) / 1000);
  if (!(seconds >= MINUTE)) return words.now;
  if (seconds < HOUR) return words.minutes(Math.floor(seconds / MINUTE));
  if (seconds < DAY) return words.hours(Math.floor(seconds / HOUR));
  return seconds < 30 * DAY ? words.days(Math.floor(seconds / DAY)) : format.shortDay(new Date(at));
};
