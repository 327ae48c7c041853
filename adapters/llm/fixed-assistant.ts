import type { AssistantModel, PictureModel } from '#features/chat/server/ports.ts';

/** Replaces the model in tests: streams the given text word by word. */
export const fixedAssistant = (replyText: string): AssistantModel => ({
  modelLabel: 'llm:fixed',
  async *answer({ signal }) {
    for (const text of replyText.match(/\S+\s*/g) ?? []) {
      if (signal.aborted) throw new Error('the caller aborted');
      yield { text };
    }
    yield { tokenUsage: { tokensIn: 0, tokensOut: 0 } };
  },
});

/** Replaces the image model in tests: always returns the given image. */
export const fixedPictures = (bytes: Uint8Array): PictureModel => ({
  modelLabel: 'llm:fixed',
  draw: async () => ({ bytes, editType: 'generate' }),
  change: async () => ({ bytes, editType: 'edit' }),
});
