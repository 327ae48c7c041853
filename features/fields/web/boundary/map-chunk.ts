/** The map is a chunk of its own, too heavy for the installed shell; asked for early it is there when the network is not. */
export const loadMap = () => import('./map/CornerMapView.tsx');

let isHere = false;
export const isMapHere = (): boolean => isHere;

/** Fetches the map, quietly; answers whether this phone has it. */
export const fetchMap = async (): Promise<boolean> => {
  try {
    await loadMap();
    isHere = true;
  } catch { /* Without a network it stays away; the other three ways need none. */ }
  return isHere;
};
