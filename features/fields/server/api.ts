import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

/** A field as other features need it: what grows there, and how large it is. */
export interface ReadPlot { readonly id: string; readonly name: string | null; /** As typed by the farmer. */ readonly crop_type: string; readonly size_hectares: number }

export const readPlot = (tx: Query, userId: string, id: string): Promise<ReadPlot | null> =>
  tx.maybe(sql`select id, name, crop_type, size_hectares from fields where user_id = ${userId} and id = ${id}`);
