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
const snippetOf = (content: string, foldedTerm: string): string | null => {
  const matchIndex = fold(content).text.indexOf(foldedTerm);
  if (matchIndex < 0) return null;
  return `${matchIndex > SNIPPET_CHARS ? '…' : ''}${content.slice(Math.max(0, matchIndex - SNIPPET_CHARS), matchIndex + foldedTerm.length + SNIPPET_CHARS).trim()}…`;
};

/** All messages on this phone that contain the search words. Read only when searching. */
const useSearchResults = (
  foldedTerm: string,
): readonly { readonly message: Message; readonly snippet: string }[] | null => {
  const store = useStore();
  const [allMessages, setAllMessages] = useState<readonly Message[] | null>(null);
  const isSearching = foldedTerm !== '';
  useEffect(() => {
    if (isSearching)
      store.everyRow('chat_message').then(
        (rows) => setAllMessages(rows as readonly object[] as readonly Message[]),
        () => setAllMessages([]),
      );
  }, [store, isSearching]);
  if (!isSearching || !allMessages) return null;
  return allMessages
    .flatMap((message) => {
      const snippet = snippetOf(message.content, foldedTerm);
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

export const ConversationsSheet = ({ onOpen, onRemoved, onClose }: Props) => {
  const words = useChatWords();
  const { shortDay } = useFormat();
  const store = useStore();
  const [searchText, setSearchText] = useState('');
  const [toRemove, setToRemove] = useState<Conversation | null>(null);
  const deferredQuery = useDeferredValue(searchText);
  const searchResults = useSearchResults(fold(deferredQuery.trim()).text);
  const conversations = [...useRows<Conversation>('chat_conversation')].sort((a, b) =>
    a.updated_at < b.updated_at ? 1 : -1,
  );
  const open = (id: string): void => {
    onOpen(id);
    onClose();
  };
  const remove = async (id: string): Promise<void> => {
    if ((await store.send(removeConversation, { id })).ok) onRemoved(id);
    setToRemove(null);
  };
  return (
    <Sheet title={words.history} onClose={onClose}>
      <Stack>
        <Field label={words.find} type="search" value={searchText} onChange={setSearchText} />
        {searchResults ? (
          searchResults.length === 0 ? (
            <MutedText>{words.foundNone}</MutedText>
          ) : (
            <List>
              {searchResults.map(({ message, snippet }) => (
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
                  onClick={() => setToRemove(one)}
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
          onClose={() => setToRemove(null)}
        />
      )}
    </Sheet>
  );
};
