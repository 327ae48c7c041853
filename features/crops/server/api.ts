import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Crop } from '../domain/crop.ts';

/** Crops that grow or grew on each field of this user, for other features. */
export const listCropsGrown = (
  tx: Query,
  userId: string,
): Promise<Pick<Crop, 'field_id' | 'crop_type' | 'status'>[]> =>
  tx.many(sql`select field_id, crop_type, status from crops where user_id = ${userId}`);
