import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from '#features/scanner/domain/accuracy-figures.ts';
import { cropsOf, type LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { farmerCropOf, farmerCropsOf, isLabOnlyCrop } from '#features/scanner/domain/model-crops.ts';
import { cropName } from '#knowledge/crops.ts';
import { root } from '../commands/ready.mjs';

const PHOTO_SOURCES: Readonly<Record<string, string>> = {
  ibean: 'photos in the field, Uganda',
  plantdoc_maize: 'photos in the field and from the web',
  blackgram: 'photos in the field',
  groundnut: 'photos in the field',
  chilli: 'photos in the field',
  bracol: 'leaves laid on white paper',
  mango: 'leaves laid on white paper',
};
const START_MARKER =
  '<!-- figures: written by npm run spec (after npm test -- --all) from features/scanner/model/figures.json -->';
const END_MARKER = '<!-- /figures -->';
const README = path.join(root, 'README.md');

const readModelFile = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'features/scanner/model', name), 'utf8'));

/** The crops that get candidates only, as the app names them. */
const labCrops = (): string => {
  const model = readModelFile('leaf.json') as LeafModel;
  return cropsOf(model)
    .flatMap(farmerCropsOf)
    .filter((crop) => isLabOnlyCrop(model, crop))
    .map((crop) => cropName(crop, 'en').toLowerCase())
    .join(', ');
};

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/**
 * One row per crop that gets one name, with the crop named by the user. There is no average over crops.
 * Figures for laboratory photos are in the model card.
 */
export const figuresTable = ({ date, sets }: Figures): string => {
  const rows = sets.filter(({ set }) => PHOTO_SOURCES[set]);
  return [
    START_MARKER,
    '',
    '|  | photos | first answer right | answers at all | right when it answers |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ crop, set, n, cropNamed: metrics }) =>
        `| ${cropName(farmerCropOf(crop), 'en')}, ${PHOTO_SOURCES[set]} | ${n} | ${percent(metrics.top1)} | ${metrics.answered ? percent(metrics.answered) : 'candidates only'} | ${metrics.rightWhenAnswered === null ? '–' : percent(metrics.rightWhenAnswered)} |`,
    ),
    '',
    `Measured on ${date} on photos held out of training; the threshold for an answer was set on the same photos, so the figures are slightly optimistic. Crops learned from laboratory photos only (${labCrops()}) get up to three candidates, never one name.`,
    END_MARKER,
  ].join('\n');
};

export const readFigures = (): Figures => readModelFile('figures.json') as Figures;
export const readReadme = (): string => readFileSync(README, 'utf8');

export const writeReadmeFigures = (): void => {
  const text = readReadme();
  const [from, to] = [text.indexOf(START_MARKER), text.indexOf(END_MARKER)];
  if (from < 0 || to < from) throw new Error('README.md lacks the markers of the figures');
  writeFileSync(
    README,
    text.slice(0, from) + figuresTable(readFigures()) + text.slice(to + END_MARKER.length),
  );
};
