import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { FORMAT, VERSION } from '../domain/backup.ts';
import { CSV_START, csvLine } from '../domain/csv.ts';
import { toGeoJson, type ShapedField } from '../domain/geojson.ts';
import { columnsOf, pagesOf, type Row } from './rows.ts';
import { exported, type ExportTable } from './tables.ts';

/**
 * One person's rows as files in a folder of their own: read in one snapshot, a page at a time, and quickly, so that
 * no transaction waits for a slow phone to fetch them.
 */
export interface Spool {
  readonly files: readonly SpooledFile[];
  /** The photos that are here: hash and type. */
  readonly photos: readonly { readonly hash: string; readonly type: string }[];
  readonly stream: (name: string) => NodeJS.ReadableStream & AsyncIterable<Buffer>;
  drop(): Promise<void>;
}
export interface SpooledFile { readonly name: string; readonly bytes: number }
type Write = (text: string) => Promise<unknown>;



export const DATA_FILE = 'mavuno.json';
const SHAPES_FILE = 'fields.geojson';

const NOTES = {
  tasks: 'No tasks yet: this part of the app is still to come.',
  photos: 'A photo is named by the SHA-256 of its file; in the zip it lies at photos/<hash>.',
};

export const photoFile = (hash: string, type: string): string => `photos/${hash}.${type === 'image/png' ? 'png' : type === 'image/webp' ? 'webp' : 'jpg'}`;

const writeTable = async (tx: Transaction, table: ExportTable, userId: string, json: Write, csv: Write | null, keep: (row: Row) => void): Promise<void> => {
  const columns = csv && (await columnsOf(tx, table.table)).filter((column) => !table.without?.includes(column));
  if (columns) await csv(CSV_START + csvLine(columns));
  const isOne = table.owner === 'id';
  await json(`,\n${JSON.stringify(table.out)}:${isOne ? '' : '['}`);
  let first = true;
  for await (const page of pagesOf(tx, table, userId)) {
    for (const row of page) {
      keep(row);
      const whole = table.table === 'photos' ? { ...row, file: photoFile(String(row['hash']), String(row['type'])) } : row;
      await json(`${first ? '' : ',\n'}${JSON.stringify(whole)}`);
      if (columns) await csv(csvLine(columns.map((column) => row[column])));
      first = false;
    }
  }
  await json(isOne ? (first ? 'null' : '') : ']');
};

/** Texts gathered before they are written: a write for every row would be thousands. */
const gathered = (file: { appendFile(text: string): Promise<void> }): { write: Write; end: Write } => {
  let held: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    await file.appendFile(held.join(''));
    [held, length] = [[], 0];
  };
  return {
    write: async (text) => {
      held.push(text);
      if ((length += text.length) > 256 * 1024) await flush();
    },
    end: flush,
  };
};

const into = async (file: string, fill: (write: Write) => Promise<void>): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    const { write, end } = gathered(handle);
    await fill(write);
    await end('');
  } finally {
    await handle.close();
  }
};

export const spoolOf = async (db: Database, userId: string, at: Date, { csv }: { readonly csv: boolean }): Promise<Spool> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mavuno-export-'));
  const drop = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const inFolder = (name: string): string => path.join(folder, name.replace('/', '-'));
  try {
    const { photos, names } = await db.readAsUser(userId, async (tx) => {
      // Filled from the start each time: a transaction may run again.
      const photos: { hash: string; type: string }[] = [];
      const fields: ShapedField[] = [];
      const names = [DATA_FILE];
      await into(inFolder(DATA_FILE), async (json) => {
        await json(`{"format":${JSON.stringify(FORMAT)},"version":${VERSION},"exported_at":${JSON.stringify(at.toISOString())},\n"notes":${JSON.stringify(NOTES)},\n"tasks":[]`);
        for (const table of exported) {
          const keep = (row: Row): void => {
            if (table.table === 'photos') photos.push({ hash: String(row['hash']), type: String(row['type']) });
            if (table.table === 'fields') fields.push(row as ShapedField);
          };
          if (!csv) { await writeTable(tx, table, userId, json, null, keep); continue; }
          const name = `csv/${table.out}.csv`;
          names.push(name);
          await into(inFolder(name), (line) => writeTable(tx, table, userId, json, line, keep));
        }
        await json('\n}\n');
      });
      if (csv) {
        names.push(SHAPES_FILE);
        await into(inFolder(SHAPES_FILE), async (write) => void (await write(toGeoJson(fields))));
      }
      return { photos, names };
    });
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(inFolder(name))).size })));
    return { files, photos, drop, stream: (name) => createReadStream(inFolder(name)) as unknown as ReturnType<Spool['stream']> };
  } catch (error) {
    await drop();
    throw error;
  }
};
