// node tools/run.mjs tools/analysis/train.ts: trains the question classifier and writes
// features/community/domain/analysis/category-weights.ts.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { likelihoods, packWeights } from '#features/community/domain/analysis/classify.ts';
import { featuresOf, BUCKETS } from '#features/community/domain/analysis/features.ts';
import { categoryKeys } from '#features/community/domain/analysis/types.ts';
import { root } from '../commands/ready.mjs';
import { dice, examples } from './examples.ts';

const EACH = 1600;
const ROUNDS = 3;
const RATE = 0.08;
/** Sets tiny weights to 0, which keeps the file small. */
const SHRINK = 2e-5;
const LIMIT = 31;

const count = categoryKeys.length;
const told = await examples(EACH, 20261122);
const learned = told.map(({ text, category }) => ({
  features: [...featuresOf(text)],
  category: categoryKeys.indexOf(category),
}));
const sizes = categoryKeys.map((_, c) => learned.filter(({ category }) => category === c).length);

/** Softmax regression with a learning rate per weight (AdaGrad); all categories have equal weight. */
const weights = new Float64Array(BUCKETS * count);
const moved = new Float64Array(BUCKETS * count).fill(1e-6);
const bias = new Float64Array(count);
const roll = dice(7);
/** Averaging the weights over many steps generalises better than the last step. */
const mean = new Float64Array(BUCKETS * count);
let moments = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  for (let n = 0; n < learned.length; n += 1) {
    const { features, category } = roll.one(learned);
    const sums = bias.slice();
    for (const [at, weight] of features)
      for (let c = 0; c < count; c += 1) sums[c]! += weight * weights[at * count + c]!;
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((a, b) => a + b, 0);
    const fair = learned.length / count / sizes[category]!;
    for (let c = 0; c < count; c += 1) {
      const error = (powers[c]! / total - (c === category ? 1 : 0)) * fair;
      bias[c]! -= 0.01 * error;
      for (const [at, weight] of features) {
        const i = at * count + c;
        const step = error * weight;
        moved[i]! += step * step;
        const next = weights[i]! - (RATE * step) / Math.sqrt(moved[i]!);
        weights[i] = Math.sign(next) * Math.max(0, Math.abs(next) - SHRINK / Math.sqrt(moved[i]!));
      }
    }
    if (round > 0 && n % 2000 === 0) {
      moments += 1;
      for (let i = 0; i < mean.length; i += 1) mean[i]! += weights[i]!;
    }
  }
}
for (let i = 0; i < mean.length; i += 1) mean[i]! /= moments;

const sorted = [...mean].map(Math.abs).sort((a, b) => b - a);
const scale = (sorted[Math.floor(sorted.length * 0.0005)] ?? 1) / LIMIT;
const data = Int8Array.from(mean, (weight) => Math.max(-LIMIT, Math.min(LIMIT, Math.round(weight / scale))));
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
const right = told.filter(({ text, category }) => likelihoods(text, model)[0]?.category === category).length;
console.log(
  `${told.length} examples; ${((100 * right) / told.length).toFixed(1)} % of them right; ${data.filter((w) => w !== 0).length} weights; ${(gzipSync(packed).length / 1024).toFixed(1)} KB gzip`,
);
