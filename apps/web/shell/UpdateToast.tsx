import { useEffect, useState } from 'react';
import { checkManifest } from '#kit/web/install/check-manifest.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { CloseIcon, DownloadIcon } from '#kit/web/ui/icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en as uiEn } from '#kit/web/words.ui.en.ts';
import { sw as uiSw } from '#kit/web/words.ui.sw.ts';
import { startServiceWorker } from '../offline/service-worker-start.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './UpdateToast.module.css';

/** An update takes one or two seconds; browsers delay it while another tab or a download uses the old version. */
const SLOW_UPDATE_MS = 10_000;

/**
 * Starts the service worker once the first screen is shown, and offers a newer version, which is never
 * forced.
 */
export const UpdateToast = () => {
  const { update: words } = useWords({ en, sw });
  const ui = useWords({ en: uiEn, sw: uiSw });
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const [state, setState] = useState<'offered' | 'switching' | 'late'>('offered');
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    void startServiceWorker((ready) => {
      setUpdate(() => ready);
      setState('offered');
    });
    void checkManifest();
  }, []);
  useEffect(() => {
    if (state !== 'switching') return undefined;
    const timer = setTimeout(() => setState('late'), SLOW_UPDATE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (!update) return null;
  const start = (): void => {
    setState('switching');
    update();
  };
  return (
    <div className={styles.update} role="status">
      <DownloadIcon />
      <span>{{ offered: words.text, switching: words.switching, late: words.late }[state]}</span>
      {state === 'offered' && (
        <button type="button" className={styles.act} onClick={start}>
          {words.act}
        </button>
      )}
      <IconButton label={ui.close} icon={CloseIcon} onClick={() => setUpdate(null)} />
    </div>
  );
};
