import { alertText } from '#features/alerts/domain/text/alert-text.ts';
import { daysBetween } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { type CountyYear, simulateField, makeFields, readYear } from './season.ts';

const SEASON = { from: '2019-03-01', days: 120, fields: 1000 } as const;
const DAYS_PER_MONTH = 30.4;

interface SeasonReport {
  readonly alertsPerFieldMonth: number;
  readonly maxPerWeek: number;
  readonly lines: readonly string[];
}
type FieldAlerts = ReturnType<typeof simulateField>;

const weeklyCounts = (fieldAlerts: FieldAlerts): readonly number[] => {
  const nonEmergencies = fieldAlerts.filter(({ raised }) => raised.urgency < 5);
  return nonEmergencies.map(
    ({ on }) =>
      nonEmergencies.filter((other) => daysBetween(on, other.on) >= 0 && daysBetween(on, other.on) < 7)
        .length,
  );
};

/**
 * Simulates a season on many fields: the number of alerts per field and rule, and the maximum in seven days
 * without emergencies.
 */
export const simulateSeason = (
  years: readonly CountyYear[],
  fields: number = SEASON.fields,
): SeasonReport => {
  const alertsByField = makeFields(years, fields).map((field) =>
    simulateField(field, SEASON.from, SEASON.days),
  );
  const all = alertsByField.flat().map(({ raised }) => raised);
  const months = (fields * SEASON.days) / DAYS_PER_MONTH;
  const rateOf = (some: readonly unknown[]): string => (some.length / months).toFixed(2);
  const withoutEmergencies = all.filter(({ urgency }) => urgency < 5);
  const weeks = alertsByField.map((one) => Math.max(0, ...weeklyCounts(one)));
  const maxPerWeek = Math.max(...weeks);
  return {
    alertsPerFieldMonth: withoutEmergencies.length / months,
    maxPerWeek,
    lines: [
      `${fields} fields, ${SEASON.days} days from ${SEASON.from}, real weather of 2019, perfect forecasts`,
      `alerts per field per month: ${rateOf(withoutEmergencies)} (${rateOf(withoutEmergencies.filter(({ tell }) => tell === 'now'))} sent at once, ${rateOf(withoutEmergencies.filter(({ tell }) => tell === 'digest'))} in the digest), plus ${rateOf(all.filter(({ urgency }) => urgency === 5))} emergencies`,
      `maximum in 7 days: ${maxPerWeek}; fields that exceeded two in 7 days: ${((100 * weeks.filter((n) => n > 2).length) / fields).toFixed(0)} %`,
      ...[...new Set(all.map(({ rule }) => rule))]
        .map((rule) => [rule, all.filter((one) => one.rule === rule)] as const)
        .sort((a, b) => b[1].length - a[1].length)
        .map(([rule, some]) => `  ${rule.padEnd(26)} ${rateOf(some)}`),
    ],
  };
};

/** All alerts of one field in a season, as its farmer reads them. */
export const renderFieldAlerts = (fieldIndex: number, language: Language): readonly string[] => {
  const field = makeFields(readYear(), SEASON.fields)[fieldIndex]!;
  return [
    `${field.year.county}, ${field.year.altitude} m, ${field.crop}, planted ${field.plantedOn}, ${field.irrigation}`,
    ...simulateField(field, SEASON.from, SEASON.days).map(({ on, raised }) => {
      const rendered = alertText(raised, language);
      return [
        `\n${on}  [${raised.urgency} ${raised.tell}] ${rendered.title}`,
        `  ${rendered.message}`,
        ...rendered.recommendations.map((one) => `  - ${one}`),
        `  ${rendered.rule} ${rendered.certainty} ${rendered.until}`,
        `  SMS ${rendered.sms.length}: ${rendered.sms}`,
      ].join('\n');
    }),
  ];
};
