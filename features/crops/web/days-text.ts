import { type Day, daysBetween } from '#kit/pure/days.ts';
import type { Crop } from '../domain/crop.ts';
import { harvestState, harvestWindow } from '../domain/harvest-window.ts';
import { perennialFor } from '../domain/harvest.ts';
import { perennialText } from './perennial-text.ts';
import type { FormatMonth } from './perennial-text.ts';
import type { CropWords } from './words.ts';

const untilPlanting = (planted: Day | null, today: Day, words: CropWords): string => {
  if (planted === null) return words.tab.noDate;
  const days = daysBetween(today, planted);
  return days > 0 ? words.tab.plantIn(days) : words.tab.plantDue;
};

/** A growing crop's text in the list: days to its harvest, or earlier milestones (FDC-03). */
export const growingText = (crop: Crop, today: Day, words: CropWords, monthName: FormatMonth): string => {
  if (crop.status === 'planning') return untilPlanting(crop.planting_date, today, words);
  const window = harvestWindow(crop);
  if (window === null) {
    const perennial = perennialFor(crop.crop_type);
    return perennial ? perennialText(perennial, words, monthName) : words.tab.noHarvestDate;
  }
  const state = harvestState(window, today);
  if (state.kind === 'due') return words.tab.dueToday;
  const { daysLeft, mayBeRipe, overdue } = words.tab;
  return { ahead: daysLeft, open: mayBeRipe, late: overdue }[state.kind](state.days);
};
