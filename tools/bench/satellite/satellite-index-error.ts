import { createCogSource } from '#adapters/satellite/cog.ts';
import { serveFiles } from '#adapters/satellite/range-file-server.ts';
import { indices } from '#features/satellite/domain/indices.ts';
import { measure } from '#features/satellite/domain/measure.ts';
import { coverageFractions, type MetrePoint } from '#features/satellite/domain/pixel-coverage.ts';
import { openScene, readBlock, readClasses } from '#features/satellite/server/scenes/read-block.ts';
import { measureWithGdal, hasGdal } from './satellite-oracle.ts';
import { benchScene, REAL_SCENE_FOLDER } from './satellite-scene.ts';

const square = (x: number, y: number, side: number): MetrePoint[] => [
  [x, y],
  [x + side, y],
  [x + side, y - side],
  [x, y - side],
];
/** A hectare at an angle to the pixel grid, one with five corners, and one partly under cloud. */
const PLOTS: readonly MetrePoint[][] = [
  square(446_003.7, 6_326_007.2, 100),
  [
    [447_011, 6_325_512],
    [447_163, 6_325_498],
    [447_201, 6_325_401],
    [447_090, 6_325_333],
    [446_987, 6_325_420],
  ],
  square(450_263, 6_327_476, 160),
];

/** The largest difference between our mean of an index and that of GDAL and numpy, on real pixels. */
export const measureIndexError = async () => {
  const bench = benchScene();
  if (!hasGdal()) throw new Error("Debian's python3-gdal and python3-numpy are not installed");
  const server = await serveFiles(bench.files);
  try {
    const open = openScene(
      createCogSource({ hosts: new Set([server.host]), timeoutMs: 20_000, bytes: 64 * 1024 * 1024 }),
      bench.scene(server.urlFor),
      new AbortController().signal,
    );
    let maxDifference = 0;
    for (const ring of PLOTS) {
      const classes = await readClasses(open, ring, 0);
      const [ours, theirs] = [
        measure(await readBlock(open, classes), coverageFractions(ring, classes.grid)),
        measureWithGdal(REAL_SCENE_FOLDER, ring),
      ];
      for (const id of indices)
        maxDifference = Math.max(maxDifference, Math.abs(ours.indices[id]!.mean - theirs.mean[id]));
    }
    return { 'satellite.index_error': maxDifference };
  } finally {
    server.close();
  }
};
