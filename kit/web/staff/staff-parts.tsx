import type { ReactNode } from 'react';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import { useSession } from '../session.tsx';
import { MutedText } from '../ui/layout.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useWords } from '../words.tsx';
import { staffScreenEn } from './words.en.ts';
import { staffScreenSw } from './words.sw.ts';
import styles from './staff.module.css';

export const useStaffScreenWords = () => useWords({ en: staffScreenEn, sw: staffScreenSw });

/** A name that a user typed: one line, without direction marks or stacked accents. */
export const PersonName = ({ children }: { readonly children: string }) => <bdi>{cleanLine(children)}</bdi>;

/** A longer text that a user typed. */
export const UserText = ({ children }: { readonly children: string }) => <bdi>{cleanText(children)}</bdi>;

/** Why a case waits, in a colour of its own. */
export const Why = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.why}>{children}</div>
);

export const Count = ({ children }: { readonly children: ReactNode }) => (
  <strong className={styles.count}>{children}</strong>
);

/** A staff page; the server checks the role again. */
export const StaffOnly = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const words = useStaffScreenWords();
  const { session } = useSession();
  return session?.role === 'admin' ? (
    children
  ) : (
    <Screen title={title} back="/more">
      <MutedText>{words.adminOnly}</MutedText>
    </Screen>
  );
};
