import { useEffect, useState } from 'react';

type Gazetteer = typeof import('../domain/place-lookup.ts');

let opened: Gazetteer | null = null;
let opening: Promise<Gazetteer> | null = null;

/** The gazetteer: about 100 KB, fetched once and cached for offline use. A failed fetch may be retried. */
export const openGazetteer = (): Promise<Gazetteer> =>
  (opening ??= import('../domain/place-lookup.ts').then(
    (gazetteer) => (opened = gazetteer),
    (fault: unknown) => {
      opening = null;
      throw fault;
    },
  ));

export type GazetteerState = Gazetteer | 'opening' | 'missing';

/** Opens the gazetteer for a screen. `missing`: it could not be fetched; retried when the network is back. */
export const useGazetteer = (isNeeded: boolean): GazetteerState => {
  const [state, setState] = useState<GazetteerState>(opened ?? 'opening');
  useEffect(() => {
    if (!isNeeded || typeof state === 'object') return undefined;
    let cancelled = false;
    const open = (): void => {
      openGazetteer().then(
        (gazetteer) => {
          if (!cancelled) setState(gazetteer);
        },
        () => {
          if (!cancelled) setState('missing');
        },
      );
    };
    open();
    window.addEventListener('online', open);
    return () => {
      cancelled = true;
      window.removeEventListener('online', open);
    };
  }, [isNeeded, state]);
  return state;
};
