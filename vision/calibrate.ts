/**
 * npx tsx vision/calibrate.ts <photos> <leaf.bin> <date> [<logits.json of an earlier call>]
 *
 * Turns the weights into the shipped model: fits temperatures and thresholds on the validation photos with
 * the app's own pipeline. Writes features/scanner/model/{leaf.bin,leaf.json,figures.json,fixed.json}.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evidence, probabilities } from '#features/scanner/domain/diagnose.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { viewsOf } from '#features/scanner/domain/photo/views.ts';
import { openNodeLeaf } from '#features/scanner/server/leaf-node.ts';
import type { NodeLeaf } from '#features/scanner/server/leaf-node.ts';
import { decodePhoto } from '#features/scanner/server/photo-pixels.ts';
import { figuresOf } from '../evals/metrics.ts';
import { CLASSES } from './classes.ts';
import { drawLeaf } from './drawn-leaf.ts';
import { cropOf, groupOf, diagnoseAll, measure } from './figures.ts';
import type { PhotoLogits } from './figures.ts';
import { listPhotos } from './pack.ts';
import type { PackedRow } from './pack.ts';
import { SETS } from './sets.ts';

/** Each photo set has equal weight, however many photos it has; otherwise the lab sets would dominate. */
const weights = (seen: readonly PhotoLogits[]): number[] => {
  const size = new Map<string, number>();
  for (const s of seen) size.set(s.set, (size.get(s.set) ?? 0) + 1);
  return seen.map((s) => 1 / size.get(s.set)!);
};

const TEMPERATURES = Array.from({ length: 61 }, (_, i) => Math.exp((i - 30) / 30));

const argMin = (candidates: readonly number[], cost: (t: number) => number): number =>
  candidates.reduce((a, b) => (cost(b) < cost(a) ? b : a));

const logLoss = (
  seen: readonly PhotoLogits[],
  model: LeafModel,
  of: (p: readonly number[], s: PhotoLogits) => number,
): number => {
  const w = weights(seen);
  return seen.reduce(
    (sum, s, i) => sum - w[i]! * Math.log(Math.max(1e-9, of(probabilities(s.logits, model), s))),
    0,
  );
};

const fitTemperatures = (seen: readonly PhotoLogits[], model: LeafModel): Record<string, number> => {
  const group = (p: readonly number[], name: string): number =>
    model.classes.reduce((sum, c, i) => (groupOf(c) === groupOf(name) ? sum + p[i]! : sum), 0);
  const trained = seen.filter((s) => SETS.find((x) => x.name === s.set)?.trains);
  const all = argMin(TEMPERATURES, (t) =>
    logLoss(trained, { ...model, temperatures: { all: t } }, (p, s) => group(p, s.class)),
  );
  const out: Record<string, number> = { all };
  for (const crop of new Set(trained.map(cropOf))) {
    if (crop === 'unknown') continue;
    const own = trained.filter((s) => cropOf(s) === crop);
    out[crop] = argMin(TEMPERATURES, (t) =>
      logLoss(
        own,
        { ...model, temperatures: { all, [crop]: t } },
        (p, s) => p[model.classes.indexOf(s.class)]! / group(p, s.class),
      ),
    );
  }
  return Object.fromEntries(Object.entries(out).map(([k, v]) => [k, Math.round(v * 1000) / 1000]));
};

/** The goal is 0.9 on new photos. Higher here: validation photos are few. */
const MIN_ACCURACY = 0.93;
const STEPS = Array.from({ length: 46 }, (_, i) => 0.5 + i / 100);

const isKnown = (s: PhotoLogits): boolean => cropOf(s) !== 'unknown' && CLASSES.includes(s.class);
const setsOf = (seen: readonly PhotoLogits[]): PhotoLogits[][] =>
  [...new Set(seen.map((s) => s.set))].map((set) => seen.filter((s) => s.set === set));

/**
 * The lowest threshold at which each set of the crop is right often enough when answered, with and without
 * the crop named; classes that are never answered need none.
 */
const fitThresholds = (seen: readonly PhotoLogits[], model: LeafModel): Record<string, number> => {
  const out: Record<string, number> = {};
  const answerable = seen.filter(
    (s) => isKnown(s) && !model.labOnly.includes(s.class) && s.set !== 'pv_pepper',
  );
  for (const crop of new Set(answerable.map(cropOf))) {
    const sets = setsOf(answerable.filter((s) => cropOf(s) === crop));
    const fits = (t: number): boolean =>
      sets.every((set) =>
        [true, false].every((cropNamed) => {
          const f = figuresOf(diagnoseAll(set, { ...model, thresholds: { [crop]: t } }, cropNamed));
          return cropNamed
            ? f.answered > 0 && f.accuracyWhenAnswered >= MIN_ACCURACY
            : f.answered === 0 || f.accuracyWhenAnswered >= MIN_ACCURACY;
        }),
      );
    out[crop] = Math.round((STEPS.find(fits) ?? STEPS[STEPS.length - 1]!) * 100) / 100;
  }
  return out;
};

