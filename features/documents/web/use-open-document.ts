import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { type ChatMessage, contentOf } from '../domain/document.ts';
import type { PdfProgress } from './pdf/pdf-reader.ts';
import { readDocument, type ReadDocument } from './read-document.ts';
import { saveMessages, saveOpenDocument, type OpenDocument, readOpenDocument } from './saved-document.ts';
import { useDocumentWords } from './words.ts';

export type Reading = PdfProgress | { readonly stage: 'text' };

/** Reads one file at a time. `refused`: text that says why the last file could not be read. */
const useFileReading = () => {
  const refusalText = useRefusalText(useDocumentWords().refusals);
  const [reading, setReading] = useState<Reading | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const currentRead = useRef<AbortController | null>(null);

  const cancel = useCallback((): void => {
    currentRead.current?.abort();
  }, []);
  const readFile = async (file: File, onRead: (read: ReadDocument) => Promise<void>): Promise<void> => {
    const controller = new AbortController();
    currentRead.current?.abort();
    currentRead.current = controller;
    setRefused(null);
    setReading({ stage: 'text' });
    const read = await readDocument(file, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (currentRead.current === controller) setReading(progress);
      },
    });
    if (currentRead.current !== controller) return;
    currentRead.current = null;
    setReading(null);
    if (read.ok) await onRead(read.value);
    else if (read.code !== 'documents.cancelled') {
      setRefused(refusalText(read));
      showToast(refusalText(read), { tone: 'bad' });
    }
  };
  return { reading, refused, readFile, cancel };
};

/** The open document and its messages, restored from this phone. `isLoaded`: the saved copy was read. */
const useSavedConversation = (cancelReading: () => void) => {
  const store = useStore();
  const userId = useStoreUser();
  const [open, setOpen] = useState<OpenDocument | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  /** A new number for each document that was opened, also for the same file again. */
  const [conversation, setConversation] = useState(0);
  const latestMessages = useRef(messages);

  const setDocument = useCallback((next: OpenDocument | null, saved: readonly ChatMessage[]): void => {
    latestMessages.current = saved;
    setOpen(next);
    setMessages(saved);
    setConversation((n) => n + 1);
  }, []);
  useEffect(() => {
    let cancelled = false;
    if (userId !== null) {
      readOpenDocument(store, userId).then(
        (saved) => {
          if (!cancelled) {
            if (saved) setDocument(saved.open, saved.messages);
            setIsLoaded(true);
          }
        },
        () => {
          if (!cancelled) setIsLoaded(true);
        },
      );
    }
    return () => {
      cancelled = true;
      cancelReading();
      // Another user must not see it.
      setDocument(null, []);
      setIsLoaded(false);
    };
  }, [store, userId, setDocument, cancelReading]);

  const add = (newMessage: ChatMessage): void => {
    latestMessages.current = [...latestMessages.current, newMessage];
    setMessages(latestMessages.current);
    if (userId !== null)
      void saveMessages(store, userId, latestMessages.current).catch(logError('documents.use_open_document'));
  };
  return { open, isLoaded, messages, conversation, setDocument, add };
};

/**
 * The open document and its conversation (DOC-12). `isRestored`: the copy saved on this phone was read.
 * `refused`: text that says why the last file could not be read.
 */
export const useOpenDocument = () => {
  const words = useDocumentWords();
  const store = useStore();
  const userId = useStoreUser();
  const { reading, refused, readFile, cancel } = useFileReading();
  const { open, isLoaded, messages, conversation, setDocument, add } = useSavedConversation(cancel);

  /** A new document starts a new conversation. */
  const show = useCallback(
    async ({ name, type, size, pages, of, cut }: ReadDocument): Promise<void> => {
      const next: OpenDocument = { document: { name, type, size, content: contentOf(pages) }, of, cut };
      setDocument(next, []);
      showToast(words.loaded[type](name), { tone: 'good' });
      if (userId !== null && !(await saveOpenDocument(store, userId, next).catch(() => false)))
        showToast(words.notKept, { tone: 'bad' });
    },
    [setDocument, store, userId, words],
  );

  const remove = async (): Promise<void> => {
    if (userId !== null && !(await saveOpenDocument(store, userId, null).catch(() => false))) {
      showToast(words.notRemoved, { tone: 'bad' });
      return;
    }
    setDocument(null, []);
    showToast(words.removed);
  };

  return {
    open,
    isRestored: isLoaded,
    messages,
    conversation,
    reading,
    refused,
    openPickedFile: (file: File): Promise<void> => readFile(file, show),
    show,
    cancel,
    remove,
    add,
  };
};
