import type { Severity } from '#features/fields/domain/health.ts';
/**
 * Findings of rules over a field's own records (FDC-07 to FDC-09). Each finding names its evidence; without
 * evidence there is no finding.
 */
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { type FieldEvent, harvestFrom } from './event.ts';

export interface ProblemInput {
  readonly id: string;
  /** In the farmer's language. */ readonly name: string;
  readonly day: Day;
  readonly severity: Severity | null;
  readonly treatmentOutcome: 'better' | 'same' | 'worse' | 'did_nothing' | null;
  readonly hasAskedExpert: boolean;
}

export interface InsightCrop {
  readonly id: string;
  readonly name: string;
  /** Key in the crop handbook. Null for an unknown crop. */
  readonly key: string | null;
  readonly isGrowing: boolean;
  readonly planted: Day | null;
  readonly harvest: Day | null;
  /**
   * Last day of the harvest window, before which no harvest is late. Null when only the expected day is
   * known.
   */
  readonly harvestTo: Day | null;
  /** False when the farmer entered the date. */
  readonly isHarvestEstimated: boolean;
  /** Perennial: no weeding by days from planting. */
  readonly isPerennial: boolean;
}

export interface InsightInput {
  readonly fieldId: string;
  readonly today: Day;
  /** Total hectares of all crops here, if that exceeds the field (computed by the crops feature). */
  readonly overplantedTotalHa: number | null;
  readonly isBoundaryKnown: boolean;
  readonly isLocationConfirmed: boolean;
  readonly events: readonly FieldEvent[];
  readonly problems: readonly ProblemInput[];
  readonly crops: readonly InsightCrop[];
  /** Day of the newest leaf check. */
  readonly lastCheck: Day | null;
}

export const ruleNames = [
  'wait',
  'look_again',
  'not_better',
  'harvest_late',
  'harvest_near',
  'weed',
  'top_dress',
  'flowering',
  'area',
  'place',
  'no_crop',
  'check',
  'boundary',
] as const;
type RuleName = (typeof ruleNames)[number];
/** `records`: the farmer's own. `calendar`: also the crop calendar. `guides`: also general growing guides. */
export type Source = 'records' | 'calendar' | 'guides';
export type Confidence = 'high' | 'medium' | 'low';

/** FDC-09, before it is rendered as text. */
export interface Insight {
  readonly id: string;
  readonly rule: RuleName;
  readonly about: string;
  readonly day: Day | null;
  readonly number: number | null;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly href: string;
}

const riskNames = ['spread', 'residue', 'harvest_loss'] as const;
type RiskName = (typeof riskNames)[number];
/** FDC-08, before it is rendered as text. */
export interface Risk {
  readonly id: string;
  readonly risk: RiskName;
  readonly about: string;
  readonly day: Day;
  readonly likelihood: 'likely' | 'possible';
}

type Finding = Omit<Insight, 'id' | 'rule' | 'about' | 'day' | 'number'> &
  Partial<Pick<Insight, 'about' | 'day' | 'number'>> & { readonly subjectId?: string };
type Rule = (facts: InsightInput) => readonly Finding[];

/**
 * After this many days a plant looks different, whether or not treatment helped. The impact feature uses the
 * same interval.
 */
const RECHECK_DAYS = 7;
/** It is too late to treat older problems this season. */
const MAX_PROBLEM_AGE_DAYS = 60;
const HARVEST_SOON_DAYS = 14;
const HARVEST_LATE_DAYS = 7;
const CHECK_DAYS = 30;

const growingCropsOf = ({ crops }: InsightInput): readonly InsightCrop[] => crops.filter((c) => c.isGrowing);
/** Whether a problem predates every growing crop and so belongs to the previous crop. */
const isFromPreviousCrop = (t: ProblemInput, facts: InsightInput): boolean => {
  const planted = growingCropsOf(facts).map((c) => c.planted);
  return planted.length > 0 && planted.every((day) => day !== null && day > t.day);
};
const openProblems = (facts: InsightInput): readonly ProblemInput[] =>
  facts.problems.filter(
    (t) =>
      t.treatmentOutcome !== 'better' &&
      daysBetween(t.day, facts.today) <= MAX_PROBLEM_AGE_DAYS &&
      !isFromPreviousCrop(t, facts),
  );
