import type { KnowledgeDoc } from './book.ts';

/** The searched fields and their weights. */
export interface SearchField {
  readonly text: string;
  readonly weight: number;
}
/** A document built from `knowledge/`, before packing. */
export interface UnpackedDoc {
  readonly doc: KnowledgeDoc;
  readonly fields: readonly SearchField[];
}
