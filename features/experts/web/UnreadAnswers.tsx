import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useUnreadAnswers } from './use-reviews.ts';
import { useExpertWords } from './words.ts';

/** Unread answers, above the history of checks. */
export const UnreadAnswers = () => {
  const words = useExpertWords();
  const answers = useUnreadAnswers();
  if (answers.length === 0) return null;
  return (
    <Stack gap="small">
      {answers.map((review) => (
        <Notice
          key={review.id}
          tone="good"
          title={review.disease_name ? words.newAnswer(review.disease_name) : words.newAnswerUnnamed}
          action={<LinkButton to={`/scan/${review.scan_id}`}>{words.read}</LinkButton>}
        />
      ))}
    </Stack>
  );
};
