import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';

const DONE_KEY = 'mavuno_done_today';

interface Stored {
  readonly day: Day;
  readonly keys: readonly string[];
}

const readStored = (): Stored => {
  const [day = '', ...keys] = (readPreference(DONE_KEY) ?? '').split(' ');
  return { day, keys };
};

type Change = (keys: readonly string[]) => readonly string[];

/** Keys of what was marked as done today. Stored on this phone, forgotten the next day and at sign-out. */
export const useDoneToday = (
  today: Day,
): readonly [done: readonly string[], change: (change: Change) => void] => {
  const [stored, setStored] = useState(readStored);
  const keysOf = ({ day, keys }: Stored): readonly string[] => (day === today ? keys : []);
  return [
    keysOf(stored),
    (change) =>
      setStored((now) => {
        const keys = change(keysOf(now));
        writePreference(DONE_KEY, [today, ...keys].join(' '));
        return { day: today, keys };
      }),
  ];
};
