import { Link, useLocation } from 'wouter';
import { usePublishedHeight } from '#kit/web/hooks/use-published-height.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { useWords } from '#kit/web/words.tsx';
import { reachableEntries, isActive, navEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './BottomNav.module.css';

export const BottomNav = () => {
  const { nav } = useWords({ en, sw });
  const [path] = useLocation();
  const bar = usePublishedHeight<HTMLElement>('--bar');
  return (
    <nav ref={bar} className={styles.nav} aria-label={nav.label}>
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