const ageOf = ({ planted }: InsightCrop, today: Day): number =>
  planted === null ? NaN : daysBetween(planted, today);
/** Days since the last day of the harvest window. */
const daysLate = ({ harvest, harvestTo }: InsightCrop, today: Day): number => {
  const last = harvestTo ?? harvest;
  return last === null ? NaN : daysBetween(last, today);
};
const hasEventSince = ({ events }: InsightInput, type: FieldEvent['event_type'], from: Day): boolean =>
  events.some((e) => e.event_type === type && e.date >= from);
const runningIntervals = ({
  events,
  today,
}: InsightInput): readonly { readonly event: FieldEvent; readonly until: Day }[] =>
  events.flatMap((event) => {
    const until = harvestFrom(event);
    return until !== null && until > today ? [{ event, until }] : [];
  });

/**
 * Days after planting. Growing guides (KALRO, NAFIS, general) recommend two to three weeks, and again before
 * the canopy closes the rows.
 */
const WEEDING = [
  { from: 14, to: 28 },
  { from: 35, to: 49 },
] as const;
/** Maize at knee height, about six leaves (KALRO maize guide, general). */
const TOP_DRESSING = { from: 25, to: 45 } as const;

/**
 * Coffee berry disease infects from the fourth to the fourteenth week after flowering: without that date
 * there is no warning.
 */
const BERRY_DISEASE_DAYS = 98;

const rules: Readonly<Record<RuleName, Rule>> = {
  wait: (facts) =>
    runningIntervals(facts).map(({ event, until }) => ({
      subjectId: event.id,
      about: event.product ?? '',
      day: until,
      source: 'records',
      confidence: 'high',
      href: `/fields/${facts.fieldId}/history/${event.id}`,
    })),
  look_again: (facts) =>
    openProblems(facts)
      .filter((t) => t.treatmentOutcome === null && daysBetween(t.day, facts.today) >= RECHECK_DAYS)
      .map((t) => ({
        subjectId: t.id,
        about: t.name,
        day: t.day,
        source: 'records',
        confidence: 'high',
        href: `/scan?field=${facts.fieldId}`,
      })),
  not_better: (facts) =>
    openProblems(facts)
      .filter((t) => (t.treatmentOutcome === 'same' || t.treatmentOutcome === 'worse') && !t.hasAskedExpert)
      .map((t) => ({
        subjectId: t.id,
        about: t.name,
        day: t.day,
        source: 'records',
        confidence: 'high',
        href: `/scan/${t.id}`,
      })),
  harvest_late: (facts) =>
    growingCropsOf(facts)
      .filter((c) => daysLate(c, facts.today) >= HARVEST_LATE_DAYS)
      .map((c) => ({
        subjectId: c.id,
        about: c.name,
        day: c.harvest,
        source: c.isHarvestEstimated ? 'calendar' : 'records',
        confidence: c.isHarvestEstimated ? 'medium' : 'high',
        href: `/fields/${facts.fieldId}/crops/${c.id}`,
      })),
  harvest_near: (facts) =>
    growingCropsOf(facts)
      .filter(
        (c) =>
          c.harvest !== null &&
          c.harvest >= facts.today &&
          daysBetween(facts.today, c.harvest) <= HARVEST_SOON_DAYS,
      )
      .map((c) => ({
        subjectId: c.id,
        about: c.name,
        day: c.harvest,
        number: daysBetween(facts.today, c.harvest!),
        source: c.isHarvestEstimated ? 'calendar' : 'records',
        confidence: c.isHarvestEstimated ? 'medium' : 'high',
        href: `/fields/${facts.fieldId}/crops/${c.id}`,
      })),
  weed: (facts) =>
    growingCropsOf(facts)
      .filter((c) => !c.isPerennial)
      .flatMap((c) =>
        WEEDING.filter(
          ({ from, to }) =>
            ageOf(c, facts.today) >= from &&
            ageOf(c, facts.today) <= to &&
            !hasEventSince(facts, 'weeding', addDays(c.planted!, from - 7)),
        ).map(({ from, to }) => ({
          subjectId: `${c.id}:${from}`,
          about: c.name,
          day: addDays(c.planted!, to),
          number: ageOf(c, facts.today),
          source: 'guides' as const,
          confidence: 'low' as const,
          href: `/fields/${facts.fieldId}/history/add?type=weeding`,
        })),
      ),
  top_dress: (facts) =>
    growingCropsOf(facts)
      .filter(
        (c) =>
          c.key === 'maize' &&
          ageOf(c, facts.today) >= TOP_DRESSING.from &&
          ageOf(c, facts.today) <= TOP_DRESSING.to &&
          !hasEventSince(facts, 'fertiliser', addDays(c.planted!, TOP_DRESSING.from - 7)),
      )
      .map((c) => ({
        subjectId: c.id,
        about: c.name,
        day: addDays(c.planted!, TOP_DRESSING.to),
        number: ageOf(c, facts.today),
        source: 'guides',
        confidence: 'low',
        href: `/fields/${facts.fieldId}/history/add?type=fertiliser`,
      })),
  flowering: (facts) =>
    growingCropsOf(facts)
      .filter(
        (c) =>
          c.key === 'coffee' && !hasEventSince(facts, 'flowering', addDays(facts.today, -BERRY_DISEASE_DAYS)),
      )
      .map((c) => ({
        subjectId: c.id,
        about: c.name,
        source: 'records',
        confidence: 'high',
        href: `/fields/${facts.fieldId}/history/add?type=flowering`,
      })),
  area: ({ overplantedTotalHa, fieldId }) =>
    overplantedTotalHa === null
      ? []
      : [
          {
            number: overplantedTotalHa,
            source: 'records',
            confidence: 'high',
            href: `/fields/${fieldId}?tab=crops`,
          },
        ],
  place: ({ isLocationConfirmed, fieldId }) =>
    isLocationConfirmed ? [] : [{ source: 'records', confidence: 'high', href: `/fields/${fieldId}` }],
  no_crop: (facts) =>
    growingCropsOf(facts).length > 0
      ? []
      : [{ source: 'records', confidence: 'high', href: `/fields/${facts.fieldId}/crops/add` }],
  check: (facts) => {
    const due = facts.lastCheck === null || daysBetween(facts.lastCheck, facts.today) > CHECK_DAYS;
    return due && growingCropsOf(facts).length > 0
      ? [
          {
            day: facts.lastCheck,
            source: 'records',
            confidence: 'medium',
            href: `/scan?field=${facts.fieldId}`,
          },
        ]
      : [];
  },
  boundary: ({ isBoundaryKnown, isLocationConfirmed, fieldId }) =>
    isBoundaryKnown || !isLocationConfirmed
      ? []
      : [{ source: 'records', confidence: 'high', href: `/fields/${fieldId}/boundary` }],
};

