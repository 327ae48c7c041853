/** JSON schema of a tool's arguments. */
export interface ToolForModel {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}
interface TurnForModel {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
export interface PictureForModel {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** What leaves the server: no name, no number, no address of the farmer. */
export interface QuestionForAssistant {
  readonly system: string;
  /** The latest is the question. */
  readonly turns: readonly TurnForModel[];
  /** Belongs to the question. */
  readonly picture?: PictureForModel | undefined;
  /** Read-only tools. */
  readonly tools: readonly ToolForModel[];
  readonly use: (tool: string, args: unknown) => string;
  readonly signal: AbortSignal;
}

export interface Spent {
  readonly tokensIn: number;
  readonly tokensOut: number;
}
export type Piece = { readonly text: string } | { readonly spent: Spent };

/** A language model that writes as it thinks. It may reject before the first piece or after any. */
export interface AssistantModel {
  /** `llm:<model>`. */
  readonly source: string;
  answer(question: QuestionForAssistant): AsyncIterable<Piece>;
}

export interface DrawnPicture {
  readonly bytes: Uint8Array;
  readonly editType: 'generate' | 'edit';
}

/** A model that draws from words, or changes a picture by words. */
export interface PictureModel {
  readonly source: string;
  draw(prompt: string, signal: AbortSignal): Promise<DrawnPicture>;
  change(picture: PictureForModel, instruction: string, signal: AbortSignal): Promise<DrawnPicture>;
}

/** The service answered with a refusal; `again`: it was busy, and may answer another time. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly again: boolean;
  constructor(why: string, again = false) {
    super(why);
    this.again = again;
  }
}
