import type { Result } from '../contract.ts';

interface BandDay {
  readonly day: string;
  readonly low: number;
  readonly high: number;
}

/**
 * Runs of passes with a known crop range, split where it is unknown: between two seasons there is no band.
 * Each day occurs once.
 */
export const runsOf = (passes: Result['passes']): readonly (readonly BandDay[])[] => {
  const runs: BandDay[][] = [];
  let isOpen = false;
  for (const { day, low, high } of passes) {
    const last = runs[runs.length - 1];
    const isKnown = typeof low === 'number' && typeof high === 'number';
    if (isKnown && !isOpen) runs.push([{ day, low, high }]);
    else if (isKnown && last && last[last.length - 1]!.day !== day) last.push({ day, low, high });
    isOpen = isKnown;
  }
  return runs;
};
