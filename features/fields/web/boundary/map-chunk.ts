import { useEffect, useState } from 'react';

/**
 * The map is a chunk of its own, too heavy for the installed shell; asked for early it is there when the
 * network is not.
 */
const loadMap = () => import('./map/CornerMapView.tsx');
type MapView = Awaited<ReturnType<typeof loadMap>>['CornerMapView'];

let here: MapView | undefined;

/** Fetches the map, quietly; answers whether this phone has it. */
export const fetchMap = async (): Promise<boolean> => {
  try {
    here = (await loadMap()).CornerMapView;
  } catch {
    /* Without a network it stays away; the other three ways need none. */
  }
  return here !== undefined;
};

/** Undefined until it is known; null: it could not be fetched. Tried again when a network comes. */
export const useMapView = (): MapView | null | undefined => {
  const [state, setState] = useState({ view: here as MapView | null | undefined });
  useEffect(() => {
    if (state.view) return undefined;
    const fetchIt = (): void => void fetchMap().then(() => setState({ view: here ?? null }));
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => window.removeEventListener('online', fetchIt);
  }, [state.view]);
  return state.view;
};
