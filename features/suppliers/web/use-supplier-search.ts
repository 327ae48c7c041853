import { useCallback, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import { call } from '#kit/web/call.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { nearSuppliers } from '../contract.ts';
import { storeSearch, type SavedSearch, readSavedSearches } from './last-search.ts';

interface SupplierQuery {
  readonly product: string;
  readonly label: string;
  readonly place: string;
  readonly at: Point;
}
type SearchState = 'idle' | 'asking' | 'failed' | 'offline';

/** Queries the server and stores each answer on this phone for offline use. */
export const useSupplierSearch = () => {
  const userId = useSession().session?.userId ?? '';
  const [state, setState] = useState<SearchState>('idle');
  const [found, setFound] = useState<readonly SavedSearch[]>(() => readSavedSearches(userId));

  const search = useCallback(
    async ({ product, label, place, at }: SupplierQuery): Promise<SavedSearch | null> => {
      if (!navigator.onLine) {
        setState('offline');
        return null;
      }
      setState('asking');
      const answer = await withRetries(() =>
        call(nearSuppliers, { body: { lat: at.lat, lng: at.lng, product } }),
      );
      if (!answer.ok) {
        setState('failed');
        return null;
      }
      const saved = { product, label, place, answer: answer.value };
      storeSearch(userId, saved);
      setFound(readSavedSearches(userId));
      setState('idle');
      return saved;
    },
    [userId],
  );

  return { state, found, search };
};
