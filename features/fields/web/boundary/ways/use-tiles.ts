import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { mapGround } from '../../../map-contract.ts';
import type { Tiles } from '../map/ground.ts';

const KEY = 'map_ground';

const saved = (): Tiles | null => {
  try {
    const { credit, maxZoom } = JSON.parse(readPreference(KEY) ?? '{}') as Partial<Tiles>;
    return typeof credit === 'string' && typeof maxZoom === 'number' ? { credit, maxZoom } : null;
  } catch {
    return null;
  }
};

/** A map without pictures is worth more than waiting longer for them. */
const WAIT_MS = 4_000;

/**
 * Whether map tiles exist; undefined while it is worth waiting for the answer. Offline, the last known
 * answer.
 */
export const useTiles = (): Tiles | null | undefined => {
  const [tiles, setTiles] = useState<Tiles | null | undefined>(() =>
    navigator.onLine && readPreference(KEY) === null ? undefined : saved(),
  );
  useEffect(() => {
    let cancelled = false;
    const settle = (): void => setTiles((now) => (now === undefined ? saved() : now));
    const timer = setTimeout(settle, WAIT_MS);
    void call(mapGround, {}).then((answer) => {
      if (cancelled) return;
      if (!answer.ok) {
        settle();
        return;
      }
      const { tiles: told } = answer.value;
      writePreference(KEY, JSON.stringify(told ?? {}));
      setTiles((now) =>
        now && told && now.credit === told.credit && now.maxZoom === told.maxZoom ? now : told,
      );
    });
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, []);
  return tiles;
};
