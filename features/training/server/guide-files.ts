import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#kit/pure/words.ts';
import { type FileMetadata, makePdfs, type PdfFile } from './pdf/make-pdfs.ts';

export interface GuideFiles {
  readonly metadata: readonly FileMetadata[];
  pdf(note: FileMetadata): Promise<Buffer>;
  reading(note: FileMetadata): Promise<string | null>;
}

const nameOf = ({ bucket, path: file, language }: FileMetadata): string => `${bucket}-${file}.${language}`;
export const metadataOf = (
  guideFiles: GuideFiles,
  bucket: string,
  file: string,
  language: Language,
): FileMetadata | undefined =>
  guideFiles.metadata.find(
    (note) => note.bucket === bucket && note.path === file && note.language === language,
  );

/** Files that the build writes. A server run from source makes the same in memory, which takes seconds. */
export const toOutputFiles = (
  made: readonly PdfFile[],
): readonly { readonly name: string; readonly body: Buffer | string }[] => [
  ...made.map(({ metadata, pdf }) => ({ name: `${nameOf(metadata)}.pdf`, body: pdf })),
  ...made.flatMap(({ metadata, reading }) =>
    reading === null ? [] : [{ name: `${nameOf(metadata)}.json`, body: reading }],
  ),
  { name: 'shelf.json', body: JSON.stringify(made.map(({ metadata }) => metadata)) },
];

const fromFolder = async (folder: string): Promise<GuideFiles | null> => {
  const index = await readFile(path.join(folder, 'shelf.json'), 'utf8').catch(() => null);
  return index === null
    ? null
    : {
        metadata: JSON.parse(index) as FileMetadata[],
        pdf: (note) => readFile(path.join(folder, `${nameOf(note)}.pdf`)),
        reading: (note) =>
          note.readingBytes === undefined
            ? Promise.resolve(null)
            : readFile(path.join(folder, `${nameOf(note)}.json`), 'utf8'),
      };
};

const inMemory = async (): Promise<GuideFiles> => {
  const made = new Map((await makePdfs()).map((one) => [nameOf(one.metadata), one]));
  return {
    metadata: [...made.values()].map(({ metadata }) => metadata),
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
