import type { ReactNode } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Chip, ChipRow } from '#kit/web/ui/ChipRow.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { AnswerView } from '../../domain/message.ts';
import type { ChatBlock } from '../../domain/types.ts';
import type { Message } from '../projections.ts';
import { useChatWords } from '../words.ts';
import { AnswerActions, AskExpert, ShareAnswer } from './AnswerActions.tsx';
import { Block, FindingHead, Sources } from './AnswerParts.tsx';
import { ChatImage } from './ChatImage.tsx';
import { DiagramView } from './DiagramView.tsx';
import styles from '../chat.module.css';

const viewOf = ({ shown }: Message): AnswerView | null =>
  // Built by `toAnswerView`, on this phone or on the server.
  shown as unknown as AnswerView | null;

/** The parts of an answer. The heading already shows the first sentence of the lead. */
const blocksOf = ({ blocks, finding }: AnswerView): readonly ChatBlock[] =>
  finding
    ? blocks
        .map((block) => (block.kind === 'lead' ? { ...block, sentences: block.sentences.slice(1) } : block))
        .filter(({ sentences }) => sentences.length > 0)
    : blocks;

/** Our own answer as its parts; an older one without parts as text. */
const AnswerBlocks = ({ content, shown }: { readonly content: string; readonly shown: AnswerView | null }) =>
  shown?.blocks ? (
    <>
      {blocksOf(shown)
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

const Choices = ({
  shown,
  onAsk,
}: {
  readonly shown: AnswerView;
  readonly onAsk: (text: string) => void;
}) => {
  const words = useChatWords();
  return shown.clarify ? (
    <div className={styles.choices} role="group" aria-label={words.choose}>
      <p>{shown.clarify.question}</p>
      {shown.clarify.choices.map(({ label, ask }) => (
        <Button key={ask} tone="quiet" onClick={() => onAsk(ask)}>
          {label}
        </Button>
      ))}
    </div>
  ) : null;
};

/** Questions that lead on, as chips in one row. */
const FollowUps = ({
  shown: { next = [], door },
  question,
  onAsk,
}: {
  readonly shown: AnswerView;
  readonly question: string;
  readonly onAsk: (text: string) => void;
}) => {
  const words = useChatWords();
  return next.length === 0 ? null : (
    <ChipRow label={words.next}>
      {next.map((text) => (
        <Chip key={text} onClick={() => onAsk(text)}>
          {text}
        </Chip>
      ))}
      {!door && <AskExpert question={question} isChip />}
    </ChipRow>
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

/** CHT-19: the finding, what to check and do, sources on a tap, and a link to an expert if it is unsure. */
export const Answer = ({ message, question, isLast, onAsk, children }: Props) => {
  const words = useChatWords();
  const { content, language, engine, isImage, imageUrl, imagePrompt } = message;
  const shown = viewOf(message);
  const hash = imageUrl?.split('/').pop();
  const isModel = engine === 'model';
  return (
    <>
      <article className={styles.answer} lang={language} aria-label={words.mavunoSaid}>
        {shown?.finding && <FindingHead finding={shown.finding} />}
        <div className={styles.parts}>
          {isImage && hash ? (
            <ChatImage hash={hash} alt={words.picture(imagePrompt ?? '')} prompt={imagePrompt} />
          ) : null}
          <AnswerBlocks content={content} shown={shown} />
          <CollapsedBlocks shown={shown} />
          {shown?.clarify && isLast && <Choices shown={shown} onAsk={onAsk} />}
          {shown?.sources && !isModel && <AnswerActions shown={shown} />}
          {(shown?.door || children) && (
            <div className={styles.acts}>
              {shown?.door && <AskExpert question={question} />}
              {children}
            </div>
          )}
          {!isImage && (
            <div className={styles.from}>
              {isModel ? (
                <p>{words.fromModel}</p>
              ) : shown?.sources && shown.sources.length > 0 ? (
                <Sources sources={shown.sources} />
              ) : (
                <p>{words.fromBook}</p>
              )}
              <ReadAloud text={content} language={language} />
              <ShareAnswer text={content} />
            </div>
          )}
        </div>
      </article>
      {shown && isLast && <FollowUps shown={shown} question={question} onAsk={onAsk} />}
    </>
  );
};
