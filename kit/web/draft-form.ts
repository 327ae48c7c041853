import { useCallback, useRef, useState } from 'react';
import { readPreference, writePreference } from './preference.ts';
import { useStoreUser } from './store/hooks.ts';

const readDraft = (key: string): unknown => {
  try {
    return JSON.parse(readPreference(key) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * A form whose content is stored on every change, so that a killed app loses nothing. One draft per user and
 * `name`. `read` parses a stored draft, or returns null; `start` is the initial content.
 */
export const useDraftForm = <T>(name: string, read: (saved: unknown) => T | null, start: () => T) => {
  const key = `${name}_draft_${useStoreUser() ?? ''}`;
  const found = useRef<T | null | undefined>(undefined);
  if (found.current === undefined) found.current = read(readDraft(key));
  const [value, setValue] = useState<T>(() => found.current ?? start());
  const [resumed, setResumed] = useState(found.current !== null);
  const newest = useRef(value);
  const update = useCallback(
    (next: (now: T) => T) => {
      newest.current = next(newest.current);
      setValue(newest.current);
      writePreference(key, JSON.stringify(newest.current));
    },
    [key],
  );
  const deleteDraft = (): void => {
    newest.current = start();
    writePreference(key, null);
  };
  const reset = (): void => {
    deleteDraft();
    setValue(newest.current);
    setResumed(false);
  };
  return {
    value,
    update: update,
    /** Deletes the draft after it was saved or discarded. */ forget: deleteDraft,
    reset: reset,
    /** The current value, for an action that runs right after a change. */ current: () => newest.current,
    resumed,
  };
};

type Lists<T> = { readonly [K in keyof T]?: readonly unknown[] };
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasSameType = (start: unknown, saved: unknown): boolean =>
  start === null
    ? saved === null
    : typeof saved === typeof start && Array.isArray(saved) === Array.isArray(start) && saved !== null;

/**
 * A stored draft restricted to the form's shape; parts of an older shape are reset. `lists`: the allowed
 * choices.
 */
export const restrictToShape = <T extends object>(start: T, saved: unknown, lists: Lists<T> = {}): T => {
  if (!isPlainObject(saved)) return start;
  const given = saved as Record<string, unknown>;
  const pick = (key: keyof T & string): unknown => {
    const [value, first, list] = [given[key], start[key], lists[key]];
    if (list) return list.includes(value) ? value : first;
    if (isPlainObject(first)) return restrictToShape(first, value);
    return hasSameType(first, value) ? value : first;
  };
  return Object.fromEntries((Object.keys(start) as (keyof T & string)[]).map((key) => [key, pick(key)])) as T;
};
