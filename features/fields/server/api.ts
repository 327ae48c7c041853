import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

/** A field as other features need it: its crop and size. */
interface PlotSummary {
  readonly id: string;
  readonly name: string | null;
  /** As typed by the farmer. */ readonly crop_type: string;
  readonly size_hectares: number;
}

export const readPlot = (tx: Query, userId: string, id: string): Promise<PlotSummary | null> =>
  tx.maybe(
    sql`select id, name, crop_type, size_hectares from fields where user_id = ${userId} and id = ${id}`,
  );

export const listPlots = (tx: Query, userId: string): Promise<PlotSummary[]> =>
  tx.many(
    sql`
      select id, name, crop_type, size_hectares
      from fields
      where user_id = ${userId}
      order by created_at desc, id desc
    `,
  );

/** A field's position, and whether it is only a placeholder. */
interface FieldPosition {
  readonly location_lat: number;
  readonly location_lng: number;
  readonly location_unconfirmed: boolean;
  readonly elevation: number | null;
}

export const readPosition = (tx: Query, userId: string, id: string): Promise<FieldPosition | null> =>
  tx.maybe(
    sql`
      select location_lat, location_lng, location_unconfirmed, elevation
      from fields
      where user_id = ${userId} and id = ${id}
    `,
  );

/**
 * Grid squares, `perDegree` per degree, that contain a field with a confirmed location: integers counted from
 * 0°, rounded. Requires the system role.
 */
export const listGridSquares = (tx: Query, perDegree: number): Promise<{ y: number; x: number }[]> =>
  tx.many(sql`
    select distinct floor(location_lat * ${perDegree}::float8 + 0.5)::int as y,
      floor(location_lng * ${perDegree}::float8 + 0.5)::int as x
    from fields
    where not location_unconfirmed
  `);
