import type { SearchIndex } from '#kit/pure/search/search-index.ts';
import type { PointRole, TopicKind } from '#knowledge/topics/types.ts';
import type { Bilingual } from '#knowledge/types.ts';

/** A sentence of the books. `label`: a shop product, which always refers to the label. */
export interface BookPoint {
  readonly text: Bilingual;
  readonly role: PointRole | 'label' | 'lookalike' | 'recipe' | 'in-short';
  readonly sources: readonly string[];
  /** Applies to these counties only. */
  readonly counties: readonly string[] | null;
}
const docKinds = ['condition', 'topic', 'recipe', 'lesson', 'safe_use'] as const;
type DocKind = (typeof docKinds)[number];

/**
 * One matter that the books know: a page on a condition, a topic, a home-made preparation, a lesson, a rule
 * of safe use.
 */
export interface BookDoc {
  /** `condition:…`, `topic:…`: unique. */
  readonly id: string;
  readonly kind: DocKind;
  /** Of a topic its own, of a condition what it is by its cause. */
  readonly matter: TopicKind | 'pest' | 'disease' | 'nutrient' | 'damage';
  readonly crops: readonly string[] | 'any';
  readonly title: Bilingual;
  readonly points: readonly BookPoint[];
  /** Stems of phrases that farmers use for it, each phrase a list. */
  readonly phrases: readonly (readonly string[])[];
  /** Its own names, of a condition; as stems. */
  readonly names: readonly (readonly string[])[];
  /** The path with more details. */
  readonly path: string | null;
  readonly more: readonly string[];
  /** Patterns of `knowledge/types.ts` that show on the plant. */
  readonly signs: readonly string[];
  /** Covered in full: one of the common conditions. */
  readonly isFull: boolean;
}
export interface BookSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly url: string | null;
  readonly basis: 'seen' | 'general';
}

/** What the assistant reads its answers from, opened once (`open-book.ts`). */
export interface ChatBook {
  readonly docs: readonly BookDoc[];
  readonly sources: ReadonlyMap<string, BookSource>;
  /** Over numbers of `docs`. */
  readonly index: SearchIndex<number>;
  readonly byId: ReadonlyMap<string, number>;
}
