import type { ReactNode } from 'react';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import { useSession } from '../session.tsx';
import { classes } from '../ui/classes.ts';
import { ColourScene } from '../ui/ColourScene.tsx';
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

interface SceneProps {
  readonly head: ReactNode;
  readonly figure?: string | undefined;
  /** Empty while it is not known. */
  readonly text: string;
  readonly detail?: string | undefined;
}

/** The one sentence of a staff screen, with its figure. */
export const SayingScene = ({ head, figure, text, detail }: SceneProps) => (
  <ColourScene head={head}>
    <div className={styles.say}>
      {text && (
        <p>
          {figure !== undefined && <b>{figure} </b>}
          {text}
        </p>
      )}
      {detail && <small>{detail}</small>}
    </div>
  </ColourScene>
);

/** Everything below a scene; the second column from 900 pixels. */
export const Below = ({
  children,
  isAside = false,
}: {
  readonly children: ReactNode;
  readonly isAside?: boolean;
}) => <div className={classes(styles.below, isAside && styles.aside)}>{children}</div>;

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
