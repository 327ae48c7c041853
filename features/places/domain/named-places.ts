import { type PlacePosition, unpackPosition } from './positions.ts';

/** GeoNames classes, simplified; ordered from the most to the least widely known. */
export const placeKinds = ['city', 'town', 'village', 'market', 'estate', 'area'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface NamedPlace extends PlacePosition {
  readonly name: string;
  /** Other spellings and older names. */
  readonly otherNames: readonly string[];
  readonly kind: PlaceKind;
}

/** The names and positions of one kind, in the same order. Spellings of one place are separated by `|`. */
export interface PackedNames {
  readonly names: string;
  readonly spots: string;
}

const none: readonly string[] = [];

export const unpackNames = (packed: Readonly<Record<PlaceKind, PackedNames>>): NamedPlace[] =>
  placeKinds.flatMap((kind) =>
    packed[kind].names
      .split('\n')
      .filter(Boolean)
      .map((line, i) => {
        const spot = unpackPosition(packed[kind].spots, i);
        const spellings = line.split('|');
        return {
          name: spellings[0]!,
          otherNames: spellings.length > 1 ? spellings.slice(1) : none,
          kind,
          lat: spot.lat,
          lng: spot.lng,
          elevation: spot.elevation,
        };
      }),
  );
