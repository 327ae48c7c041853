import { useOnce } from '../hooks/use-once.ts';
import { Button } from '../ui/Button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { savesData } from './may-hear.ts';

/**
 * Where the phone saves data nothing comes by itself: the farmer says when to look again. Absent
 * elsewhere.
 */
export const RefreshWhereSaved = ({ ask }: { readonly ask: () => Promise<void> }) => {
  const words = useWords({ en, sw });
  const once = useOnce(ask);
  return savesData() ? (
    <Button tone="quiet" icon={RefreshIcon} busy={once.busy} onClick={once.run}>
      {words.refresh}
    </Button>
  ) : null;
};
