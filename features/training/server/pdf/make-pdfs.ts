import { createHash } from 'node:crypto';
import type { Language } from '#kit/pure/words.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import type { Block } from '#knowledge/lessons/types.ts';
import { GUIDE_BUCKET, GUIDE_PATH } from '../../domain/resource.ts';
import { type GuideKind, printGuide } from './guide-pdf.ts';
import { documentWords, printLesson } from './lesson-pdf.ts';

export const LESSONS_BUCKET = 'lessons';
export const guidePaths: Readonly<Record<GuideKind, string>> = {
  full: GUIDE_PATH,
  summary: 'organic-preparations-in-short',
};

/** Metadata of a file, readable without opening it. */
export interface FileMetadata {
  readonly bucket: string;
  readonly path: string;
  readonly language: Language;
  readonly bytes: number;
  readonly pages: number;
  readonly sha256: string;
  readonly updated: string;
  /** For guides: size of the same pages as text, in bytes. */
  readonly readingBytes?: number;
}
export interface PdfFile {
  readonly metadata: FileMetadata;
  readonly pdf: Buffer;
  readonly reading: string | null;
}

export interface GuideContent {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly lastUpdated: string;
  readonly contents: readonly { readonly text: string; readonly page: number }[];
  readonly pages: readonly (readonly Block<string>[])[];
}

const languages: readonly Language[] = ['en', 'sw'];
const hashOf = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/** All resource files, from the current knowledge; the same knowledge gives the same bytes. */
export const makePdfs = async (): Promise<readonly PdfFile[]> => {
  const made: PdfFile[] = [];
  for (const language of languages) {
    for (const lesson of lessons) {
      const { pdf, pages } = await printLesson(lesson, language);
      made.push({
        metadata: {
          bucket: LESSONS_BUCKET,
          path: lesson.slug,
          language,
          bytes: pdf.length,
          pages: pages.length,
          sha256: hashOf(pdf),
          updated: lesson.reviewed,
        },
        pdf,
        reading: null,
      });
    }
    for (const kind of ['full', 'summary'] as const) {
      const { pdf, pages, updated, contents } = await printGuide(kind, language);
      const reading = JSON.stringify({
        id: guidePaths[kind],
        language,
        title: documentWords[language].guides[kind].title,
        lastUpdated: updated,
        contents: contents.map(({ text, page }) => ({ text, page })),
        pages,
      } satisfies GuideContent);
      made.push({
        metadata: {
          bucket: GUIDE_BUCKET,
          path: guidePaths[kind],
          language,
          bytes: pdf.length,
          pages: pages.length,
          sha256: hashOf(pdf),
          updated,
          readingBytes: Buffer.byteLength(reading),
        },
        pdf,
        reading,
      });
    }
  }
  return made;
};
