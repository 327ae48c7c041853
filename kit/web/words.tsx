import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { wordsFor } from '#kit/pure/words.ts';
import type { Dictionary, Language, Words } from '#kit/pure/words.ts';
import { arrivedWords, bringWords } from './late-words.ts';
import { readPreference, writePreference } from './preference.ts';

export type { Dictionary, Language, Words } from '#kit/pure/words.ts';

const KEY = 'language';
const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'sw';

/** Language of the phone's settings, used to preselect a button on the first run. */
export const deviceLanguage = (languages: readonly string[]): Language => {
  for (const tag of languages) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
};

interface LanguageState {
  readonly language: Language;
  /** False until the farmer has chosen a language on this phone. The first run then asks. */
  readonly chosen: boolean;
  /** The user's own choice: stored on the phone and passed to `onChoose`. */
  choose(language: Language): void;
  toggle(): void;
  /** The profile's language at sign-in; an invalid value changes nothing. */
  adopt(language: unknown): void;
}

const LanguageContext = createContext<LanguageState>({
  language: 'en',
  chosen: true,
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
  const [state, setState] = useState(() => {
    const saved = initial ?? readPreference(KEY);
    return { language: isLanguage(saved) ? saved : ('en' as Language), chosen: isLanguage(saved) };
  });
  const { language, chosen } = state;
  const turn = useRef(0);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  /** Loads the whole language before switching, so that a screen never mixes two languages. */
  const change = useCallback((next: Language, missing?: () => void, then?: () => void) => {
    const mine = (turn.current += 1);
    const show = () => {
      if (mine !== turn.current) return;
      writePreference(KEY, next);
      setState({ language: next, chosen: true });
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
    () => ({ language, chosen, choose, adopt, toggle: () => choose(language === 'en' ? 'sw' : 'en') }),
    [language, chosen, choose, adopt],
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
