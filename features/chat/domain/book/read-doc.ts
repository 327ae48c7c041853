import type { KnowledgeDoc } from './book.ts';

/** The searched fields and their weights. */
export interface Field {
  readonly text: string;
  readonly weight: number;
}
/** A document built from `knowledge/`, before packing. */
export interface Read {
  readonly doc: KnowledgeDoc;
  readonly fields: readonly Field[];
}
