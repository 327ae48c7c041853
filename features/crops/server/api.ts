import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Crop } from '../domain/crop.ts';

/** All crops on the user's fields, current and past, for other features. */
export const listCropsGrown = (
  tx: Query,
  userId: string,
): Promise<Pick<Crop, 'field_id' | 'crop_type' | 'status'>[]> =>
  tx.many(sql`select field_id, crop_type, status from crops where user_id = ${userId}`);
