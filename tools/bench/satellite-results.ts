import { views } from '#features/satellite/domain/picture.ts';
import { queryDatabase, type TestServer } from '../../e2e/harness/shared.ts';
import { createSeededRandom } from './seeded-random.ts';

/**
 * Bytes of one image of a hectare, measured on real pixels
 * (features/satellite/server/scenes/real-pixels.test.ts). The image is noise, so it does not compress.
 */
const IMAGE_BYTES = 700;
/** Satellite passes of half a year. */
const PASSES = 36;

/** Inserts the latest satellite reading of each field of a farmer, in realistic size. Returns how many. */
export const insertSatelliteResults = async (
  server: Pick<TestServer, 'dataDir'>,
  userId: string,
): Promise<number> => {
  const chance = createSeededRandom(9);
  const noise = (): string =>
    Buffer.from(Array.from({ length: IMAGE_BYTES }, () => chance.below(256))).toString('base64');
  const share = (): number => Math.round(chance.fraction() * 1e6) / 1e6;
  const report = () => ({
    sample: false,
    pass_date: '2026-11-18',
    of: 'plot',
    boundary: 'measured',
    fieldHealth: share(),
    health: { value: share(), against: 'crop', ndvi: share(), reference: share() },
    vegetationIndices: { ndvi: share(), evi: share(), savi: share(), ndmi: share() },
    soilAnalysis: {
      data_source: 'Copernicus Sentinel-2 L2A',
      confidence_score: 80,
      spatial_resolution: 10,
      analysis_date: '2026-11-20T08:00:00.000Z',
    },
    moistureStress: 'low',
    expected: { ndvi: share(), low: share(), high: share(), near: true },
    trend: { trend: 'rising', change: share(), days: 40 },
    anomaly: share(),
    pixels: 101.352534,
    cloud: share(),
    problemAreas: [{ lat: share(), lng: share(), pixels: 3, ndvi: share() }],
    recommendations: ['look_there'],
    alerts: [],
    corners: Array.from({ length: 4 }, () => ({ lat: share(), lng: 36 + share() })),
    passes: Array.from({ length: PASSES }, (_, i) => ({
      day: `2026-${String(6 + Math.floor(i / 6)).padStart(2, '0')}-${String(1 + (i % 6) * 5).padStart(2, '0')}`,
      ndvi: i % 3 === 0 ? null : share(),
      seen: share(),
    })),
  });
  const fields = await queryDatabase<{ id: string }>(server, 'select id from fields where user_id = $1', [
    userId,
  ]);
  for (const { id } of fields) {
    await queryDatabase(
      server,
      `insert into satellite_results (user_id, id, plot, scene, at, report, pictures, analysed_at) values ($1, $2, 'p', 'S2', now(), $3, $4, now())`,
      [userId, id, JSON.stringify(report()), JSON.stringify(views.map((view) => ({ view, png: noise() })))],
    );
  }
  await queryDatabase(
    server,
    `
    with next as (update sync_users set seq = seq + 1 where user_id = $1 returning seq)
    insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, 'satellite_result', f.id::text, next.seq, false from fields f, next where f.user_id = $1`,
    [userId],
  );
  return fields.length;
};
