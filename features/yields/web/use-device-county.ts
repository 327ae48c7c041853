import { useState } from 'react';
import type { County } from '#features/places/domain/counties.ts';
import { openGazetteer } from '#features/places/web/gazetteer.ts';
import { locate } from '#kit/web/place/locate.ts';

/** YLD-04: timeout for finding the county. */
const WAIT_MS = 5_000;

type DeviceCountyState = 'locating' | 'failed' | 'outside_kenya' | null;

/** The phone's county; the farmer chooses when it is unknown (YLD-04b). */
export const useDeviceCounty = (onFound: (county: County) => void) => {
  const [state, setState] = useState<DeviceCountyState>(null);
  const ask = async (): Promise<void> => {
    setState('locating');
    const place = await locate(WAIT_MS);
    if (!place.ok) {
      setState('failed');
      return;
    }
    try {
      const county = (await openGazetteer()).placeOf(place.value).county;
      setState(county === null ? 'outside_kenya' : null);
      if (county !== null) onFound(county);
    } catch {
      setState('failed');
    }
  };
  return {
    state,
    locate: () => {
      void ask();
    },
    reset: () => setState(null),
  };
};
