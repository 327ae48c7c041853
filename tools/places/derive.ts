// node tools/run.mjs tools/places/derive.ts <ke_places.json> <geoBoundaries ADM1 .geojson>: writes the tables of features/places.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/ready.mjs';
import { chooseNames, packNames } from './names.ts';
import { ISLAND_KM2, packAreas, TOLERANCE_M } from './pack-areas.ts';
import { readAreas, readRows } from './sources.ts';

const [names, outlines] = process.argv.slice(2);
if (!names || !outlines) {
  console.error('Usage: tools/places/derive.ts <ke_places.json> <geoBoundaries ADM1 .geojson>');
  process.exit(2);
}
const quoted = (value: string): string => `'${value.replace(/'/g, "\\'")}'`;
const writeTable = (file: string, about: string, body: string): void => {
  const text = `/** ${about} Written by tools/places/derive.ts. */\n${body}`;
  writeFileSync(path.join(root, 'features/places/domain/kenya', file), text);
};

const areas = packAreas(
  [...readAreas(outlines)].sort((a, b) => (a.name < b.name ? -1 : 1)),
  TOLERANCE_M,
  ISLAND_KM2,
);
writeTable(
  'outlines.ts',
  'Outlines of the counties, thinned. From geoBoundaries KEN ADM1 (RCMRD), public domain.',
  [
    "import type { Outlines } from '../outlines.ts';\n",
    'export const kenyaOutlines: Outlines = {',
    '  arcs: [',
    ...areas.arcs.map((arc) => `    ${quoted(arc)},`),
    '  ],',
    '  rings: {',
    ...Object.entries(areas.rings).map(([name, rings]) => `    ${quoted(name)}: ${JSON.stringify(rings)},`),
    '  },',
    '};',
    '',
  ].join('\n'),
);

const entries = chooseNames(readRows(names));
const packed = packNames(entries);
writeTable(
  'names.ts',
  'Named places of Kenya. Derived from GeoNames (geonames.org), CC BY 4.0.',
  [
    "import type { PackedNames, PlaceKind } from '../named.ts';\n",
    'export const kenyaNames: Readonly<Record<PlaceKind, PackedNames>> = {',
    ...Object.entries(packed).map(
      ([kind, { names, spots }]) =>
        `  ${kind}: {\n    names: \`${names}\`,\n    spots: ${quoted(spots)},\n  },`,
    ),
    '};',
    '',
  ].join('\n'),
);
console.log(`${entries.length} names, ${areas.arcs.length} arcs`);
