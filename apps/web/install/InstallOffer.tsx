import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/web/ui/Button.tsx';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { useInstallContext } from './install-context.tsx';
import styles from './InstallOffer.module.css';

const InstallSheet = lazy(async () => ({ default: (await import('./InstallSheet.tsx')).InstallSheet }));

/** Screens without unfinished work. */
const idlePaths = ['/dashboard', '/fields', '/more'];

const hasWorkInProgress = (): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (document.activeElement?.matches('input,textarea,select') ?? false);

/** Offers installation, from a small button to a sheet, and never over work in progress. */
export const InstallOffer = () => {
  const { install: words } = useWords({ en, sw });
  const { surface, install } = useInstallContext();
  const [path] = useLocation();
  const isIdleScreen = idlePaths.includes(path);
  const [canOpenSheet, setCanOpenSheet] = useState(false);
  const isSheet = surface === 'sheet' || surface === 'manual';
  useEffect(() => setCanOpenSheet(isSheet && isIdleScreen && !hasWorkInProgress()), [isSheet, isIdleScreen]);
  if (isSheet && canOpenSheet)
    return (
      <LazyErrorBoundary>
        <InstallSheet manual={surface === 'manual'} />
      </LazyErrorBoundary>
    );
  if (surface === 'button' && isIdleScreen) {
    return (
      <div className={styles.floating}>
        <Button
          icon={DownloadIcon}
          onClick={() => {
            void install();
          }}
        >
          {words.act}
        </Button>
      </div>
    );
  }
  return null;
};
