import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePublishedHeight } from '../hooks/use-published-height.ts';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { classes } from './classes.ts';
import { BackIcon } from './icons.tsx';
import styles from './Screen.module.css';

interface Props {
  readonly title: string;
  /** Target of the back arrow before the title. */
  readonly back?: string;
  /** Draws the top of the screen, with its head in it, under the top bar and from edge to edge. */
  readonly renderScene?: (head: ReactNode) => ReactNode;
  /** Colour of the scene, which the top bar takes; `dawn` when absent. */
  readonly ground?: 'dawn' | 'leaf' | 'maize' | 'soil' | 'sky' | 'clay' | 'photo';
  /** A small element beside the title: a badge or an icon button. */
  readonly beside?: ReactNode;
  /** The primary action, at the end; within reach of the thumb on a screen that leads back. */
  readonly action?: ReactNode;
  /** The line to write a message, always above the tab bar. */
  readonly composer?: ReactNode;
  readonly wide?: boolean;
  /** Covers the whole window: the bars of the shell are hidden, and so is the title except to screen readers. */
  readonly isFullWindow?: boolean;
  readonly children: ReactNode;
}

/**
 * The primary action of a screen that leads back. On a short screen the tab bar gives way to it
 * (BottomNav.module.css): both together would cover more than 15 % of the height.
 */
const StickyAction = ({ children }: { readonly children: ReactNode }) => {
  const action = usePublishedHeight<HTMLDivElement>('--action');
  useLayoutEffect(() => {
    document.documentElement.dataset['action'] = '';
    return () => {
      delete document.documentElement.dataset['action'];
    };
  }, []);
  return (
    <div ref={action} className={styles.action}>
      {children}
    </div>
  );
};

/** A line to write a message, always above the tab bar. */
export const StickyComposer = ({ children }: { readonly children: ReactNode }) => {
  const composer = usePublishedHeight<HTMLDivElement>('--action');
  return (
    <div ref={composer} className={styles.composer}>
      {children}
    </div>
  );
};

/**
 * A screen with its title (also the tab's), content and primary action. Focus moves to the title when the
 * screen opens.
 */
export const Screen = ({
  title,
  back,
  renderScene,
  ground = 'dawn',
  beside,
  action,
  composer,
  wide,
  isFullWindow = false,
  children,
}: Props) => {
  const words = useWords({ en, sw });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Mavuno`;
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const hasScene = renderScene !== undefined;
  // The top bar lies on the scene and takes its colour (tokens.css).
  useLayoutEffect(() => {
    if (!hasScene) return undefined;
    document.documentElement.dataset['ground'] = ground;
    return () => {
      delete document.documentElement.dataset['ground'];
    };
  }, [hasScene, ground]);
  useLayoutEffect(() => {
    if (!isFullWindow) return undefined;
    document.documentElement.dataset['full'] = '';
    return () => {
      delete document.documentElement.dataset['full'];
    };
  }, [isFullWindow]);
  const head = (
    <header className={classes(styles.header, hasScene && styles.onScene)}>
      {back && (
        <Link href={back} className={styles.back} aria-label={words.back}>
          <BackIcon />
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {beside && <div className={styles.beside}>{beside}</div>}
    </header>
  );
  if (isFullWindow)
    return (
      <div className={styles.full}>
        <div className="unseen">{head}</div>
        {children}
      </div>
    );
  return (
    <div className={classes(styles.screen, wide && styles.wide, hasScene && styles.withScene)}>
      {renderScene ? renderScene(head) : head}
      {children}
      {action && (back ? <StickyAction>{action}</StickyAction> : <div>{action}</div>)}
      {composer && <StickyComposer>{composer}</StickyComposer>}
    </div>
  );
};
