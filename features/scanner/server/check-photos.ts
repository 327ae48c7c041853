import type { Database } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { nextSequence, writeLog } from '#kit/server/sync/sequence.ts';
import { type CropQuestion, nothingNamed, withMeasure, withoutName } from '../domain/crop-question.ts';
import { splitClass } from '../domain/leaf-model.ts';
import { modelCropOf } from '../domain/model-crops.ts';
import type { Finding } from '../domain/scan.ts';
import type { Look } from './look.ts';
import { recordOf, type RecordContext } from './record.ts';
import { savedScan } from './row.ts';
import {
  leavesOfRow,
  type Named,
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
  readonly look: (leaves: readonly Buffer[], crop: string | null) => Promise<Look>;
}

const arrived = async (storage: Storage, userId: string, scan: Named): Promise<Buffer[]> => {
  const files = await Promise.all(leavesOfRow(scan).map((hash) => storage.get(photoKey(userId, hash))));
  return files.filter((file): file is Buffer => file !== null);
};

const isAnswered = ({ crop_question: question }: Pick<Named, 'crop_question'>): boolean =>
  question?.answered === true;

/**
 * Groups checks with the same input, so that they share one analysis: copied data can contain thousands of
 * checks that name one photo.
 */
const alike = (scans: readonly Named[]): Named[][] => {
  const groups = new Map<string, Named[]>();
  for (const scan of scans) {
    const sees = JSON.stringify([scan.crop_type, isAnswered(scan), leavesOfRow(scan)]);
    groups.set(sees, [...(groups.get(sees) ?? []), scan]);
  }
  return [...groups.values()];
};

interface Seen {
  readonly finding: Finding;
  readonly question: CropQuestion | null;
}

/** Once the farmer has named the crop, the server checks for that crop and does not ask again. */
const respecting = (scan: Named, { crop_question: question = null, ...finding }: Look): Seen => {
  if (!isAnswered(scan)) return { finding, question };
  const option = question?.options.find(({ crop }) => crop === scan.crop_type);
  if (option) {
    const { crop: _crop, severity: _severity, affected_area_percentage: _area, ...found } = option;
    return { finding: { ...found, model: finding.model }, question: null };
  }
  return { finding: scan.crop_type === null ? withoutName(finding) : finding, question: null };
};

/** Keeps the phone's own finding as the answer for the chosen crop, if it has one. */
const withOwnFinding = (row: ScanRow, question: CropQuestion): CropQuestion => {
  const { outcome, condition, confidence, top3, severity, affected_area_percentage } = savedScan(row);
  const isOwn = condition !== null && splitClass(condition).crop === modelCropOf(question.chosen);
  return {
    ...question,
    options: question.options.map((option) =>
      option.crop === question.chosen && isOwn
        ? { crop: option.crop, outcome, condition, confidence, top3, severity, affected_area_percentage }
        : withMeasure(option, affected_area_percentage),
    ),
  };
};

/** Only the server saw another crop: the farmer is asked, and until then the check names no disease. */
const raise = async (ctx: RecordContext, ids: readonly string[], question: CropQuestion): Promise<void> => {
  const rows = await scansByIds(ctx.tx, ctx.userId, ids);
  // The farmer has answered by picking a candidate.
  const isAskable = (row: ScanRow): boolean =>
    row.crop_question === null && row.pick === null && row.outcome !== 'no_leaf';
  for (const row of rows.filter(isAskable)) {
    const asked = {
      ...savedScan(row),
      ...withMeasure(nothingNamed, null),
      crop_question: withOwnFinding(row, question),
    };
    await rewriteScan(ctx.tx, ctx.userId, await recordOf(ctx, asked));
  }
};

/** The server's own analysis of the leaves that have arrived. It decides whether a scan was free. */
export const checkPhotos =
  ({ db, storage, look }: CheckDeps) =>
  async ({ userId, photo }: PhotoJob): Promise<void> => {
    // Not from a replica: the job may run before the replica has the scan.
    const scans = await db.asUser(userId, (tx) => scansOfPhoto(tx, userId, photo));
    for (const group of alike(scans)) {
      const leaves = await arrived(storage, userId, group[0]!);
      const isNew = ({ checked }: Named): boolean => leaves.length > (checked?.photos ?? (checked ? 1 : 0));
      const ids = group.filter(isNew).map(({ id }) => id);
      if (ids.length === 0) continue;
      const seen = respecting(group[0]!, await look(leaves, group[0]!.crop_type));
      await write(db, userId, ids, { ...seen, like: group[0]!, photos: leaves.length });
    }
  };

/** `like`: one of the checks, as it was when the server analysed it. */
interface Looked extends Seen {
  readonly like: Named;
  readonly photos: number;
}

const write = (
  db: Database,
  userId: string,
  ids: readonly string[],
  { like, finding, question, photos }: Looked,
): Promise<void> =>
  db.asUser(userId, async (tx) => {
    // Locks the sequence first, like every command, so that concurrent writers wait in one order.
    const seq = await nextSequence(tx, userId);
    const now = new Date();
    // An answer of the farmer during the check wins; it has started its own check.
    const isSame = (row: ScanRow): boolean =>
      row.crop_type === like.crop_type && isAnswered(row) === isAnswered(like);
    const same = (await scansByIds(tx, userId, ids)).filter(isSame).map(({ id }) => id);
    if (question) await raise({ tx, userId, now }, same, question);
    const there = await writeCheck(tx, userId, same, { ...finding, at: now.toISOString(), photos });
    await writeLog(
      tx,
      userId,
      seq,
      there.map((id) => ({ kind: 'scan', id, deleted: false })),
    );
  });
