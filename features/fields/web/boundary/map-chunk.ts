import { useEffect, useState } from 'react';

/** The map is a separate chunk, too large for the app shell. It is fetched early, for offline use. */
const loadMap = () => import('./map/CornerMapView.tsx');
type MapView = Awaited<ReturnType<typeof loadMap>>['CornerMapView'];

let loadedView: MapView | undefined;

/** Loads the map without error messages. Returns whether it is available. */
export const fetchMap = async (): Promise<boolean> => {
  try {
    loadedView = (await loadMap()).CornerMapView;
  } catch {
    /* Unavailable offline; the other three methods need no network. */
  }
  return loadedView !== undefined;
};

/** Undefined while loading; null: the fetch failed. Retried when the network is back. */
export const useMapView = (): MapView | null | undefined => {
  const [state, setState] = useState({ view: loadedView as MapView | null | undefined });
  useEffect(() => {
    if (state.view) return undefined;
    const load = (): void => void fetchMap().then(() => setState({ view: loadedView ?? null }));
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [state.view]);
  return state.view;
};
