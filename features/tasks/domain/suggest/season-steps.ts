import { rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { type Phase, stageLengths, stageOn } from '#features/agronomy/domain/stages.ts';
import { seasonOf } from '#features/crops/domain/harvest.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import type { Step } from '#knowledge/tasks/index.ts';

export interface PlantedCrop {
  readonly crop: string;
  readonly plantedOn: Day;
  readonly totalDays: number | null;
}
export interface Span {
  readonly from: Day;
  readonly to: Day;
  /** Index of the occurrence, or the month. */ readonly occurrenceKey: string;
}

/** Days until emergence; 0 for transplanted crops. */
const emergence = ({ crop, plantedOn }: PlantedCrop): number =>
  -(stageOn(crop, plantedOn, plantedOn, null).daysAfterEmergence ?? 0);

/** The crop's stage on a day; the first one when it is in two. */
export const phaseOn = ({ crop, plantedOn, totalDays }: PlantedCrop, day: Day): Phase | null =>
  stageOn(crop, plantedOn, day, totalDays).phases[0] ?? null;

/** Days from planting to a stage, numbered 0 to 4; null when no stage lengths are published. */
const dayOfStage = ({ crop, totalDays }: PlantedCrop, at: number): number | null => {
  const found = rowOfCrop(crop, totalDays);
  if (!found || found.row.evergreen) return null;
  const lengths = stageLengths(found.row.stages, totalDays);
  return Math.round(lengths.reduce((days, length, i) => days + length * Math.min(1, Math.max(0, at - i)), 0));
};

/** First and last day after planting; null when the crop's stage days are unknown or no day is left. */
const daysOf = (step: Step, sown: PlantedCrop): readonly [from: number, to: number] | null => {
  const { when } = step;
  if (when.by === 'months') return null;
  const [from, to] =
    when.by === 'stage'
      ? [dayOfStage(sown, when.from), dayOfStage(sown, when.to)]
      : [when.from, when.to].map((day) => day + (when.by === 'emerged' ? emergence(sown) : 0));
  if (from === null || to === null || from === undefined || to === undefined) return null;
  const stop = step.before === undefined ? null : dayOfStage(sown, step.before);
  const last = stop === null ? to : Math.min(to, stop - 1);
  return from <= last ? [from, last] : null;
};

const monthSpans = (months: readonly number[], first: Day, last: Day): readonly Span[] => {
  const spans: Span[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    for (const month of months) {
      const from = `${year}-${String(month).padStart(2, '0')}-01`;
      const to = addDays(
        month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`,
        -1,
      );
      if (from <= last && to >= first) spans.push({ from, to, occurrenceKey: from.slice(0, 7) });
    }
  }
  return spans.sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** Occurrences of a step that overlap [first, last], in order. */
export const spansOf = (step: Step, sown: PlantedCrop, first: Day, last: Day): readonly Span[] => {
  if (step.when.by === 'months') return monthSpans(step.when.months, first, last);
  const days = daysOf(step, sown);
  if (!days) return [];
  const [from, to] = days;
  const every = step.every ?? to - from + 1;
  const spans: Span[] = [];
  // For perennial work, only the requested occurrences are computed.
  const begin = Math.max(0, Math.floor((daysBetween(sown.plantedOn, first) - from) / every));
  for (let n = begin; from + n * every <= to; n++) {
    const at = addDays(sown.plantedOn, from + n * every);
    // A remainder of a day or two at the end is not a separate period.
    if (at > last || (n > 0 && to - (from + n * every) < every / 2 - 1)) break;
    const end = addDays(sown.plantedOn, Math.min(to, from + (n + 1) * every - 1));
    if (end >= first) spans.push({ from: at, to: end, occurrenceKey: String(n) });
  }
  return spans;
};

/** Key of one season of a crop: the plan for a goal and the crop planted from it refer to the same work. */
export const seasonKey = ({ crop, plantedOn }: Pick<PlantedCrop, 'crop' | 'plantedOn'>): string => {
  const rains = seasonOf(plantedOn);
  return `${crop}-${plantedOn.slice(0, 4)}-${rains === 'between' ? plantedOn.slice(5, 7) : rains}`;
};

/** Distinguishes repeats of a step. Monthly work on a perennial crop belongs to no planting. */
export const stepKey = (step: Step, sown: PlantedCrop, span: Span): string =>
  step.when.by === 'months'
    ? `${sown.crop}-${step.key ?? step.act}-${span.occurrenceKey}`
    : `${seasonKey(sown)}-${step.key ?? step.act}-${span.occurrenceKey}`;
