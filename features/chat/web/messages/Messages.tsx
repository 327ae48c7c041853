import { useOutbox } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { askLater } from '../../contract.ts';
import type { Work } from '../answering/use-work.ts';
import type { Message } from '../projections.ts';
import type { ModelOptions } from '../use-model-options.ts';
import { useChatWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import { ChatImage } from './ChatImage.tsx';
import styles from '../chat.module.css';

const UserMessage = ({ message: { id, content, attachments, language } }: { readonly message: Message }) => {
  const words = useChatWords();
  return (
    <li id={`said-${id}`} className={styles.mine}>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map((one) => (
            <li key={one.id} className={one.photo ? undefined : styles.file}>
              {one.photo ? <ChatImage hash={one.photo} alt={words.photo} small /> : one.name}
            </li>
          ))}
        </ul>
      )}
      {content && (
        <p className={styles.said} lang={language}>
          <span className="unseen">{words.youSaid}: </span>
          {content}
        </p>
      )}
    </li>
  );
};

/** CHT-04. */
const WorkInProgress = ({ kind, text }: Work) => {
  const words = useChatWords();
  return (
    <li className={styles.theirs}>
      {text !== '' && (
        <article className={styles.answer}>
          <p>{text}</p>
        </article>
      )}
      <p className={styles.working} role="status">
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {kind === 'drawing' ? words.drawing : kind === 'looking' ? words.looking : words.thinking}
      </p>
    </li>
  );
};

interface ModelProps {
  readonly question: Message;
  readonly modelOptions: ModelOptions | null;
  readonly online: boolean;
  readonly isBusy: boolean;
  readonly onAsk: (question: Message) => void;
}

/** Sent only on a tap, because it costs a credit and the question leaves the phone. */
const AskModelButton = ({ question, modelOptions, online, isBusy, onAsk }: ModelProps) => {
  const words = useChatWords();
  const isQueued = useOutbox().some(
    ({ name, args, state }) =>
      name === askLater.name &&
      state !== 'applied' &&
      state !== 'refused' &&
      (args as { question_id?: unknown }).question_id === question.id,
  );
  if (!modelOptions?.model) return null;
  if (isQueued) return <MutedText>{words.later}</MutedText>;
  return (
    <div>
      <Button tone="quiet" disabled={isBusy} onClick={() => onAsk(question)}>
        {online ? words.withModel(modelOptions.costs.answer) : words.withModelLater}
      </Button>
      <MutedText>{words.modelLeaves}</MutedText>
    </div>
  );
};

interface Props {
  readonly messages: readonly Message[];
  readonly work: Work | null;
  readonly modelOptions: ModelOptions | null;
  readonly online: boolean;
  readonly onSubmitText: (text: string) => void;
  readonly onAskModel: (question: Message) => void;
  readonly onRetry: (question: Message) => void;
}

export const Messages = ({
  messages,
  work,
  modelOptions,
  online,
  onSubmitText,
  onAskModel,
  onRetry,
}: Props) => {
  const words = useChatWords();
  const answers = messages.filter(({ role }) => role === 'assistant');
  const last = messages[messages.length - 1];
  const questionOf = ({ reply_to: to }: Message): Message | undefined => messages.find(({ id }) => id === to);
  const hasModel = (question: Message): boolean =>
    answers.some(({ reply_to: to, engine }) => to === question.id && engine === 'model');
  return (
    <div role="log" aria-live="polite" aria-label={words.log}>
      <ol className={styles.log}>
        {messages.map((message) => {
          if (message.role === 'user') return <UserMessage key={message.id} message={message} />;
          const question = questionOf(message);
          return (
            <li key={message.id} className={styles.theirs}>
              <Answer
                message={message}
                question={question?.content ?? ''}
                isLast={message === last}
                onAsk={onSubmitText}
              >
                {question &&
                  message.engine === 'own' &&
                  !hasModel(question) &&
                  work?.replyTo !== question.id && (
                    <AskModelButton
                      question={question}
                      modelOptions={modelOptions}
                      online={online}
                      isBusy={work !== null}
                      onAsk={onAskModel}
                    />
                  )}
              </Answer>
            </li>
          );
        })}
        {work && <WorkInProgress {...work} />}
        {last?.role === 'user' && !work && (
          <li className={styles.theirs}>
            <MutedText>{words.noAnswer}</MutedText>
            <Button tone="quiet" onClick={() => onRetry(last)}>
              {words.retry}
            </Button>
          </li>
        )}
      </ol>
    </div>
  );
};
