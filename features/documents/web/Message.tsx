import { useMemo } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Language } from '#kit/web/words.tsx';
import type { ChatMessage, DocumentType, Quote } from '../domain/document.ts';
import { safetyWarningFor } from '../domain/safety-warning.ts';
import { useDocumentWords } from './words.ts';
import styles from './chat.module.css';

interface Props {
  readonly message: ChatMessage;
  readonly type: DocumentType;
  /** The language of the document. */ readonly documentLanguage: Language;
}

const QuoteFigure = ({
  quote: { text, page, line },
  type,
  tongue,
}: {
  readonly quote: Quote;
  readonly type: DocumentType;
  readonly tongue: Language;
}) => {
  const words = useDocumentWords();
  const format = useFormat();
  const place = type === 'pdf' ? words.page(format.number(page)) : words.line(format.number(line));
  return (
    <figure className={styles.quote}>
      <blockquote lang={tongue}>{text}</blockquote>
      <figcaption>{place}</figcaption>
    </figure>
  );
};

/** Each sentence of the model with its quotes from the document below. Our own answer consists of quotes only. */
const Answer = ({ message: { content, quotes, by }, type, documentLanguage }: Props) => {
  const words = useDocumentWords();
  const care = useMemo(() => safetyWarningFor(quotes), [quotes]);
  const lines = by === 'model' ? content.split('\n') : [content];
  const read = by === 'model' ? content : quotes.map(({ text }) => text).join('\n') || content;
  return (
    <Stack gap="small">
      <VisuallyHidden>{words.answers}</VisuallyHidden>
      {lines.map((sentence, i) => {
        const under = by === 'model' ? quotes.slice(i, i + 1) : quotes;
        return (
          <Stack key={i} gap="small">
            <p>{sentence}</p>
            {under.map((quote, n) => (
              <QuoteFigure key={n} quote={quote} type={type} tongue={documentLanguage} />
            ))}
          </Stack>
        );
      })}
      {care && <Notice tone="warn">{words.care[care]}</Notice>}
      <div className={styles.foot}>
        <small>{by === 'model' ? words.byModel : words.engines.phone}</small>
        <ReadAloud text={read} {...(by === 'phone' && quotes.length > 0 && { language: documentLanguage })} />
      </div>
    </Stack>
  );
};

export const Message = (props: Props) => {
  const words = useDocumentWords();
  const { role, content } = props.message;
  if (role === 'assistant')
    return (
      <div className={styles.answer}>
        <Answer {...props} />
      </div>
    );
  return (
    <p className={styles.question}>
      <VisuallyHidden>{words.you}: </VisuallyHidden>
      {content}
    </p>
  );
};
