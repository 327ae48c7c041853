import { firstPhone } from '#features/suppliers/domain/phone.ts';
import type { SupplierKind } from '#features/suppliers/domain/products.ts';
import type { OsmPlace } from '#features/suppliers/server/ports.ts';

/** The parts of Overpass's response that we read; ways and relations carry `center`. */
export interface Element {
  readonly type: string;
  readonly id: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly center?: { readonly lat: number; readonly lon: number };
  readonly tags?: Readonly<Record<string, string>>;
}

/** Kenyan agrovets are often tagged as a chemist or without a kind of shop; then the name decides. */
export const AGROVET_NAME = 'agrovet|agro[- ]?vet|farm ?input|seeds?|fertili[sz]er';
const agrovetName = new RegExp(AGROVET_NAME, 'i');

const kindOf = (tags: Readonly<Record<string, string>>): SupplierKind | null => {
  if (tags.shop === 'agrarian') return 'agrovet';
  if (tags.shop === 'garden_centre') return 'nursery';
  if ((tags.shop || tags.amenity === 'pharmacy') && agrovetName.test(tags.name ?? '')) return 'agrovet';
  if (tags.amenity === 'veterinary') return 'vet';
  // A farm shop sells a farm's produce.
  return tags.amenity === 'marketplace' || tags.shop === 'farm' ? 'market' : null;
};

const text = (value: string | undefined, max: number): string | null => value?.trim().slice(0, max) || null;

const vicinityOf = (tags: Readonly<Record<string, string>>): string | null => {
  const parts = [
    tags['addr:street'],
    tags['addr:suburb'] ?? tags['addr:village'] ?? tags['addr:place'],
    tags['addr:city'] ?? tags['addr:town'],
  ];
  return text(parts.filter(Boolean).join(', '), 80);
};

export const toPlace = ({ type, id, lat, lon, center, tags = {} }: Element): OsmPlace | null => {
  const at = { lat: lat ?? center?.lat, lng: lon ?? center?.lon };
  const kind = kindOf(tags);
  if (
    !kind ||
    typeof at.lat !== 'number' ||
    typeof at.lng !== 'number' ||
    Math.abs(at.lat) > 90 ||
    Math.abs(at.lng) > 180
  )
    return null;
  return {
    osm_id: `${type}/${id}`,
    name: text(tags.name, 80),
    kind,
    phone: firstPhone(tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile']),
    vicinity: vicinityOf(tags),
    opening_hours: text(tags.opening_hours, 80),
    lat: at.lat,
    lng: at.lng,
  };
};
