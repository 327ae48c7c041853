import { lessons } from '#knowledge/lessons/index.ts';
import { sources } from '#knowledge/sources.ts';
import type { LessonView } from '../contract.ts';

interface LessonContent {
  readonly view: LessonView;
  readonly bytes: number;
}

const sourceOf = (id: keyof typeof sources): LessonView['sources'][number] => {
  const { title, publisher, year, url } = sources[id] as {
    title: string;
    publisher: string;
    year: number | null;
    url?: string;
  };
  return { title, publisher, year, ...(url && { url }) };
};

const texts = new Map<string, LessonContent>(
  lessons.map(({ slug, title, reviewed, sections, sources: ids }) => {
    // The contract's block type is looser than `Block`.
    const view = { slug, title, reviewed, sections, sources: ids.map(sourceOf) } as unknown as LessonView;
    return [slug, { view, bytes: Buffer.byteLength(JSON.stringify(view)) }];
  }),
);

/** What a phone downloads of a lesson, and its size in bytes. */
export const lessonText = (slug: string): LessonContent | undefined => texts.get(slug);
