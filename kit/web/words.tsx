import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { wordsFor } from '#kit/pure/words.ts';
import type { Dictionary, Language, Words } from '#kit/pure/words.ts';
import { readPreference, writePreference } from './preference.ts';

export type { Dictionary, Language, Words } from '#kit/pure/words.ts';

const KEY = 'language';
const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'sw';

/** The language the phone itself speaks, for the pre-selected button of the first run. */
export const deviceLanguage = (languages: readonly string[]): Language => {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
};

export interface LanguageState {
  readonly language: Language;
  /** False until the farmer has chosen on this phone: the first run asks. */
  readonly chosen: boolean;
  /** The farmer's own choice: kept on the phone and handed to `onChoose`. */
  choose(language: Language): void;
  toggle(): void;
  /** What the profile says at sign-in; anything unreadable keeps the current language. */
  adopt(language: unknown): void;
}

const LanguageContext = createContext<LanguageState>({ language: 'en', chosen: true, choose: () => {}, toggle: () => {}, adopt: () => {} });

interface Props {
  readonly children: ReactNode;
  readonly initial?: Language;
  readonly onChoose?: (language: Language) => void;
}

export const LanguageProvider = ({ children, initial, onChoose }: Props) => {
  const [state, setState] = useState(() => {
    const kept = initial ?? readPreference(KEY);
    return { language: isLanguage(kept) ? kept : 'en' as Language, chosen: isLanguage(kept) };
  });
  const { language, chosen } = state;

  useEffect(() => { document.documentElement.lang = language; }, [language]);

  const adopt = useCallback((next: unknown) => {
    if (!isLanguage(next)) return;
    writePreference(KEY, next);
    setState({ language: next, chosen: true });
  }, []);
  const choose = useCallback((next: Language) => { adopt(next); onChoose?.(next); }, [adopt, onChoose]);

  const value = useMemo(
    () => ({ language, chosen, choose, adopt, toggle: () => choose(language === 'en' ? 'sw' : 'en') }),
    [language, chosen, choose, adopt],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
};

export const useLanguage = (): LanguageState => useContext(LanguageContext);

/** The sentences of a screen in the farmer's language: `const words = useWords({ en, sw })`. */
export const useWords = <English extends object>(dictionary: Dictionary<English>): Words<English> =>
  wordsFor(dictionary, useLanguage().language);
