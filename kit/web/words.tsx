import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { wordsFor } from '#kit/pure/words.ts';
import type { Dictionary, Language, Words } from '#kit/pure/words.ts';
import { initialLanguage, isLanguage, LANGUAGE_KEY } from './initial-language.ts';
import { arrivedWords, bringWords } from './late-words.ts';
import { writePreference } from './preference.ts';

export type { Dictionary, Language, Words } from '#kit/pure/words.ts';

interface LanguageState {
  readonly language: Language;
  /** The user's own choice: stored on the phone and passed to `onChoose`. */
  choose(language: Language): void;
  toggle(): void;
  /** The profile's language at sign-in; an invalid value changes nothing. */
  adopt(language: unknown): void;
}

const LanguageContext = createContext<LanguageState>({
  language: 'en',
  choose: () => {},
  toggle: () => {},
  adopt: () => {},
});

interface Props {
  readonly children: ReactNode;
  readonly initial?: Language;
  readonly onChoose?: (language: Language) => void;
  /**
   * Called when the other language is not on this phone and cannot be fetched. The screen then stays as it
   * is.
   */
  readonly onMissing?: (stays: Language) => void;
}

export const LanguageProvider = ({ children, initial, onChoose, onMissing }: Props) => {
  const [language, setLanguage] = useState(() => initial ?? initialLanguage());
  const turn = useRef(0);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  /** Loads the whole language before switching, so that a screen never mixes two languages. */
  const change = useCallback((next: Language, missing?: () => void, then?: () => void) => {
    const mine = (turn.current += 1);
    const show = () => {
      if (mine !== turn.current) return;
      writePreference(LANGUAGE_KEY, next);
      setLanguage(next);
      then?.();
    };
    const coming = bringWords(next);
    if (coming)
      coming.then(show, () => {
        if (mine === turn.current) missing?.();
      });
    else show();
  }, []);
  const adopt = useCallback(
    (next: unknown) => {
      if (isLanguage(next)) change(next, () => undefined);
    },
    [change],
  );
  const choose = useCallback(
    (next: Language) =>
      change(
        next,
        () => onMissing?.(language),
        () => onChoose?.(next),
      ),
    [change, language, onChoose, onMissing],
  );

  const value = useMemo(
    () => ({ language, choose, adopt, toggle: () => choose(language === 'en' ? 'sw' : 'en') }),
    [language, choose, adopt],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
};

export const useLanguage = (): LanguageState => useContext(LanguageContext);

/** The texts of a screen in the farmer's language: `const words = useWords({ en, sw })`. */
export const useWords = <English extends object>(dictionary: Dictionary<English>): Words<English> =>
  wordsIn(dictionary, useLanguage().language);

/** Words in a given language, not the screen's own. The screen suspends until they are loaded. */
export const wordsIn = <English extends object>(
  dictionary: Dictionary<English>,
  language: Language,
): Words<English> =>
  (arrivedWords(dictionary[language]) as Words<English> | null) ?? wordsFor(dictionary, language);
