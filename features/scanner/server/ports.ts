/** The input of a vision model: the photo, the crop, and the conditions it may choose from. */
export interface VisionQuestion {
  /** JPEG without metadata. */
  readonly photo: Uint8Array;
  readonly crop: string;
  readonly conditions: readonly { readonly key: string; readonly name: string }[];
}

/** An external vision model. It chooses among our conditions; its own text is never shown. */
export interface VisionPort {
  /** The recorded source: `llm:<model>`. */
  readonly modelLabel: string;
  /** The key of one condition, or null for "unknown". Rejects when the service fails. */
  choose(question: VisionQuestion): Promise<string | null>;
}
