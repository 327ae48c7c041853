/** The last place the phone found, if that was within a day; a scan never waits for a new one. */
export const readLastPlace = (): { lat: number; lng: number } | null => {
  try {
    const kept = JSON.parse(localStorage.getItem('last_location') ?? 'null') as {
      lat: number;
      lng: number;
      timestamp: number;
    } | null;
    if (!kept || Date.now() - kept.timestamp > 86_400_000) return null;
    return Number.isFinite(kept.lat) && Number.isFinite(kept.lng) ? { lat: kept.lat, lng: kept.lng } : null;
  } catch {
    return null;
  }
};
