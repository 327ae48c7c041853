// node tools/run.mjs tools/analysis/train.ts: trains the question classifier and writes
// features/community/domain/analysis/category-weights.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { categoryProbabilities, packWeights } from '#features/community/domain/analysis/classify.ts';
import { featuresOf, BUCKETS } from '#features/community/domain/analysis/features.ts';
import { categoryKeys } from '#features/community/domain/analysis/types.ts';
import { root } from '../commands/ready.mjs';
import { createRandom, examples } from './examples.ts';

const EXAMPLES_PER_CATEGORY = 1600;
const EPOCHS = 3;
const LEARNING_RATE = 0.08;
/** Sets tiny weights to 0, which keeps the file small. */
const SHRINKAGE = 2e-5;
const MAX_QUANTIZED_WEIGHT = 31;

const count = categoryKeys.length;
const trainingExamples = await examples(EXAMPLES_PER_CATEGORY, 20261122);
const trainingSet = trainingExamples.map(({ text, category }) => ({
  features: [...featuresOf(text)],
  category: categoryKeys.indexOf(category),
}));
const examplesPerCategory = categoryKeys.map(
  (_, c) => trainingSet.filter(({ category }) => category === c).length,
);

/** Softmax regression with a learning rate per weight (AdaGrad); all categories have equal weight. */
const weights = new Float64Array(BUCKETS * count);
const squaredGradients = new Float64Array(BUCKETS * count).fill(1e-6);
const bias = new Float64Array(count);
const roll = createRandom(7);
/** Averaging the weights over many steps generalises better than the last step. */
const mean = new Float64Array(BUCKETS * count);
let snapshotCount = 0;
for (let round = 0; round < EPOCHS; round += 1) {
  for (let n = 0; n < trainingSet.length; n += 1) {
    const { features, category } = roll.one(trainingSet);
    const sums = bias.slice();
    for (const [at, weight] of features)
      for (let c = 0; c < count; c += 1) sums[c]! += weight * weights[at * count + c]!;
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((a, b) => a + b, 0);
    const categoryWeight = trainingSet.length / count / examplesPerCategory[category]!;
    for (let c = 0; c < count; c += 1) {
      const error = (powers[c]! / total - (c === category ? 1 : 0)) * categoryWeight;
      bias[c]! -= 0.01 * error;
      for (const [at, weight] of features) {
        const i = at * count + c;
        const step = error * weight;
        squaredGradients[i]! += step * step;
        const next = weights[i]! - (LEARNING_RATE * step) / Math.sqrt(squaredGradients[i]!);
        weights[i] =
          Math.sign(next) * Math.max(0, Math.abs(next) - SHRINKAGE / Math.sqrt(squaredGradients[i]!));
      }
    }
    if (round > 0 && n % 2000 === 0) {
      snapshotCount += 1;
      for (let i = 0; i < mean.length; i += 1) mean[i]! += weights[i]!;
    }
  }
}
for (let i = 0; i < mean.length; i += 1) mean[i]! /= snapshotCount;

const sorted = [...mean].map(Math.abs).sort((a, b) => b - a);
const scale = (sorted[Math.floor(sorted.length * 0.0005)] ?? 1) / MAX_QUANTIZED_WEIGHT;
const data = Int8Array.from(mean, (weight) =>
  Math.max(-MAX_QUANTIZED_WEIGHT, Math.min(MAX_QUANTIZED_WEIGHT, Math.round(weight / scale))),
);
const packed = packWeights(data);
const file = path.join(root, 'features/community/domain/analysis/category-weights.ts');
writeFileSync(
  file,
  `/** Learned by tools/analysis/train.ts from knowledge/, same-words.ts and sentences of our own; how to read it: classify.ts. */
export const bias: readonly number[] = [${[...bias].map((b) => b.toFixed(3)).join(', ')}];
export const scale = ${scale.toFixed(5)};
export const packed = '${packed}';
`,
);
const model = { data, bias: [...bias], scale };
const right = trainingExamples.filter(
  ({ text, category }) => categoryProbabilities(text, model)[0]?.category === category,
).length;
console.log(
  `${trainingExamples.length} examples; ${((100 * right) / trainingExamples.length).toFixed(1)} % of them right; ${data.filter((w) => w !== 0).length} weights; ${(gzipSync(packed).length / 1024).toFixed(1)} KB gzip`,
);
