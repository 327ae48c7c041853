import { useEffect, useEffectEvent, useState } from 'react';
import type { NoPlace } from '#kit/web/place/locate.ts';
import type { Fix } from '../../../domain/boundary/walk.ts';
import { watchPlace } from './watch-place.ts';

export interface PlaceWatch {
  readonly fix: Fix | null;
  readonly trouble: NoPlace | null;
  /** Requests the location again after the farmer granted access. */ readonly again: () => void;
}

/** The newest position while `on`; each fix is also passed to `onFix`, so none is skipped between renders. */
export const usePlaceWatch = (on: boolean, onFix: (fix: Fix) => void): PlaceWatch => {
  const [seen, setSeen] = useState<{ fix: Fix | null; trouble: NoPlace | null }>({
    fix: null,
    trouble: null,
  });
  const [tries, setTries] = useState(0);
  const onNewFix = useEffectEvent(onFix);
  useEffect(() => {
    if (!on) return undefined;
    return watchPlace(
      (fix) => {
        setSeen({ fix, trouble: null });
        onNewFix(fix);
      },
      (trouble) => setSeen(({ fix }) => ({ fix, trouble })),
    );
  }, [on, tries]);
  return {
    ...seen,
    again: () => {
      setSeen({ fix: null, trouble: null });
      setTries((n) => n + 1);
    },
  };
};
