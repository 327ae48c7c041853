import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import type { IconType } from './icons.tsx';
import styles from './Button.module.css';

type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger';

interface ButtonAppearance {
  readonly tone?: ButtonTone | undefined;
  readonly icon?: IconType | undefined;
  /** As wide as its column. Rule for the single primary button of a screen. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

interface ButtonProps extends ButtonAppearance, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While a request runs, the button is disabled and announces that to a screen reader. */
  readonly busy?: boolean | undefined;
}

const buttonClasses = ({ tone = 'primary', wide }: Pick<ButtonAppearance, 'tone' | 'wide'>, extra?: string) =>
  classes(styles.button, styles[tone], wide && styles.wide, extra);

/** A ring that turns while something is awaited. */
export const Spinner = () => <span className={styles.turning} aria-hidden="true" />;

export const Button = ({
  tone,
  icon: Icon,
  wide,
  busy,
  children,
  disabled,
  className,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClasses({ tone, wide }, className)}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  >
    {busy ? <Spinner /> : Icon && <Icon size={22} />}
    <span>{children}</span>
  </button>
);

interface LinkProps extends ButtonAppearance {
  readonly to: string;
  readonly replace?: boolean;
  /** Of the history entry that the link adds. */
  readonly state?: unknown;
  readonly onClick?: () => void;
}

/** A link styled as a button, for navigation. */
export const LinkButton = ({
  tone,
  icon: Icon,
  wide,
  children,
  to,
  replace = false,
  state,
  onClick,
}: LinkProps) => (
  <Link
    href={to}
    replace={replace}
    state={state}
    className={buttonClasses({ tone, wide })}
    {...(onClick && { onClick })}
  >
    {Icon && <Icon size={22} />}
    <span>{children}</span>
  </Link>
);

interface ExternalLinkProps extends ButtonAppearance {
  readonly href: string;
  readonly label?: string | undefined;
  readonly onClick?: () => void;
}

/** A link that leaves the app: a chat, a call or an external page. */
export const ExternalLink = ({
  tone,
  icon: Icon,
  wide,
  children,
  href,
  label,
  onClick,
}: ExternalLinkProps) => (
  <a
    href={href}
    className={buttonClasses({ tone, wide })}
    aria-label={label}
    {...(onClick && { onClick })}
    {...(/^(tel|sms):/.test(href) ? {} : { target: '_blank', rel: 'noopener' })}
  >
    {Icon && <Icon size={22} />}
    <span>{children}</span>
  </a>
);

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: IconType;
}

export const IconButton = ({ label, icon: Icon, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classes(styles.iconOnly, className)}
    aria-label={label}
    title={label}
  >
    <Icon />
  </button>
);
