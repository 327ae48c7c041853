import { useEffect, useRef, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { ChatIcon } from '#kit/web/ui/icons.tsx';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { offlineBook } from './answering/offline-book.ts';
import type { LocalAttachment } from './attachments.ts';
import { savePersona } from './chat-keys.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatStart } from './ChatStart.tsx';
import { ConversationsSheet } from './ConversationsSheet.tsx';
import { Messages } from './messages/Messages.tsx';
import { useAutoMessage } from './use-auto-message.ts';
import { useChat } from './use-chat.ts';
import { useConversation } from './use-conversation.ts';
import { useModelOptions } from './use-model-options.ts';
import { useChatWords } from './words.ts';
import styles from './chat.module.css';

/** Scrolls a new question to the top of the screen; nothing else moves while reading. */
const useScrollToNewest = (newest: string | null): (() => void) => {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || newest === null) return;
    wanted.current = false;
    document.getElementById(`said-${newest}`)?.scrollIntoView?.({ block: 'start' });
  }, [newest]);
  return () => {
    wanted.current = true;
  };
};

export const ChatScreen = () => {
  const words = useChatWords();
  const { language } = useLanguage();
  const currentConversation = useConversation();
  const modelOptions = useModelOptions();
  const { work, online, send, again, askModel } = useChat(currentConversation, modelOptions);
  const [isHistoryOpen, setListing] = useState(false);
  const { messages } = currentConversation;
  const showNewest = useScrollToNewest(messages?.filter(({ role }) => role === 'user').pop()?.id ?? null);
  const say = (text: string, attached: readonly LocalAttachment[] = []): Promise<boolean> => {
    showNewest();
    return send(text, attached);
  };
  useAutoMessage(messages !== null, (text) => {
    void say(text);
  });
  useEffect(() => {
    savePersona(language);
  }, [language]);
  // Loaded while the farmer types, so that the first answer is immediate.
  useEffect(() => {
    void offlineBook().catch(logError('chat.book'));
  }, []);
  return (
    <Screen
      title={words.title}
      beside={
        <div className={styles.beside}>
          <IconButton icon={ChatIcon} label={words.history} onClick={() => setListing(true)} />
          <IconButton icon={EditIcon} label={words.newOne} onClick={currentConversation.startNew} />
        </div>
      }
      composer={<ChatComposer onSend={say} isBusy={work !== null} />}
    >
      <div className={styles.body}>
        {messages === null ? (
          <Skeleton shapes={['card', 'card']} />
        ) : messages.length === 0 && !work ? (
          <ChatStart
            onAsk={(text) => {
              void say(text);
            }}
          />
        ) : (
          <Messages
            messages={messages}
            work={work}
            modelOptions={modelOptions}
            online={online}
            onSubmitText={(text) => {
              void say(text);
            }}
            onAskModel={(one) => {
              void askModel(one);
            }}
            onRetry={again}
          />
        )}
      </div>
      {isHistoryOpen && (
        <ConversationsSheet
          onOpen={currentConversation.open}
          onRemoved={(id) => {
            if (id === currentConversation.id) currentConversation.startNew();
          }}
          onClose={() => setListing(false)}
        />
      )}
    </Screen>
  );
};
