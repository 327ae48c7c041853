import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

interface Measured { readonly kind: string; readonly crop?: string; readonly n: number; readonly top1?: number; readonly answered?: number; readonly accuracyWhenAnswered?: number }
interface Figures { readonly date: string; readonly model: string; readonly sets: Readonly<Record<string, Measured>> }

const WHERE: Readonly<Record<string, string>> = {
  ibean: 'photos in the field, Uganda', plantdoc_maize: 'photos in the field and from the web', bracol: 'single leaves on white paper', pvcorn: 'single leaves in the lab',
};
const FROM = '<!-- figures: written by npm run spec from features/scanner/model/figures.json -->';
const TO = '<!-- /figures -->';
const README = path.join(root, 'README.md');

const percent = (share = 0): string => `${(100 * share).toFixed(0)} %`;

/** Field before lab, crop by crop; never one blended figure. */
export const figuresTable = ({ date, sets }: Figures): string => {
  const rows = Object.entries(sets).filter(([name, { crop }]) => crop && WHERE[name]).sort(([, a], [, b]) => a.kind.localeCompare(b.kind));
  return [
    FROM, '| | photos | first answer right | answers at all | right when it answers |', '|---|---|---|---|---|',
    ...rows.map(([name, m]) => `| ${m.crop}, ${WHERE[name]} | ${m.n} | ${percent(m.top1)} | ${percent(m.answered)} | ${percent(m.accuracyWhenAnswered)} |`),
    '', `Measured on ${date} on photos that were kept apart from training, from the same collections. How sure it must be before it answers was set on the same photos, so the figures are a little kind.`, TO,
  ].join('\n');
};

export const readFigures = (): Figures => JSON.parse(readFileSync(path.join(root, 'features/scanner/model/figures.json'), 'utf8')) as Figures;
export const readReadme = (): string => readFileSync(README, 'utf8');

export const writeReadmeFigures = (): void => {
  const text = readReadme();
  const [from, to] = [text.indexOf(FROM), text.indexOf(TO)];
  if (from < 0 || to < from) throw new Error('README.md has no place for the figures');
  writeFileSync(README, text.slice(0, from) + figuresTable(readFigures()) + text.slice(to + TO.length));
};
