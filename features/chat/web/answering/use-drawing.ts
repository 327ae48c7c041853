import { newId } from '#kit/pure/ids.ts';
import { call } from '#kit/web/call.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { editAgriculturalImage, generateAgriculturalImage } from '../../contract-ask.ts';
import type { LocalAttachment } from '../attachments.ts';
import { useFailureText } from './use-failure-text.ts';
import type { WorkControls } from './use-work.ts';

const PICTURE_MS = 220_000;

/** CHT-10, CHT-11: generates a picture with a model, or edits the attached photo. */
export const useDrawing = (conversation: string, { begin, end }: WorkControls) => {
  const store = useStore();
  const { language } = useLanguage();
  const { words, fail, failed } = useFailureText();
  return async (
    replyKind: 'generate' | 'edit',
    question: string,
    text: string,
    attached: readonly LocalAttachment[],
  ): Promise<void> => {
    begin('drawing', question);
    const common = { id: newId(), question_id: question, conversation_id: conversation, language };
    const photo = attached.find((one) => one.photo)?.photo;
    // The photo is uploaded separately; the image model can only use one that has arrived.
    if (photo) await store.whenIdle();
    const made =
      replyKind === 'edit' && photo
        ? await call(
            editAgriculturalImage,
            { body: { ...common, photo: photo.hash, mimeType: photo.type, instruction: text } },
            { timeoutMs: PICTURE_MS },
          )
        : await call(
            generateAgriculturalImage,
            { body: { ...common, prompt: text } },
            { timeoutMs: PICTURE_MS },
          );
    end();
    if (made.ok) store.setNotifiedSeq(null);
    else if (made.code === 'chat.picture_failed') {
      fail(replyKind === 'edit' ? words.editFailed : words.drawFailed);
      fail(words.restored);
    } else failed(made.code);
  };
};
