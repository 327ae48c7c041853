// @cache later

import { useEffect } from 'react';
import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
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
import { useDue } from './QueueItem.tsx';
import { useWorkbenchWords } from './workbench-words.ts';

/** A named condition opens its page in a new tab, so that a written answer is not lost. */
const pageOf = (condition: string | null) =>
  condition && conditionByKey(condition) ? { href: `/conditions/${condition}` } : {};

/** What the app, the server and the farmer take it for. */
const Findings = ({ review }: { readonly review: Case }) => {
  const { case: words } = useWorkbenchWords();
  const { language } = useLanguage();
  const format = useFormat();
  const name = (key: string): string => conditionByKey(key)?.name[language] ?? key;
  const outcome = (key: string): string => words.outcomes[key as keyof typeof words.outcomes] ?? key;
  const { condition, checked, pick } = review;
  return (
    <List label={words.app}>
      <ListItem
        picture={<CropDrawing crop={review.crop_type ?? ''} />}
        title={
          condition
            ? words.appSaid(name(condition), format.percent(review.confidence ?? 0))
            : outcome(review.outcome)
        }
        subtitle={words.app}
        {...pageOf(condition)}
      />
      {!condition &&
        review.top3.map((guess) => (
          <ListItem key={guess.condition} title={name(guess.condition)} {...pageOf(guess.condition)} />
        ))}
      {checked && (
        <ListItem
          title={checked.condition ? name(checked.condition) : outcome(checked.outcome)}
          subtitle={words.server}
          {...pageOf(checked.condition)}
        />
      )}
      {pick && (
        <ListItem
          title={pick === 'none' ? words.pickNone : name(pick)}
          subtitle={words.pick}
          {...pageOf(pick)}
        />
      )}
    </List>
  );
};

const CaseContent = ({ review, onChanged }: { readonly review: Case; readonly onChanged: () => void }) => {
  const { case: words } = useWorkbenchWords();
  const [current, ...earlier] = review.turns.map((turn, i) => ({ turn, n: i + 1 })).reverse();
  return (
    <>
      <Below>
        {current && <CaseTurn id={review.id} {...current} />}
        <Findings review={review} />
        {earlier.length > 0 && (
          <Fold id="earlier" title={words.earlier} fact={earlier.length}>
            <Stack>
              {earlier.map((one) => (
                <CaseTurn key={one.turn.asked_at} id={review.id} {...one} />
              ))}
            </Stack>
          </Fold>
        )}
      </Below>
      <Below isAside>
        {review.mine ? (
          <AnswerForm key={review.id} review={review} onChanged={onChanged} />
        ) : (
          <ClaimBar review={review} onChanged={onChanged} />
        )}
      </Below>
    </>
  );
};

const grounds = { good: 'leaf', watch: 'maize', bad: 'clay', unknown: 'soil' } as const;

const CaseScreen = ({ id }: { readonly id: string }) => {
  const { case: words, workbench } = useWorkbenchWords();
  const { refusals, retry } = useExpertWords();
  const { language } = useLanguage();
  const refusalText = useRefusalText(refusals);
  const dueOf = useDue();
  const { value, refusal, reload } = useOnlineCall(`reviews.read ${id}`, () =>
    call(readReview, { params: { id } }),
  );
  useEffect(() => {
    reload();
  }, [reload]);
  // The cached question must not be shown once another expert has claimed it.
  const review = refusal ? null : value;
  const isOpen = review && review.status !== 'answered' && review.status !== 'closed';
  const due = isOpen ? dueOf(review.due_at) : null;
  return (
    <Screen
      title={words.title}
      back="/expert"
      ground={grounds[due?.tone ?? 'unknown']}
      renderScene={(head) => (
        <SayingScene
          head={head}
          text={
            review
              ? review.crop_type
                ? (cropByKey(review.crop_type)?.name[language] ?? review.crop_type)
                : workbench.unknownCrop
              : refusal
                ? ''
                : '…'
          }
          detail={[review?.county, due?.text].filter(Boolean).join(' · ')}
        />
      )}
    >
      {review ? (
        <CaseContent review={review} onChanged={reload} />
      ) : (
        <Below>
          {refusal ? (
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
          ) : (
            <Skeleton shapes={['picture', 'card', 'card']} />
          )}
        </Below>
      )}
    </Screen>
  );
};

export const ExpertCaseScreen = ({ id }: { readonly id: string }) => {
  const { case: words, workbench } = useWorkbenchWords();
  const { session } = useSession();
  if (session?.role !== 'farmer') return <CaseScreen id={id} />;
  return (
    <Screen title={words.title} back="/expert">
      <Notice title={workbench.closed}>
        <p>{workbench.closedHint}</p>
      </Notice>
    </Screen>
  );
};
