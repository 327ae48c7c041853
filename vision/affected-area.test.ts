import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { affectedArea } from '#features/scanner/domain/photo/affected-area.ts';
import { toSquare } from '#features/scanner/domain/photo/preprocess.ts';
import { decodePhoto } from '#features/scanner/server/photo-pixels.ts';

const SHARED = '../shared/vision/trainval-1.tar';

/** Outlined by hand on the square photo, in percent of its side. */
interface Outline {
  readonly photo: string;
  readonly leaf: readonly (readonly (readonly [number, number])[])[];
  /** Centres and half-axes. */
  readonly spots: readonly (readonly [number, number, number, number])[];
  readonly areas?: Outline['leaf'];
}

const inside = (polygon: Outline['leaf'][number], x: number, y: number): boolean => {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};

const outlinedPercent = ({ leaf, spots, areas = [] }: Outline): number => {
  let all = 0;
  let sick = 0;
  for (let y = 0.25; y < 100; y += 0.5) {
    for (let x = 0.25; x < 100; x += 0.5) {
      if (!leaf.some((p) => inside(p, x, y))) continue;
      all++;
      if (
        spots.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1) ||
        areas.some((p) => inside(p, x, y))
      )
        sick++;
    }
  }
  return (100 * sick) / all;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

test.skipIf(!existsSync(SHARED))(
  'the affected area is close to 30 hand-outlined photos (skipped without the photos)',
  async () => {
    const outlines = JSON.parse(await readFile('vision/outlines.json', 'utf8')) as Outline[];
    expect(outlines).toHaveLength(30);
    const root = await mkdtemp(join(tmpdir(), 'outlined-'));
    onTestFinished(() => rm(root, { recursive: true }));
    execFileSync('tar', ['xf', SHARED, '-C', root, ...outlines.map((o) => o.photo)]);
    const errors: number[] = [];
    for (const o of outlines) {
      const measured = affectedArea(toSquare(await decodePhoto(join(root, o.photo)), 224), 224).percent;
      const wanted = outlinedPercent(o);
      errors.push(Math.abs(measured - wanted));
      if (process.env['SHOW'])
        console.log(
          o.photo.slice(0, 60).padEnd(62),
          'outlined',
          wanted.toFixed(1),
          'measured',
          measured.toFixed(1),
        );
    }
    console.log(
      `affected area: median error ${median(errors).toFixed(1)} points over ${errors.length} outlined photos`,
    );
    expect(median(errors)).toBeLessThan(4);
  },
  60_000,
);
