import type { Transaction } from '#kit/server/database/database.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { Result } from '../contract.ts';
import { resultOf, type ResultImages } from './result.ts';
import { cropsOf, type FieldToAnalyse, passesOf, upsertResult, findReading, resultsByIds } from './sql.ts';

/** A field during its analysis. `since`: the start of its season. */
export interface PlotAnalysis {
  readonly userId: string;
  readonly runId: string;
  readonly field: FieldToAnalyse;
  readonly plot: string;
  readonly sample: boolean;
  readonly since: Date;
}

const dropOf = (result: Result | undefined): Result['alerts'][number] | undefined =>
  result?.of === 'plot' ? result.alerts.find(({ type }) => type === 'drop') : undefined;

/** Records one event per pass. A drop around a small plot may be the neighbours', so it is not reported. */
const recordDrop = async (
  tx: Transaction,
  userId: string,
  {
    before,
    result,
    crop,
    at,
  }: {
    readonly before: Result | undefined;
    readonly result: Result;
    readonly crop: string | null;
    readonly at: Date;
  },
  listeners: Listeners,
): Promise<void> => {
  const drop = dropOf(result);
  if (!drop || (dropOf(before) && before?.pass_date === result.pass_date && before.sample === result.sample))
    return;
  const { id, pass_date: day, boundary, sample } = result;
  await recordEvent(
    tx,
    {
      userId,
      name: 'satellite.dropped',
      payload: {
        field_id: id,
        day,
        value: drop.value,
        against: drop.against,
        severity: drop.severity,
        boundary,
        crop,
        sample,
        at: at.toISOString(),
      },
    },
    listeners,
  );
};

/** Writes the report of the field's newest clear pass from stored results. */
export const writeReport = async (
  tx: Transaction,
  { userId, field, plot, sample, since }: PlotAnalysis,
  scene: string,
  shown: ResultImages,
  now: Date,
  listeners: Listeners,
): Promise<void> => {
  const reading = await findReading(tx, userId, field.id, plot, scene);
  if (!reading) return;
  const [passes, crops, [before]] = [
    await passesOf(tx, userId, field.id, plot, since, reading.of),
    await cropsOf(tx, userId, field.id),
    await resultsByIds(tx, userId, [field.id]),
  ];
  const boundary = field.boundary_source === 'approximate' ? 'approximate' : 'measured';
  const result = resultOf({
    fieldId: field.id,
    at: reading.at,
    now,
    of: reading.of,
    boundary,
    measured: reading.measured,
    shown,
    sample,
    passes,
    crops,
  });
  await upsertResult(tx, userId, plot, scene, reading.at, result);
  await touchRows(tx, [{ userId, kind: 'satellite_result', id: field.id }]);
  await recordDrop(
    tx,
    userId,
    { before, result, crop: crops.length === 1 ? crops[0]!.crop_type : null, at: reading.at },
    listeners,
  );
};
