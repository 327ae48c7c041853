import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { useFormat } from '#kit/web/format.ts';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import type { Question } from '../../contract.ts';
import { PreliminaryAnswerCard } from '../ask/PreliminaryAnswerCard.tsx';
import { AuthorLine } from '../post/AuthorLine.tsx';
import { PostAge } from '../post/PostAge.tsx';
import { PostPhotos } from '../post/PostPhotos.tsx';
import { StatusBadge } from '../post/StatusBadge.tsx';
import { TagList } from '../post/TagList.tsx';
import { useCommunityWords } from '../words.ts';
import { useVote } from './use-vote.ts';
import { VoteControl } from './VoteControl.tsx';
import styles from '../post/Post.module.css';

const QuestionVote = ({ question, mayVote }: { readonly question: Question; readonly mayVote: boolean }) => {
  const { votes } = useCommunityWords();
  const { mine, score, busy, vote } = useVote('question', question.id, question.vote_score);
  return mayVote ? (
    <VoteControl score={score} mine={mine} busy={busy} onVote={vote} />
  ) : (
    <strong>{votes(question.vote_score)}</strong>
  );
};

export const QuestionBody = ({
  question,
  mayVote,
}: {
  readonly question: Question;
  readonly mayVote: boolean;
}) => {
  const words = useCommunityWords();
  const { language } = useLanguage();
  const format = useFormat();
  const crop = question.crop_type && (cropByKey(question.crop_type)?.name[language] ?? question.crop_type);
  const facts = [
    words.categories[question.category_id],
    crop,
    question.farming_method && words.methods[question.farming_method],
    question.location && words.question.region(question.location),
  ].filter(Boolean);
  const ai = question.ai_preliminary_answer;
  return (
    <Stack>
      <article className={styles.post}>
        <header className={styles.head}>
          <div>
            <small>
              <bdi>{facts.join(' · ')}</bdi>
            </small>
            <h2>
              <bdi>{question.title}</bdi>
            </h2>
            <small>
              <AuthorLine author={question.author} /> · <PostAge at={question.created_at} /> ·{' '}
              {words.views(question.view_count)}
              {question.edited_at &&
                ` · ${words.question.edited(format.shortDay(new Date(question.edited_at)))}`}
            </small>
          </div>
          {question.crop_type && <CropDrawing crop={question.crop_type} />}
        </header>
        <div className={styles.body}>
          {question.expert && (
            <small>
              <bdi className={styles.name}>{words.question.putTo(question.expert.name)}</bdi>
            </small>
          )}
          <p className={styles.text}>
            <bdi>{question.content}</bdi>
          </p>
          <TagList tags={question.tags} />
          <PostPhotos post={question.id} images={question.images} />
          <SpaceBetween gap="small">
            <QuestionVote question={question} mayVote={mayVote} />
            <StatusBadge status={question.status} />
            <ReadAloud text={`${question.title}. ${question.content}`} />
          </SpaceBetween>
        </div>
      </article>
      {ai && (
        <PreliminaryAnswerCard
          text={ai.text}
          path={ai.path}
          sources={ai.sources}
          confidence={question.ai_confidence_score}
          worded={ai.worded}
        />
      )}
    </Stack>
  );
};
