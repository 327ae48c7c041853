import { useEffect, useEffectEvent, useState } from 'react';
import type { LocateRefusal } from '#kit/web/place/locate.ts';
import type { Fix } from '../../../domain/boundary/walk.ts';
import { watchPlace } from './watch-place.ts';

export interface PlaceWatch {
  readonly fix: Fix | null;
  readonly trouble: LocateRefusal | null;
  /** Requests the location again after the farmer granted access. */ readonly again: () => void;
}

/** The newest position while `on`; each fix is also passed to `onFix`, so none is skipped between renders. */
export const usePlaceWatch = (on: boolean, onFix: (fix: Fix) => void): PlaceWatch => {
  const [reading, setReading] = useState<{ fix: Fix | null; trouble: LocateRefusal | null }>({
    fix: null,
    trouble: null,
  });
  const [tries, setTries] = useState(0);
  const onNewFix = useEffectEvent(onFix);
  useEffect(() => {
    if (!on) return undefined;
    return watchPlace(
      (fix) => {
        setReading({ fix, trouble: null });
        onNewFix(fix);
      },
      (trouble) => setReading(({ fix }) => ({ fix, trouble })),
    );
  }, [on, tries]);
  return {
    ...reading,
    again: () => {
      setReading({ fix: null, trouble: null });
      setTries((n) => n + 1);
    },
  };
};
