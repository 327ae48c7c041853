import type { Store } from '#kit/web/store/store.ts';
import type { ChatMessage, LoadedDocument } from '../domain/document.ts';

/**
 * The open document and its conversation, stored on this phone. `of`: pages of its file; `cut`: only its
 * beginning was read.
 */
export interface OpenDocument {
  readonly document: LoadedDocument;
  readonly of: number;
  readonly cut: boolean;
}
type MetaStore = Pick<Store, 'readMeta' | 'keepMeta'>;

const documentKey = (userId: string): string => `documents:open:${userId}`;
const chatKey = (userId: string): string => `documents:chat:${userId}`;

export const readOpenDocument = async (
  store: MetaStore,
  userId: string,
): Promise<{ readonly open: OpenDocument; readonly messages: readonly ChatMessage[] } | null> => {
  const open = await store.readMeta<OpenDocument>(documentKey(userId));
  return open
    ? { open, messages: (await store.readMeta<readonly ChatMessage[]>(chatKey(userId))) ?? [] }
    : null;
};

/** False when the phone's storage is full. */
export const saveOpenDocument = async (
  store: MetaStore,
  userId: string,
  open: OpenDocument | null,
): Promise<boolean> => {
  await store.keepMeta(chatKey(userId), undefined);
  const result = await store.keepMeta(documentKey(userId), open ?? undefined);
  // Never leave a partial older document behind.
  if (!result.ok) await store.keepMeta(documentKey(userId), undefined);
  return result.ok;
};

export const saveMessages = async (
  store: MetaStore,
  userId: string,
  messages: readonly ChatMessage[],
): Promise<void> => {
  await store.keepMeta(chatKey(userId), messages);
};
