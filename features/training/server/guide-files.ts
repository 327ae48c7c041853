import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#kit/pure/words.ts';
import { type FileNote, makePdfs, type Made } from './pdf/make.ts';

export interface GuideFiles {
  readonly notes: readonly FileNote[];
  pdf(note: FileNote): Promise<Buffer>;
  reading(note: FileNote): Promise<string | null>;
}

const nameOf = ({ bucket, path: file, language }: FileNote): string => `${bucket}-${file}.${language}`;
export const noteOf = (
  guideFiles: GuideFiles,
  bucket: string,
  file: string,
  language: Language,
): FileNote | undefined =>
  guideFiles.notes.find((note) => note.bucket === bucket && note.path === file && note.language === language);

/** Files that the build writes. A server run from source makes the same in memory, which takes seconds. */
export const writtenFiles = (
  made: readonly Made[],
): readonly { readonly name: string; readonly body: Buffer | string }[] => [
  ...made.map(({ note, pdf }) => ({ name: `${nameOf(note)}.pdf`, body: pdf })),
  ...made.flatMap(({ note, reading }) =>
    reading === null ? [] : [{ name: `${nameOf(note)}.json`, body: reading }],
  ),
  { name: 'shelf.json', body: JSON.stringify(made.map(({ note }) => note)) },
];

const fromFolder = async (folder: string): Promise<GuideFiles | null> => {
  const index = await readFile(path.join(folder, 'shelf.json'), 'utf8').catch(() => null);
  return index === null
    ? null
    : {
        notes: JSON.parse(index) as FileNote[],
        pdf: (note) => readFile(path.join(folder, `${nameOf(note)}.pdf`)),
        reading: (note) =>
          note.readingBytes === undefined
            ? Promise.resolve(null)
            : readFile(path.join(folder, `${nameOf(note)}.json`), 'utf8'),
      };
};

const inMemory = async (): Promise<GuideFiles> => {
  const made = new Map((await makePdfs()).map((one) => [nameOf(one.note), one]));
  return {
    notes: [...made.values()].map(({ note }) => note),
    pdf: async (note) => made.get(nameOf(note))!.pdf,
    reading: async (note) => made.get(nameOf(note))!.reading,
  };
};

/** Opened once, on first use. */
export const openGuideFiles = (folder: string | null): (() => Promise<GuideFiles>) => {
  let open: Promise<GuideFiles> | null = null;
  return () => {
    open ??= (async () => (folder === null ? null : await fromFolder(folder)) ?? inMemory())().catch(
      (fault: unknown) => {
        open = null;
        throw fault;
      },
    );
    return open;
  };
};
