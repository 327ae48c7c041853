import type { SearchIndex } from '#kit/pure/search/search-index.ts';
import type { PointRole, TopicKind } from '#knowledge/topics/types.ts';
import type { Bilingual } from '#knowledge/types.ts';

/**
 * A sentence of the books. `label`: a shop product, which always refers to the label. `in-short`: one
 * sentence that sums up a condition's prevention.
 */
export interface KnowledgePoint {
  readonly text: Bilingual;
  readonly role: PointRole | 'label' | 'lookalike' | 'recipe' | 'in-short';
  readonly sources: readonly string[];
  /** Applies to these counties only. */
  readonly counties: readonly string[] | null;
}
const docKinds = ['condition', 'topic', 'recipe', 'lesson', 'safe_use'] as const;
type DocKind = (typeof docKinds)[number];

/** One document of the books: a condition page, topic, home-made preparation, lesson or safety rule. */
export interface KnowledgeDoc {
  /** Unique: `condition:…`, `topic:…`. */
  readonly id: string;
  readonly kind: DocKind;
  /** A topic's own kind. For a condition, the kind derived from its cause. */
  readonly category: TopicKind | 'pest' | 'disease' | 'nutrient' | 'damage';
  readonly crops: readonly string[] | 'any';
  readonly title: Bilingual;
  readonly points: readonly KnowledgePoint[];
  /** Stemmed phrases that farmers use for it, each a list of stems. */
  readonly phrases: readonly (readonly string[])[];
  /** Stemmed names of a condition. */
  readonly names: readonly (readonly string[])[];
  /** The path with more details. */
  readonly path: string | null;
  readonly relatedIds: readonly string[];
  /** Patterns (`knowledge/types.ts`) visible on the plant. */
  readonly signs: readonly string[];
  /** Covered in full: one of the common conditions. */
  readonly isFull: boolean;
}
export interface KnowledgeSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string | null;
  readonly basis: 'seen' | 'general';
}

/** The opened book that the assistant answers from (`open-book.ts`). */
export interface KnowledgeBase {
  readonly docs: readonly KnowledgeDoc[];
  readonly sources: ReadonlyMap<string, KnowledgeSource>;
  /** Keyed by position in `docs`. */
  readonly index: SearchIndex<number>;
  readonly docIndexById: ReadonlyMap<string, number>;
}
