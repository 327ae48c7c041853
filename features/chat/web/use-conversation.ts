import { useCallback, useEffect, useMemo, useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useRowsOf, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Message } from './projections.ts';

const KEY = 'chat_at:';
/** Ids are time-ordered. */
const inOrder = (a: Message, b: Message): number => (a.id < b.id ? -1 : 1);

export interface OpenConversation {
  readonly id: string;
  /** Null while the messages are being read from the phone. */
  readonly messages: readonly Message[] | null;
  open(id: string): void;
  startNew(): void;
}

/** The conversation that this farmer last used on this phone. */
export const useConversation = (): OpenConversation => {
  const key = KEY + (useStoreUser() ?? '');
  const [id, setId] = useState(() => readPreference(key) || newId());
  // Also stores a new conversation's id, so that a reload does not start another one.
  useEffect(() => writePreference(key, id), [key, id]);
  const rows = useRowsOf<Message>('chat_message', 'conversation_id', id);
  const messages = useMemo(() => rows && [...rows].sort(inOrder), [rows]);
  return { id, messages, open: setId, startNew: useCallback(() => setId(newId()), []) };
};
