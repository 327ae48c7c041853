import { expect, test } from 'vitest';
import type { Block } from './measure.ts';
import { colourAt, pictureOf, ramps, views } from './picture.ts';

const RAW = { scale: 0.0001, offset: -0.1 };
const block: Block = {
  bands: {
    blue: { pixels: [1400, 2000], calibration: RAW },
    green: { pixels: [1800, 2200], calibration: RAW },
    red: { pixels: [1500, 2500], calibration: RAW },
    nir: { pixels: [5500, 3500], calibration: RAW },
    swir: { pixels: [3000, 4000], calibration: RAW },
  },
  scl: [4, 8],
};
const dots = (rgba: Uint8ClampedArray): number[][] => [
  Array.from(rgba.slice(0, 4)),
  Array.from(rgba.slice(4, 8)),
];

test('SAT-02 four views show the same pixels: NDVI, true colour, infrared and moisture; clouds are transparent', () => {
  const [green, cloud] = [0, 1].map((i) =>
    views.map(
      (view) => dots(pictureOf(block, { left: 0, top: 0, size: 10, width: 2, height: 1 }, view).rgba)[i]!,
    ),
  );
  expect(cloud).toEqual(views.map(() => [0, 0, 0, 0]));
  expect(green!.every(([, , , alpha]) => alpha === 255)).toBe(true);
  expect(green![0]!.slice(0, 3)).toEqual([...colourAt(ramps.ndvi, 0.8)]);
  expect(green![3]!.slice(0, 3)).toEqual([...colourAt(ramps.moisture, 0.25 / 0.65)]);
  // Vegetation appears red when near infrared is shown as red.
  const [r = 0, g = 0, b = 0] = green![2]!;
  expect([r > 2 * g, r > 2 * b]).toEqual([true, true]);
});

test('a colour ramp is clamped to its first and last colour', () => {
  expect([
    colourAt(ramps.ndvi, -1),
    colourAt(ramps.ndvi, 0),
    colourAt(ramps.ndvi, 0.9),
    colourAt(ramps.ndvi, 2),
  ]).toEqual([ramps.ndvi.colours[0], ramps.ndvi.colours[0], ramps.ndvi.colours[4], ramps.ndvi.colours[4]]);
});

test('a large plot is drawn at a lower resolution', () => {
  const [width, height] = [600, 300];
  const pixels = new Uint16Array(width * height).fill(3000);
  const of = { pixels, calibration: RAW };
  const picture = pictureOf(
    {
      bands: { blue: of, green: of, red: of, nir: of, swir: of },
      scl: new Uint8Array(width * height).fill(4),
    },
    { left: 0, top: 0, size: 10, width, height },
    'rgb',
  );
  expect([picture.width, picture.height, picture.rgba.length]).toEqual([128, 64, 32_768]);
});
