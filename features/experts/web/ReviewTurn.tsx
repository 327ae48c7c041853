import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Photo } from '#kit/web/photo/Photo.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import type { Answer, Review, Turn } from './use-reviews.ts';
import { VoiceNote } from './VoiceNote.tsx';
import { useExpertWords } from './words.ts';
import styles from './ReviewTurn.module.css';

const Advice = lazy(async () => ({ default: (await import('./AnswerAdvice.tsx')).AnswerAdvice }));

const ExpertDiagnosis = ({
  condition,
  matchesApp,
}: {
  readonly condition: string;
  readonly matchesApp: boolean;
}) => {
  const words = useExpertWords();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const name = conditionByKey(condition)?.name[language] ?? condition;
  return (
    <>
      <p>
        <strong>{matchesApp ? words.confirms(name) : words.diagnoses(name)}</strong>
      </p>
      {!matchesApp && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.advice(name)}</summary>
          {open && (
            <Suspense fallback={null}>
              <Advice condition={condition} />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
};

const AnswerPart = ({
  review,
  answer,
  n,
}: {
  readonly review: Review;
  readonly answer: Answer;
  readonly n: number;
}) => {
  const words = useExpertWords();
  const format = useFormat();
  return (
    <div className={styles.answer}>
      <p>
        <strong>{words.answeredBy(answer.by)}</strong>{' '}
        <small>{format.age(Date.parse(answer.at), Date.now())}</small>
      </p>
      {answer.condition && (
        <ExpertDiagnosis condition={answer.condition} matchesApp={review.condition === answer.condition} />
      )}
      {answer.text && (
        <div className={styles.said}>
          <p className={styles.text}>{answer.text}</p>
          <ReadAloud text={answer.text} />
        </div>
      )}
      {answer.voice && <VoiceNote reviewId={review.id} n={n} seconds={answer.voice.seconds} />}
    </div>
  );
};

/** One question and its answer. The first question's photos are the check's own, shown above. */
export const ReviewTurn = ({
  review,
  turn,
  n,
}: {
  readonly review: Review;
  readonly turn: Turn;
  readonly n: number;
}) => {
  const words = useExpertWords();
  return (
    <Stack gap="small">
      <div>
        <h3 className={styles.heading}>{words.yourQuestion}</h3>
        {turn.note ? <p className={styles.text}>{turn.note}</p> : <MutedText>{words.noNote}</MutedText>}
        {n > 1 &&
          turn.photos.map((hash, i) => <Photo key={hash} hash={hash} label={words.yourPhoto(i + 1)} />)}
      </div>
      {turn.answer && <AnswerPart review={review} answer={turn.answer} n={n} />}
    </Stack>
  );
};
