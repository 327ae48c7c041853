import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import styles from './Card.module.css';

type Tone = 'plain' | 'leaf' | 'maize' | 'sky' | 'clay';

interface Props {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly className?: string | undefined;
  readonly labelledBy?: string;
}

export const Card = ({ children, tone = 'plain', className, labelledBy }: Props) => (
  <section className={classes(styles.card, styles[tone], className)} aria-labelledby={labelledBy}>
    {children}
  </section>
);

interface LinkProps {
  readonly children: ReactNode;
  readonly to: string;
  readonly tone?: Tone;
  readonly className?: string;
}

/** A card that is one large tap target. */
export const CardLink = ({ children, to, tone = 'plain', className }: LinkProps) => (
  <Link href={to} className={classes(styles.card, styles.link, styles[tone], className)}>
    {children}
  </Link>
);
