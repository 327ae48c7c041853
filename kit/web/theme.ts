import { useCallback, useEffect, useState } from 'react';
import { readPreference, writePreference } from './preference.ts';

/**
 * `sunlight`: black on white with rules, for bright daylight. Only a farmer chooses it; a phone with a light
 * sensor offers it once (SunlightOffer.tsx).
 */
export const themes = ['light', 'dark', 'sunlight'] as const;
export type Theme = (typeof themes)[number];
const THEME_KEY = 'theme';

/** The stored theme, else the phone's own. */
export const currentTheme = (): Theme => {
  const saved = themes.find((one) => one === readPreference(THEME_KEY));
  if (saved) return saved;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
};

export const applyTheme = (theme: Theme): void => {
  const { classList } = document.documentElement;
  for (const one of themes) classList.toggle(one, one === theme);
};

const THEME_CHANGED_EVENT = 'themechange';

/** Notifies every component that shows the theme. */
export const useTheme = (): { theme: Theme; choose: (theme: Theme) => void; toggle: () => void } => {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const onChange = (event: Event): void => setTheme((event as CustomEvent<Theme>).detail);
    window.addEventListener(THEME_CHANGED_EVENT, onChange);
    return () => window.removeEventListener(THEME_CHANGED_EVENT, onChange);
  }, []);
  const choose = useCallback((next: Theme) => {
    writePreference(THEME_KEY, next);
    applyTheme(next);
    window.dispatchEvent(new CustomEvent<Theme>(THEME_CHANGED_EVENT, { detail: next }));
  }, []);
  return { theme, choose, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') };
};