/** Share of known leaves that low evidence may refuse. The goal for all refusals on new photos is 0.05. */
const MAX_REFUSED_SHARE = 0.02;

/** The lowest evidence of a known leaf, per crop: in each set at most the allowed share falls below it. */
const fitEvidence = (seen: readonly PhotoLogits[], model: LeafModel): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const own of setsOf(seen.filter(isKnown))) {
    const sorted = own.map((s) => evidence(s.logits, model)).sort((a, b) => a - b);
    const minEvidence = Math.floor(sorted[Math.floor(sorted.length * MAX_REFUSED_SHARE)]! * 1000) / 1000;
    const crop = cropOf(own[0]!);
    out[crop] = Math.min(out[crop] ?? minEvidence, minEvidence);
  }
  return out;
};

const fitModel = (seen: readonly PhotoLogits[], draft: LeafModel): LeafModel => {
  const withTemperatures = { ...draft, temperatures: fitTemperatures(seen, draft) };
  const withEvidence = {
    ...withTemperatures,
    unknown: { ...draft.unknown, evidence: fitEvidence(seen, withTemperatures) },
  };
  return { ...withEvidence, thresholds: fitThresholds(seen, withEvidence) };
};

/** Classes trained on laboratory photos only. */
const labOnlyClasses = (rows: readonly PackedRow[]): string[] => {
  const kinds = (name: string): string[] =>
    rows
      .filter((r) => r.class === name && r.split === 'train')
      .map((r) => SETS.find((s) => s.name === r.set)!.kind);
  // There are no field photos of healthy maize either; the model card says so, and its three diseases have
  // field photos.
  return CLASSES.filter(
    (name) =>
      !name.startsWith('unknown') && !name.startsWith('maize') && kinds(name).every((kind) => kind === 'lab'),
  );
};

/** The server computes further views of photos it checks without the farmer: field photos and leaves on white. */
const hasFurtherViews = (set: string): boolean =>
  ['field', 'white'].includes(SETS.find((s) => s.name === set)!.kind);

const computeLogits = async (
  leaf: NodeLeaf,
  root: string,
  rows: readonly PackedRow[],
): Promise<PhotoLogits[]> => {
  const seen: PhotoLogits[] = [];
  for (const row of rows) {
    const photo = await decodePhoto(join(root, row.path));
    const views = hasFurtherViews(row.set)
      ? viewsOf(photo, leaf.model.inputSize)
      : viewsOf(photo, leaf.model.inputSize).slice(0, 1);
    const [logits, ...more] = views.map((square) => [...leaf.network.classify(square).logits]);
    seen.push({ set: row.set, class: row.class, logits: logits!, more });
  }
  return seen;
};

const main = async (root: string, weightsFile: string, date: string, saved?: string): Promise<void> => {
  const out = 'features/scanner/model';
  const file = await readFile(weightsFile);
  const rows = await listPhotos(root);
  const draft: LeafModel = {
    date,
    sha256: createHash('sha256').update(file).digest('hex'),
    bytes: file.length,
    inputSize: 224,
    classes: CLASSES,
    temperatures: { all: 1 },
    labOnly: labOnlyClasses(rows),
    thresholds: {},
    otherCropPrior: 0.02,
    otherCrop: { share: 0.9, margin: 2, labMargin: 4 },
    unknown: { noLeaf: 0.5, otherLeaf: 0.5, evidence: {} },
  };
  const work = await mkdtemp(join(tmpdir(), 'leaf-'));
  await copyFile(weightsFile, join(work, 'leaf.bin'));
  await writeFile(join(work, 'leaf.json'), JSON.stringify(draft));
  const leaf = await openNodeLeaf(work);
  const seen = saved
    ? (JSON.parse(await readFile(saved, 'utf8')) as PhotoLogits[])
    : await computeLogits(
        leaf,
        root,
        rows.filter((r) => r.split === 'val'),
      );
  await writeFile(join(work, 'logits.json'), JSON.stringify(seen));
  console.log(`logits saved in ${work}/logits.json`);
  const model = fitModel(seen, draft);
  const figures = measure(seen, model);
  await copyFile(weightsFile, join(out, 'leaf.bin'));
  await writeFile(join(out, 'leaf.json'), `${JSON.stringify(model, null, 1)}\n`);
  await writeFile(join(out, 'figures.json'), `${JSON.stringify(figures, null, 1)}\n`);
  const drawn = leaf.network.classify(drawLeaf(model.inputSize).rgb);
  await writeFile(
    join(out, 'fixed.json'),
    `${JSON.stringify({ about: 'what the shipped network says to the drawn leaf of vision/drawn-leaf.ts', model: model.sha256, logits: [...drawn.logits].map((v) => Math.round(v * 1e5) / 1e5) })}\n`,
  );
  console.log(JSON.stringify({ ...model, classes: undefined }), JSON.stringify(figures, null, 1));
};

if (process.argv[1]?.endsWith('calibrate.ts')) {
  const [root, file, date, saved] = process.argv.slice(2);
  if (!root || !file || !date)
    throw new Error('usage: calibrate.ts <photos> <leaf.bin> <date> [<logits.json>]');
  await main(root, file, date, saved);
}
