import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { usePublishedHeight } from './use-published-height.ts';
import styles from './Screen.module.css';

/**
 * The primary action of a screen. On a short screen the tab bar gives way to it (BottomNav.module.css): both
 * together would cover more than 15 % of the height.
 */
export const StickyAction = ({ children }: { readonly children: ReactNode }) => {
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
