import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { yieldRows } from '../contract.ts';
import type { PredictionRequest, YieldPrediction } from '../domain/prediction-request.ts';

type Row = RowOf<typeof yieldRows>;
type StoredRequest = Omit<PredictionRequest, 'own_price' | 'id' | 'field_id' | 'crop_type'> & {
  readonly area_hectares: number;
};
interface Stored {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string;
  readonly predicted_yield_kg_per_ha: number;
  readonly low_kg_per_ha: number;
  readonly high_kg_per_ha: number;
  readonly estimated_revenue: number | null;
  readonly confidence_score: number;
  readonly harvest_date: string | null;
  readonly asked: StoredRequest;
  readonly price: Row['price'];
  readonly factors: Row['factors'];
  readonly weather_data: Row['weather_data'];
  readonly soil_data: Row['soil_data'];
  readonly created_at: Date;
}

const columns = sql`
  id, field_id, crop_type, predicted_yield_kg_per_ha, low_kg_per_ha, high_kg_per_ha, estimated_revenue,
    confidence_score, harvest_date::text, asked, price, factors, weather_data, soil_data, created_at
`;
/** Rows older than the heat and health factors: neither had an effect. */
const withDefaultFactors = (figures: Row['factors']): Row['factors'] =>
  figures.factors
    ? {
        ...figures,
        factors: { ...figures.factors, heat: figures.factors.heat ?? 1, health: figures.factors.health ?? 1 },
      }
    : figures;
const toRow = ({ asked, created_at, factors, ...row }: Stored): Row =>
  ({ ...asked, ...row, factors: withDefaultFactors(factors), created_at: created_at.toISOString() }) as Row;

export const predictionsByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Row[]> =>
  (
    await tx.many<Stored>(
      sql`
        select ${columns}
        from yield_predictions_read
        where user_id = ${userId} and id = any(${ids}::uuid[])
      `,
    )
  ).map(toRow);

/** YLD-10: the newest one. */
export const latestPrediction = async (tx: Query, userId: string): Promise<Row | null> =>
  (
    await tx.many<Stored>(
      sql`
        select ${columns}
        from yield_predictions_read
        where user_id = ${userId}
        order by created_at desc, id desc
        limit 1
      `,
    )
  ).map(toRow)[0] ?? null;

const requestToStore = ({
  area_size,
  area_unit,
  area_hectares,
  soil_type,
  planting_date,
  expected_rainfall,
  fertilizer_use,
  fertilizer_amount,
  seed,
  previous_yield,
  trouble,
  county,
  place_from,
}: YieldPrediction): StoredRequest => ({
  area_size,
  area_unit,
  area_hectares,
  soil_type,
  planting_date,
  expected_rainfall,
  fertilizer_use,
  fertilizer_amount,
  seed,
  previous_yield,
  trouble: trouble ?? null,
  county,
  place_from,
});

/** For a repeated id the first row wins. */
export const insertPrediction = (tx: Query, userId: string, row: YieldPrediction): Promise<number> =>
  tx.run(sql`
    insert into yield_predictions (user_id, id, field_id, crop_type, predicted_yield, low_yield, high_yield,
      predicted_revenue, confidence_score, harvest_date, asked, price, factors, weather_data, soil_data,
      created_at)
    values (${userId}, ${row.id}, ${row.field_id}, ${row.crop_type}, ${row.predicted_yield_kg_per_ha},
      ${row.low_kg_per_ha}, ${row.high_kg_per_ha}, ${row.estimated_revenue}, ${row.confidence_score},
      ${row.harvest_date}, ${JSON.stringify(requestToStore(row))}::jsonb,
      ${row.price && JSON.stringify(row.price)}::jsonb, ${JSON.stringify(row.factors)}::jsonb,
      ${row.weather_data && JSON.stringify(row.weather_data)}::jsonb, ${JSON.stringify(row.soil_data)}::jsonb,
      ${row.created_at})
    on conflict (user_id, id) do nothing
  `);

/** Deletes all but the newest. */
export const deleteOldPredictions = async (tx: Query, userId: string, keep: number): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      delete
      from yield_predictions p
      using (select id from yield_predictions where user_id = ${userId} order by created_at desc,
        id desc offset ${keep}) old
      where p.user_id = ${userId} and p.id = old.id
      returning p.id
    `)
  ).map(({ id }) => id);

/** Clears a deleted field from its predictions. */
export const clearField = async (tx: Query, userId: string, fieldId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update yield_predictions
        set field_id = null
        where user_id = ${userId} and field_id = ${fieldId}
        returning id
      `,
    )
  ).map(({ id }) => id);
