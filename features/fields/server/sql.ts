import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { PageCursor } from '#kit/server/page-cursor.ts';
import type { Farm, Field } from '../domain/field.ts';

interface FieldRow extends Omit<Field, 'location' | 'measured_at' | 'created_at' | 'updated_at'> {
  readonly location_lat: number;
  readonly location_lng: number;
  readonly measured_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  raw(`id, farm_id, name, size, size_unit, size_hectares, size_is_default, boundary, boundary_source, area_error_m2, measured_at,
  location_lat, location_lng, location_unconfirmed, location_accuracy_m, place_problem, location_description, crop_type, season, soil_type, irrigation_type, soil_ph, elevation,
  created_at, updated_at`);

const toField = ({
  location_lat,
  location_lng,
  measured_at,
  created_at,
  updated_at,
  ...row
}: FieldRow): Field => ({
  ...row,
  location: { lat: location_lat, lng: location_lng },
  measured_at: measured_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const fieldsByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Field[]> =>
  (
    await tx.many<FieldRow>(sql`select ${columns} from fields where user_id = ${userId} and id = any(${ids})`)
  ).map(toField);

/** Newest first, with keyset pagination: the page after the given field (FLD-13). */
export const fieldsPage = async (
  tx: Query,
  userId: string,
  limit: number,
  after: PageCursor | null,
): Promise<Field[]> =>
  (
    await tx.many<FieldRow>(
      after
        ? sql`
          select ${columns}
          from fields
          where user_id = ${userId} and (created_at, id) < (${after.at}, ${after.id})
          order by created_at desc, id desc
          limit ${limit}
        `
        : sql`
          select ${columns}
          from fields
          where user_id = ${userId}
          order by created_at desc, id desc
          limit ${limit}
        `,
    )
  ).map(toField);

/**
 * The shapes to check a new one against: those measured in place. Approximate squares and shapes from side
 * lengths may overlap (none of the field itself).
 */
export const measuredShapes = async (tx: Query, userId: string, exceptId: string): Promise<string[]> =>
  (
    await tx.many<{ boundary: string }>(sql`
      select boundary
      from fields
      where user_id = ${userId} and id <> ${exceptId} and boundary_source not in ('approximate', 'sides')
      order by created_at, id
    `)
  ).map((row) => row.boundary);

export const fieldIds = (tx: Query, userId: string): Promise<{ id: string }[]> =>
  tx.many(sql`select id from fields where user_id = ${userId}`);

export const firstFarm = (tx: Query, userId: string): Promise<Farm | null> =>
  tx.maybe(
    sql`
      select id, name, location, size_unit
      from farms
      where user_id = ${userId}
      order by created_at, id
      limit 1
    `,
  );

export const farmsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<Farm[]> =>
  tx.many(
    sql`select id, name, location, size_unit from farms where user_id = ${userId} and id = any(${ids})`,
  );

export const insertFarm = (tx: Query, userId: string, farm: Farm): Promise<number> =>
  tx.run(
    sql`
      insert into farms (id, user_id, name, location, size_unit)
      values (${farm.id}, ${userId}, ${farm.name}, ${farm.location}, ${farm.size_unit})
    `,
  );

export const insertField = (tx: Query, userId: string, f: Field): Promise<number> =>
  tx.run(sql`
    insert into fields (user_id, ${columns})
    values ( ${userId}, ${f.id}, ${f.farm_id}, ${f.name}, ${f.size}, ${f.size_unit}, ${f.size_hectares},
      ${f.size_is_default ?? null}, ${f.boundary}, ${f.boundary_source}, ${f.area_error_m2}, ${f.measured_at},
      ${f.location.lat}, ${f.location.lng}, ${f.location_unconfirmed}, ${f.location_accuracy_m},
      ${f.place_problem ?? null}, ${f.location_description}, ${f.crop_type}, ${f.season}, ${f.soil_type},
      ${f.irrigation_type}, ${f.soil_ph}, ${f.elevation}, ${f.created_at}, ${f.updated_at})
  `);

export const updateField = (tx: Query, userId: string, f: Field): Promise<number> =>
  tx.run(sql`
    update fields
    set name = ${f.name}, size = ${f.size}, size_unit = ${f.size_unit}, size_hectares = ${f.size_hectares},
      size_is_default = ${f.size_is_default ?? null}, place_problem = ${f.place_problem ?? null},
      boundary = ${f.boundary}, boundary_source = ${f.boundary_source}, area_error_m2 = ${f.area_error_m2},
      measured_at = ${f.measured_at}, location_lat = ${f.location.lat}, location_lng = ${f.location.lng},
      location_unconfirmed = ${f.location_unconfirmed}, location_accuracy_m = ${f.location_accuracy_m},
      location_description = ${f.location_description}, crop_type = ${f.crop_type}, season = ${f.season},
      soil_type = ${f.soil_type}, irrigation_type = ${f.irrigation_type}, soil_ph = ${f.soil_ph},
      elevation = ${f.elevation}, updated_at = ${f.updated_at}
    where user_id = ${userId} and id = ${f.id}
  `);

export const deleteField = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from fields where user_id = ${userId} and id = ${id}`);
