// @cache later

import type { ReplyOf } from '#kit/pure/contract.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import type { reviewQueue } from '../../contract.ts';
import { timeLeft } from '../../domain/review.ts';
import { useWorkbenchWords } from './workbench-words.ts';

type Queued = ReplyOf<typeof reviewQueue>['reviews'][number];

export const DueBadge = ({ due }: { readonly due: string | null }) => {
  const { workbench: words } = useWorkbenchWords();
  if (due === null) return <Badge tone="plain">{words.noPromise}</Badge>;
  const left = timeLeft(due, Date.now());
  return left < 0 ? (
    <Badge tone="clay">{words.late(Math.floor(-left / HOUR_MS))}</Badge>
  ) : (
    <Badge tone={left < 4 * HOUR_MS ? 'maize' : 'leaf'}>{words.due(Math.floor(left / HOUR_MS))}</Badge>
  );
};

export const QueueItem = ({ review }: { readonly review: Queued }) => {
  const { workbench: words, case: ofCase } = useWorkbenchWords();
  const { language } = useLanguage();
  const crop = review.crop_type
    ? (cropByKey(review.crop_type)?.name[language] ?? review.crop_type)
    : words.unknownCrop;
  const found = review.condition
    ? (conditionByKey(review.condition)?.name[language] ?? review.condition)
    : (ofCase.outcomes[review.outcome as keyof typeof ofCase.outcomes] ?? review.outcome);
  const facts = [
    found,
    review.county,
    words.languages[review.language],
    words.photos(review.photos),
    review.again && words.again,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <ListItem
      to={`/expert/${review.id}`}
      title={crop}
      under={facts}
      beside={
        <>
          {review.mine && <Badge tone="sky">{words.mine}</Badge>}
          <DueBadge due={review.due_at} />
        </>
      }
    />
  );
};
