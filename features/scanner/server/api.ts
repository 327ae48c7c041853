import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Finding, Severity } from '../domain/scan.ts';

/** A scan as other features need it: what was found, on which photos, when and where. Never the sentences. */
export interface ReadScan {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string | null;
  readonly outcome: Finding['outcome'];
  /** What the phone claims. It is confirmed by nobody: see `checked` for the server's own look. */
  readonly condition: string | null;
  readonly confidence: number | null;
  readonly severity: Severity | null;
  /** Hashes, the first leaf first; some may not have arrived yet. */
  readonly photos: readonly string[];
  readonly checked: (Finding & { readonly at: string }) | null;
  /** Which candidate the farmer says it is, or 'none'. */
  readonly pick: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly taken_at: Date;
  readonly created_at: Date;
}

interface Row extends Omit<ReadScan, 'photos' | 'location'> { readonly photo: string | null; readonly more_photos: readonly string[]; readonly lat: number | null; readonly lng: number | null }

const shaped = ({ photo, more_photos: more, lat, lng, ...row }: Row): ReadScan => ({
  ...row, photos: photo === null ? [] : [photo, ...more], location: lat === null || lng === null ? null : { lat, lng },
});

/** One scan of this user; null when it is not theirs or was deleted. */
export const readScan = async (tx: Query, userId: string, id: string): Promise<ReadScan | null> => {
  const row = await tx.maybe<Row>(sql`
    select id, field_id, crop_type, outcome, condition, confidence_score as confidence, severity, photo, more_photos, checked, pick,
      location_lat as lat, location_lng as lng, taken_at, created_at
    from crop_scans where user_id = ${userId} and id = ${id}`);
  return row && shaped(row);
};
