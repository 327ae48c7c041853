import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { State } from './State.tsx';
import styles from './SayingCard.module.css';

/** Characters from which a saying is set smaller: a whole sentence, not eight words. */
const LONG = 60;

interface Props {
  /** Id of the heading. */
  readonly id: string;
  /** "Today". */
  readonly eyebrow: string;
  /** Age or count beside the eyebrow. */
  readonly beside?: ReactNode;
  /** A verb, a thing and a when, in at most eight words. */
  readonly saying: string;
  readonly reason: string;
  /** The reason is that it should have been done already. */
  readonly isLate?: boolean | undefined;
  /** Source, field: one small line each. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The one thing to do, under the hem of a kanga. At most one per screen. */
export const SayingCard = ({ id, eyebrow, beside, saying, reason, isLate, children, actions }: Props) => (
  <section className={styles.card} aria-labelledby={id}>
    <span className="hem" aria-hidden="true" />
    <div className={styles.body}>
      <div className={styles.head}>
        <h2 id={id} className={styles.eyebrow}>
          {eyebrow}
        </h2>
        {beside}
        <span className={styles.speaker}>
          <ReadAloud text={`${saying}. ${reason}`} />
        </span>
      </div>
      <p className={classes(styles.saying, saying.length > LONG && styles.long)}>{saying}</p>
      <p>{isLate ? <State tone="bad">{reason}</State> : reason}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </section>
);
