import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { localDayAt } from '../domain/local-day.ts';

/** Today's date at a field, in its local time. Falls back to Kenya's date for an unknown field. */
export const useLocalDay = (): ((fieldId: string) => Day) => {
  const fields = useRows<Field>('field');
  return useMemo(() => {
    const now = new Date();
    const days = new Map(fields.map((field) => [field.id, localDayAt(field.location, now)]));
    return (fieldId) => days.get(fieldId) ?? dayInNairobi(now);
  }, [fields]);
};
