/**
 * Weights → the shipped model: fits temperatures and thresholds on the validation photos, through the app's own pipeline.
 *   npx tsx vision/calibrate.ts <photos> <leaf.bin> <date> [<photos of foreign crops, only measured>]
 * Writes features/scanner/model/{leaf.bin,leaf.json,figures.json,fixed.json}.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnose, evidence, probabilities } from '#features/scanner/domain/diagnose.ts';
import { NOT_A_LEAF, OTHER_LEAF, splitClass } from '#features/scanner/domain/leaf-model.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { openNodeLeaf } from '#features/scanner/server/leaf-node.ts';
import { figuresOf } from '../evals/metrics.ts';
import type { Judged } from '../evals/metrics.ts';
import { listPhotos } from './pack.ts';
import { SETS } from './sets.ts';
import { CLASSES } from './classes.ts';
import { drawLeaf } from './drawn-leaf.ts';

export interface Seen {
  readonly set: string;
  readonly class: string;
  readonly logits: readonly number[];
}

const cropOf = (s: Seen): string => splitClass(s.class).crop;
const groupOf = (name: string): string => (name === NOT_A_LEAF || name === OTHER_LEAF ? name : splitClass(name).crop);

/** Each set weighs the same, however many photos it has; else the lab sets decide. */
const weights = (seen: readonly Seen[]): number[] => {
  const size = new Map<string, number>();
  for (const s of seen) size.set(s.set, (size.get(s.set) ?? 0) + 1);
  return seen.map((s) => 1 / size.get(s.set)!);
};

const TEMPERATURES = Array.from({ length: 61 }, (_, i) => Math.exp((i - 30) / 30));

const best = (candidates: readonly number[], cost: (t: number) => number): number =>
  candidates.reduce((a, b) => (cost(b) < cost(a) ? b : a));

const logLoss = (seen: readonly Seen[], model: LeafModel, of: (p: readonly number[], s: Seen) => number): number => {
  const w = weights(seen);
  return seen.reduce((sum, s, i) => sum - w[i]! * Math.log(Math.max(1e-9, of(probabilities(s.logits, model), s))), 0);
};

export const fitTemperatures = (seen: readonly Seen[], model: LeafModel): Record<string, number> => {
  const group = (p: readonly number[], name: string): number => model.classes.reduce((sum, c, i) => (groupOf(c) === groupOf(name) ? sum + p[i]! : sum), 0);
  const trained = seen.filter((s) => SETS.find((x) => x.name === s.set)?.trains);
  const all = best(TEMPERATURES, (t) => logLoss(trained, { ...model, temperatures: { all: t } }, (p, s) => group(p, s.class)));
  const out: Record<string, number> = { all };
  for (const crop of new Set(trained.map(cropOf))) {
    if (crop === 'unknown') continue;
    const own = trained.filter((s) => cropOf(s) === crop);
    out[crop] = best(TEMPERATURES, (t) => logLoss(own, { ...model, temperatures: { all, [crop]: t } }, (p, s) => p[model.classes.indexOf(s.class)]! / group(p, s.class)));
  }
  return Object.fromEntries(Object.entries(out).map(([k, v]) => [k, Math.round(v * 1000) / 1000]));
};

export const judge = (seen: readonly Seen[], model: LeafModel, cropKnown = false): Judged[] =>
  seen.map((s) => ({
    file: '',
    truth: cropOf(s) === 'unknown' || !model.classes.includes(s.class) ? undefined : s.class,
    diagnosis: diagnose({ photos: [s.logits], model, crop: cropKnown ? cropOf(s) : undefined }),
  }));

/** The goal is 0.9 on new photos; the validation photos are few. */
const WANTED_RIGHT = 0.93;
const STEPS = Array.from({ length: 46 }, (_, i) => 0.5 + i / 100);

/** The lowest threshold at which each set of the crop is right often enough when answered; field sets decide where there are any. */
export const fitThresholds = (seen: readonly Seen[], model: LeafModel): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const crop of new Set(seen.map(cropOf))) {
    if (crop === 'unknown') continue;
    const own = seen.filter((s) => cropOf(s) === crop);
    const sets = [...new Set(own.map((s) => s.set))].map((set) => own.filter((s) => s.set === set));
    const fits = (t: number): boolean => sets.every((set) => {
      const f = figuresOf(judge(set, { ...model, thresholds: { [crop]: t } }));
      return f.answered > 0 && f.accuracyWhenAnswered >= WANTED_RIGHT;
    });
    out[crop] = Math.round((STEPS.find(fits) ?? STEPS[STEPS.length - 1]!) * 100) / 100;
  }
  return out;
};

/** The goal is 0.05 on new photos. */
const MAY_REFUSE = 0.02;

/** Per crop so low that hardly a known leaf is quieter, in the crop's worst set. */
export const fitEvidence = (seen: readonly Seen[], model: LeafModel): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const set of new Set(seen.filter((s) => cropOf(s) !== 'unknown').map((s) => s.set))) {
    const own = seen.filter((s) => s.set === set);
    const sorted = own.map((s) => evidence(s.logits, model)).sort((a, b) => a - b);
    const floor = Math.round(sorted[Math.floor(sorted.length * MAY_REFUSE)]! * 1000) / 1000;
    const crop = cropOf(own[0]!);
    out[crop] = Math.min(out[crop] ?? floor, floor);
  }
  return out;
};

