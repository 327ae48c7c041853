import { firstPhone } from '#features/suppliers/domain/phone.ts';
import type { SupplierKind } from '#features/suppliers/domain/products.ts';
import type { OsmPlace } from '#features/suppliers/server/ports.ts';

/** The parts of Overpass's response that we read; ways and relations carry `center`. */
export interface OverpassElement {
  readonly type: string;
  readonly id: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly center?: { readonly lat: number; readonly lon: number };
  readonly tags?: Readonly<Record<string, string>>;
}

/**
 * Kenyan agrovets are often tagged shop=chemist, shop=yes or amenity=pharmacy. We recognise them by name.
 * Also used in Overpass queries, so only syntax that POSIX expressions share. `seed` accepts a few other
 * shops too, because many seed sellers have no other word in their name.
 */
export const AGROVET_NAME_PATTERN = 'agrovet|agro[- ]?vet|farm ?input|seed|fertili[sz]er';
const agrovetNamePattern = new RegExp(AGROVET_NAME_PATTERN, 'i');

const kindOf = (tags: Readonly<Record<string, string>>): SupplierKind | null => {
  if (tags.shop === 'agrarian') return 'agrovet';
  if (tags.shop === 'garden_centre') return 'nursery';
  if ((tags.shop || tags.amenity === 'pharmacy') && agrovetNamePattern.test(tags.name ?? ''))
    return 'agrovet';
  if (tags.amenity === 'veterinary') return 'vet';
  // A farm shop sells produce, so it counts as a market.
  return tags.amenity === 'marketplace' || tags.shop === 'farm' ? 'market' : null;
};

/** Trimmed and cut to `max` characters; null if nothing is left. */
const trimToLength = (value: string | undefined, max: number): string | null =>
  value?.trim().slice(0, max) || null;

const vicinityOf = (tags: Readonly<Record<string, string>>): string | null => {
  const parts = [
    tags['addr:street'],
    tags['addr:suburb'] ?? tags['addr:village'] ?? tags['addr:place'],
    tags['addr:city'] ?? tags['addr:town'],
  ];
  return trimToLength(parts.filter(Boolean).join(', '), 80);
};

export const toPlace = ({ type, id, lat, lon, center, tags = {} }: OverpassElement): OsmPlace | null => {
  const position = { lat: lat ?? center?.lat, lng: lon ?? center?.lon };
  const kind = kindOf(tags);
  if (
    !kind ||
    typeof position.lat !== 'number' ||
    typeof position.lng !== 'number' ||
    Math.abs(position.lat) > 90 ||
    Math.abs(position.lng) > 180
  )
    return null;
  return {
    osm_id: `${type}/${id}`,
    name: trimToLength(tags.name, 80),
    kind,
    phone: firstPhone(tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile']),
    vicinity: vicinityOf(tags),
    opening_hours: trimToLength(tags.opening_hours, 80),
    lat: position.lat,
    lng: position.lng,
  };
};
