import { CropDrawing } from '#features/fields/web/CropDrawing.tsx';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { State, type StateTone } from '#kit/web/ui/State.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import type { reviewQueue } from '../../contract.ts';
import { timeLeft } from '../../domain/review.ts';
import { useWorkbenchWords } from './workbench-words.ts';

type QueuedReview = ReplyOf<typeof reviewQueue>['reviews'][number];

/** How much of the promised time is left, and how near its end is. */
export const useDue = (): ((due: string | null) => { readonly tone: StateTone; readonly text: string }) => {
  const { workbench: words } = useWorkbenchWords();
  return (due) => {
    if (due === null) return { tone: 'unknown', text: words.noDeadline };
    const msLeft = timeLeft(due, Date.now());
    return msLeft < 0
      ? { tone: 'bad', text: words.overdueBy(Math.floor(-msLeft / HOUR_MS)) }
      : { tone: msLeft < 4 * HOUR_MS ? 'watch' : 'good', text: words.due(Math.floor(msLeft / HOUR_MS)) };
  };
};

export const QueueItem = ({ review }: { readonly review: QueuedReview }) => {
  const { workbench: words, case: caseTexts } = useWorkbenchWords();
  const { language } = useLanguage();
  const due = useDue()(review.due_at);
  const crop = review.crop_type
    ? (cropByKey(review.crop_type)?.name[language] ?? review.crop_type)
    : words.unknownCrop;
  const diagnosis = review.condition
    ? (conditionByKey(review.condition)?.name[language] ?? review.condition)
    : (caseTexts.outcomes[review.outcome as keyof typeof caseTexts.outcomes] ?? review.outcome);
  const facts = [
    diagnosis,
    review.county,
    words.languages[review.language],
    words.photos(review.photos),
    review.again && words.followUp,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <ListItem
      to={`/expert/${review.id}`}
      picture={<CropDrawing crop={review.crop_type ?? ''} />}
      tone="maize"
      title={crop}
      subtitle={facts}
      trailing={
        <>
          {review.mine && <Badge tone="sky">{words.assignedToYou}</Badge>}
          <State tone={due.tone}>{due.text}</State>
        </>
      }
    />
  );
};
