import type { Language } from '#kit/pure/words.ts';
import { crops } from '#knowledge/crops.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import type { SourceId } from '#knowledge/sources.ts';
import { drawingIn } from '../../domain/blocks.ts';
import { cover } from './cover.ts';
import {
  beginPart,
  type ContentsEntry,
  recipesIn,
  safeUseSources,
  plantProblems,
  writeRecipes,
  writeSafeUse,
  writePlantProblem,
} from './guide-parts.ts';
import { dayText, documentWords, type PrintedPdf, writeSections, writeSources } from './lesson-pdf.ts';
import {
  closeSheets,
  LEFT,
  newPage,
  openSheets,
  type Sheets,
  WIDTH,
  writeBlock,
  writeTitle,
} from './sheet.ts';

export type GuideKind = 'full' | 'summary';

/** Lines of the table of contents per page. */
const LINES_PER_PAGE = 46;
const LINE_HEIGHT = 15;

const writeCover = (sheets: Sheets, kind: GuideKind, language: Language, updated: string): void => {
  const say = documentWords[language];
  newPage(sheets);
  sheets.y = 120;
  writeBlock(sheets, { kind: 'drawing', drawing: drawingIn(cover, language) });
  sheets.y += 24;
  writeTitle(sheets, 'title', say.guides[kind].title);
  writeBlock(sheets, { kind: 'text', text: say.guides[kind].description });
  writeBlock(sheets, { kind: 'soft', text: `${say.updated(dayText(updated))}. ${say.pro}` });
  writeBlock(sheets, { kind: 'note', text: say.advice });
};

/** Written last, on reserved pages, because page numbers are only known then. */
const fillContents = (sheets: Sheets, at: number, entries: readonly ContentsEntry[], title: string): void => {
  const { doc, pages } = sheets;
  pages[at]!.push({ kind: 'heading', text: title });
  entries.forEach(({ text, page, isPart }, i) => {
    const pageIndex = at + Math.floor(i / LINES_PER_PAGE);
    const y = 100 + (i % LINES_PER_PAGE) * LINE_HEIGHT;
    doc.switchToPage(pageIndex);
    if (i % LINES_PER_PAGE === 0)
      doc
        .font('bold')
        .fontSize(16)
        .fillColor('#1f5c2e')
        .text(title, LEFT, 60, { width: WIDTH, lineBreak: false });
    doc
      .font(isPart ? 'bold' : 'plain')
      .fontSize(10.5)
      .fillColor('#221c14')
      .text(text, LEFT + (isPart ? 0 : 14), y, { width: WIDTH - 60, height: 14, ellipsis: true });
    doc.text(String(page), LEFT, y, { width: WIDTH, align: 'right', lineBreak: false });
    const line = `${text}: ${page}`;
    const last = pages[pageIndex]![pages[pageIndex]!.length - 1];
    if (last?.items)
      pages[pageIndex]![pages[pageIndex]!.length - 1] = { kind: 'list', items: [...last.items, line] };
    else pages[pageIndex]!.push({ kind: 'list', items: [line] });
  });
};

/** Related crops share a book. */
const nameOf = (book: string, language: Language): string =>
  crops
    .filter((crop) => crop.book === book)
    .map(({ name }) => name[language])
    .join(', ') || documentWords[language].allCrops;

const newest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b));

/** One of the two Pro guides (DOC-03), as a PDF and as the same pages for the in-app reader. */
export const printGuide = async (
  kind: GuideKind,
  language: Language,
): Promise<PrintedPdf & { readonly updated: string; readonly contents: readonly ContentsEntry[] }> => {
  const say = documentWords[language];
  const books = await plantProblems();
  const all = books.flatMap(({ pages }) => pages);
  const updated = newest([
    ...all.map(({ reviewed }) => reviewed),
    ...lessons.map(({ reviewed }) => reviewed),
  ]);
  const sheets = openSheets(say.guides[kind].title, language, updated);
  const entries: ContentsEntry[] = [];
  const recipes = recipesIn(all, language);
  const sourceIds: readonly SourceId[] = [
    ...recipes.flatMap(({ sources }) => sources),
    ...safeUseSources,
    ...(kind === 'full'
      ? [...lessons.flatMap(({ sources }) => sources), ...all.flatMap(({ sources }) => sources)]
      : []),
  ];
  writeCover(sheets, kind, language, updated);
  const contentsPage = sheets.pages.length;
  const lines = recipes.length + (kind === 'full' ? 5 + lessons.length + books.length : 3);
  for (let n = 0; n < Math.ceil(lines / LINES_PER_PAGE); n += 1) newPage(sheets);

  if (kind === 'full') {
    newPage(sheets);
    beginPart(sheets, entries, 'title', say.parts.learn);
    for (const lesson of lessons) {
      beginPart(sheets, entries, 'heading', lesson.title[language]);
      writeSections(sheets, lesson, language);
    }
  }
  newPage(sheets);
  beginPart(sheets, entries, 'title', say.parts.make);
  const pageOf = writeRecipes(sheets, entries, recipes, language);
  if (kind === 'full') {
    newPage(sheets);
    beginPart(sheets, entries, 'title', say.parts.crops);
    writeBlock(sheets, { kind: 'text', text: say.ordered });
    for (const { book, pages } of books) {
      beginPart(sheets, entries, 'heading', nameOf(book, language));
      for (const page of pages) writePlantProblem(sheets, page, language, pageOf);
    }
  }
  newPage(sheets);
  beginPart(sheets, entries, 'title', say.parts.safe);
  writeSafeUse(sheets, language);
  newPage(sheets);
  entries.push({ text: say.sources, page: sheets.pages.length, isPart: true });
  writeSources(sheets, [...new Set(sourceIds)], language);
  fillContents(sheets, contentsPage, entries, say.contents);
  closeSheets(sheets, `Mavuno · ${say.guides[kind].title} · ${dayText(updated)}`);
  return {
    pdf: await sheets.done,
    pages: sheets.pages,
    updated,
    contents: [
      { text: say.guides[kind].title, page: 1, isPart: true },
      { text: say.contents, page: contentsPage + 1, isPart: true },
      ...entries,
    ],
  };
};
