import { useState } from 'react';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { reportPrice } from '../contract.ts';
import { decideReport, type ReportRefusal } from '../domain/report.ts';
import type { PriceReport } from './projections.ts';
import { emptyReport, readReport, toReport } from './report-draft.ts';
import { useMarketRefusals, useMarketWords } from './words.ts';

type FormField = 'crop' | 'market' | 'county' | 'price' | 'each' | 'day';
const fieldByRefusal: Partial<Record<ReportRefusal, FormField>> = {
  'market.crop_unknown': 'crop',
  'market.market_missing': 'market',
  'market.county_wrong': 'county',
  'market.price_wrong': 'price',
  'market.price_absurd': 'price',
  'market.measure_weight': 'each',
  'market.day_wrong': 'day',
};

/** How many reports this farmer made in the last 24 hours; the rule limits them. */
const useRecentReports = (): number =>
  useRows<PriceReport>('price_report').filter((row) => Date.now() - Date.parse(row.created_at) < DAY_MS)
    .length;

interface ReportFormOptions {
  readonly crop: string;
  readonly county: string;
  readonly onSent: () => void;
}

/** The draft of a price report. A rule that it breaks is shown at its input, any other failure as a toast. */
export const useReportForm = ({ crop, county, onSent }: ReportFormOptions) => {
  const { form: words } = useMarketWords();
  const refusalText = useRefusalText(useMarketRefusals());
  const store = useStore();
  const today = dayInNairobi(new Date());
  const sentToday = useRecentReports();
  const start = () => emptyReport(crop, today, county);
  const {
    value: draft,
    update,
    forget,
  } = useDraftForm('market_report', (result) => (result ? readReport(result, start()) : null), start);
  const [photo, setPhoto] = useState<PreparedPhoto | null>(null);
  const [fault, setFault] = useState<{ readonly at: FormField | null; readonly text: string } | null>(null);

  const send = useExclusiveAction(async () => {
    const args = toReport(draft, newId(), photo?.photo.hash ?? null);
    const decided = decideReport(args, { today, sentToday });
    if (!decided.ok) {
      setFault({ at: fieldByRefusal[decided.code] ?? null, text: refusalText(decided) });
      return;
    }
    const result = await store.send(reportPrice, args, photo ? { photos: [photo.photo] } : {});
    if (!result.ok) {
      showToast(`${words.failed} ${refusalText(result)}`, { tone: 'bad' });
      return;
    }
    forget();
    showToast(navigator.onLine ? words.sent : words.sentOffline, { tone: 'good' });
    onSent();
  });
  return {
    draft,
    today,
    photo,
    setPhoto,
    send,
    change: (part: Partial<typeof draft>): void => {
      setFault(null);
      update((now) => ({ ...now, ...part }));
    },
    errorOf: (at: FormField): string | null => (fault?.at === at ? fault.text : null),
    /** The text of a refusal that belongs to no input. */
    formError: fault && fault.at === null ? fault.text : null,
  };
};

export type ReportForm = ReturnType<typeof useReportForm>;
