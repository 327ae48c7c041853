import { useFormat } from '#kit/web/format.ts';
import { isTemporary } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { SyncState } from '../prices-contract.ts';
import type { ShownInsights } from './use-insights.ts';
import { useMarketRefusals, useMarketWords } from './words.ts';

/** MKT-10: shows "running" only while it runs. */
const SyncLine = ({ sync: { state, done_at, failed_at } }: { readonly sync: SyncState }) => {
  const words = useMarketWords();
  const format = useFormat();
  if (state === 'running') return <p role="status">{words.running}</p>;
  return (
    <>
      <MutedText>
        {done_at ? words.updated(format.shortDay(new Date(done_at))) : words.neverUpdated}
      </MutedText>
      {state === 'failed' && failed_at && (
        <MutedText>{words.failed(format.shortDay(new Date(failed_at)))}</MutedText>
      )}
    </>
  );
};

/** MKT-09: shows why there are no prices. */
export const NoPrices = ({
  state: { shown, refusal, reload },
  cropName,
  onReport,
}: {
  readonly state: ShownInsights;
  readonly cropName: string;
  readonly onReport: () => void;
}) => {
  const words = useMarketWords();
  const refusalText = useRefusalText(useMarketRefusals());
  if (shown)
    return (
      <Card>
        <Stack gap="small">
          <h2>{words.empty(cropName)}</h2>
          <p>{words.noDataHow}</p>
          <Button wide icon={PlusIcon} onClick={onReport}>
            {words.report}
          </Button>
          <SyncLine sync={shown.sync} />
        </Stack>
      </Card>
    );
  if (!refusal) return <Skeleton shapes={['card', 'card']} />;
  if (refusal.code === 'network.unreachable' && !navigator.onLine)
    return (
      <Notice
        action={
          <Button tone="quiet" onClick={reload}>
            {words.retry}
          </Button>
        }
      >
        {words.offline}
      </Notice>
    );
  return (
    <ErrorCard
      what={words.error}
      whatToDo={isTemporary(refusal.code) ? undefined : refusalText(refusal)}
      requestId={refusal.requestId}
      action={
        <Button tone="quiet" onClick={reload}>
          {words.retry}
        </Button>
      }
    />
  );
};
