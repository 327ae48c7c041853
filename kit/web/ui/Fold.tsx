import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { DownIcon } from './icons.tsx';
import type { IconType } from './icons.tsx';
import styles from './Fold.module.css';
import list from './List.module.css';

interface Props {
  /** Id of the heading. */
  readonly id: string;
  readonly icon?: IconType;
  /** In place of an icon. */
  readonly picture?: ReactNode;
  /** Colour of the icon's square. */
  readonly tone?: 'leaf' | 'maize' | 'soil' | 'sky' | 'clay';
  readonly title: ReactNode;
  /** The answer itself, so that nobody has to open it to know. */
  readonly fact?: ReactNode;
  /** Starts open. */
  readonly isOpen?: boolean;
  /** Called when it opens or closes, for content that loads then. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Folds on one surface, with a line between them. */
export const FoldGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className="surface folds">{children}</div>
);

/** A row that already says its answer; a tap shows the rest. */
export const Fold = ({ id, icon: Icon, picture, tone, title, fact, isOpen, onToggle, children }: Props) => (
  <section aria-labelledby={id}>
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={classes(list.line, styles.head)}>
        {Icon && (
          <span className={classes(list.square, tone && list[tone])}>
            <Icon />
          </span>
        )}
        {picture && <span className={classes(list.square, list.picture)}>{picture}</span>}
        <span className={styles.text}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {fact && <small>{fact}</small>}
        </span>
        <DownIcon size={20} className={styles.arrow ?? ''} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  </section>
);
