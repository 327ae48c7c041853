import type { BookDoc } from './book.ts';

/** The searched fields and their weights. */
export interface Field {
  readonly text: string;
  readonly weight: number;
}
/** A document as it is made from the knowledge, before it is packed. */
export interface Read {
  readonly doc: BookDoc;
  readonly fields: readonly Field[];
}
