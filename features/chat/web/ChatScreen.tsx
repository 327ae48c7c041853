import { useEffect, useRef, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Empty } from '#kit/web/ui/Empty.tsx';
import { ChatIcon, EditIcon, MenuIcon } from '#kit/web/ui/icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { offlineBook } from './answering/offline-index.ts';
import type { LocalAttachment } from './attachments.ts';
import { mirrorPersona } from './chat-keys.ts';
import { Composer } from './Composer.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { Messages } from './messages/Messages.tsx';
import { useAutoMessage } from './use-auto-message.ts';
import { useChat } from './use-chat.ts';
import { useConversation } from './use-conversation.ts';
import { useModelOptions } from './use-ways.ts';
import { useChatWords } from './words.ts';
import styles from './chat.module.css';

/** Scrolls a new question to the top of the screen; nothing else moves while reading. */
const useShown = (newest: string | null): (() => void) => {
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
  const conversing = useConversation();
  const ways = useModelOptions();
  const { work, online, send, again, askModel } = useChat(conversing, ways);
  const [isListing, setListing] = useState(false);
  const { messages } = conversing;
  const showNewest = useShown(messages?.filter(({ role }) => role === 'user').pop()?.id ?? null);
  const say = (text: string, attached: readonly LocalAttachment[] = []): Promise<boolean> => {
    showNewest();
    return send(text, attached);
  };
  useAutoMessage(messages !== null, (text) => {
    void say(text);
  });
  useEffect(() => {
    mirrorPersona(language);
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
          <IconButton icon={MenuIcon} label={words.history} onClick={() => setListing(true)} />
          <IconButton icon={EditIcon} label={words.newOne} onClick={conversing.begin} />
        </div>
      }
      action={<Composer onSend={say} isBusy={work !== null} />}
    >
      <div className={styles.body}>
        {messages === null ? (
          <Skeleton of={['card', 'card']} />
        ) : messages.length === 0 && !work ? (
          <Empty drawing={<ChatIcon size={88} />} sentence={`${words.empty} ${words.emptyText}`} />
        ) : (
          <Messages
            messages={messages}
            work={work}
            ways={ways}
            online={online}
            onSay={(text) => {
              void say(text);
            }}
            onModel={(one) => {
              void askModel(one);
            }}
            onAgain={again}
          />
        )}
      </div>
      {isListing && (
        <HistorySheet
          onOpen={conversing.open}
          onRemoved={(id) => {
            if (id === conversing.id) conversing.begin();
          }}
          onClose={() => setListing(false)}
        />
      )}
    </Screen>
  );
};
