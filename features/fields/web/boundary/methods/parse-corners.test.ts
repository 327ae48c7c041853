import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cornersText, parseCorners } from './parse-corners.ts';

test('property: formatted corners are parsed back to almost the same positions', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point), (ring) => {
      const read = parseCorners(cornersText(ring));
      expect(read.ok && read.ring.length).toBe(ring.length);
      if (read.ok)
        read.ring.forEach((p, i) => {
          expect(p.lat).toBeCloseTo(ring[i]!.lat, 5);
          expect(p.lng).toBeCloseTo(ring[i]!.lng, 5);
        });
    }),
  );
});

test('commas, semicolons and spaces separate the coordinates; empty lines are ignored', () => {
  expect(parseCorners('-0.3, 36.08\n\n -0.301;36.08 \n-0.302 36.081')).toEqual({
    ok: true,
    ring: [
      { lat: -0.3, lng: 36.08 },
      { lat: -0.301, lng: 36.08 },
      { lat: -0.302, lng: 36.081 },
    ],
  });
});

test('an invalid line is reported by its number', () => {
  for (const bad of ['-0.3', 'shamba', '91, 36', '-0.3, 181', '-0.3, 36, 12', '-0.3,'])
    expect(parseCorners(`-0.3, 36.08\n${bad}`)).toEqual({ ok: false, line: 2 });
});
