import { lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { useWords } from '#kit/web/words.tsx';
import { Deferred } from '../Deferred.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { BottomNav } from './BottomNav.tsx';
import { OfflineRibbon } from './OfflineRibbon.tsx';
import { ScreenContent } from './ScreenContent.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Shell.module.css';

const InstallOffer = lazy(async () => ({
  default: (await import('../install/InstallOffer.tsx')).InstallOffer,
}));
const SessionGuard = lazy(async () => ({
  default: (await import('#features/people/web/session-renewal.ts')).SessionRenewal,
}));
const SunlightOffer = lazy(async () => ({
  default: (await import('../sunlight/SunlightOffer.tsx')).SunlightOffer,
}));

/** Remounted for every path, so that a new screen starts at its top. */
const ScrollToTop = (): null => {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
};

/** The frame of every signed-in screen. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const words = useWords({ en, sw });
  const [path] = useLocation();
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <ScrollToTop key={path} />
      <TopBar />
      <OfflineRibbon />
      <ScreenContent>{children}</ScreenContent>
      <BottomNav />
      <Deferred part="frame">
        <LazyErrorBoundary>
          <InstallOffer />
        </LazyErrorBoundary>
        <LazyErrorBoundary>
          <SessionGuard />
        </LazyErrorBoundary>
        {'AmbientLightSensor' in globalThis && (
          <LazyErrorBoundary>
            <SunlightOffer />
          </LazyErrorBoundary>
        )}
      </Deferred>
    </div>
  );
};
