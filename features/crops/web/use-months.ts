import { useFormat } from '#kit/web/format.ts';
import type { MonthNames } from './perennial-text.ts';

/** Month names in the app's format, derived from a date in each month. */
export const useMonths = (): MonthNames => {
  const format = useFormat();
  return (month) => format.day(`2026-${String(month).padStart(2, '0')}-15`).split(' ')[2] ?? '';
};
