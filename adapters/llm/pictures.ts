import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type DrawnPicture, ModelError, type PictureModel } from '#features/chat/server/ports.ts';
import { modelLabel } from './openai.ts';

interface PictureOptions {
  /** Base URL, without /images/generations. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
}

/** Image models are slow. */
const TIMEOUT_MS = 90_000;
const PAUSE_MS = 2_000;
const SIZE = '1024x1024';

const responseSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
});

/** A service with OpenAI's image API. Few services with its chat API have it, so it has its own settings. */
export const openAiPictures = ({
  url,
  key,
  model,
  timeoutMs = TIMEOUT_MS,
  pauseMs = PAUSE_MS,
}: PictureOptions): PictureModel => {
  const legacyParams = model.startsWith('dall-e') ? { response_format: 'b64_json' } : {};
  const requestImage = async (
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
    callerSignal: AbortSignal,
  ): Promise<Uint8Array> => {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    const timer = setTimeout(stop, timeoutMs);
    callerSignal.addEventListener('abort', stop);
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        signal: controller.signal,
        headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
        body,
      });
      if (!response.ok)
        throw new ModelError(
          `the picture model answered ${response.status}`,
          response.status === 429 || response.status >= 500,
        );
      return Uint8Array.from(
        Buffer.from(responseSchema.parse(await response.json()).data[0]!.b64_json, 'base64'),
      );
    } finally {
      clearTimeout(timer);
      callerSignal.removeEventListener('abort', stop);
    }
  };
  /** Retries once if the service was busy, not after a rejection. */
  const withRetry = async (attempt: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    try {
      return await attempt();
    } catch (fault) {
      if (!(fault instanceof ModelError) || !fault.isRetryable) throw fault;
      await sleep(pauseMs);
      return attempt();
    }
  };
  return {
    modelLabel: modelLabel(model),
    draw: async (prompt, signal): Promise<DrawnPicture> => ({
      editType: 'generate',
      bytes: await withRetry(() =>
        requestImage(
          '/images/generations',
          JSON.stringify({ model, prompt, n: 1, size: SIZE, ...legacyParams }),
          { 'content-type': 'application/json' },
          signal,
        ),
      ),
    }),
    change: async ({ bytes, mimeType }, instruction, signal): Promise<DrawnPicture> => {
      const form = (): FormData => {
        const parts = new FormData();
        parts.set(
          'image',
          new Blob([Uint8Array.from(bytes)], { type: mimeType }),
          `photo.${mimeType.split('/')[1] ?? 'jpg'}`,
        );
        for (const [name, value] of Object.entries({
          model,
          prompt: instruction,
          n: '1',
          size: SIZE,
          ...legacyParams,
        }))
          parts.set(name, value);
        return parts;
      };
      return {
        editType: 'edit',
        bytes: await withRetry(() => requestImage('/images/edits', form(), {}, signal)),
      };
    },
  };
};
