import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useStableValue } from '#kit/web/hooks/use-stable-value.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { mapTilesInfo } from '../../../map-contract.ts';
import type { Tiles } from '../map/base-layers.ts';

const KEY = 'map_ground';

const readSavedTiles = (): Tiles | null => {
  try {
    const { credit, maxZoom } = JSON.parse(readPreference(KEY) ?? '{}') as Partial<Tiles>;
    return typeof credit === 'string' && typeof maxZoom === 'number' ? { credit, maxZoom } : null;
  } catch {
    return null;
  }
};

/** After this wait the map is shown without tiles. They are added when the response arrives. */
const WAIT_MS = 4_000;

/**
 * Whether map tiles exist; undefined while it is worth waiting for the answer. Offline, the last known
 * answer.
 */
export const useTiles = (): Tiles | null | undefined => {
  const [waiting, setWaiting] = useState(() => navigator.onLine && readPreference(KEY) === null);
  const { value, refusal } = useOnlineCall(mapTilesInfo.id, () => call(mapTilesInfo, {}));
  useEffect(() => {
    const timer = setTimeout(setWaiting, WAIT_MS, false);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (value) writePreference(KEY, JSON.stringify(value.tiles ?? {}));
  }, [value]);
  const knownTiles = useStableValue(value ? value.tiles : readSavedTiles());
  return !value && !refusal && waiting ? undefined : knownTiles;
};
