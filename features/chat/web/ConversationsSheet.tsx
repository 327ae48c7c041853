import { useDeferredValue, useEffect, useState } from 'react';
import { fold, originalRange } from '#kit/pure/search/fold.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { removeConversation } from '../contract.ts';
import type { Conversation, Message } from './projections.ts';
import { useChatRefusals, useChatWords } from './words.ts';
import styles from './chat.module.css';

const MAX_RESULTS = 40;
const SNIPPET_CHARS = 60;

/** The text around the search term; null if the message does not contain it. */
const snippetOf = (content: string, foldedTerm: string): string | null => {
  const folded = fold(content);
  const matchIndex = folded.text.indexOf(foldedTerm);
  if (matchIndex < 0) return null;
  // Folding changes lengths: "…" becomes three characters.
  const match = originalRange(folded, matchIndex, matchIndex + foldedTerm.length);
  const start = Math.max(0, match.start - SNIPPET_CHARS);
  const end = match.end + SNIPPET_CHARS;
  return `${start > 0 ? '…' : ''}${content.slice(start, end).trim()}${end < content.length ? '…' : ''}`;
};

interface SearchResult {
  readonly message: Message;
  readonly snippet: string;
}

/**
 * The newest 40 messages on this phone that contain the search text; null when there is no search, `failed`
 * if the messages could not be read. They are read only when a search starts.
 */
const useSearchResults = (foldedTerm: string): readonly SearchResult[] | 'failed' | null => {
  const store = useStore();
  const [allMessages, setAllMessages] = useState<readonly Message[] | 'failed' | null>(null);
  const isSearching = foldedTerm !== '';
  useEffect(() => {
    if (isSearching)
      store.everyRow('chat_message').then(
        (rows) => setAllMessages(rows as readonly object[] as readonly Message[]),
        () => setAllMessages('failed'),
      );
  }, [store, isSearching]);
  if (!isSearching || !allMessages) return null;
  if (allMessages === 'failed') return 'failed';
  return (
    allMessages
      .flatMap((message) => {
        const snippet = snippetOf(message.content, foldedTerm);
        return snippet ? [{ message, snippet }] : [];
      })
      // Ids are UUIDv7, so they sort by time.
      .sort((a, b) => (a.message.id < b.message.id ? 1 : -1))
      .slice(0, MAX_RESULTS)
  );
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
  const refusalText = useRefusalText(useChatRefusals());
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
    const removed = await store.send(removeConversation, { id });
    if (removed.ok) onRemoved(id);
    else showToast(refusalText(removed), { tone: 'bad' });
  };
  return (
    <Sheet title={words.history} onClose={onClose}>
      <Stack>
        <Field label={words.find} type="search" value={searchText} onChange={setSearchText} />
        {searchResults === 'failed' ? (
          <Notice tone="warn">{words.findFailed}</Notice>
        ) : searchResults ? (
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
