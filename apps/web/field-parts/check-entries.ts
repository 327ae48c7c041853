import { useMemo } from 'react';
import type { reviewRows } from '#features/experts/contract.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useHistoryWords } from '#features/history/web/words.ts';
import type { OutcomeRow } from '#features/impact/domain/outcome.ts';
import { useImpactWords } from '#features/impact/web/words.ts';
import { useScanName } from '#features/scanner/web/history/use-scan-name.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useScannerWords } from '#features/scanner/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRows, useRowsOf } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';

type Review = RowOf<typeof reviewRows>;
const dayOf = (moment: string): string => dayInNairobi(new Date(moment));

/** Search terms of a check: crop and disease in both languages, and the scientific name. */
const searchTermsOf = (scan: Scan): string => {
  const crop = cropByKey(scan.crop_type ?? '')?.name;
  const names = [scan.condition, scan.pick, ...scan.top3.map((t) => t.condition)].map((key) =>
    conditionByKey(key ?? ''),
  );
  return [crop?.en, crop?.sw, ...names.flatMap((n) => [n?.name.en, n?.name.sw, n?.scientificName])]
    .filter(Boolean)
    .join(' ');
};

/** Leaf checks of a field, the experts' answers, and whether treatment helped. */
export const useCheckEntries = (field: Field): readonly TimelineEntry[] | null => {
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id);
  const outcomes = useRows<OutcomeRow>('outcome');
  const reviews = useRows<Review>('review');
  const nameOf = useScanName();
  const words = useHistoryWords();
  const scanner = useScannerWords();
  const { ask } = useImpactWords();
  const { language } = useLanguage();
  return useMemo(() => {
    if (scans === null) return null;
    const scanById = new Map(scans.map((scan) => [scan.id, scan]));
    const checks = scans.map((scan): TimelineEntry => ({
      id: scan.id,
      day: dayOf(scan.taken_at),
      kind: 'check',
      title: `${words.kinds.check}: ${nameOf(scan)}`,
      photo: scan.photo,
      href: `/scan/${scan.id}`,
      pending: scan.pending,
      search: searchTermsOf(scan),
      detail:
        [cropByKey(scan.crop_type ?? '')?.name[language], scan.severity && scanner.severity[scan.severity]]
          .filter(Boolean)
          .join(' · ') || null,
    }));
    const followups = outcomes.flatMap((outcome): TimelineEntry[] => {
      const scan = scanById.get(outcome.scan_id);
      return scan
        ? [
            {
              id: outcome.id,
              day: dayOf(outcome.answered_at),
              kind: 'followup',
              title: `${words.kinds.followup} ${ask.answers[outcome.answer]}`,
              detail: nameOf(scan),
              photo: outcome.photo,
              href: `/scan/${scan.id}`,
              pending: outcome.pending,
              search: searchTermsOf(scan),
            },
          ]
        : [];
    });
    const answers = reviews.flatMap((review) => {
      const scan = scanById.get(review.scan_id);
      return scan
        ? review.turns.flatMap(({ answer }, n): TimelineEntry[] =>
            answer
              ? [
                  {
                    id: `${review.id}:${n}`,
                    day: dayOf(answer.at),
                    kind: 'expert',
                    title: words.kinds.expert,
                    detail:
                      [answer.condition && conditionByKey(answer.condition)?.name[language], answer.text]
                        .filter(Boolean)
                        .join(': ') || null,
                    photo: null,
                    href: `/scan/${scan.id}`,
                    search: searchTermsOf(scan),
                  },
                ]
              : [],
          )
        : [];
    });
    return [...checks, ...followups, ...answers];
  }, [scans, outcomes, reviews, nameOf, words, scanner, ask, language]);
};
