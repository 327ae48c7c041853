import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 1_500;

export interface ChatOptions {
  /** Base URL, without /chat/completions. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
}

const completionSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.nullable(z.string()) }) }))
    .check(z.minLength(1)),
});

/** Some models put a code fence or a sentence around the object. */
export const parseJsonObject = (text: string): unknown => {
  for (const found of [/\{[^]*\}/.exec(text), /\{[^{}]*\}/.exec(text)]) {
    try {
      return JSON.parse(found?.[0] ?? '');
    } catch {
      /* Not valid JSON. */
    }
  }
  return null;
};

class ModelStatusError extends Error {
  override readonly name = 'ModelStatusError';
  readonly isRetryable: boolean;
  constructor(status: number) {
    super(`the model answered ${status}`);
    this.isRetryable = status === 429 || status >= 500;
  }
}

/**
 * Requests one JSON object from a service with OpenAI's chat completions and returns its text. Retries once
 * if the service is busy.
 */
export const createChatClient = ({
  url,
  key,
  model,
  timeoutMs = TIMEOUT_MS,
  pauseMs = PAUSE_MS,
}: ChatOptions) => {
  const postChat = async (messages: readonly object[]): Promise<string> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        signal: controller.signal,
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, messages, response_format: { type: 'json_object' } }),
      });
      if (!response.ok) throw new ModelStatusError(response.status);
      const {
        choices: [first],
      } = completionSchema.parse(await response.json());
      return first!.message.content ?? '';
    } finally {
      clearTimeout(timer);
    }
  };
  return async (messages: readonly object[]): Promise<string> => {
    try {
      return await postChat(messages);
    } catch (error) {
      if (!(error instanceof ModelStatusError) || !error.isRetryable) throw error;
      await sleep(pauseMs);
      return postChat(messages);
    }
  };
};
