import type { Language } from '#kit/pure/words.ts';
import { readPreference } from './preference.ts';

export const LANGUAGE_KEY = 'language';
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'sw';

/** The first language of the phone's settings that the app speaks; English without one. As in floor.js. */
export const deviceLanguage = (languages: readonly string[]): Language => {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
};

/** The language chosen on this phone, else the phone's own. */
export const initialLanguage = (): Language => {
  const saved = readPreference(LANGUAGE_KEY);
  if (isLanguage(saved)) return saved;
  return typeof navigator === 'undefined' ? 'en' : deviceLanguage(navigator.languages ?? []);
};
