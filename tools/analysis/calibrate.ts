// node tools/run.mjs tools/analysis/calibrate.ts: computes the constants of confidence.ts from the first
// halves of the questions in evals/community.
import path from 'node:path';
import { bias, packed, scale } from '#features/community/domain/analysis/category-weights.ts';
import { categoryProbabilities, unpackWeights } from '#features/community/domain/analysis/classify.ts';
import { confidenceInputs } from '#features/community/domain/analysis/confidence.ts';
import { cropOf } from '#features/community/domain/analysis/detect-crop.ts';
import { findPages } from '#features/community/domain/analysis/pages.ts';
import { isForFitting, questionOf, readLines } from '../../evals/community/questions.ts';
import { root } from '../commands/ready.mjs';

const model = { data: unpackWeights(packed), bias, scale };
const firstHalf = async (name: string) =>
  (await readLines(path.join(root, `evals/community/${name}.jsonl`)))
    .map(questionOf)
    .filter((one) => one !== null)
    .filter((_, at) => isForFitting(at));
/** Fits the sharpness on questions that were not used to choose training words or sentences. */
const unseen = await firstHalf('questions-held-out');
const allQuestions = [...(await firstHalf('questions')), ...unseen];

/** Negative log-likelihood of the held-out questions at this sharpness; the lowest one wins. */
const loss = (sharpness: number): number =>
  unseen.reduce(
    (sum, { title, content, category }) =>
      sum -
      Math.log(
        categoryProbabilities(`${title}\n${content}`, model, sharpness).find(
          (one) => one.category === category,
        )?.share ?? 1e-9,
      ),
    0,
  );
const sharpness = Array.from({ length: 40 }, (_, i) => 0.1 * (i + 2)).reduce((a, b) =>
  loss(b) < loss(a) ? b : a,
);

const cases: { facts: readonly number[]; label: number }[] = [];
for (const { title, content, pages } of allQuestions) {
  const question = `${title}\n${content}`;
  const [found] = await findPages(question, cropOf(title, content), 1);
  if (found && pages)
    cases.push({
      facts: confidenceInputs(found, categoryProbabilities(question, model, sharpness)),
      label: pages.includes(found.condition) ? 1 : 0,
    });
}

/** Logistic regression by gradient descent, regularised towards 0 because there are few cases. */
const weights = cases[0]?.facts.map(() => 0) ?? [];
let intercept = 0;
for (let round = 0; round < 20_000; round += 1) {
  const slopes = weights.map((weight) => 0.003 * weight);
  let slope = 0;
  for (const { facts, label } of cases) {
    const error =
      1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * weights[i]!, intercept))) - label;
    facts.forEach((fact, i) => {
      slopes[i]! += (error * fact) / cases.length;
    });
    slope += error / cases.length;
  }
  weights.forEach((weight, i) => {
    weights[i] = weight - 0.3 * slopes[i]!;
  });
  intercept -= 0.3 * slope;
}
console.log(
  `${cases.length} questions: sharpness ${sharpness.toFixed(1)}, intercept ${intercept.toFixed(2)}, weights [${weights.map((weight) => weight.toFixed(2)).join(', ')}]`,
);
