import type { Language } from '#kit/pure/words.ts';
import type { Block, Lesson } from '#knowledge/lessons/types.ts';
import { type SourceId, sources } from '#knowledge/sources.ts';
import { blockIn } from '../../domain/blocks.ts';
import { documentsEn } from '../../words.papers.en.ts';
import { documentsSw } from '../../words.papers.sw.ts';
import {
  closeSheets,
  newPage,
  openSheets,
  type Sheets,
  write,
  writeBlock,
  writeTitle,
  writeTogether,
} from './sheet.ts';

export const documentWords = { en: documentsEn, sw: documentsSw };
export const dayText = (day: string): string => day.split('-').reverse().join('/');

export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pages: Sheets['pages'];
}

export const writeSections = (sheets: Sheets, lesson: Lesson, language: Language): void => {
  for (const { title, blocks } of lesson.sections) {
    const all: readonly Block<string>[] = [
      { kind: 'heading', text: title[language] },
      ...blocks.map((block) => blockIn(block, language)),
    ];
    // Keeps a few sentences together; otherwise a heading stays with its first lines.
    const first = all.every(({ text }) => text) ? all.length : 2;
    writeTogether(sheets, all.slice(0, first));
    for (const block of all.slice(first)) writeBlock(sheets, block);
  }
};

export const writeSources = (sheets: Sheets, ids: readonly SourceId[], language: Language): void => {
  const say = documentWords[language];
  writeTitle(sheets, 'heading', say.sources);
  writeBlock(sheets, {
    kind: 'list',
    items: ids.map((id) => {
      const { title, publisher, year, url } = sources[id] as {
        title: string;
        publisher: string;
        year: number | null;
        url?: string;
      };
      return [title, publisher, year, url ?? `(${say.general})`].filter(Boolean).join(', ');
    }),
  });
};

/** PDF of a lesson on a few pages, to print or forward. */
export const printLesson = async (lesson: Lesson, language: Language): Promise<PrintedPdf> => {
  const say = documentWords[language];
  const sheets = openSheets(lesson.title[language], language, lesson.reviewed);
  newPage(sheets);
  writeTitle(sheets, 'title', lesson.title[language]);
  writeBlock(sheets, { kind: 'text', text: lesson.description[language] });
  write(sheets, 'soft', `${say.updated(dayText(lesson.reviewed))}. ${say.free}`);
  writeBlock(sheets, { kind: 'soft', text: say.advice });
  writeSections(sheets, lesson, language);
  writeSources(sheets, lesson.sources, language);
  closeSheets(sheets, `Mavuno · ${lesson.title[language]}`);
  return { pdf: await sheets.done, pages: sheets.pages };
};
