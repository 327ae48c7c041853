import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type DrawnPicture, ModelError, type PictureModel } from '#features/chat/server/ports.ts';
import { sourceOf } from './openai.ts';

interface PictureOptions {
  /** Base URL, without /images/generations. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model: string;
  readonly waitMs?: number;
  readonly pauseMs?: number;
}

/** Image models are slow. */
const WAIT_MS = 90_000;
const PAUSE_MS = 2_000;
const SIZE = '1024x1024';

const drawn = z.object({
  data: z.array(z.object({ b64_json: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
});

/** A service with OpenAI's image API. Few services with its chat API have it, so it has its own settings. */
export const openAiPictures = ({
  url,
  key,
  model,
  waitMs = WAIT_MS,
  pauseMs = PAUSE_MS,
}: PictureOptions): PictureModel => {
  const asOld = model.startsWith('dall-e') ? { response_format: 'b64_json' } : {};
  const ask = async (
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
    left: AbortSignal,
  ): Promise<Uint8Array> => {
    const limit = new AbortController();
    const stop = (): void => limit.abort();
    const timer = setTimeout(stop, waitMs);
    left.addEventListener('abort', stop);
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        signal: limit.signal,
        headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
        body,
      });
      if (!response.ok)
        throw new ModelError(
          `the picture model answered ${response.status}`,
          response.status === 429 || response.status >= 500,
        );
      return Uint8Array.from(Buffer.from(drawn.parse(await response.json()).data[0]!.b64_json, 'base64'));
    } finally {
      clearTimeout(timer);
      left.removeEventListener('abort', stop);
    }
  };
  /** Retries once if the service was busy, not after a rejection. */
  const twice = async (once: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    try {
      return await once();
    } catch (fault) {
      if (!(fault instanceof ModelError) || !fault.again) throw fault;
      await sleep(pauseMs);
      return once();
    }
  };
  return {
    source: sourceOf(model),
    draw: async (prompt, signal): Promise<DrawnPicture> => ({
      editType: 'generate',
      bytes: await twice(() =>
        ask(
          '/images/generations',
          JSON.stringify({ model, prompt, n: 1, size: SIZE, ...asOld }),
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
          ...asOld,
        }))
          parts.set(name, value);
        return parts;
      };
      return { editType: 'edit', bytes: await twice(() => ask('/images/edits', form(), {}, signal)) };
    },
  };
};
