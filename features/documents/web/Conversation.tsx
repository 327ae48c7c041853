import { useEffect, useRef, useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { StickyComposer } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { detectLanguage } from '../domain/detect-language.ts';
import type { ChatMessage, LoadedDocument } from '../domain/document.ts';
import { DocumentComposer } from './DocumentComposer.tsx';
import { EngineChoice } from './EngineChoice.tsx';
import { Message } from './Message.tsx';
import { message, modelReply, phoneReply, type Question } from './replies.ts';
import { Samples } from './SuggestedQuestions.tsx';
import { useDocumentIndex } from './use-document-index.ts';
import { useEngine } from './use-engine.ts';
import { useDocumentWords } from './words.ts';

interface Props {
  readonly document: LoadedDocument;
  readonly messages: readonly ChatMessage[];
  readonly add: (message: ChatMessage) => void;
}

/** Waits until the progress is painted. The work that follows blocks the page on a slow phone. */
const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 30);
  });

export const Conversation = ({ document: { content, type }, messages, add }: Props) => {
  const words = useDocumentWords();
  const { language } = useLanguage();
  const refusalText = useRefusalText(words.refusals);
  const { documentIndex, broken, share } = useDocumentIndex(content);
  const engine = useEngine();
  const [thinking, setThinking] = useState(false);
  const isUnmounted = useRef(false);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const shown = messages.length;
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown, thinking]);

  const replyTo = async (text: string): Promise<ChatMessage> => {
    await afterPaint();
    if (documentIndex === null) throw new Error('the document is not indexed');
    const question: Question = { text, documentIndex, type, language, words, refusalText };
    if (engine.by === 'phone') return phoneReply(question);
    const { reply, left } = await modelReply(question);
    if (left !== undefined) engine.setCreditsLeft(left);
    return reply;
  };
  /** Drops an answer when the document was replaced since. */
  const ask = async (text: string): Promise<void> => {
    add(message('user', text));
    setThinking(true);
    const reply = await replyTo(text).catch(() => message('assistant', words.failed));
    if (isUnmounted.current) return;
    add(reply);
    setThinking(false);
  };
  const preparing = documentIndex === null && !broken;
  const busy = thinking || preparing;
  const samples = documentIndex && (
    <Samples
      documentIndex={documentIndex}
      busy={busy}
      onAsk={(text) => {
        void ask(text);
      }}
    />
  );
  return (
    <Stack>
      <div role="log" aria-live="polite">
        <Stack>
          {messages.map((one) => (
            <Message
              key={one.id}
              message={one}
              type={type}
              documentLanguage={detectLanguage(content, language)}
            />
          ))}
        </Stack>
      </div>
      {preparing ? (
        <Progress label={words.preparing} done={share} total={1} />
      ) : (
        thinking && <Progress label={words.thinking} />
      )}
      <div ref={end} />
      {samples}
      <EngineChoice engine={engine} />
      <StickyComposer>
        <DocumentComposer
          busy={busy}
          onAsk={(text) => {
            void ask(text);
          }}
        />
      </StickyComposer>
    </Stack>
  );
};
