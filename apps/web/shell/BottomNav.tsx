import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { classes } from '#kit/web/ui/classes.ts';
import { useWords } from '#kit/web/words.tsx';
import { reachableEntries, isActive, navEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './BottomNav.module.css';

/** Publishes the bar's height, which grows with large text, for what sticks above it (Screen's action). */
const usePublishedHeight = () => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0;
      document.documentElement.style.setProperty('--bar', `${Math.round(height)}px`);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return bar;
};

/** Width in characters below which the bar has two rows. Media queries ignore the text size of some phones. */
const TWO_ROWS_BELOW_EM = 15;
const hasLargeText = (): boolean =>
  window.innerWidth / (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) <
  TWO_ROWS_BELOW_EM;

export const BottomNav = () => {
  const [isLarge] = useState(hasLargeText);
  const { nav } = useWords({ en, sw });
  const [path] = useLocation();
  const bar = usePublishedHeight();
  return (
    <nav ref={bar} className={classes(styles.nav, isLarge && styles.large)} aria-label={nav.label}>
      {reachableEntries(navEntries, routePaths).map((entry) => {
        const { path: to, labelKey, icon: Icon } = entry;
        const isCurrent = isActive(entry, path);
        return (
          <Link
            key={to}
            href={to}
            className={classes(styles.entry, isCurrent && styles.on, to === '/scan' && styles.scan)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {to === '/scan' ? (
              <span className={styles.disc}>
                <Icon size={30} />
              </span>
            ) : (
              <Icon />
            )}
            <span>{nav[labelKey]}</span>
          </Link>
        );
      })}
    </nav>
  );
};
