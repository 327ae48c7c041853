import { useCallback, useEffect, useState } from 'react';
import { ok, type Result } from '#kit/pure/result.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';

/** An entry of the index of saved documents, without the content. `version` identifies an older edition. */
interface SavedDocumentInfo {
  readonly bytes: number;
  readonly at: number;
  readonly version: string;
}
type SavedIndex = Readonly<Record<string, SavedDocumentInfo>>;
interface SavedDocument {
  readonly userId: string;
  readonly value: unknown;
}
type MetaStore = Pick<Store, 'readMeta' | 'keepMeta'>;

const INDEX = 'training:kept:';
const DOC = 'training:doc:';

const listeners = new Set<() => void>();
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

export const readSavedIndex = async (store: MetaStore, userId: string): Promise<SavedIndex> =>
  (await store.readMeta<SavedIndex>(INDEX + userId)) ?? {};

/** Another user's copy on the same phone is never shown. */
export const readSaved = async <T>(store: MetaStore, userId: string, key: string): Promise<T | null> => {
  const doc = await store.readMeta<SavedDocument>(`${DOC}${userId}:${key}`);
  return doc && doc.userId === userId ? (doc.value as T) : null;
};

/** Writes the document before its index entry, so that the index never lists a missing document. */
export const saveDocument = async (
  store: MetaStore,
  userId: string,
  key: string,
  value: unknown,
  note: SavedDocumentInfo,
): Promise<Result<unknown>> => {
  const result = await store.keepMeta(`${DOC}${userId}:${key}`, { userId, value } satisfies SavedDocument);
  if (!result.ok) return result;
  const noted = await store.keepMeta(INDEX + userId, {
    ...(await readSavedIndex(store, userId)),
    [key]: note,
  });
  notifyListeners();
  return noted.ok ? ok(undefined) : noted;
};

export const deleteDocument = async (store: MetaStore, userId: string, key: string): Promise<void> => {
  const { [key]: _gone, ...rest } = await readSavedIndex(store, userId);
  await store.keepMeta(INDEX + userId, rest);
  await store.keepMeta(`${DOC}${userId}:${key}`, undefined);
  notifyListeners();
};

export const lessonKey = (slug: string): string => `lesson:${slug}`;
export const guideKey = (id: string, language: string): string => `guide:${id}:${language}`;
export const fileKey = (id: string, language: string): string => `file:${id}:${language}`;

/** The stored documents; null while reading. */
export const useSavedIndex = (): SavedIndex | null => {
  const store = useStore();
  const userId = useStoreUser();
  const [notes, setNotes] = useState<SavedIndex | null>(null);
  const reload = useCallback(() => {
    if (userId === null) return;
    readSavedIndex(store, userId).then(setNotes, () => setNotes({}));
  }, [store, userId]);
  useEffect(() => {
    reload();
    listeners.add(reload);
    return () => {
      listeners.delete(reload);
    };
  }, [reload]);
  return notes;
};
