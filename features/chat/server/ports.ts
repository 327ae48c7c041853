/** `parameters`: a JSON schema of arguments. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}
interface TurnForModel {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
export interface ImageForModel {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** What is sent outside the server: no name, phone number or address of the farmer. */
export interface AssistantRequest {
  readonly system: string;
  /** The last turn is the question. */
  readonly turns: readonly TurnForModel[];
  /** Attached to the question. */
  readonly image?: ImageForModel | undefined;
  /** Read-only tools. */
  readonly tools: readonly ToolDefinition[];
  readonly callTool: (tool: string, args: unknown) => string;
  readonly signal: AbortSignal;
}

export interface TokenUsage {
  readonly tokensIn: number;
  readonly tokensOut: number;
}
export type StreamChunk = { readonly text: string } | { readonly tokenUsage: TokenUsage };

/** A language model that streams its answer. It may reject before the first piece or after any. */
export interface AssistantModel {
  /** `llm:<model>`. */
  readonly modelLabel: string;
  answer(request: AssistantRequest): AsyncIterable<StreamChunk>;
}

export interface DrawnPicture {
  readonly bytes: Uint8Array;
  readonly editType: 'generate' | 'edit';
}

/** A model that draws a picture from a prompt, or edits one by instruction. */
export interface PictureModel {
  readonly modelLabel: string;
  draw(prompt: string, signal: AbortSignal): Promise<DrawnPicture>;
  change(picture: ImageForModel, instruction: string, signal: AbortSignal): Promise<DrawnPicture>;
}

/** The service refused the request. `isRetryable`: it was busy, so a retry may work. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly isRetryable: boolean;
  constructor(reason: string, isRetryable = false) {
    super(reason);
    this.isRetryable = isRetryable;
  }
}
