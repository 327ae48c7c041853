// @cache later

import { useEffect } from 'react';
import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { readReview } from '../../contract.ts';
import { useExpertWords } from '../words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { Case } from './case.ts';
import { CaseTurn } from './CaseTurn.tsx';
import { ClaimBar } from './ClaimBar.tsx';
import { DueState } from './QueueItem.tsx';
import { useWorkbenchWords } from './workbench-words.ts';
import styles from './CaseTurn.module.css';

const AppResult = ({ review }: { readonly review: Case }) => {
  const { case: words, workbench } = useWorkbenchWords();
  const { language } = useLanguage();
  const format = useFormat();
  const name = (key: string): string => conditionByKey(key)?.name[language] ?? key;
  const outcome = (key: string): string => words.outcomes[key as keyof typeof words.outcomes] ?? key;
  const crop = review.crop_type
    ? (cropByKey(review.crop_type)?.name[language] ?? review.crop_type)
    : workbench.unknownCrop;
  return (
    <section className={styles.found}>
      <header className={styles.head}>
        <div>
          <small>{[crop, review.county].filter(Boolean).join(' · ')}</small>
          <h2>
            <span className={styles.by}>{words.app}: </span>
            {review.condition
              ? words.appSaid(name(review.condition), format.percent(review.confidence ?? 0))
              : outcome(review.outcome)}
          </h2>
        </div>
        <CropDrawing crop={review.crop_type ?? ''} />
      </header>
      {!review.condition && review.top3.length > 0 && (
        <ul>
          {review.top3.map((guess) => (
            <li key={guess.condition}>{name(guess.condition)}</li>
          ))}
        </ul>
      )}
      {review.checked && (
        <MutedText>
          {words.server(
            review.checked.condition ? name(review.checked.condition) : outcome(review.checked.outcome),
          )}
        </MutedText>
      )}
      {review.pick && (
        <MutedText>{review.pick === 'none' ? words.pickNone : words.pick(name(review.pick))}</MutedText>
      )}
    </section>
  );
};

const CaseContent = ({ id }: { readonly id: string }) => {
  const { case: words } = useWorkbenchWords();
  const { refusals, retry } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const { value, refusal, reload } = useOnlineCall(`reviews.read ${id}`, () =>
    call(readReview, { params: { id } }),
  );
  useEffect(() => {
    reload();
  }, [reload]);
  // The cached question must not be shown once another expert has claimed it.
  if (refusal)
    return (
      <ErrorCard
        what={words.loadFailed}
        whatToDo={refusalText(refusal)}
        requestId={refusal.requestId}
        action={
          <Button tone="quiet" onClick={reload}>
            {retry}
          </Button>
        }
      />
    );
  if (!value) return <Skeleton shapes={['picture', 'card', 'card']} />;
  return (
    <Stack>
      {value.status !== 'answered' && value.status !== 'closed' && (
        <div>
          <DueState due={value.due_at} />
        </div>
      )}
      <AppResult review={value} />
      {value.turns.map((turn, i) => (
        <CaseTurn key={turn.asked_at} id={id} turn={turn} n={i + 1} />
      ))}
      {value.mine ? (
        <>
          <Notice>{words.claimedHint}</Notice>
          <AnswerForm key={value.id} review={value} onChanged={reload} />
        </>
      ) : (
        <ClaimBar review={value} onChanged={reload} />
      )}
    </Stack>
  );
};

export const ExpertCaseScreen = ({ id }: { readonly id: string }) => {
  const { case: words, workbench } = useWorkbenchWords();
  const { session } = useSession();
  return (
    <Screen title={words.title} back="/expert">
      {session?.role === 'farmer' ? (
        <Notice title={workbench.closed}>
          <p>{workbench.closedHint}</p>
        </Notice>
      ) : (
        <CaseContent id={id} />
      )}
    </Screen>
  );
};
