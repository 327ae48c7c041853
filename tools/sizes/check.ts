import { BUDGET, measureWeights, cachingProblems } from './measure.ts';

/** '' if every size is within its budget and every file is cached in the right place, else the problems. */
export const checkSizes = async (): Promise<string> => {
  const weights = measureWeights();
  const rows = (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).map((name) => ({
    name,
    sizeKb: weights[name],
    budgetKb: BUDGET[name],
  }));
  return [
    ...rows
      .filter((r) => r.sizeKb > r.budgetKb)
      .map((r) => `${r.name} weighs ${r.sizeKb.toFixed(1)} KB; the budget is ${r.budgetKb} KB.`),
    ...cachingProblems(),
  ].join('\n');
};
