/** Writes the tables of MODEL-CARD.md from the shipped figures and unseen.json: `npx tsx vision/card.ts`. A test fails when they differ. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from '../evals/metrics.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { SETS } from './sets.ts';

interface CropSet extends Figures {
  readonly kind: string;
  readonly crop: string;
  readonly refusedAsUnknown: number;
  readonly cropKnown: Figures;
}
interface OtherSet {
  readonly kind: string;
  readonly n: number;
  readonly rejected: number;
  readonly answeredAnyway: number;
}
interface FiguresFile {
  readonly sets: Readonly<Record<string, CropSet | OtherSet>>;
  readonly foreignCrops: Readonly<Record<string, OtherSet>>;
}

interface UnseenFile {
  readonly leftOut: Readonly<Record<string, {
    readonly sets: Readonly<Record<string, {
      readonly n: number;
      readonly auroc: number;
      readonly curve: readonly { readonly knownRefused: number; readonly unseenRefused: number }[];
    }>>;
  }>>;
}

const CARD = 'vision/MODEL-CARD.md';
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const pc = (v: number): string => `${(100 * v).toFixed(1)} %`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const isCrop = (s: CropSet | OtherSet): s is CropSet => 'top1' in s;

const tables = (): string => {
  const { sets, foreignCrops } = json('features/scanner/model/figures.json') as FiguresFile;
  const model = json('features/scanner/model/leaf.json') as LeafModel;
  const crops = Object.entries(sets).flatMap(([name, s]) => (isCrop(s) ? [{ name, ...s }] : []));
  const others = [...Object.entries(sets), ...Object.entries(foreignCrops)].flatMap(([name, s]) => (isCrop(s) ? [] : [{ name, ...s }]));
  return [
    `Model ${model.sha256.slice(0, 12)}, ${model.date}, ${model.bytes.toLocaleString('en')} bytes.`,
    '',
    row(['crop', 'set', 'photos are', 'n', 'top-1', 'top-3', 'macro-F1', 'answered', 'right when answered', 'refused as unknown', 'calibration error', 'top-1, crop named']),
    row(Array.from({ length: 12 }, () => '---')),
    ...crops.map((s) => row([s.crop, s.name, s.kind, s.n, pc(s.top1), pc(s.top3), pc(s.macroF1), pc(s.answered), pc(s.accuracyWhenAnswered), pc(s.refusedAsUnknown), pc(s.ece), pc(s.cropKnown.top1)])),
    '',
    row(['no leaf of these crops', 'photos are', 'n', 'told so', 'got a wrong answer']),
    row(Array.from({ length: 5 }, () => '---')),
    ...others.map((s) => row([s.name, s.kind === 'foreign' ? 'leaves of a crop never seen in training' : s.kind, s.n, pc(s.rejected), pc(s.answeredAnyway)])),
    '',
    row(['crop', 'temperature', 'answers from confidence', 'knows the leaf from evidence']),
    row(Array.from({ length: 4 }, () => '---')),
    ...Object.keys(model.thresholds).sort().map((c) => row([c, model.temperatures[c]!, model.thresholds[c]!, model.unknown.evidence[c]!])),
    '',
    `Temperature between crops: ${model.temperatures['all']}.`,
  ].join('\n');
};

const unseenTable = (): string => {
  const { leftOut } = json('vision/unseen.json') as UnseenFile;
  const sets = Object.entries(leftOut).flatMap(([crop, { sets: own }]) => Object.entries(own).map(([name, s]) => ({ crop, name, ...s })));
  const kindOf = (name: string): string => SETS.find((s) => s.name === name)!.kind;
  const shares = sets[0]!.curve.map((p) => `refused at ${Math.round(100 * p.knownRefused)} %`);
  const head = ['crop left out', 'set', 'photos are', 'n', 'AUROC', ...shares];
  return [
    row(head),
    row(head.map(() => '---')),
    ...sets.map((s) => row([s.crop, s.name, kindOf(s.name), s.n, s.auroc.toFixed(3), ...s.curve.map((p) => pc(p.unseenRefused))])),
  ].join('\n');
};

const fill = (card: string, mark: string, text: string): string =>
  card.replace(new RegExp(`(<!-- ${mark} -->)[\\s\\S]*(<!-- /${mark} -->)`), (_, open: string, close: string) => `${open}\n${text}\n${close}`);

export const cardWithFigures = (): string => fill(fill(readFileSync(CARD, 'utf8'), 'figures', tables()), 'unseen', unseenTable());

if (process.argv[1]?.endsWith('card.ts')) writeFileSync(CARD, cardWithFigures());
