import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { ScreenErrorBoundary } from '../screens/ScreenErrorBoundary.tsx';
import styles from './Shell.module.css';

/** The screen between the bars: a skeleton while it loads, a sentence when it fails. */
export const ScreenContent = ({ children }: { readonly children: ReactNode }) => {
  const [path] = useLocation();
  return (
    <main id="content" className={styles.content}>
      <ScreenErrorBoundary key={path}>
        <Suspense
          fallback={
            <div className={styles.waiting} aria-busy="true">
              <Skeleton shapes={['title', 'card', 'card', 'card']} />
            </div>
          }
        >
          {children}
        </Suspense>
      </ScreenErrorBoundary>
    </main>
  );
};
