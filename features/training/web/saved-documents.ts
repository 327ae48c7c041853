import { useCallback, useEffect, useState } from 'react';
import { ok, type Result } from '#kit/pure/result.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';

/** An entry of the index of saved documents, without the content. `version` shows an older edition. */
interface SavedNote {
  readonly bytes: number;
  readonly at: number;
  readonly version: string;
}
type Notes = Readonly<Record<string, SavedNote>>;
interface SavedDocument {
  readonly userId: string;
  readonly value: unknown;
}
type MetaStore = Pick<Store, 'readMeta' | 'keepMeta'>;

const INDEX = 'training:kept:';
const DOC = 'training:doc:';

const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

export const readNotes = async (store: MetaStore, userId: string): Promise<Notes> =>
  (await store.readMeta<Notes>(INDEX + userId)) ?? {};

/** Another user's copy on the same phone is never shown. */
export const readSaved = async <T>(store: MetaStore, userId: string, key: string): Promise<T | null> => {
  const doc = await store.readMeta<SavedDocument>(`${DOC}${userId}:${key}`);
  return doc && doc.userId === userId ? (doc.value as T) : null;
};

/** The document first: a note without its document would promise a missing file. */
export const saveDocument = async (
  store: MetaStore,
  userId: string,
  key: string,
  value: unknown,
  note: SavedNote,
): Promise<Result<unknown>> => {
  const result = await store.keepMeta(`${DOC}${userId}:${key}`, { userId, value } satisfies SavedDocument);
  if (!result.ok) return result;
  const noted = await store.keepMeta(INDEX + userId, { ...(await readNotes(store, userId)), [key]: note });
  changed();
  return noted.ok ? ok(undefined) : noted;
};

export const deleteDocument = async (store: MetaStore, userId: string, key: string): Promise<void> => {
  const { [key]: _gone, ...rest } = await readNotes(store, userId);
  await store.keepMeta(INDEX + userId, rest);
  await store.keepMeta(`${DOC}${userId}:${key}`, undefined);
  changed();
};

export const lessonKey = (slug: string): string => `lesson:${slug}`;
export const guideKey = (id: string, language: string): string => `guide:${id}:${language}`;
export const fileKey = (id: string, language: string): string => `file:${id}:${language}`;

/** The stored documents; null while reading. */
export const useSavedNotes = (): Notes | null => {
  const store = useStore();
  const userId = useStoreUser();
  const [notes, setNotes] = useState<Notes | null>(null);
  const look = useCallback(() => {
    if (userId === null) return;
    readNotes(store, userId).then(setNotes, () => setNotes({}));
  }, [store, userId]);
  useEffect(() => {
    look();
    listeners.add(look);
    return () => {
      listeners.delete(look);
    };
  }, [look]);
  return notes;
};
