import { useOnce } from '../hooks/use-once.ts';
import { Button } from '../ui/Button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { savesData } from './may-hear.ts';

/**
 * With data saving on, nothing updates automatically: shows a refresh button. Otherwise renders
 * nothing.
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
