import { poisoningCard } from '#knowledge/safe-use.ts';
import { sources } from '#knowledge/sources.ts';
import { statusText } from '#knowledge/substances.ts';
import { topicSource, type TopicSource } from '#knowledge/topics/index.ts';
import type { KnowledgeSource, KnowledgeBase } from './book.ts';
import { readConditions } from './condition-docs.ts';
import { openBook } from './open-book.ts';
import { packBook, type PackedBook } from './pack-book.ts';
import { readTopics } from './topic-docs.ts';

const sourceOf = (id: string): KnowledgeSource => {
  const { title, publisher, year, basis, ...rest } = Object.prototype.hasOwnProperty.call(sources, id)
    ? sources[id as keyof typeof sources]
    : topicSource(id as TopicSource);
  return { title, publisher, year, basis, url: 'url' in rest ? (rest.url ?? null) : null };
};

/** Sources cited by refusals and first aid. */
const FIXED_SOURCES = [
  'safe_use',
  ...Object.values(statusText).map(({ source }) => source),
  ...poisoningCard.numbers.map(({ source }) => source),
];

/** Packs all of `knowledge/` for the build, the server and tests. A phone opens the build's output. */
export const packWholeBook = async (): Promise<PackedBook> => {
  const reads = [...(await readConditions()), ...readTopics()];
  const ids = new Set([
    ...FIXED_SOURCES,
    ...reads.flatMap(({ doc }) => doc.points.flatMap((point) => point.sources)),
  ]);
  return packBook(reads, new Map([...ids].map((id) => [id, sourceOf(id)])));
};

let cached: Promise<KnowledgeBase> | undefined;
export const wholeBook = (): Promise<KnowledgeBase> => (cached ??= packWholeBook().then(openBook));
