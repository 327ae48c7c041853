import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Crop } from '../domain/crop.ts';

interface CropRow extends Omit<Crop, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  raw(`id, field_id, crop_type, variety, variety_class, status, area_planted, area_size, area_unit, planting_date, expected_harvest_date, harvest_source,
  harvest_from, harvest_to, altitude_band, county, harvested_on, actual_yield, actual_yield_size, actual_yield_unit, expected_yield, expected_yield_size, expected_yield_unit,
  notes, created_at, updated_at`);

const toCrop = ({ created_at, updated_at, ...row }: CropRow): Crop => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

export const cropsByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Crop[]> =>
  (
    await tx.many<CropRow>(
      sql`select ${columns} from crops where user_id = ${userId} and id = any(${ids}::uuid[])`,
    )
  ).map(toCrop);

export const cropById = async (tx: Query, userId: string, id: string): Promise<Crop | null> =>
  (await cropsByIds(tx, userId, [id]))[0] ?? null;

export const insertCrop = (tx: Query, userId: string, c: Crop): Promise<number> =>
  tx.run(sql`
    insert into crops (user_id, ${columns})
    values ( ${userId}, ${c.id}, ${c.field_id}, ${c.crop_type}, ${c.variety}, ${c.variety_class}, ${c.status},
      ${c.area_planted}, ${c.area_size}, ${c.area_unit}, ${c.planting_date}, ${c.expected_harvest_date},
      ${c.harvest_source}, ${c.harvest_from}, ${c.harvest_to}, ${c.altitude_band}, ${c.county},
      ${c.harvested_on}, ${c.actual_yield}, ${c.actual_yield_size}, ${c.actual_yield_unit},
      ${c.expected_yield}, ${c.expected_yield_size}, ${c.expected_yield_unit}, ${c.notes}, ${c.created_at},
      ${c.updated_at})
  `);

export const updateCrop = (tx: Query, userId: string, c: Crop): Promise<number> =>
  tx.run(sql`
    update crops
    set crop_type = ${c.crop_type}, variety = ${c.variety}, variety_class = ${c.variety_class},
      status = ${c.status}, area_planted = ${c.area_planted}, area_size = ${c.area_size},
      area_unit = ${c.area_unit}, planting_date = ${c.planting_date},
      expected_harvest_date = ${c.expected_harvest_date}, harvest_source = ${c.harvest_source},
      harvest_from = ${c.harvest_from}, harvest_to = ${c.harvest_to}, altitude_band = ${c.altitude_band},
      county = ${c.county}, harvested_on = ${c.harvested_on}, actual_yield = ${c.actual_yield},
      actual_yield_size = ${c.actual_yield_size}, actual_yield_unit = ${c.actual_yield_unit},
      expected_yield = ${c.expected_yield}, expected_yield_size = ${c.expected_yield_size},
      expected_yield_unit = ${c.expected_yield_unit}, notes = ${c.notes}, updated_at = ${c.updated_at}
    where user_id = ${userId} and id = ${c.id}
  `);

export const deleteCrop = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from crops where user_id = ${userId} and id = ${id}`);

export const deleteCropsOfField = async (tx: Query, userId: string, fieldId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`delete from crops where user_id = ${userId} and field_id = ${fieldId} returning id`,
    )
  ).map(({ id }) => id);
