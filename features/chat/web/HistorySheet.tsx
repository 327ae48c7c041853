import { useDeferredValue, useEffect, useState } from 'react';
import { fold } from '#kit/pure/search/fold.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { BinIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { removeConversation } from '../contract.ts';
import type { Conversation, Message } from './projections.ts';
import { useChatWords } from './words.ts';
import styles from './chat.module.css';

const MAX_RESULTS = 40;
const SNIPPET_CHARS = 60;

/** The text around the search term; null if the message does not contain it. */
const snippetOf = (content: string, wanted: string): string | null => {
  const at = fold(content).text.indexOf(wanted);
  if (at < 0) return null;
  return `${at > SNIPPET_CHARS ? '…' : ''}${content.slice(Math.max(0, at - SNIPPET_CHARS), at + wanted.length + SNIPPET_CHARS).trim()}…`;
};

/** All messages on this phone that contain the search words. Read only when searching. */
const useSearchResults = (
  wanted: string,
): readonly { readonly message: Message; readonly snippet: string }[] | null => {
  const store = useStore();
  const [all, setAll] = useState<readonly Message[] | null>(null);
  const isWanted = wanted !== '';
  useEffect(() => {
    if (isWanted)
      store.everyRow('chat_message').then(
        (rows) => setAll(rows as readonly object[] as readonly Message[]),
        () => setAll([]),
      );
  }, [store, isWanted]);
  if (!isWanted || !all) return null;
  return all
    .flatMap((message) => {
      const snippet = snippetOf(message.content, wanted);
      return snippet ? [{ message, snippet }] : [];
    })
    .sort((a, b) => (a.message.id < b.message.id ? 1 : -1))
    .slice(0, MAX_RESULTS);
};

interface Props {
  readonly onOpen: (id: string) => void;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
}

export const HistorySheet = ({ onOpen, onRemoved, onClose }: Props) => {
  const words = useChatWords();
  const { shortDay } = useFormat();
  const store = useStore();
  const [typed, setTyped] = useState('');
  const [toRemove, setLeaving] = useState<Conversation | null>(null);
  const deferredQuery = useDeferredValue(typed);
  const found = useSearchResults(fold(deferredQuery.trim()).text);
  const conversations = [...useRows<Conversation>('chat_conversation')].sort((a, b) =>
    a.updated_at < b.updated_at ? 1 : -1,
  );
  const open = (id: string): void => {
    onOpen(id);
    onClose();
  };
  const remove = async (id: string): Promise<void> => {
    if ((await store.send(removeConversation, { id })).ok) onRemoved(id);
    setLeaving(null);
  };
  return (
    <Sheet title={words.history} onClose={onClose}>
      <Stack>
        <Field label={words.find} type="search" value={typed} onChange={setTyped} />
        {found ? (
          found.length === 0 ? (
            <MutedText>{words.foundNone}</MutedText>
          ) : (
            <List>
              {found.map(({ message, snippet }) => (
                <ListItem
                  key={message.id}
                  title={snippet}
                  subtitle={shortDay(new Date(message.created_at))}
                  onClick={() => open(message.conversation_id)}
                />
              ))}
            </List>
          )
        ) : conversations.length === 0 ? (
          <MutedText>{words.historyEmpty}</MutedText>
        ) : (
          <ul className={styles.history}>
            {conversations.map((one) => (
              <li key={one.id}>
                <button type="button" onClick={() => open(one.id)}>
                  <strong>{one.title}</strong>
                  <small>{shortDay(new Date(one.updated_at))}</small>
                </button>
                <IconButton
                  icon={BinIcon}
                  label={`${words.remove}: ${one.title}`}
                  onClick={() => setLeaving(one)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {toRemove && (
        <Confirm
          title={words.removeSure(toRemove.title)}
          confirmLabel={words.remove}
          onConfirm={() => remove(toRemove.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Sheet>
  );
};
