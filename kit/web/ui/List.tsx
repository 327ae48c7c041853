import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { ForwardIcon } from './icons.tsx';
import type { IconType } from './icons.tsx';
import styles from './List.module.css';

export const List = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

type Tone = 'leaf' | 'maize' | 'soil' | 'sky' | 'clay';
interface ItemContentProps {
  readonly icon?: IconType;
  /** A drawing in place of the icon. */
  readonly picture?: ReactNode;
  /** Colour of the icon's square; `leaf` when absent. */
  readonly tone?: Tone;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly trailing?: ReactNode;
}
interface Props extends ItemContentProps {
  readonly to?: string;
  /** Opens outside the app, in a new tab. */
  readonly href?: string;
  readonly onClick?: () => void;
}

const ItemContent = ({
  icon: Icon,
  picture,
  tone,
  title,
  subtitle,
  trailing,
  hasArrow,
}: ItemContentProps & { readonly hasArrow: boolean }) => (
  <>
    {Icon && (
      <span className={classes(styles.square, tone && styles[tone])}>
        <Icon />
      </span>
    )}
    {picture && <span className={classes(styles.square, styles.picture)}>{picture}</span>}
    <span className={styles.body}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle && <small>{subtitle}</small>}
      </span>
      {trailing}
    </span>
    {hasArrow && <ForwardIcon size={18} className={styles.arrow ?? ''} />}
  </>
);

/** One list item: a link, a button or plain text. */
export const ListItem = ({ to, href, onClick, ...face }: Props) => (
  <li className={styles.item}>
    {to ? (
      <Link href={to} className={classes(styles.line, styles.tap)} {...(onClick && { onClick })}>
        <ItemContent {...face} hasArrow />
      </Link>
    ) : href ? (
      <a href={href} target="_blank" rel="noopener" className={classes(styles.line, styles.tap)}>
        <ItemContent {...face} hasArrow />
      </a>
    ) : onClick ? (
      <button type="button" onClick={onClick} className={classes(styles.line, styles.tap)}>
        <ItemContent {...face} hasArrow={false} />
      </button>
    ) : (
      <div className={styles.line}>
        <ItemContent {...face} hasArrow={false} />
      </div>
    )}
  </li>
);
