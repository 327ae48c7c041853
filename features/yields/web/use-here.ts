import { useState } from 'react';
import type { County } from '#features/places/domain/counties.ts';
import { openAtlas } from '#features/places/web/atlas.ts';
import { locate } from '#kit/web/place/locate.ts';

/** YLD-04: no longer than this for a county. */
const WAIT_MS = 5_000;

export type Here = 'asked' | 'failed' | 'away' | null;

/** The county this phone is in; the farmer chooses where it cannot say (YLD-04b). */
export const useHere = (onFound: (county: County) => void) => {
  const [state, setState] = useState<Here>(null);
  const ask = async (): Promise<void> => {
    setState('asked');
    const place = await locate(WAIT_MS);
    if (!place.ok) {
      setState('failed');
      return;
    }
    try {
      const county = (await openAtlas()).placeOf(place.value).county;
      setState(county === null ? 'away' : null);
      if (county !== null) onFound(county);
    } catch {
      setState('failed');
    }
  };
  return {
    state,
    ask: () => {
      void ask();
    },
    forget: () => setState(null),
  };
};
