import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataTable, type ExportTable, exportTables } from '#kit/server/data-tables.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../domain/backup.ts';
import { CSV_BYTE_ORDER_MARK, csvLine } from '../domain/csv.ts';
import { toGeoJson, type ShapedField } from '../domain/geojson.ts';
import { statementsFolder, voicesFolder } from './files.ts';
import { columnsOf, pagesOf, type Row } from './rows.ts';

/**
 * One user's rows as files in a temporary folder. Reads them quickly in one snapshot, in pages, so that no
 * transaction stays open while a slow phone downloads.
 */
export interface Spool {
  readonly files: readonly SpooledFile[];
  /** Stored files that the rows reference: name in the zip and storage key. */
  readonly attached: readonly AttachedFile[];
  readonly stream: (name: string) => NodeJS.ReadableStream & AsyncIterable<Buffer>;
  drop(): Promise<void>;
}
interface AttachedFile {
  readonly name: string;
  readonly key: string;
}
interface SpooledFile {
  readonly name: string;
  readonly bytes: number;
}
type Write = (text: string) => Promise<unknown>;

export const DATA_FILE = 'mavuno.json';
const SHAPES_FILE = 'fields.geojson';

const NOTES = {
  photos:
    'A photo is named by the SHA-256 of its file; in the zip with photos it lies at photos/<hash>. What experts said by voice lies at voices/, statements at statements/.',
};

const photoFile = (hash: string, type: string): string =>
  `photos/${hash}.${type === 'image/png' ? 'png' : type === 'image/webp' ? 'webp' : 'jpg'}`;

/** The file of a row, with the name of the column that refers to it. */
const fileOf = (
  table: string,
  userId: string,
  row: Row,
): (AttachedFile & { readonly column: string }) | null => {
  const text = (column: string): string => String(row[column]);
  if (table === 'photos')
    return {
      column: 'file',
      name: photoFile(text('hash'), text('type')),
      key: photoKey(userId, text('hash')),
    };
  if (table === 'statements')
    return {
      column: 'file',
      name: `statements/${text('code')}.pdf`,
      key: `${statementsFolder(userId)}/${text('code')}`,
    };
  if (table === 'expert_review_turns' && row['voice'])
    return {
      column: 'voice_file',
      name: `voices/${text('voice')}.${text('voice_type').split('/')[1]!.split(';')[0]}`,
      key: `${voicesFolder(userId)}/${text('voice')}`,
    };
  return null;
};

const writeTable = async (
  tx: Transaction,
  table: ExportTable,
  userId: string,
  json: Write,
  csv: Write | null,
  onRow: (row: Row) => void,
): Promise<void> => {
  const columns =
    csv && (await columnsOf(tx, table.table)).filter((column) => !table.omittedColumns?.includes(column));
  if (columns) await csv(CSV_BYTE_ORDER_MARK + csvLine(columns));
  const isOne = table.owner === 'id';
  await json(`,\n${JSON.stringify(table.exportAs)}:${isOne ? '' : '['}`);
  let first = true;
  for await (const page of pagesOf(tx, table, userId)) {
    for (const row of page) {
      onRow(row);
      const file = fileOf(table.table, userId, row);
      const whole = file ? { ...row, [file.column]: file.name } : row;
      await json(`${first ? '' : ',\n'}${JSON.stringify(whole)}`);
      if (columns) await csv(csvLine(columns.map((column) => row[column])));
      first = false;
    }
  }
  await json(isOne ? (first ? 'null' : '') : ']');
};

/** Buffers text before writing, because one write per row would mean thousands of writes. */
const bufferedWriter = (file: { appendFile(text: string): Promise<void> }): { write: Write; end: Write } => {
  let buffered: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    await file.appendFile(buffered.join(''));
    [buffered, length] = [[], 0];
  };
  return {
    write: async (text) => {
      buffered.push(text);
      if ((length += text.length) > 256 * 1024) await flush();
    },
    end: flush,
  };
};

const writeToFile = async (file: string, fill: (write: Write) => Promise<void>): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    const { write, end } = bufferedWriter(handle);
    await fill(write);
    await end('');
  } finally {
    await handle.close();
  }
};

export interface SpoolDeps {
  readonly db: Database;
  readonly tables: () => readonly DataTable[];
}

export const createSpool = async (
  { db, tables }: SpoolDeps,
  userId: string,
  at: Date,
  { csv }: { readonly csv: boolean },
): Promise<Spool> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mavuno-export-'));
  const drop = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const inFolder = (name: string): string => path.join(folder, name.replace('/', '-'));
  try {
    const { attached, names } = await db.readAsUser(userId, async (tx) => {
      // Reset on each attempt, because a transaction may be retried.
      const attached: AttachedFile[] = [];
      const fields: ShapedField[] = [];
      const names = [DATA_FILE];
      await writeToFile(inFolder(DATA_FILE), async (json) => {
        await json(
          `{"format":${JSON.stringify(EXPORT_FORMAT)},"version":${EXPORT_VERSION},"exported_at":${JSON.stringify(at.toISOString())},\n"notes":${JSON.stringify(NOTES)}`,
        );
        for (const table of exportTables(tables())) {
          const onRow = (row: Row): void => {
            const file = fileOf(table.table, userId, row);
            if (file) attached.push({ name: file.name, key: file.key });
            if (table.table === 'fields') fields.push(row as ShapedField);
          };
          if (!csv) {
            await writeTable(tx, table, userId, json, null, onRow);
            continue;
          }
          const name = `csv/${table.exportAs}.csv`;
          names.push(name);
          await writeToFile(inFolder(name), (line) => writeTable(tx, table, userId, json, line, onRow));
        }
        await json('\n}\n');
      });
      if (csv) {
        names.push(SHAPES_FILE);
        await writeToFile(inFolder(SHAPES_FILE), async (write) => void (await write(toGeoJson(fields))));
      }
      return { attached, names };
    });
    const files = await Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(inFolder(name))).size })),
    );
    return {
      files,
      attached,
      drop,
      // Node's stream yields bytes, but its type says `any`.
      stream: (name) => createReadStream(inFolder(name)) as unknown as ReturnType<Spool['stream']>,
    };
  } catch (error) {
    await drop();
    throw error;
  }
};
