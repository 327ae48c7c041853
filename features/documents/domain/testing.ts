import { blockIn, spokenText } from '#features/training/domain/blocks.ts';
import type { Language } from '#kit/pure/words.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import type { Page } from './document.ts';

/** One of our lessons as document pages, one section per page, formatted like the text of a PDF. */
export const lessonPages = (slug: string, language: Language): readonly Page[] => {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) throw new Error(`no lesson ${slug}`);
  return lesson.sections.map(({ title, blocks }, i) => ({
    n: i + 1,
    text: `${title[language]}\n\n${blocks.map((block) => spokenText([blockIn(block, language)])).join('\n\n')}`,
  }));
};
