import { useExclusiveAction } from '../hooks/use-exclusive-action.ts';
import { Button } from '../ui/Button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { en } from '../words.ui.en.ts';
import { sw } from '../words.ui.sw.ts';
import { isSavingData } from './live-conditions.ts';

/**
 * With data saving on, nothing updates automatically: shows a refresh button. Otherwise renders
 * nothing.
 */
export const DataSaverRefreshButton = ({ onRefresh }: { readonly onRefresh: () => Promise<void> }) => {
  const words = useWords({ en, sw });
  const refreshAction = useExclusiveAction(onRefresh);
  return isSavingData() ? (
    <Button tone="quiet" icon={RefreshIcon} busy={refreshAction.busy} onClick={refreshAction.run}>
      {words.refresh}
    </Button>
  ) : null;
};
