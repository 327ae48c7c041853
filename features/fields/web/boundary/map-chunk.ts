import { useEffect, useState } from 'react';

/** The map is a separate chunk, too heavy for the installed shell; fetched early, it is there offline. */
const loadMap = () => import('./map/CornerMapView.tsx');
type MapView = Awaited<ReturnType<typeof loadMap>>['CornerMapView'];

let here: MapView | undefined;

/** Loads the map without error messages. Returns whether it is available. */
export const fetchMap = async (): Promise<boolean> => {
  try {
    here = (await loadMap()).CornerMapView;
  } catch {
    /* Unavailable offline; the other three methods need no network. */
  }
  return here !== undefined;
};

/** Undefined while loading; null: the fetch failed. Retried when the network is back. */
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
