import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Field } from '../domain/field.ts';

/** Summary of a field for other features: name, crop and size, with whether that is a default. */
type FieldSummary = Pick<
  Field,
  'id' | 'name' | 'crop_type' | 'size' | 'size_unit' | 'size_hectares' | 'size_is_default' | 'boundary_source'
>;

const summaryColumns = sql`id, name, crop_type, size, size_unit, size_hectares, size_is_default, boundary_source`;

export const findFieldSummary = (tx: Query, userId: string, id: string): Promise<FieldSummary | null> =>
  tx.maybe(sql`select ${summaryColumns} from fields where user_id = ${userId} and id = ${id}`);

export const listFieldSummaries = (tx: Query, userId: string): Promise<FieldSummary[]> =>
  tx.many(
    sql`
      select ${summaryColumns}
      from fields
      where user_id = ${userId}
      order by created_at desc, id desc
    `,
  );

interface FieldPosition {
  readonly location_lat: number;
  readonly location_lng: number;
  /** True until the farmer confirms the location; the coordinates are then a default. */
  readonly location_unconfirmed: boolean;
  readonly elevation: number | null;
}

export const findFieldPosition = (tx: Query, userId: string, id: string): Promise<FieldPosition | null> =>
  tx.maybe(
    sql`
      select location_lat, location_lng, location_unconfirmed, elevation
      from fields
      where user_id = ${userId} and id = ${id}
    `,
  );

/**
 * Grid cells that contain a field with a confirmed location. Cell (y, x) is centred at latitude y /
 * cellsPerDegree and longitude x / cellsPerDegree. Requires the system role.
 */
export const listOccupiedGridCells = (
  tx: Query,
  cellsPerDegree: number,
): Promise<{ y: number; x: number }[]> =>
  tx.many(sql`
    select distinct floor(location_lat * ${cellsPerDegree}::float8 + 0.5)::int as y,
      floor(location_lng * ${cellsPerDegree}::float8 + 0.5)::int as x
    from fields
    where not location_unconfirmed
  `);
