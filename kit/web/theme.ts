import { useCallback, useState } from 'react';
import { readPreference, writePreference } from './preference.ts';

export type Theme = 'light' | 'dark';
const KEY = 'theme';

/** The kept theme; without one, the phone's own. */
export const currentTheme = (): Theme => {
  const kept = readPreference(KEY);
  if (kept === 'light' || kept === 'dark') return kept;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const applyTheme = (theme: Theme): void => {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
};

export const useTheme = (): { theme: Theme; toggle: () => void } => {
  const [theme, setTheme] = useState(currentTheme);
  const toggle = useCallback(() => setTheme((was) => {
    const next = was === 'dark' ? 'light' : 'dark';
    writePreference(KEY, next);
    applyTheme(next);
    return next;
  }), []);
  return { theme, toggle };
};
