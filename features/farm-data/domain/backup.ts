import * as z from 'zod/mini';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nestingOf } from './nesting.ts';

export const EXPORT_FORMAT = 'mavuno-export';
export const EXPORT_VERSION = 1;
const MAX_NESTING = 32;
/** Three times the row count of the largest farm measured. */
const MAX_ROWS = 20_000;

const row = z.record(z.string(), z.unknown());
const backup = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.number(),
  exported_at: z.string(),
});

export type Row = Readonly<Record<string, unknown>>;
type BackupFault =
  | 'data.file_broken'
  | 'data.file_deep'
  | 'data.file_not_ours'
  | 'data.file_newer'
  | 'data.file_too_many';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a text starts like our export; `readBackup` validates all of it. */
export const looksLikeBackup = (start: string): boolean =>
  /^\uFEFF?\s*\{\s*"format"\s*:\s*"mavuno-export"/.test(start);

/** The lists of an export by name. Their contents are not yet validated. */
export const readBackup = (text: string): Result<ReadonlyMap<string, readonly Row[]>, BackupFault> => {
  if (nestingOf(text) > MAX_NESTING) return refuse('data.file_deep');
  const value = parseJson(text);
  if (value === undefined) return refuse('data.file_broken');
  const read = backup.safeParse(value);
  if (!read.success) return refuse('data.file_not_ours');
  if (read.data.version > EXPORT_VERSION) return refuse('data.file_newer');
  const given = Object.entries(read.data).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  // Checked before any row is parsed, because a short file can hold a million rows.
  if (given.reduce((sum, [, list]) => sum + list.length, 0) > MAX_ROWS)
    return refuse('data.file_too_many', { most: MAX_ROWS });
  const lists = new Map<string, readonly Row[]>();
  for (const [name, list] of given) {
    if (!list.every((one) => row.safeParse(one).success)) return refuse('data.file_broken');
    lists.set(name, list as Row[]);
  }
  return ok(lists);
};

/** Fields that fit into the limit beside the existing ones: known fields first, then the oldest. */
export const fieldsWithinLimit = (
  fields: readonly Row[],
  existingIds: ReadonlySet<string>,
  limit: number | null,
): ReadonlySet<string> => {
  const idOf = (field: Row): string => String(field['id']);
  const known = fields.filter((field) => existingIds.has(idOf(field)));
  const newFields = fields
    .filter((field) => !existingIds.has(idOf(field)))
    .sort((a, b) => (String(a['created_at']) < String(b['created_at']) ? -1 : 1));
  const room = limit === null ? newFields.length : Math.max(0, limit - existingIds.size);
  return new Set([...known, ...newFields.slice(0, room)].map(idOf));
};
