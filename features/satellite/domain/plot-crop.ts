import { rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { stageOn } from '#features/agronomy/domain/stages.ts';
import type { Day } from '#kit/pure/days.ts';
import { findCropByName } from '#knowledge/index.ts';
import { type Expected, expectedOn } from './expected.ts';

export interface CropOnPlot {
  readonly crop_type: string;
  readonly planting_date: Day | null;
  /** Days from planting to the last harvest; null: use the published length. */ readonly days: number | null;
}

/**
 * 'crop': compared with its crop. The others say why not: no crop, several, no published figures, no figure
 * for this age, no planting date, past its harvest.
 */
export const comparisons = ['crop', 'none', 'several', 'unknown', 'young', 'undated', 'over'] as const;
export type Comparison = (typeof comparisons)[number];

export interface PlotCropState {
  readonly compared: Comparison;
  readonly expected: Expected | null;
  /** A crop is in its late stage or past its harvest, so a drop in NDVI is expected. */
  readonly isRipening: boolean;
  /**
   * Passes before this day may show another crop. Null: no current crop is known, or one is ripening, so a
   * drop may be the harvest.
   */
  readonly comparableSince: Day | null;
}

const EARLIEST_DAY = '1970-01-01';

const stateOf = ({ crop_type: typed, planting_date: planted, days }: CropOnPlot, day: Day) => {
  const key = findCropByName(typed)?.key ?? typed;
  const stage = stageOn(key, planted, day, days);
  const found = rowOfCrop(key, days, Math.max(0, stage.daysAfterPlanting));
  const isEvergreen = found !== null && (found.row.evergreen || key === 'banana');
  return {
    key,
    isEvergreen,
    isKnown: found !== null && (planted !== null || isEvergreen),
    hasPublishedFigures: found !== null,
    isRipening: stage.position !== null && stage.position >= 3,
    isOver: stage.position !== null && stage.position >= 4,
    planted,
  };
};

const compareSingleCrop = (crop: CropOnPlot, day: Day): Pick<PlotCropState, 'compared' | 'expected'> => {
  const { key, hasPublishedFigures, isOver, planted } = stateOf(crop, day);
  const expected = expectedOn(key, planted, day, crop.days);
  if (expected) return { compared: 'crop', expected };
  return {
    expected,
    compared: !hasPublishedFigures ? 'unknown' : planted === null ? 'undated' : isOver ? 'over' : 'young',
  };
};

/** The crop on a plot on a day, from the farmer's records. */
export const plotCropStateOn = (crops: readonly CropOnPlot[], day: Day): PlotCropState => {
  const currentCrops = crops.filter(({ planting_date: planted }) => planted === null || planted <= day);
  const states = currentCrops.map((crop) => stateOf(crop, day));
  const isRipening = states.some((state) => state.isRipening);
  const isCurrentCropKnown = states.length > 0 && !isRipening && states.every(({ isKnown }) => isKnown);
  const comparableSince = isCurrentCropKnown
    ? states
        .map(({ planted }) => planted ?? EARLIEST_DAY)
        .reduce((latest, one) => (one > latest ? one : latest))
    : null;
  if (currentCrops.length !== 1)
    return {
      compared: currentCrops.length === 0 ? 'none' : 'several',
      expected: null,
      isRipening,
      comparableSince,
    };
  return { ...compareSingleCrop(currentCrops[0]!, day), isRipening, comparableSince };
};
