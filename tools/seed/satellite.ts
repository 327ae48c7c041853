import { sampleSatellite } from '#adapters/satellite/sample.ts';
import { createRunHandler } from '#features/satellite/server/run.ts';
import { sharedScenes } from '#features/satellite/server/scenes/shared-scenes.ts';
import { insertRun, resultsByIds } from '#features/satellite/server/sql.ts';
import { openDatabase } from '#kit/server/database/database.ts';
import { sampleId } from './sample-id.ts';
import type { SeedTarget } from './seed-target.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Reads the season of these fields from the sample archive, with the server's own analysis; once. */
export const readSampleSatellite = async (
  { database }: Pick<SeedTarget, 'database'>,
  fields: readonly { readonly userId: string; readonly fieldId: string }[],
  now: Date,
): Promise<void> => {
  const db = await openDatabase({ write: database, log, writers: 2, readers: 1 });
  const { catalogue, pixels } = sampleSatellite();
  const run = createRunHandler({
    db,
    catalogues: [catalogue],
    open: sharedScenes(pixels),
    sample: true,
    listeners: () => ({}),
  });
  try {
    for (const { userId, fieldId } of fields) {
      const runId = sampleId(`satellite ${fieldId}`);
      const isNew = await db.asSystem(
        async (tx) =>
          (await resultsByIds(tx, userId, [fieldId])).length === 0 &&
          (await insertRun(tx, userId, { id: runId, fieldId, asked: true, now })) !== null,
      );
      if (isNew) await run({ userId, runId });
    }
  } finally {
    await db.close();
  }
};
