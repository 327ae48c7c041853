import type { ReplyOf } from '#kit/pure/contract.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import type { nearSuppliers } from '../contract.ts';

export type SearchReply = ReplyOf<typeof nearSuppliers>;
export type Supplier = SearchReply['results'][number];
/** A search and its answer. `place` is the name only: the coordinates are not stored. */
export interface SavedSearch {
  readonly product: string;
  readonly label: string;
  readonly place: string;
  readonly answer: SearchReply;
}

const MAX_SAVED = 6;
const keyOf = (userId: string): string => `suppliers_found_${userId}`;

/** The latest search results of this account on this phone, newest first. */
export const readSavedSearches = (userId: string): readonly SavedSearch[] => {
  try {
    const saved = JSON.parse(readPreference(keyOf(userId)) ?? '[]') as unknown;
    return Array.isArray(saved)
      ? (saved as SavedSearch[]).filter((k) => Array.isArray(k.answer?.results))
      : [];
  } catch {
    return [];
  }
};

export const storeSearch = (userId: string, saved: SavedSearch): void =>
  writePreference(
    keyOf(userId),
    JSON.stringify(
      [saved, ...readSavedSearches(userId).filter((k) => k.product !== saved.product)].slice(0, MAX_SAVED),
    ),
  );
