import type { AbilityDecision } from '#features/plans/domain/abilities.ts';
import type { AbilityId } from '#features/plans/domain/abilities.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Database, Query } from '#kit/server/database/database.ts';

/** A market's last price. `perKg` in `currency`; `km` from the place asked about. */
export interface MarketPrice {
  readonly perKg: number;
  readonly currency: string;
  readonly market: string;
  readonly county: string | null;
  readonly km: number | null;
  readonly date: Day;
  readonly isOld: boolean;
  /** Shillings per dollar on that day. */ readonly usdRate: number | null;
}

/** `crop`: a key of the crop list. Null: no market reported a price. */
export type LatestPrice = (
  tx: Query,
  near: {
    readonly crop: string;
    readonly county: string | null;
    readonly lat: number | null;
    readonly lng: number | null;
    readonly now: Date;
  },
) => Promise<MarketPrice | null>;

export interface YieldDeps {
  readonly db: Database;
  readonly priceFor: LatestPrice;
  readonly may: (userId: string, ability: AbilityId, now: Date) => Promise<AbilityDecision>;
}
