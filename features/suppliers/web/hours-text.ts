import type { SupplierWords } from './words.ts';

/**
 * Opening hours in OpenStreetMap format (Mo-Sa 08:00-18:00; PH off), with the days in the farmer's language.
 * Other text stays unchanged.
 */
export const hoursText = (hours: string, days: SupplierWords['days']): string =>
  hours.replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su|PH|off)\b/g, (day) => days[day as keyof typeof days]);
