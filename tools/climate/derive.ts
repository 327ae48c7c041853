// node tools/run.mjs tools/climate/derive.ts <kenya_county_normals.json> <kenya_temp_model.json>: writes knowledge/climate/table.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { counties } from '#features/places/domain/counties.ts';
import { normalizePlaceName } from '#features/places/domain/fold.ts';
import { root } from '../commands/ready.mjs';

interface County {
  readonly county: string;
  readonly rainMm: number[];
  readonly tmaxC: number[];
  readonly tminC: number[];
  readonly et0MmDay: number[];
  readonly derived: { readonly rhMeanPct: number[] };
}

const [normals, model] = process.argv.slice(2);
if (!normals || !model) {
  console.error('Usage: tools/climate/derive.ts <kenya_county_normals.json> <kenya_temp_model.json>');
  process.exit(2);
}
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const countyNormals = read<{ counties: County[] }>(normals).counties;
const line = (c: County): string =>
  [c.rainMm.map(Math.round), c.tmaxC, c.tminC, c.et0MmDay, c.derived.rhMeanPct]
    .map((values) => values.join(' '))
    .join('|');
const rows = counties.map((county) => {
  const found = countyNormals.find(
    (c) => normalizePlaceName(c.county).replace(/ /g, '') === normalizePlaceName(county).replace(/ /g, ''),
  );
  if (!found) throw new Error(`no normals for ${county}`);
  return `  '${county}': '${line(found)}',`;
});
const { tmaxC, tminC } = read<{ coef: { tmaxC: number[][]; tminC: number[][] } }>(model).coef;
const table = (coefficients: number[][]): string =>
  `[\n${coefficients.map((month) => `  [${month.join(', ')}],`).join('\n')}\n]`;
writeFileSync(
  path.join(root, 'knowledge/climate/table.ts'),
  `/**
 * Climate normals of each county, January to December. Rain: CHIRPS long-term average (WFP, by way of HDX), mm a month.
 * Highest and lowest temperature (°C) and reference evapotranspiration (mm a day): means of 2019, Open-Meteo archive (ERA5), CC BY 4.0.
 * Humidity (%): computed from these as in FAO-56. Written by tools/climate/derive.ts.
 */
export const countyRows: Readonly<Record<string, string>> = {
${rows.join('\n')}
};

/** °C by month from [1, km above the sea, km², latitude/5, |latitude|/5, (longitude − 37)/3]: least squares over the same points. */
export const tmaxModel: readonly (readonly number[])[] = ${table(tmaxC)};
export const tminModel: readonly (readonly number[])[] = ${table(tminC)};
`,
);
