import type { Phase } from '#features/agronomy/domain/stages.ts';
import type { Day } from '#kit/pure/days.ts';
import { conditionByKey, type ConditionKey, cropByKey } from '#knowledge/index.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { FieldCrop, Trouble } from './field-crops.ts';
import { isAllowedBeforeHarvest } from './harvest-wait.ts';
import type { Urgency } from './urgency.ts';

export type ChoiceReason =
  | { readonly kind: 'check'; readonly condition: string; readonly day: Day }
  | { readonly kind: 'alert'; readonly theme: string; readonly until: Day }
  | { readonly kind: 'wet' | 'dry'; readonly mm: number; readonly days: number }
  | { readonly kind: 'stage'; readonly crop: string; readonly phase: Phase }
  | { readonly kind: 'crop'; readonly crop: string }
  /** Not observed: something to scout for. */
  | { readonly kind: 'watch'; readonly condition: string; readonly crop: string | null }
  | { readonly kind: 'soil' };

export interface Choice {
  readonly action: string;
  /** The path of its recipe. */
  readonly page: ConditionKey;
  readonly fieldId: string | null;
  readonly crop: string | null;
  readonly urgency: Urgency;
  readonly why: ChoiceReason;
}

/**
 * Our own ranking: a leaf check, a condition named by an alert, the alert's theme, the crop's season, what to
 * scout for on the crop, then general work for any soil.
 */
const POINTS = {
  check: 100,
  alert: 90,
  theme: 70,
  later: 45,
  stage: 40,
  crop: 30,
  watch: 22,
  any: 10,
  watchAny: 8,
  sky: 15,
} as const;

/** An alert's theme names no crop: its answer for tomatoes does not apply to potatoes. */
const isForCrop = ({ fits, pages }: OrganicAction, crop: string | null): boolean => {
  if (fits !== null) return fits.crops === 'any' || (crop !== null && fits.crops.includes(crop));
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  return pages.some((page) => page.startsWith('any___') || (book !== null && page.startsWith(`${book}___`)));
};

/** Whether a condition forbids the action. `work_wet` applies only on a day with wet leaves. */
export const isForbidden = (
  { does = [] }: OrganicAction,
  { prohibitedWork, wetToday }: Pick<FieldCrop, 'prohibitedWork' | 'wetToday'>,
): boolean => does.some((one) => prohibitedWork.has(one) && (one !== 'work_wet' || wetToday));

interface ScoredReason {
  readonly points: number;
  readonly urgency: Urgency;
  readonly why: ChoiceReason;
  readonly condition: string | null;
}

const scoreForTrouble = (
  action: OrganicAction,
  trouble: Trouble,
  crop: string | null,
): ScoredReason | null => {
  const { condition, urgencyLevel } = trouble;
  const named = condition !== null && (action.pages as readonly string[]).includes(condition);
  const urgency = action.later ? 'low' : urgencyLevel >= 4 ? 'high' : 'medium';
  const points = (of: 'check' | 'alert' | 'theme'): number =>
    (action.later ? POINTS.later : POINTS[of]) + urgencyLevel;
  if (trouble.from === 'check')
    return named
      ? { points: points('check'), urgency, why: { kind: 'check', condition, day: trouble.day }, condition }
      : null;
  if (!named && !(action.themes.includes(trouble.theme) && isForCrop(action, crop))) return null;
  return {
    points: points(named ? 'alert' : 'theme'),
    urgency,
    why: { kind: 'alert', theme: trouble.theme, until: trouble.until },
    condition: named ? condition : null,
  };
};

/** General work without a problem; weather-related work waits until that weather is forecast. */
const scoreForSeason = (
  { fits, weather }: OrganicAction,
  { crop, phases, rainOutlook }: FieldCrop,
): ScoredReason | null => {
  if (fits === null || (weather !== null && rainOutlook?.kind !== weather)) return null;
  const isItsCrop = fits.crops !== 'any';
  if (isItsCrop && (crop === null || !fits.crops.includes(crop))) return null;
  const phase =
    fits.phases === 'any' ? null : phases.find((one) => (fits.phases as readonly Phase[]).includes(one));
  if (phase === undefined) return null;
  const skyPoints = weather === null ? 0 : POINTS.sky;
  const points = (isItsCrop ? (phase === null ? POINTS.crop : POINTS.stage) : POINTS.any) + skyPoints;
  const why: ChoiceReason =
    weather !== null && rainOutlook
      ? { kind: weather, mm: rainOutlook.mm, days: rainOutlook.days }
      : isItsCrop && crop !== null
        ? phase === null
          ? { kind: 'crop', crop }
          : { kind: 'stage', crop, phase }
        : { kind: 'soil' };
  return { points, urgency: weather === null ? 'low' : 'medium', why, condition: null };
};

/** FNV-1a. Orders actions with equal points: differs by day and farmer, the same on every phone. */
const seededHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
};

/** Announced on the radio, not found by scouting a field. */
const NOT_SCOUTED: readonly string[] = ['any___desert_locust'];
const canBeScouted = (page: ConditionKey): boolean => {
  const type = conditionByKey(page)?.type;
  return type !== 'healthy' && type !== 'physiological' && !NOT_SCOUTED.includes(page);
};

