import { readFile } from 'node:fs/promises';
import { categoryKeys, type CategoryKey } from '#features/community/domain/analysis/types.ts';

export interface LabelledQuestion {
  readonly id: string;
  readonly lang: string;
  readonly category: CategoryKey;
  readonly crop: string | null;
  /** Pages that answer the question. Null: not labelled. Empty: no page answers it. */
  readonly pages: readonly string[] | null;
  readonly title: string;
  readonly content: string;
}

const textOf = (line: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  (names.map((name) => line[name]).find((value) => typeof value === 'string') as string | undefined) ?? '';
/** An empty record for a value that is not one, which is then no question. */
const asLine = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** One JSON object per line, or a JSON array. */
export const readLines = async (file: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const text = (await readFile(file, 'utf8')).trim();
  if (text.startsWith('[')) return (JSON.parse(text) as readonly unknown[]).map(asLine);
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => asLine(JSON.parse(line)));
};

export const questionOf = (line: Readonly<Record<string, unknown>>, at: number): LabelledQuestion | null => {
  const category = textOf(line, 'category', 'category_id', 'expected_category')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_');
  if (!categoryKeys.includes(category as CategoryKey)) return null;
  const pages = line['pages'];
  return {
    id: textOf(line, 'id') || String(at + 1),
    lang: textOf(line, 'lang', 'language') || '?',
    category: category as CategoryKey,
    crop: textOf(line, 'crop', 'crop_type') || null,
    pages: Array.isArray(pages) ? pages.filter((page): page is string => typeof page === 'string') : null,
    title: textOf(line, 'title'),
    content: textOf(line, 'content', 'question', 'text'),
  };
};

/** The first half is for fitting parameters, the second for measuring. */
export const isForFitting = (at: number): boolean => at % 2 === 0;
