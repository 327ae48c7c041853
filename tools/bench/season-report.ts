import { sayAlert } from '#features/alerts/domain/say.ts';
import type { Language } from '#kit/pure/words.ts';
import { daysBetween } from '#kit/pure/days.ts';
import { liveThrough, makeFields, readYear } from './season.ts';

export const SEASON = { from: '2019-03-01', days: 120, fields: 1000 } as const;
const MONTH = 30.4;

interface Report { readonly perFieldMonth: number; readonly nowPerFieldMonth: number; readonly mostInAWeek: number; readonly busyWeeks: number; readonly lines: readonly string[] }

/** A season on many fields: how many alerts each hears of, by rule, and how full its weeks are outside emergencies. */
export const simulateSeason = (path?: string): Report => {
  const fields = makeFields(readYear(path), SEASON.fields);
  const byRule = new Map<string, number>();
  const byTell = { now: 0, digest: 0, emergency: 0 };
  let [most, busy] = [0, 0];
  for (const field of fields) {
    const told = liveThrough(field, SEASON.from, SEASON.days);
    const calm = told.filter(({ raised }) => raised.urgency < 5);
    for (const { raised } of told) {
      byRule.set(raised.rule, (byRule.get(raised.rule) ?? 0) + 1);
      byTell[raised.urgency === 5 ? 'emergency' : raised.tell] += 1;
    }
    const weeks = calm.map(({ on }) => calm.filter((other) => daysBetween(on, other.on) >= 0 && daysBetween(on, other.on) < 7).length);
    most = Math.max(most, ...weeks, 0);
    busy += weeks.some((n) => n > 2) ? 1 : 0;
  }
  const months = (fields.length * SEASON.days) / MONTH;
  const per = (n: number): string => (n / months).toFixed(2);
  const all = byTell.now + byTell.digest;
  return {
    perFieldMonth: all / months, nowPerFieldMonth: byTell.now / months, mostInAWeek: most, busyWeeks: busy / fields.length,
    lines: [
      `${SEASON.fields} fields, ${SEASON.days} days from ${SEASON.from}, real weather of 2019, forecasts that come true`,
      `alerts per field and month: ${per(all)} (${per(byTell.now)} as messages, ${per(byTell.digest)} in the digest), and ${per(byTell.emergency)} emergencies`,
      `most in seven days: ${most}; fields that ever had more than two: ${((100 * busy) / fields.length).toFixed(0)} %`,
      ...[...byRule].sort((a, b) => b[1] - a[1]).map(([rule, n]) => `  ${rule.padEnd(26)} ${per(n)}`),
    ],
  };
};

/** All that one field hears in a season, as its farmer reads it. */
export const readSeason = (at: number, language: Language, path?: string): readonly string[] => {
  const field = makeFields(readYear(path), SEASON.fields)[at]!;
  return [
    `${field.year.county}, ${field.year.altitude} m, ${field.crop}, planted ${field.plantedOn}, ${field.irrigation}`,
    ...liveThrough(field, SEASON.from, SEASON.days).map(({ on, raised }) => {
      const told = sayAlert(raised, language);
      return [`\n${on}  [${raised.urgency} ${raised.tell}] ${told.title}`, `  ${told.message}`, ...told.recommendations.map((one) => `  - ${one}`), `  ${told.rule} ${told.certainty} ${told.until}`, `  SMS ${told.sms.length}: ${told.sms}`].join('\n');
    }),
  ];
};
