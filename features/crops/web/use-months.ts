import { useFormat } from '#kit/web/format.ts';
import type { MonthNames } from './perennial-text.ts';

/** Months as the app writes them, out of a day of each. */
export const useMonths = (): MonthNames => {
  const format = useFormat();
  return (month) => format.day(`2026-${String(month).padStart(2, '0')}-15`).split(' ')[2] ?? '';
};
