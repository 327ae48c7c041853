import { refuse, ok, type Result } from '#kit/pure/result.ts';
import type { Language } from '#kit/pure/words.ts';
import { sql } from '#kit/server/database/database.ts';
import { deletePhotoIfUnused, photoKey, type PhotoDeps, storePhoto } from '#kit/server/photos/photos.ts';
import { nextSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { titleOf } from '../domain/message.ts';
import { label, withLabel } from './label.ts';
import { startRequest, failRequest, completeRequest } from './model-requests.ts';
import type { DrawnPicture, ImageForModel, PictureModel } from './ports.ts';
import { namesPhoto, putConversation, putMessage } from './sql.ts';

export interface PictureDeps extends PhotoDeps {
  readonly pictures: PictureModel | null;
  readonly onFault: (fault: unknown) => void;
}
interface PictureRequest {
  readonly userId: string;
  readonly id: string;
  readonly conversationId: string;
  readonly questionId: string;
  readonly promptText: string;
  readonly language: Language;
}
type PictureRefusal =
  | 'chat.busy'
  | 'chat.answered'
  | 'plans.no_credits'
  | 'chat.no_pictures'
  | 'chat.picture_failed';

/** More than two attempts of the model's own timeout. */
const PICTURE_TIMEOUT_MS = 200_000;

/** The user's stored photo; null if it is not uploaded yet. */
export const pictureOf = async (
  { db, storage }: Pick<PhotoDeps, 'db' | 'storage'>,
  userId: string,
  hash: string,
): Promise<ImageForModel | null> => {
  const found = await db.asUser(userId, (tx) =>
    tx.maybe<{ type: string }>(sql`select type from photos where user_id = ${userId} and hash = ${hash}`),
  );
  const bytes = found && (await storage.get(photoKey(userId, hash)));
  return bytes ? { bytes, mimeType: found.type } : null;
};

/**
 * Stores the labelled picture as a photo and a message. Returns its URL, or `null` if the request was given
 * up.
 */
const savePicture = async (
  deps: PictureDeps,
  { userId, id, conversationId, questionId, promptText, language }: PictureRequest,
  source: string,
  { bytes }: DrawnPicture,
): Promise<string | null> => {
  const made = await withLabel(bytes, language);
  const stored = await storePhoto(deps, userId, made.hash, made.bytes);
  if (!stored.ok) throw new Error(stored.code);
  const isSaved = await deps.db.asUser(userId, async (tx) => {
    await nextSequence(tx, userId);
    if (!(await completeRequest(tx, userId, id))) return false;
    await touchRows(tx, [
      { userId, kind: 'chat_conversation', id: conversationId },
      { userId, kind: 'chat_message', id },
    ]);
    const at = new Date();
    await putConversation(tx, userId, { id: conversationId, title: titleOf(promptText), at });
    return putMessage(tx, userId, {
      id,
      conversation_id: conversationId,
      role: 'assistant',
      content: label[language],
      language,
      engine: 'model',
      source,
      reply_to: questionId,
      shown: null,
      attachments: [],
      picture: { hash: made.hash, prompt: promptText },
      at,
    });
  });
  if (!isSaved) await deletePhotoIfUnused(deps, userId, made.hash, (tx) => namesPhoto(tx, userId, made.hash));
  return isSaved ? `/api/photos/${made.hash}` : null;
};

/** CHT-11: paid before, refunded on failure. `draw` makes the image. */
export const makePicture = async (
  deps: PictureDeps,
  request: PictureRequest,
  draw: (model: PictureModel, signal: AbortSignal) => Promise<DrawnPicture>,
): Promise<Result<{ readonly imageUrl: string; readonly editType: string }, PictureRefusal>> => {
  const { pictures, db, onFault } = deps;
  if (!pictures) return refuse('chat.no_pictures');
  const started = await db.asUser(request.userId, (tx) =>
    startRequest(tx, request.userId, { ...request, act: 'picture' }, new Date()),
  );
  if (!started.ok) return started;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PICTURE_TIMEOUT_MS);
  try {
    const drawn = await draw(pictures, controller.signal);
    const imageUrl = await savePicture(deps, request, pictures.modelLabel, drawn);
    if (imageUrl === null) throw new Error('the request was given up before the picture was stored');
    return ok({ imageUrl, editType: drawn.editType });
  } catch (fault) {
    onFault(fault);
    await failRequest(db, request.userId, request.id, new Date());
    return refuse('chat.picture_failed');
  } finally {
    clearTimeout(timer);
  }
};
