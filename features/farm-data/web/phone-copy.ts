import { strToU8, zipSync } from 'fflate';
import type { Store } from '#kit/web/store/store.ts';
import { toCsv } from '../domain/csv.ts';
import { type ShapedField, toGeoJson } from '../domain/geojson.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Rows = Readonly<Record<string, readonly Row[]>>;

export const rowsOnPhone = async (store: Pick<Store, 'kinds' | 'everyRow'>): Promise<Rows> =>
  Object.fromEntries(
    await Promise.all(
      store.kinds().map(async (kind) => [kind, (await store.everyRow(kind)) as readonly Row[]] as const),
    ),
  );

/** The rows stored on this phone and the commands not yet sent. */
export const phoneJson = (rows: Rows, outbox: string, at: Date): string =>
  JSON.stringify(
    {
      format: 'mavuno-phone-copy',
      version: 1,
      exported_at: at.toISOString(),
      rows,
      waiting: JSON.parse(outbox) as unknown,
    },
    null,
    1,
  );

/** A copy to read and keep: its rows are in the phone's format, which the server does not import. */
export const looksLikePhoneCopy = (start: string): boolean =>
  /^\uFEFF?\s*\{\s*"format"\s*:\s*"mavuno-phone-copy"/.test(start);

/** The same data as CSV tables, and the fields as a map. */
export const phoneCsvZip = (rows: Rows): Uint8Array => {
  const files: Record<string, Uint8Array> = {};
  for (const [kind, list] of Object.entries(rows)) {
    if (list.length === 0) continue;
    files[`${kind}.csv`] = strToU8(toCsv([...new Set(list.flatMap((row) => Object.keys(row)))], list));
    if (kind === 'field') files['fields.geojson'] = strToU8(toGeoJson(list as readonly ShapedField[]));
  }
  return zipSync(files);
};
