import sql from 'sql-template-tag';
import type { SatelliteReading } from '#features/fields/domain/vegetation.ts';
import type { Query } from '#kit/server/database/database.ts';

type ResultInput = Omit<SatelliteReading, 'id'>;

/** The latest result for each field of a farmer, without the images. */
export const listSatelliteHealth = async (tx: Query, userId: string): Promise<SatelliteReading[]> =>
  (
    await tx.many<{ id: string } & ResultInput>(sql`
      select id, (report->>'sample')::boolean as sample, report->>'of' as of, report->>'boundary' as boundary,
        report->>'pass_date' as pass_date, report->'health' as health
      from satellite_results
      where user_id = ${userId}
    `)
  ).map((row) => ({ ...row, sample: row.sample ?? false }));
