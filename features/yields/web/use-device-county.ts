import { useState } from 'react';
import type { County } from '#features/places/domain/counties.ts';
import { openAtlas } from '#features/places/web/atlas.ts';
import { locate } from '#kit/web/place/locate.ts';

/** YLD-04: timeout for finding the county. */
const WAIT_MS = 5_000;

type DeviceCountyState = 'asked' | 'failed' | 'away' | null;

/** The phone's county; the farmer chooses when it is unknown (YLD-04b). */
export const useDeviceCounty = (onFound: (county: County) => void) => {
  const [state, setState] = useState<DeviceCountyState>(null);
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
