import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { log } from '#kit/web/log.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { LanguageProvider, useLanguage, wordsIn } from '#kit/web/words.tsx';
import type { Language } from '#kit/web/words.tsx';
import { OfflineCache } from './offline/OfflineCache.tsx';
import { en } from './words.en.ts';
import { sw } from './words.sw.ts';

const showFailure = (language: Language): void =>
  void showToast(wordsIn({ en, sw }, language).languageFailed, { tone: 'bad' });

/** Applies the profile's language at sign-in. Not later, or it would undo a choice that is still unsent. */
const ApplyProfileLanguage = () => {
  const { session } = useSession();
  const { adopt } = useLanguage();
  const user = session?.userId ?? null;
  const language = session?.language;
  const previousUser = useRef(user);
  useEffect(() => {
    if (user && user !== previousUser.current) adopt(language);
    previousUser.current = user;
  }, [user, language, adopt]);
  return null;
};

/**
 * The choice applies at once. For a signed-in farmer it is also sent to the profile, now or when the network
 * returns.
 */
export const LanguageBridge = ({ children }: { readonly children: ReactNode }) => {
  const store = useStore();
  const user = useStoreUser();
  const save = useCallback(
    (language: Language) => {
      if (!user) return;
      import('#features/people/contract-session.ts')
        .then(({ setLanguage }) => store.send(setLanguage, { language }))
        .then((sent) => {
          if (sent.ok) return;
          log.warn('language.not_saved', { metadata: { code: sent.code } });
          showFailure(language);
        })
        .catch((error: unknown) => {
          log.warn('language.not_saved', { error });
          showFailure(language);
        });
    },
    [store, user],
  );
  return (
    <LanguageProvider onChoose={save} onMissing={showFailure}>
      <ApplyProfileLanguage />
      <OfflineCache hasUser={user !== null} />
      {children}
    </LanguageProvider>
  );
};
