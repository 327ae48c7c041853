import { useMemo } from 'react';
import { alertText } from '#features/alerts/domain/text/alert-text.ts';
import type { Alert } from '#features/alerts/web/projections.ts';
import { useAlertWords } from '#features/alerts/web/words.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { TimelineEntry } from '#features/history/domain/timeline.ts';
import { useHistoryWords } from '#features/history/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';

/** The alerts of a field, and whether they came true; withdrawn alerts are left out. */
export const useAlertEntries = (field: Field): readonly TimelineEntry[] | null => {
  const alerts = useRowsOf<Alert>('alert', 'field_id', field.id);
  const words = useHistoryWords();
  const { youSaid, answers } = useAlertWords();
  const { language } = useLanguage();
  return useMemo(
    () =>
      alerts &&
      alerts
        .filter((a) => a.state !== 'withdrawn')
        .map((alert): TimelineEntry => {
          const crop = cropByKey(alert.raised.crop ?? '')?.name;
          return {
            id: alert.id,
            day: dayInNairobi(new Date(alert.created_at)),
            kind: 'alert',
            title: `${words.kinds.alert}: ${alertText(alert.raised, language).title}`,
            photo: null,
            href: `/alerts/${alert.id}`,
            pending: alert.pending,
            detail: alert.happened && youSaid(answers[alert.happened]),
            search: [crop?.en, crop?.sw, alertText(alert.raised, language === 'en' ? 'sw' : 'en').title]
              .filter(Boolean)
              .join(' '),
          };
        }),
    [alerts, words, youSaid, answers, language],
  );
};
