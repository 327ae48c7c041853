import { act } from '@testing-library/react';
import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';
import { waitForUpdates } from '../testing.tsx';

export const HOME: Point = { lat: -0.3031, lng: 36.08 };

/** A point in metres east and north of home. */
export const metres = (east: number, north: number): Point => {
  const perDegree = metresPerDegree(HOME.lat);
  return { lat: HOME.lat + north / perDegree.north, lng: HOME.lng + east / perDegree.east };
};

interface Receiver {
  /** Reports a position, `seconds` after the last one. */
  report(point: Point, accuracy?: number, seconds?: number): Promise<void>;
  fail(code: 1 | 2 | 3): Promise<void>;
  readonly watcherCount: () => number;
}

/** A fake receiver that the test moves, with its own clock. */
export const receiver = (): Receiver => {
  const watchers = new Map<
    number,
    { found: PositionCallback; failed: PositionErrorCallback | null | undefined }
  >();
  let next = 1;
  let clock = Date.UTC(2026, 10, 21, 9);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) => {
        watchers.set(next, { found, failed });
        return next++;
      },
      clearWatch: (id: number) => void watchers.delete(id),
    },
  });
  return {
    report: async ({ lat, lng }, accuracy = 4, seconds = 20) => {
      clock += seconds * 1000;
      await act(async () => {
        for (const { found } of watchers.values())
          found({
            coords: { latitude: lat, longitude: lng, accuracy },
            timestamp: clock,
          } as GeolocationPosition);
      });
      await waitForUpdates(5);
    },
    fail: async (code) => {
      await act(async () => {
        for (const { failed } of watchers.values()) failed?.({ code } as GeolocationPositionError);
      });
      await waitForUpdates(5);
    },
    watcherCount: () => watchers.size,
  };
};
