import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { mapGround } from '../../map-contract.ts';
import type { Tiles } from './map/ground.ts';

const KEY = 'map_ground';

const kept = (): Tiles | null => {
  try {
    const { credit, maxZoom } = JSON.parse(readPreference(KEY) ?? '{}') as Partial<Tiles>;
    return typeof credit === 'string' && typeof maxZoom === 'number' ? { credit, maxZoom } : null;
  } catch { return null; }
};

/** Whether there are pictures for the map; undefined until that is known. Without a network, what the server said last. */
export const useTiles = (): Tiles | null | undefined => {
  const [tiles, setTiles] = useState<Tiles | null | undefined>(() => (navigator.onLine && readPreference(KEY) === null ? undefined : kept()));
  useEffect(() => {
    let gone = false;
    void call(mapGround, {}, { timeoutMs: 4_000 }).then((answer) => {
      if (gone) return;
      if (answer.ok) writePreference(KEY, JSON.stringify(answer.value.tiles ?? {}));
      setTiles((now) => (now === undefined ? (answer.ok ? answer.value.tiles : kept()) : now));
    });
    return () => { gone = true; };
  }, []);
  return tiles;
};
