import type { Language } from '#kit/pure/words.ts';
import { crops } from '#knowledge/crops.ts';
import { everyPage } from '#knowledge/every-page.ts';
import { poisoningCard, safeUseRules } from '#knowledge/safe-use.ts';
import type { SourceId } from '#knowledge/sources.ts';
import type { Book, Condition, Preparation } from '#knowledge/types.ts';
import { papersWords } from './lesson-paper.ts';
import { type Sheets, writeBlock, writeTitle } from './sheet.ts';

/** A line of the contents. */
export interface Entry { readonly text: string; readonly page: number; readonly isPart: boolean }

export const begin = (sheets: Sheets, entries: Entry[], look: 'title' | 'heading', text: string): void => {
  writeTitle(sheets, look, text);
  sheets.doc.outline.addItem(text);
  entries.push({ text, page: sheets.pages.length, isPart: look === 'title' });
};

const bookOrder: readonly Book[] = [...new Set(crops.flatMap(({ book }) => book ?? [])), 'any'];

/** Every page of the books that says what ails a plant, crop by crop. */
export const troubles = async (): Promise<readonly { readonly book: Book; readonly pages: readonly Condition[] }[]> => {
  const all = (await everyPage()).filter(({ type }) => type !== 'healthy');
  return bookOrder.map((book) => ({ book, pages: all.filter(({ crop }) => crop === book) })).filter(({ pages }) => pages.length > 0);
};

/** Each preparation once, though many pages name it. */
export const preparationsIn = (pages: readonly Condition[]): readonly Preparation[] =>
  [...new Map(pages.flatMap(({ organicSolutions }) => organicSolutions).map((one) => [`${one.title.en}|${one.use.en}`, one])).values()].sort((a, b) => (a.title.en < b.title.en ? -1 : 1));

export const writePreparation = (sheets: Sheets, one: Preparation, language: Language): void => {
  const say = papersWords[language];
  writeBlock(sheets, { kind: 'heading', text: one.title[language] });
  writeBlock(sheets, { kind: 'soft', text: say.needs });
  writeBlock(sheets, { kind: 'list', items: one.needs.map((need) => need[language]) });
  writeBlock(sheets, { kind: 'soft', text: say.how });
  writeBlock(sheets, { kind: 'steps', items: one.steps.map((step) => step[language]) });
  writeBlock(sheets, { kind: 'text', text: one.use[language] });
  writeBlock(sheets, { kind: 'note', text: one.limits[language] });
};

export const writeTrouble = (sheets: Sheets, page: Condition, language: Language): void => {
  const say = papersWords[language];
  const part = (title: string, items: readonly string[]): void => {
    if (items.length === 0) return;
    writeBlock(sheets, { kind: 'soft', text: title });
    writeBlock(sheets, { kind: 'list', items });
  };
  writeBlock(sheets, { kind: 'heading', text: page.scientificName ? `${page.name[language]} (${page.scientificName})` : page.name[language] });
  part(say.signs, page.symptoms.map((one) => one[language]));
  part(say.looksLike, page.lookalikes.map(({ name, sign }) => `${name[language]}: ${sign[language]}`));
  part(say.now, page.immediateActions.map((one) => one[language]));
  part(say.make, page.organicSolutions.map(({ title }) => say.seeMake(title[language])));
  part(say.prevent, page.preventiveMeasures.map((one) => one[language]));
};

export const writeSafeUse = (sheets: Sheets, language: Language): void => {
  const say = papersWords[language];
  for (const rule of safeUseRules) {
    writeBlock(sheets, { kind: 'heading', text: rule.title[language] });
    writeBlock(sheets, { kind: 'list', items: rule.text.map((one) => one[language]) });
  }
  writeBlock(sheets, { kind: 'heading', text: poisoningCard.title[language] });
  writeBlock(sheets, { kind: 'steps', items: poisoningCard.steps.map((one) => one[language]) });
  writeBlock(sheets, { kind: 'list', items: poisoningCard.numbers.map(({ number, name }) => `${say.call} ${number}: ${name[language]}`) });
};

export const safeUseSources: readonly SourceId[] = [...new Set([...safeUseRules.map(({ source }) => source), ...poisoningCard.numbers.map(({ source }) => source)])];
