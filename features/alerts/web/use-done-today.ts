import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';

const DONE_KEY = 'mavuno_done_today';

const storedFor = (today: Day): readonly string[] => {
  const [day, ...keys] = (readPreference(DONE_KEY) ?? '').split(' ');
  return day === today ? keys : [];
};

/** Keys of what was marked as done today. Stored on this phone, forgotten the next day and at sign-out. */
export const useDoneToday = (
  today: Day,
): readonly [done: readonly string[], setDone: (keys: readonly string[]) => void] => {
  const [done, set] = useState(() => storedFor(today));
  return [
    done,
    (keys) => {
      set(keys);
      writePreference(DONE_KEY, [today, ...keys].join(' '));
    },
  ];
};
