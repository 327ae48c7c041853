import { readFileSync } from 'node:fs';
import { type County, counties } from '#features/places/domain/counties.ts';
import { normalizePlaceName, withoutSpaces } from '#features/places/domain/fold.ts';
import type { SourceRow } from './names.ts';
import type { Area } from './pack-areas.ts';

type Position = readonly [number, number];
interface Feature {
  readonly properties: { readonly shapeName: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] };
}

/** The county names in the app; the source spells some differently. */
const COUNTY_BY_SOURCE_NAME: Readonly<Record<string, County>> = { tharaka: 'Tharaka-Nithi' };
export const countyNamed = (name: string): County => {
  const key = withoutSpaces(normalizePlaceName(name));
  const found =
    COUNTY_BY_SOURCE_NAME[key] ??
    counties.find((county) => withoutSpaces(normalizePlaceName(county)) === key);
  if (!found) throw new Error(`no county is called ${name}`);
  return found;
};

/** Outer rings by county, without the repeated last point. */
export const readAreas = (file: string): Area[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] }).features.map(
    ({ properties, geometry }) => ({
      name: countyNamed(properties.shapeName),
      rings: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((polygon) =>
        polygon[0]!.slice(0, -1),
      ),
    }),
  );

export const readRows = (file: string): SourceRow[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { rows: SourceRow[] }).rows;
