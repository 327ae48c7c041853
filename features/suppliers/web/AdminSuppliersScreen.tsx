// @cache later

import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { supplierQueue } from '../contract.ts';
import { ReportItem, SuggestionItem } from './QueueItems.tsx';
import { useSupplierWords } from './words.ts';

const requestQueue = (signal: AbortSignal) => call(supplierQueue, {}, { signal });

const ModerationQueue = () => {
  const words = useSupplierWords();
  const refusalText = useRefusalText(words.refusals);
  const { value: queue, refusal: failed, load } = useLoad(requestQueue);
  if (failed)
    return (
      <ErrorCard
        what={refusalText(failed)}
        requestId={failed.requestId}
        action={
          <Button
            tone="quiet"
            onClick={() => {
              void load();
            }}
          >
            {words.retry}
          </Button>
        }
      />
    );
  if (!queue) return <Skeleton shapes={['card', 'card']} />;
  const { suggestions, reports } = queue;
  return (
    <Stack>
      {suggestions.length + reports.length === 0 && <Notice tone="good">{words.admin.none}</Notice>}
      {reports.length > 0 && <h2>{words.admin.reports(reports.length)}</h2>}
      {reports.map((r) => (
        <ReportItem key={r.id} report={r} onDone={load} />
      ))}
      {suggestions.length > 0 && <h2>{words.admin.suggestions(suggestions.length)}</h2>}
      {suggestions.map((s) => (
        <SuggestionItem key={s.id} suggestion={s} onDone={load} />
      ))}
    </Stack>
  );
};

/** Where staff check each shop before it is shown to farmers. */
export const AdminSuppliersScreen = () => {
  const words = useSupplierWords();
  const { session } = useSession();
  return (
    <Screen title={words.admin.title} back="/more">
      {session?.role === 'admin' ? <ModerationQueue /> : <MutedText>{words.admin.adminOnly}</MutedText>}
    </Screen>
  );
};
