// @cache later

import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { CaseQueue, type QueueCase } from '#kit/web/staff/CaseQueue.tsx';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { supplierQueue } from '../contract.ts';
import { ReportCase, SuggestionCase } from './QueueCases.tsx';
import { useSupplierWords } from './words.ts';

const requestQueue = (signal: AbortSignal) => call(supplierQueue, {}, { signal });

/** Reports and suggestions in one queue, the oldest first. */
const useCases = (
  { reports, suggestions }: ReplyOf<typeof supplierQueue>,
  load: () => Promise<void>,
): QueueCase[] => {
  const { admin: words } = useSupplierWords();
  return [
    ...reports.map((report) => ({
      id: report.id,
      title: report.listing.name,
      kind: report.what === 'closed' ? words.saidClosed : words.saidWrong,
      at: report.created_at,
      renderCase: () => <ReportCase report={report} onDone={load} />,
    })),
    ...suggestions.map((suggestion) => ({
      id: suggestion.id,
      title: suggestion.name,
      kind: suggestion.own ? words.byOwner : words.byFarmer,
      at: suggestion.created_at,
      renderCase: () => <SuggestionCase suggestion={suggestion} onDone={load} />,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
};

const nothing = { reports: [], suggestions: [] };

const ModerationQueue = () => {
  const words = useSupplierWords();
  const refusalText = useRefusalText(words.refusals);
  const { value: queue, refusal, load } = useLoad(requestQueue);
  const cases = useCases(queue ?? nothing, load);
  return (
    <CaseQueue
      title={words.admin.title}
      cases={queue && cases}
      failed={
        refusal && {
          refusal,
          text: refusalText(refusal),
          retry: () => {
            void load();
          },
        }
      }
    />
  );
};

/** Where staff check each shop before it is shown to farmers. */
export const AdminSuppliersScreen = () => (
  <StaffOnly title={useSupplierWords().admin.title}>
    <ModerationQueue />
  </StaffOnly>
);
