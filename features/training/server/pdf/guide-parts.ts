import type { Language } from '#kit/pure/words.ts';
import { crops } from '#knowledge/crops.ts';
import { everyPage } from '#knowledge/every-page.ts';
import type { Block } from '#knowledge/lessons/types.ts';
import { poisoningCard, safeUseRules } from '#knowledge/safe-use.ts';
import type { SourceId } from '#knowledge/sources.ts';
import type { Book, Condition, Preparation, Bilingual } from '#knowledge/types.ts';
import { documentWords } from './lesson-pdf.ts';
import { type Sheets, writeBlock, writeTitle, writeTogether } from './sheet.ts';

/** A table of contents entry. */
export interface ContentsEntry {
  readonly text: string;
  readonly page: number;
  readonly isPart: boolean;
}

export const beginPart = (
  sheets: Sheets,
  entries: ContentsEntry[],
  look: 'title' | 'heading',
  text: string,
): void => {
  writeTitle(sheets, look, text);
  sheets.doc.outline.addItem(text);
  entries.push({ text, page: sheets.pages.length, isPart: look === 'title' });
};

const bookOrder: readonly Book[] = [...new Set(crops.flatMap(({ book }) => book ?? [])), 'any'];

/** Every page of the books on a plant problem, crop by crop. */
export const plantProblems = async (): Promise<
  readonly { readonly book: Book; readonly pages: readonly Condition[] }[]
> => {
  const all = (await everyPage()).filter(({ type }) => type !== 'healthy');
  return bookOrder
    .map((book) => ({ book, pages: all.filter(({ crop }) => crop === book) }))
    .filter(({ pages }) => pages.length > 0);
};

/** One use of a preparation, and the plant problems that it helps against. */
interface Use {
  readonly use: Bilingual;
  readonly problems: Bilingual[];
}
interface LimitedUses {
  readonly limits: Bilingual;
  readonly uses: Use[];
}
/** A preparation with all its uses. */
export interface Recipe extends Pick<Preparation, 'title' | 'needs' | 'steps'> {
  readonly key: string;
  readonly sources: readonly SourceId[];
  readonly limited: readonly LimitedUses[];
}

const sameRecipe = ({ title, needs, steps }: Preparation): string => JSON.stringify([title, needs, steps]);

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly [T, ...T[]])[] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
};
const distinct = (all: readonly Bilingual[]): Bilingual[] => groupBy(all, ({ en }) => en).map(([one]) => one);

/** Each recipe once, though many pages name it, sorted by title in the printed language. */
export const recipesIn = (pages: readonly Condition[], language: Language): readonly Recipe[] => {
  const named = pages.flatMap(({ name, organicSolutions }) => organicSolutions.map((one) => ({ one, name })));
  const order = ({ title }: Recipe): string => title[language].toLowerCase();
  return groupBy(named, ({ one }) => sameRecipe(one))
    .map((all): Recipe => ({
      ...all[0].one,
      key: sameRecipe(all[0].one),
      sources: all.map(({ one }) => one.source),
      limited: groupBy(all, ({ one }) => one.limits.en).map((same) => ({
        limits: same[0].one.limits,
        uses: groupBy(same, ({ one }) => one.use.en).map((alike) => ({
          use: alike[0].one.use,
          problems: distinct(alike.map(({ name }) => name)),
        })),
      })),
    }))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
};

/** Writes the recipes and returns a function that gives the page number of a recipe. */
export const writeRecipes = (
  sheets: Sheets,
  entries: ContentsEntry[],
  recipes: readonly Recipe[],
  language: Language,
): PageOf => {
  const say = documentWords[language];
  const pages = new Map<string, number>();
  for (const { key, title, needs, steps, limited } of recipes) {
    writeTogether(sheets, [
      { kind: 'heading', text: title[language] },
      { kind: 'soft', text: say.needs },
      { kind: 'list', items: needs.map((need) => need[language]) },
      { kind: 'soft', text: say.how },
      { kind: 'steps', items: steps.map((step) => step[language]) },
    ]);
    const page = sheets.pages.length;
    entries.push({ text: title[language], page, isPart: false });
    pages.set(key, page);
    for (const { limits, uses } of limited) {
      writeTogether(sheets, [
        ...uses.flatMap(({ use, problems: names }): Block<string>[] => [
          { kind: 'soft', text: say.helps(names.map((name) => name[language]).join(', ')) },
          { kind: 'text', text: use[language] },
        ]),
        { kind: 'note', text: limits[language] },
      ]);
    }
  }
  return (one) => pages.get(sameRecipe(one))!;
};
type PageOf = (one: Preparation) => number;

export const writePlantProblem = (
  sheets: Sheets,
  page: Condition,
  language: Language,
  pageOf: PageOf,
): void => {
  const say = documentWords[language];
  const part = (title: string, items: readonly string[]): void => {
    if (items.length === 0) return;
    writeBlock(sheets, { kind: 'soft', text: title });
    writeBlock(sheets, { kind: 'list', items });
  };
  writeBlock(sheets, {
    kind: 'heading',
    text: page.scientificName ? `${page.name[language]} (${page.scientificName})` : page.name[language],
  });
  part(
    say.signs,
    page.symptoms.map((one) => one[language]),
  );
  part(
    say.looksLike,
    page.lookalikes.map(({ name, sign }) => `${name[language]}: ${sign[language]}`),
  );
  part(
    say.now,
    page.immediateActions.map((one) => one[language]),
  );
  part(
    say.make,
    page.organicSolutions.map((one) => say.seeMake(one.title[language], pageOf(one))),
  );
  part(
    say.prevent,
    page.preventiveMeasures.map((one) => one[language]),
  );
};

export const writeSafeUse = (sheets: Sheets, language: Language): void => {
  const say = documentWords[language];
  for (const rule of safeUseRules) {
    writeBlock(sheets, { kind: 'heading', text: rule.title[language] });
    writeBlock(sheets, { kind: 'list', items: rule.text.map((one) => one[language]) });
  }
  writeBlock(sheets, { kind: 'heading', text: poisoningCard.title[language] });
  writeBlock(sheets, { kind: 'steps', items: poisoningCard.steps.map((one) => one[language]) });
  writeBlock(sheets, {
    kind: 'list',
    items: poisoningCard.numbers.map(({ number, name }) => `${say.call} ${number}: ${name[language]}`),
  });
};

export const safeUseSources: readonly SourceId[] = [
  ...new Set([
    ...safeUseRules.map(({ source }) => source),
    ...poisoningCard.numbers.map(({ source }) => source),
  ]),
];
