import { BUDGET, measureWeights, cachingProblems } from './measure.ts';

/** '' if every size is within its budget and every file is cached in the right place, else the problems. */
export const checkSizes = async (): Promise<string> => {
  const weights = measureWeights();
  const rows = (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).map((name) => ({
    name,
    size: weights[name],
    budget: BUDGET[name],
  }));
  return [
    ...rows
      .filter((r) => r.size > r.budget)
      .map((r) => `${r.name} is ${r.size.toFixed(1)}; the budget is ${r.budget}.`),
    ...cachingProblems(),
  ].join('\n');
};
