import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IndexId } from '#features/satellite/domain/indices.ts';
import type { MetrePoint } from '#features/satellite/domain/pixel-coverage.ts';

const PYTHON = '/usr/bin/python3';
/** Needs Debian's python3-gdal and python3-numpy. */
export const hasGdal = (): boolean =>
  existsSync(PYTHON) && spawnSync(PYTHON, ['-c', 'from osgeo import gdal; import numpy']).status === 0;

/** The same plot computed by GDAL and numpy: their reader, resampling, statistics and polygon clipping. */
const ORACLE = `
import json, sys
import numpy as np
from osgeo import gdal, ogr
folder, ring = sys.argv[1], json.loads(sys.argv[2])
xs = [p[0] for p in ring]; ys = [p[1] for p in ring]
left, right = np.floor(min(xs) / 10) * 10, np.ceil(max(xs) / 10) * 10
top, bottom = np.ceil(max(ys) / 10) * 10, np.floor(min(ys) / 10) * 10
def read(name):
    out = gdal.Warp('', f'{folder}/{name}.tif', format='MEM', outputBounds=(left, bottom, right, top), xRes=10, yRes=10, resampleAlg='near')
    return out.ReadAsArray().astype('float64')
B = {n: read(n) for n in ('B02', 'B03', 'B04', 'B08', 'B11', 'SCL')}
plot = ogr.CreateGeometryFromWkt('POLYGON((' + ','.join(f'{x} {y}' for x, y in ring + [ring[0]]) + '))')
h, w = B['B04'].shape
cover = np.zeros((h, w))
for r in range(h):
    for c in range(w):
        x, y = left + c * 10, top - r * 10
        cell = ogr.CreateGeometryFromWkt(f'POLYGON(({x} {y},{x+10} {y},{x+10} {y-10},{x} {y-10},{x} {y}))')
        cover[r, c] = plot.Intersection(cell).GetArea() / 100
ok = (cover > 0) & np.isin(B['SCL'], [4, 5, 7])
for n in ('B02', 'B03', 'B04', 'B08', 'B11'): ok &= B[n] > 0
b, r, n, s = (B[k][ok] * 1e-4 for k in ('B02', 'B04', 'B08', 'B11'))
wt = cover[ok]
values = {'ndvi': (n - r) / (n + r), 'evi': 2.5 * (n - r) / (n + 6 * r - 7.5 * b + 1), 'savi': 1.5 * (n - r) / (n + r + 0.5), 'ndmi': (n - s) / (n + s)}
print(json.dumps({'mean': {k: float(np.average(v, weights=wt)) for k, v in values.items()}, 'valid': float(wt.sum()), 'total': float(cover.sum())}))
`;

interface GdalResult {
  readonly mean: Record<IndexId, number>;
  readonly valid: number;
  readonly total: number;
}

/** Means of the indices over a plot (metres in the files' zone), for files without an offset in `folder`. */
export const measureWithGdal = (folder: string, ring: readonly MetrePoint[]): GdalResult => {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', ORACLE, folder, JSON.stringify(ring)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as GdalResult;
};
