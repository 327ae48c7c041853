import { useEffect, useState } from 'react';

type Atlas = typeof import('../domain/atlas.ts');

let opened: Atlas | null = null;
let opening: Promise<Atlas> | null = null;

/** The gazetteer: about 100 KB, fetched once and cached for offline use. A failed fetch may be retried. */
export const openAtlas = (): Promise<Atlas> =>
  (opening ??= import('../domain/atlas.ts').then(
    (atlas) => (opened = atlas),
    (fault: unknown) => {
      opening = null;
      throw fault;
    },
  ));

export type AtlasState = Atlas | 'opening' | 'missing';

/** Opens the gazetteer for a screen. `missing`: it could not be fetched; retried when the network is back. */
export const useAtlas = (isNeeded: boolean): AtlasState => {
  const [state, setState] = useState<AtlasState>(opened ?? 'opening');
  useEffect(() => {
    if (!isNeeded || typeof state === 'object') return undefined;
    let cancelled = false;
    const open = (): void => {
      openAtlas().then(
        (atlas) => {
          if (!cancelled) setState(atlas);
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
