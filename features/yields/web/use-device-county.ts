import { useRef, useState } from 'react';
import type { County } from '#features/places/domain/counties.ts';
import { openGazetteer } from '#features/places/web/gazetteer.ts';
import { locate } from '#kit/web/place/locate.ts';

/** YLD-04: timeout for finding the county. */
const WAIT_MS = 5_000;

type DeviceCountyState = 'locating' | 'failed' | 'outside_kenya' | null;

/** The phone's county; the farmer chooses when it is unknown (YLD-04b). */
export const useDeviceCounty = (onFound: (county: County) => void) => {
  const [state, setState] = useState<DeviceCountyState>(null);
  // A later request or a reset makes an earlier request's result obsolete.
  const requests = useRef(0);
  const findCounty = async (): Promise<void> => {
    requests.current += 1;
    const request = requests.current;
    const isObsolete = (): boolean => request !== requests.current;
    setState('locating');
    const place = await locate(WAIT_MS);
    if (isObsolete()) return;
    if (!place.ok) {
      setState('failed');
      return;
    }
    try {
      const county = (await openGazetteer()).placeOf(place.value).county;
      if (isObsolete()) return;
      setState(county === null ? 'outside_kenya' : null);
      if (county !== null) onFound(county);
    } catch {
      if (!isObsolete()) setState('failed');
    }
  };
  return {
    state,
    locate: () => {
      void findCounty();
    },
    reset: () => {
      requests.current += 1;
      setState(null);
    },
  };
};
