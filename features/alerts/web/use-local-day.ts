import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { localDayAt } from '../domain/local-day.ts';

/**
 * Today's date at a field, in its local time, renewed each hour. Falls back to Kenya's date for an unknown
 * field.
 */
export const useLocalDay = (): ((fieldId: string) => Day) => {
  const fields = useRows<Field>('field');
  const hour = Math.floor(Date.now() / HOUR_MS);
  return useMemo(() => {
    const now = new Date(hour * HOUR_MS);
    const days = new Map(fields.map((field) => [field.id, localDayAt(field.location, now)]));
    return (fieldId) => days.get(fieldId) ?? dayInNairobi(now);
  }, [fields, hour]);
};