/** In reading order: first what protects people, then the crop, then the records. */
export const insightsOf = (facts: InsightInput): readonly Insight[] =>
  ruleNames.flatMap((rule) =>
    rules[rule](facts).map(({ subjectId, about = '', day = null, number = null, ...found }) => ({
      ...found,
      id: subjectId ? `${rule}:${subjectId}` : rule,
      rule,
      about,
      day,
      number,
    })),
  );

export const risksOf = (facts: InsightInput): readonly Risk[] => [
  ...runningIntervals(facts).flatMap(({ event, until }): Risk[] => {
    const early = growingCropsOf(facts).find((c) => c.harvest !== null && c.harvest < until);
    return early
      ? [{ id: `residue:${event.id}`, risk: 'residue', about: early.name, day: until, likelihood: 'likely' }]
      : [];
  }),
  ...openProblems(facts)
    .filter((t) => t.severity === 'high' || t.severity === 'critical')
    .map((t): Risk => ({
      id: `spread:${t.id}`,
      risk: 'spread',
      about: t.name,
      day: t.day,
      likelihood: t.severity === 'critical' || t.treatmentOutcome === 'worse' ? 'likely' : 'possible',
    })),
  ...growingCropsOf(facts)
    .filter((c) => !c.isPerennial && daysLate(c, facts.today) >= 2 * HARVEST_LATE_DAYS)
    .map((c): Risk => ({
      id: `harvest_loss:${c.id}`,
      risk: 'harvest_loss',
      about: c.name,
      day: c.harvest!,
      likelihood: 'possible',
    })),
];
