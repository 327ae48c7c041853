import type { Database } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { nextSequence, writeLog } from '#kit/server/sync/sequence.ts';
import {
  type CropQuestion,
  notSureFinding,
  withSeverity,
  withoutDiagnosis,
} from '../domain/crop-question.ts';
import { splitClass } from '../domain/leaf-model.ts';
import { modelCropOf } from '../domain/model-crops.ts';
import type { Finding } from '../domain/scan.ts';
import type { ServerFinding } from './analyse-photos.ts';
import { recordOf, type RecordContext } from './build-record.ts';
import { savedScan } from './scan-row.ts';
import {
  leavesOfRow,
  type ScanToCheck,
  rewriteScan,
  type ScanRow,
  scansByIds,
  scansOfPhoto,
  writeCheck,
} from './sql.ts';

export interface PhotoJob {
  readonly userId: string;
  readonly photo: string;
}

export interface CheckDeps {
  readonly db: Database;
  readonly storage: Storage;
  /** Analyses the leaves of one plant with the shipped model, which loads when the first photo arrives. */
  readonly analyse: (leaves: readonly Buffer[], crop: string | null) => Promise<ServerFinding>;
}

const readArrivedPhotos = async (storage: Storage, userId: string, scan: ScanToCheck): Promise<Buffer[]> => {
  const files = await Promise.all(leavesOfRow(scan).map((hash) => storage.get(photoKey(userId, hash))));
  return files.filter((file): file is Buffer => file !== null);
};

const isAnswered = ({ crop_question: question }: Pick<ScanToCheck, 'crop_question'>): boolean =>
  question?.answered === true;

/**
 * Groups checks with the same input, so that they share one analysis: copied data can contain thousands of
 * checks that name one photo.
 */
const groupByInput = (scans: readonly ScanToCheck[]): ScanToCheck[][] => {
  const groups = new Map<string, ScanToCheck[]>();
  for (const scan of scans) {
    const inputKey = JSON.stringify([scan.crop_type, isAnswered(scan), leavesOfRow(scan)]);
    groups.set(inputKey, [...(groups.get(inputKey) ?? []), scan]);
  }
  return [...groups.values()];
};

interface ServerResult {
  readonly finding: Finding;
  readonly question: CropQuestion | null;
}

/** Once the farmer has named the crop, the server checks for that crop and does not ask again. */
const applyCropAnswer = (
  scan: ScanToCheck,
  { crop_question: question = null, ...finding }: ServerFinding,
): ServerResult => {
  if (!isAnswered(scan)) return { finding, question };
  const option = question?.options.find(({ crop }) => crop === scan.crop_type);
  if (option) {
    const { crop: _crop, severity: _severity, affected_area_percentage: _area, ...found } = option;
    return { finding: { ...found, model: finding.model }, question: null };
  }
  return { finding: scan.crop_type === null ? withoutDiagnosis(finding) : finding, question: null };
};

/** Keeps the phone's own finding as the answer for the chosen crop, if it has one. */
const withPhoneFinding = (row: ScanRow, question: CropQuestion): CropQuestion => {
  const { outcome, condition, confidence, top3, severity, affected_area_percentage } = savedScan(row);
  const isOwn = condition !== null && splitClass(condition).crop === modelCropOf(question.chosen);
  return {
    ...question,
    options: question.options.map((option) =>
      option.crop === question.chosen && isOwn
        ? { crop: option.crop, outcome, condition, confidence, top3, severity, affected_area_percentage }
        : withSeverity(option, affected_area_percentage),
    ),
  };
};

/** Adds the crop question when only the server saw another crop. Until answered, no disease is named. */
const askCropQuestion = async (
  ctx: RecordContext,
  ids: readonly string[],
  question: CropQuestion,
): Promise<void> => {
  const rows = await scansByIds(ctx.tx, ctx.userId, ids);
  // The farmer has answered by picking a candidate.
  const isAskable = (row: ScanRow): boolean =>
    row.crop_question === null && row.pick === null && row.outcome !== 'no_leaf';
  for (const row of rows.filter(isAskable)) {
    const asked = {
      ...savedScan(row),
      ...withSeverity(notSureFinding, null),
      crop_question: withPhoneFinding(row, question),
    };
    await rewriteScan(ctx.tx, ctx.userId, await recordOf(ctx, asked));
  }
};

/** The server's own analysis of the leaves that have arrived. It decides whether a scan was free. */
export const checkPhotos =
  ({ db, storage, analyse }: CheckDeps) =>
  async ({ userId, photo }: PhotoJob): Promise<void> => {
    // Not from a replica: the job may run before the replica has the scan.
    const scans = await db.asUser(userId, (tx) => scansOfPhoto(tx, userId, photo));
    for (const group of groupByInput(scans)) {
      const leaves = await readArrivedPhotos(storage, userId, group[0]!);
      const isNew = ({ checked }: ScanToCheck): boolean =>
        leaves.length > (checked?.photos ?? (checked ? 1 : 0));
      const ids = group.filter(isNew).map(({ id }) => id);
      if (ids.length === 0) continue;
      const seen = applyCropAnswer(group[0]!, await analyse(leaves, group[0]!.crop_type));
      await writeResults(db, userId, ids, { ...seen, analysedScan: group[0]!, photos: leaves.length });
    }
  };

/** The result for a group of checks, with one of them as read before the analysis. */
interface AnalysedGroup extends ServerResult {
  readonly analysedScan: ScanToCheck;
  readonly photos: number;
}

const writeResults = (
  db: Database,
  userId: string,
  ids: readonly string[],
  { analysedScan, finding, question, photos }: AnalysedGroup,
): Promise<void> =>
  db.asUser(userId, async (tx) => {
    // Locks the sequence first, like every command, so that concurrent writers wait in one order.
    const seq = await nextSequence(tx, userId);
    const now = new Date();
    // An answer of the farmer during the check wins; it has started its own check.
    const isSame = (row: ScanRow): boolean =>
      row.crop_type === analysedScan.crop_type && isAnswered(row) === isAnswered(analysedScan);
    const unchangedIds = (await scansByIds(tx, userId, ids)).filter(isSame).map(({ id }) => id);
    if (question) await askCropQuestion({ tx, userId, now }, unchangedIds, question);
    const updatedIds = await writeCheck(tx, userId, unchangedIds, {
      ...finding,
      at: now.toISOString(),
      photos,
    });
    await writeLog(
      tx,
      userId,
      seq,
      updatedIds.map((id) => ({ kind: 'scan', id, deleted: false })),
    );
  });
