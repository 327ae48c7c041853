import type { Format } from '#kit/web/format.ts';

/** Browsers with a pinned location report an accuracy of 0. No phone knows its position to the metre. */
export const accuracyText = (accuracy: number | null, format: Format): string | null =>
  accuracy !== null && accuracy >= 1 ? format.number(accuracy) : null;

/** For a place without a name: 0.30° S, 36.08° E. */
export const coordinatesText = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`;
