import type { Point } from '#kit/pure/geometry.ts';

type ParsedCorners =
  | { readonly ok: true; readonly ring: readonly Point[] }
  | { readonly ok: false; /** From 1. */ readonly line: number };

/** "latitude, longitude", one corner per line; a space or a semicolon may replace the comma. */
export const parseCorners = (text: string): ParsedCorners => {
  const ring: Point[] = [];
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parts = line.trim().split(/\s*[,;]\s*|\s+/);
    const [lat, lng] = parts.map(Number);
    const isValid =
      parts.length === 2 &&
      parts.every((p) => p !== '') &&
      Math.abs(lat ?? NaN) <= 90 &&
      Math.abs(lng ?? NaN) <= 180;
    if (!isValid) return { ok: false, line: i + 1 };
    ring.push({ lat: lat!, lng: lng! });
  }
  return { ok: true, ring };
};

export const cornersText = (ring: readonly Point[]): string =>
  ring.map(({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`).join('\n');
