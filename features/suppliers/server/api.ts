import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { productOf } from '../domain/products.ts';

/** A supplier as listed in a diagnosis (SCN-14). `at`: time of the search. */
export interface LocalSupplier {
  readonly name: string;
  readonly location: string;
  readonly distance_km: number;
  readonly price_range: string | null;
  readonly at: string;
}

interface StoredResult {
  readonly name: string | null;
  readonly vicinity: string | null;
  readonly distance_km: number;
  readonly price_range: string | null;
}

/**
 * Up to three suppliers from the farmer's own stored searches for such products, newest first, without
 * duplicates; may be empty.
 */
export const lastSuppliers = async (
  tx: Query,
  userId: string,
  wanted: readonly string[],
): Promise<LocalSupplier[]> => {
  const searches = await tx.many<{ found: StoredResult[]; at: Date }>(sql`
    select found, at
    from supplier_searches
    where user_id = ${userId} and product = any(${wanted.map(productOf)})
    order by at desc
  `);
  const all = searches.flatMap(({ found, at }) =>
    found
      .filter((f) => f.name)
      .map((f): LocalSupplier => ({
        name: f.name!,
        location: f.vicinity ?? '',
        distance_km: f.distance_km,
        price_range: f.price_range,
        at: at.toISOString(),
      })),
  );
  return all
    .filter(
      (one, i) => all.findIndex((other) => other.name === one.name && other.location === one.location) === i,
    )
    .slice(0, 3);
};
