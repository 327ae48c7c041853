import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ColourScene.module.css';

interface Props {
  /** That of `renderScene`. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
  /** Leaves room for a card that lies over the lower edge. */
  readonly isOverlapped?: boolean;
}

/** The top of a screen as one field of colour, which its `ground` names. */
export const ColourScene = ({ head, children, isOverlapped }: Props) => (
  <div className={classes(styles.scene, isOverlapped && styles.overlapped)}>
    <div className={styles.head}>{head}</div>
    {children}
  </div>
);

interface DrawnProps {
  readonly head: ReactNode;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A scene with a drawing beside its words; a sheet lies over its edge. */
export const DrawnScene = ({ head, drawing, children, className }: DrawnProps) => (
  <div className={classes(styles.scene, styles.drawn, className)}>
    {head}
    <div className={styles.drawing}>{drawing}</div>
    {children}
  </div>
);

interface SayingProps {
  readonly head: ReactNode;
  readonly figure?: string | undefined;
  /** Empty while it is not known. */
  readonly text: string;
  readonly detail?: ReactNode;
}

/** A scene with the one sentence of its screen, and its figure. */
export const SayingScene = ({ head, figure, text, detail }: SayingProps) => (
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

interface BelowProps {
  readonly children: ReactNode;
  /** In the second column from 900 pixels. */
  readonly isAside?: boolean;
  /** Over the lower edge of the scene: a sheet of paper, or cards. */
  readonly over?: 'sheet' | 'cards';
}

/** What follows a scene. */
export const Below = ({ children, isAside = false, over }: BelowProps) => (
  <div className={classes(styles.below, isAside && styles.aside, over && styles[over])}>{children}</div>
);
