import { expect, test } from 'vitest';
import { toUtm } from './zone.ts';

test.each([
  [32636, 842_888.409, -33_550.45],
  [32637, 174_939.94, -33_545.507],
  [32736, 842_888.409, 9_966_449.55],
  [32737, 174_939.94, 9_966_454.493],
])(
  'SAT-04 a point near Nakuru has GDAL’s coordinates in EPSG %i; the scene’s zone decides, not the hemisphere',
  (epsg, x, y) => {
    const [east, north] = toUtm(epsg)({ lat: -0.3031, lng: 36.08 });
    expect([Math.abs(east - x) < 0.01, Math.abs(north - y) < 0.01]).toEqual([true, true]);
  },
);

test.each([0, 4326, 32600, 32661, 3857])('EPSG %i is refused because it is not a UTM zone', (epsg) => {
  expect(() => toUtm(epsg)).toThrow(/no UTM zone/);
});
