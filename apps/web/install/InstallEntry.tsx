import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { useWords } from '#kit/web/words.tsx';
import { moreEn } from '../words.more.en.ts';
import { moreSw } from '../words.more.sw.ts';
import { useInstallContext } from './install-context.tsx';

/** The entry for installing, while the browser offers it. */
export const InstallEntry = () => {
  const more = useWords({ en: moreEn, sw: moreSw });
  const { installed, promptReady, install } = useInstallContext();
  if (installed || !promptReady) return null;
  return (
    <ListItem
      icon={DownloadIcon}
      title={more.install}
      onClick={() => {
        void install();
      }}
    />
  );
};
