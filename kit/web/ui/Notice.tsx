import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { classes } from './classes.ts';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';
const icons = { info: InfoIcon, good: CheckIcon, warn: WarningIcon, bad: WarningIcon };

interface Props {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A message in the page. Its tone shows in shape and words too, never in colour alone. */
export const Notice = ({ tone = 'info', title, children, action }: Props) => {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
};

interface ErrorProps {
  readonly what: string;
  /** What is safe, for example "Your photo is saved on this phone." */
  readonly whatIsSafe?: string | undefined;
  /** What to do now. */
  readonly whatToDo?: string | undefined;
  readonly action?: ReactNode;
  readonly requestId?: string | undefined;
}

export const ErrorCard = ({ what, whatIsSafe, whatToDo, action, requestId }: ErrorProps) => {
  const words = useWords({ en, sw });
  return (
    <Notice tone="bad" title={what} action={action}>
      {whatIsSafe && <p>{whatIsSafe}</p>}
      {whatToDo && <p>{whatToDo}</p>}
      {requestId && <p className={styles.small}>{words.requestId(requestId)}</p>}
    </Notice>
  );
};