const round = (share: number): number => Math.round(share * 1e4) / 1e4;

const refused = (judged: readonly Judged[]): number =>
  round(judged.filter((j) => j.diagnosis.kind === 'no_leaf' || j.diagnosis.kind === 'unknown_leaf').length / judged.length);

const perSet = (seen: readonly Seen[], model: LeafModel): object =>
  Object.fromEntries([...new Set(seen.map((s) => s.set))].map((set) => {
    const own = seen.filter((s) => s.set === set);
    const kind = SETS.find((s) => s.name === set)?.kind ?? 'foreign';
    if (cropOf(own[0]!) === 'unknown' || kind === 'foreign') {
      const judged = judge(own, model);
      return [set, { kind, n: own.length, rejected: refused(judged), answeredAnyway: round(judged.filter((j) => j.diagnosis.kind === 'answer').length / judged.length) }];
    }
    return [set, {
      kind, crop: cropOf(own[0]!), ...figuresOf(judge(own, model)), refusedAsUnknown: refused(judge(own, model)),
      cropKnown: figuresOf(judge(own, model, true)),
    }];
  }));

const foreignPhotos = async (root: string): Promise<{ path: string; set: string; class: string }[]> => {
  const out = [];
  for (const set of (await readdir(root)).sort()) {
    for (const cls of await readdir(join(root, set, 'val'))) {
      for (const file of await readdir(join(root, set, 'val', cls))) out.push({ path: `${set}/val/${cls}/${file}`, set, class: cls });
    }
  }
  return out;
};

export const fit = (seen: readonly Seen[], foreign: readonly Seen[], draft: LeafModel): { model: LeafModel; figures: object } => {
  const tempered = { ...draft, temperatures: fitTemperatures(seen, draft) };
  const quiet = { ...tempered, unknown: { ...draft.unknown, evidence: fitEvidence(seen, tempered) } };
  const model: LeafModel = { ...quiet, thresholds: fitThresholds(seen, quiet) };
  const figures = { date: draft.date, measuredOn: 'validation photos (held out of training)', model: model.sha256, sets: perSet(seen, model), foreignCrops: foreign.length ? perSet(foreign, model) : {} };
  return { model, figures };
};

const main = async (root: string, weightsFile: string, date: string, foreignRoot?: string): Promise<void> => {
  const out = 'features/scanner/model';
  const file = await readFile(weightsFile);
  const draft: LeafModel = {
    date, sha256: createHash('sha256').update(file).digest('hex'), bytes: file.length, inputSize: 224, classes: CLASSES,
    temperatures: { all: 1 }, thresholds: {}, labOnly: [], otherCropPrior: 0.02, unknown: { noLeaf: 0.5, otherLeaf: 0.5, evidence: { bean: -1e9, coffee: -1e9, maize: -1e9 } },
  };
  const work = await mkdtemp(join(tmpdir(), 'leaf-'));
  await copyFile(weightsFile, join(work, 'leaf.bin'));
  await writeFile(join(work, 'leaf.json'), JSON.stringify(draft));
  const leaf = await openNodeLeaf(work);
  const look = async (base: string, rows: readonly { path: string; set: string; class: string }[]): Promise<Seen[]> => {
    const seen: Seen[] = [];
    for (const row of rows) seen.push({ set: row.set, class: row.class, logits: [...(await leaf.analyse(join(base, row.path))).logits] });
    return seen;
  };
  const seen = await look(root, (await listPhotos(root)).filter((r) => r.split === 'val'));
  const foreign = foreignRoot ? await look(foreignRoot, await foreignPhotos(foreignRoot)) : [];
  await writeFile(join(work, 'seen.json'), JSON.stringify({ seen, foreign }));
  console.log(`logits kept in ${work}/seen.json`);
  const { model, figures } = fit(seen, foreign, draft);
  await copyFile(weightsFile, join(out, 'leaf.bin'));
  await writeFile(join(out, 'leaf.json'), `${JSON.stringify(model, null, 1)}\n`);
  await writeFile(join(out, 'figures.json'), `${JSON.stringify(figures, null, 1)}\n`);
  const drawn = leaf.network.classify(drawLeaf(model.inputSize).rgb);
  await writeFile(join(out, 'fixed.json'), `${JSON.stringify({ about: 'what the shipped network says to the drawn leaf of vision/drawn-leaf.ts', model: model.sha256, logits: [...drawn.logits].map((v) => Math.round(v * 1e5) / 1e5) })}\n`);
  console.log(JSON.stringify({ ...model, classes: undefined }), JSON.stringify(figures, null, 1));
};

if (process.argv[1]?.endsWith('calibrate.ts')) {
  const [root, file, date, foreign] = process.argv.slice(2);
  if (!root || !file || !date) throw new Error('usage: calibrate.ts <photos> <leaf.bin> <date> [<foreign photos>]');
  await main(root, file, date, foreign);
}
