import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { CardLink } from '#kit/web/ui/Card.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Question } from '../../contract.ts';
import { AuthorName } from '../post/AuthorLine.tsx';
import { PostAge } from '../post/PostAge.tsx';
import { truncate, PREVIEW_LENGTHS } from '../post/preview.ts';
import { StatusBadge } from '../post/StatusBadge.tsx';
import { TagList } from '../post/TagList.tsx';
import { useCommunityWords } from '../words.ts';
import styles from './QuestionCard.module.css';

const TAGS_SHOWN = 3;

/** One question in a list, with its crop. The whole card links to the full question. */
export const QuestionCard = ({ question }: { readonly question: Question }) => {
  const words = useCommunityWords();
  const { language } = useLanguage();
  const preliminary = question.ai_preliminary_answer?.text[language];
  return (
    <CardLink to={`/community/questions/${question.id}`} className={styles.card ?? ''}>
      <div className={styles.head}>
        <span className={styles.crop}>
          <CropDrawing crop={question.crop_type ?? ''} />
        </span>
        <div>
          <h3>
            <bdi>{question.title}</bdi>
          </h3>
          <small>
            <AuthorName author={question.author} /> · <PostAge at={question.created_at} /> ·{' '}
            {words.categories[question.category_id]}
          </small>
        </div>
      </div>
      <p className={styles.content}>
        <bdi>{truncate(question.content, PREVIEW_LENGTHS.content)}</bdi>
      </p>
      {preliminary && (
        <p className={styles.ai}>
          <small>{words.ai.title}</small>
          <br />
          {truncate(preliminary, PREVIEW_LENGTHS.ai)}
        </p>
      )}
      <TagList tags={question.tags} most={TAGS_SHOWN} />
      <div className={styles.foot}>
        <StatusBadge status={question.status} />
        <small>
          {words.votes(question.vote_score)} · {words.answers(question.answer_count)} ·{' '}
          {words.views(question.view_count)}
        </small>
      </div>
    </CardLink>
  );
};
