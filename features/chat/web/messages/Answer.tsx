import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { emptyDraft, readDraft, type Draft } from '#features/community/web/ask/draft.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { PeopleIcon } from '#kit/web/ui/icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { AnswerView } from '../../domain/message.ts';
import type { ChatBlock, ChatSource } from '../../domain/types.ts';
import type { Message } from '../projections.ts';
import { useChatWords } from '../words.ts';
import { ChatImage } from './ChatImage.tsx';
import { DiagramView } from './DiagramView.tsx';
import styles from '../chat.module.css';

const Block = ({ kind, title, sentences }: ChatBlock) => (
  <div className={classes(kind === 'lead' && styles.lead, kind === 'safe' && styles.safe)}>
    {title && <h2>{title}</h2>}
    {title && sentences.length > 1 ? (
      <ul>
        {sentences.map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    ) : (
      sentences.map(({ text }, i) => <p key={i}>{text}</p>)
    )}
  </div>
);

const Source = ({ title, publisher, year, url, basis, path }: ChatSource) => {
  const words = useChatWords();
  return (
    <li>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
      {', '}
      {basis === 'own' ? words.own : [publisher, year].filter(Boolean).join(' ')}
      {path && (
        <>
          {' · '}
          <Link href={path}>{words.page}</Link>
        </>
      )}
    </li>
  );
};

const Sources = ({ sources }: { readonly sources: readonly ChatSource[] }) => {
  const words = useChatWords();
  return sources.length === 0 ? null : (
    <details className={styles.sources}>
      <summary>{words.sources(sources.length)}</summary>
      <ol>
        {sources.map((one) => (
          <Source key={one.id} {...one} />
        ))}
      </ol>
    </details>
  );
};

/** Passes the question to the form, where the farmer chooses an expert; an existing draft stays. */
const AskExpert = ({ question }: { readonly question: string }) => {
  const words = useChatWords();
  const [, go] = useLocation();
  const draft = useDraftForm<Draft>('community_ask', readDraft, () => emptyDraft);
  const ask = (): void => {
    if (draft.current().content.trim() === '') draft.update((now) => ({ ...now, content: question }));
    go('/community?tab=experts');
  };
  return (
    <Button tone="quiet" icon={PeopleIcon} onClick={ask}>
      {words.askExpert}
    </Button>
  );
};

/** Our own answer as its parts; an older one without parts as text. */
const AnswerBlocks = ({ content, shown }: { readonly content: string; readonly shown: AnswerView | null }) =>
  shown?.blocks ? (
    <>
      {shown.blocks
        .filter(({ isMore }) => !isMore)
        .map((block, i) => (
          <Block key={i} {...block} />
        ))}
      {shown.diagram && <DiagramView diagram={shown.diagram} title={shown.blocks[0]?.title ?? content} />}
    </>
  ) : (
    <p>{content}</p>
  );

/** Collapsed parts of an answer. On a small screen, the first steps come first. */
const CollapsedBlocks = ({ shown }: { readonly shown: AnswerView | null }) => {
  const words = useChatWords();
  const blocks = shown?.blocks?.filter(({ isMore }) => isMore) ?? [];
  return blocks.length === 0 ? null : (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      {blocks.map((block, i) => (
        <Block key={i} {...block} />
      ))}
    </details>
  );
};

interface Props {
  readonly message: Message;
  readonly question: string;
  readonly isLast: boolean;
  readonly onAsk: (text: string) => void;
  /** Further actions on the question, such as asking a model. */
  readonly children?: ReactNode;
}

/** CHT-19: sources on a tap, choices as buttons, and a link to an expert if the answer is unsure. */
export const Answer = ({
  message: { content, language, engine, isImage, imageUrl, imagePrompt, shown: raw },
  question,
  isLast,
  onAsk,
  children,
}: Props) => {
  const words = useChatWords();
  // Built by `toAnswerView`, on this phone or on the server.
  const shown = raw as unknown as AnswerView | null;
  const hash = imageUrl?.split('/').pop();
  return (
    <article
      className={classes(styles.answer, engine === 'model' && styles.model)}
      lang={language}
      aria-label={words.mavunoSaid}
    >
      {isImage && hash ? (
        <ChatImage hash={hash} alt={words.picture(imagePrompt ?? '')} prompt={imagePrompt} />
      ) : null}
      <AnswerBlocks content={content} shown={shown} />
      <CollapsedBlocks shown={shown} />
      {shown?.clarify && isLast && (
        <div className={styles.choices} role="group" aria-label={words.choose}>
          <p>{shown.clarify.question}</p>
          {shown.clarify.choices.map(({ label, ask }) => (
            <Button key={ask} tone="quiet" onClick={() => onAsk(ask)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {shown?.sources && <Sources sources={shown.sources} />}
      <div className={styles.from}>
        <span>{engine === 'model' ? (isImage ? null : words.fromModel) : words.fromBook}</span>
        {!isImage && <ReadAloud text={content} language={language} />}
      </div>
      {(shown?.door || children) && (
        <div className={styles.acts}>
          {shown?.door && <AskExpert question={question} />}
          {children}
        </div>
      )}
    </article>
  );
};