/** Scouting for what this crop may get, with the remedy, in a stage in which the remedy could be applied. */
const scoreForScouting = (
  { key, pages, fits, weather }: OrganicAction,
  { crop, phases, rainOutlook }: FieldCrop,
  seed: string,
): ScoredReason | null => {
  if (weather !== null && rainOutlook?.kind !== weather) return null;
  if (
    fits !== null &&
    fits.phases !== 'any' &&
    !phases.some((one) => (fits.phases as readonly Phase[]).includes(one))
  )
    return null;
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  const cropPages =
    book === null ? [] : pages.filter((page) => page.startsWith(`${book}___`) && canBeScouted(page));
  const found =
    cropPages.length > 0
      ? cropPages
      : pages.filter((page) => page.startsWith('any___') && canBeScouted(page));
  const condition = found[seededHash(`${seed}:${key}`) % found.length];
  return condition === undefined
    ? null
    : {
        points: cropPages.length > 0 ? POINTS.watch : POINTS.watchAny,
        urgency: 'low',
        why: { kind: 'watch', condition, crop },
        condition,
      };
};

/** Work before planting, at harvest and after it does not apply to a crop of unknown stage. */
const NON_GROWING_PHASES: readonly Phase[] = ['pre-planting', 'ripening', 'harvested'];
const fitsStage = ({ only, atHarvest }: OrganicAction, { phases, harvestOpen }: FieldCrop): boolean =>
  (!atHarvest || harvestOpen) &&
  (only === undefined ||
    (phases.length === 0
      ? !only.every((one) => NON_GROWING_PHASES.includes(one))
      : phases.some((one) => only.includes(one))));

/** Breaks ties by content, never by a phone's row order, so that a farmer's two phones agree. */
const byPoints = (a: ScoredReason, b: ScoredReason): number =>
  b.points - a.points || compareText(JSON.stringify(a), JSON.stringify(b));
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const scoreAction = (action: OrganicAction, spot: FieldCrop, seed: string): ScoredReason | null => {
  if (!fitsStage(action, spot) || !isAllowedBeforeHarvest(action.wait, spot) || isForbidden(action, spot))
    return null;
  if (spot.crop !== null && action.except?.includes(spot.crop)) return null;
  const all = [
    ...spot.troubles.map((trouble) => scoreForTrouble(action, trouble, spot.crop)),
    scoreForSeason(action, spot),
    scoreForScouting(action, spot, seed),
  ].filter((one) => one !== null);
  return all.sort(byPoints)[0] ?? null;
};

const pageOf = ({ pages }: OrganicAction, condition: string | null, crop: string | null): ConditionKey => {
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  return (
    pages.find((page) => page === condition) ??
    pages.find((page) => book !== null && page.startsWith(`${book}___`)) ??
    pages[0]
  );
};

/** A completed action as a choice. The reason it was chosen no longer applies. */
export const doneChoice = (
  action: OrganicAction,
  {
    field_id: fieldId,
    crop_type: crop,
  }: { readonly field_id: string | null; readonly crop_type: string | null },
): Choice => ({
  action: action.key,
  page: pageOf(action, null, crop),
  fieldId,
  crop,
  urgency: 'low',
  why: { kind: 'soil' },
});

const placeOf = ({ fieldId, crop }: FieldCrop): string => `${fieldId ?? ''} ${crop ?? ''}`;

/** A farm without any data: there is always something to do for the soil. */
const emptySpot: FieldCrop = {
  fieldId: null,
  crop: null,
  phases: [],
  daysToHarvest: null,
  harvestOpen: false,
  prohibitedWork: new Set(),
  wetToday: false,
  troubles: [],
  rainOutlook: null,
};

/** Whether a later finding on its field or crop forbids an action that was chosen before. */
export const isNowForbidden = (
  { fieldId, crop }: Choice,
  action: OrganicAction,
  spots: readonly FieldCrop[],
): boolean =>
  spots.some(
    (spot) =>
      isForbidden(action, spot) &&
      (fieldId === null ? crop === null || spot.crop === crop : spot.fieldId === fieldId),
  );

/**
 * Every action that applies today, best first, each once on the spot where it is most urgent. The same facts
 * give the same list.
 */
export const rankActions = (
  library: readonly OrganicAction[],
  spots: readonly FieldCrop[],
  { day, farmer }: { readonly day: Day; readonly farmer: string },
): readonly Choice[] => {
  const ranked = library.flatMap((action) => {
    // Work for the whole farm must be allowed on every field.
    const isBanned = spots.some((spot) => isForbidden(action, spot));
    const best = (spots.length > 0 ? spots : [emptySpot])
      .map((spot) => ({ spot, found: scoreAction(action, spot, `${farmer}:${day}`) }))
      .filter(
        (one): one is { spot: FieldCrop; found: ScoredReason } =>
          one.found !== null && !(isBanned && one.found.why.kind === 'soil'),
      )
      .sort((a, b) => byPoints(a.found, b.found) || compareText(placeOf(a.spot), placeOf(b.spot)))[0];
    if (!best) return [];
    const {
      found: { points, urgency, why, condition },
      spot,
    } = best;
    // General soil work does not belong to the field that happens to be first.
    const { fieldId, crop } = why.kind === 'soil' ? { fieldId: null, crop: null } : spot;
    return [
      {
        points,
        seededHash: seededHash(`${farmer}:${day}:${action.key}`),
        choice: {
          action: action.key,
          page: pageOf(action, condition, spot.crop),
          fieldId,
          crop,
          urgency,
          why,
        } satisfies Choice,
      },
    ];
  });
  return ranked
    .sort((a, b) => b.points - a.points || a.seededHash - b.seededHash)
    .map(({ choice }) => choice);
};
