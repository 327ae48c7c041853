import { useEffect, useState } from 'react';
import { checkManifest } from '#kit/web/install/check-manifest.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { CloseIcon, DownloadIcon } from '#kit/web/ui/icons.tsx';
import { en as uiEn } from '#kit/web/words-ui.en.ts';
import { sw as uiSw } from '#kit/web/words-ui.sw.ts';
import { useWords } from '#kit/web/words.tsx';
import { startServiceWorker } from '../service-worker-start.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import styles from './UpdateToast.module.css';

/**
 * Starts the service worker once the first screen stands, and offers a newer version; it is never forced on
 * anyone.
 */
export const UpdateToast = () => {
  const { update: words } = useWords({ en, sw });
  const ui = useWords({ en: uiEn, sw: uiSw });
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    void startServiceWorker((ready) => setUpdate(() => ready));
    void checkManifest();
  }, []);
  if (!update) return null;
  return (
    <div className={styles.update} role="status">
      <DownloadIcon />
      <span>{words.text}</span>
      <button type="button" className={styles.act} onClick={update}>
        {words.act}
      </button>
      <IconButton label={ui.close} icon={CloseIcon} onClick={() => setUpdate(null)} />
    </div>
  );
};
