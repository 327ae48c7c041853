import { BUDGET, measureWeights, misplaced } from './measure.ts';

/** '' when every budget holds and no file is misplaced, else the problems. */
export const checkSizes = async (): Promise<string> => {
  const weights = measureWeights();
  const rows = (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).map((name) => ({
    name,
    is: weights[name],
    may: BUDGET[name],
  }));
  return [
    ...rows
      .filter((r) => r.is > r.may)
      .map((r) => `${r.name} weighs ${r.is.toFixed(1)} KB; the budget is ${r.may} KB.`),
    ...misplaced(),
  ].join('\n');
};
