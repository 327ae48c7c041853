/** What a vision model is asked: the photo, the crop, and the conditions it may choose from. */
export interface Question {
  /** JPEG without metadata. */
  readonly photo: Uint8Array;
  readonly crop: string;
  readonly conditions: readonly { readonly key: string; readonly name: string }[];
}

/** A vision model from elsewhere. It chooses among our conditions; no sentence of its own is ever shown. */
export interface VisionPort {
  /** What is recorded as the source: `llm:<model>`. */
  readonly source: string;
  /** The key of one condition, or null for "unknown". Rejects when the service fails. */
  choose(question: Question): Promise<string | null>;
}
