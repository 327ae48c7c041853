// @cache later

import { useEffect, useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStaffScreenWords } from '#kit/web/staff/staff-parts.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List } from '#kit/web/ui/List.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { reviewQueue } from '../../contract.ts';
import { useExpertWords } from '../words.ts';
import { GrantFold } from './GrantFold.tsx';
import { NameCard } from './NameCard.tsx';
import { QueueItem } from './QueueItem.tsx';
import { useWorkbenchWords } from './workbench-words.ts';

type Queue = ReplyOf<typeof reviewQueue>;
interface Filter {
  readonly crop: string;
  readonly language: '' | 'en' | 'sw';
  readonly county: string;
}
const noFilter: Filter = { crop: '', language: '', county: '' };

const queryOf = ({ crop, language, county }: Filter, after?: string) => ({
  ...(crop && { crop }),
  ...(language && { language }),
  ...(county && { county }),
  ...(after && { after }),
});

/** The list is requested whenever the screen opens: others work on the same questions. */
const useQueue = (filter: Filter) => {
  const key = `reviews.queue ${JSON.stringify(filter)}`;
  const first = useOnlineCall(key, () => call(reviewQueue, { query: queryOf(filter) }));
  const [more, setMore] = useState<{ readonly of: Queue; readonly pages: readonly Queue[] } | null>(null);
  const { reload } = first;
  useEffect(() => {
    reload();
  }, [reload]);
  const pages = first.value ? [first.value, ...(more && more.of === first.value ? more.pages : [])] : [];
  const next = pages[pages.length - 1]?.next ?? null;
  const showMore = async (): Promise<void> => {
    const page = await call(reviewQueue, { query: queryOf(filter, next ?? undefined) });
    if (page.ok && first.value) setMore({ of: first.value, pages: [...pages.slice(1), page.value] });
  };
  return { ...first, reviews: pages.flatMap((page) => page.reviews), next, showMore };
};

const Filters = ({
  queue,
  filter,
  onChange,
}: {
  readonly queue: Queue;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}) => {
  const { workbench: words } = useWorkbenchWords();
  const { language } = useLanguage();
  const all = { value: '', label: words.all };
  const nameOf = (crop: string): string => cropByKey(crop)?.name[language] ?? crop;
  const chosen = [
    filter.crop && nameOf(filter.crop),
    filter.county,
    filter.language && words.languages[filter.language],
  ].filter(Boolean);
  return (
    <Fold id="queue-filter" title={words.filter} fact={chosen.join(' · ') || words.filterNone}>
      <Stack gap="small">
        <Select
          label={words.crop}
          value={filter.crop}
          onChange={(crop) => onChange({ ...filter, crop })}
          options={[all, ...queue.crops.map((value) => ({ value, label: nameOf(value) }))]}
        />
        <Select
          label={words.county}
          value={filter.county}
          onChange={(county) => onChange({ ...filter, county })}
          options={[all, ...queue.counties.map((value) => ({ value, label: value }))]}
        />
        <Select
          label={words.language}
          value={filter.language}
          onChange={(to) => onChange({ ...filter, language: to })}
          options={[
            { value: '', label: words.all },
            { value: 'en', label: words.languages.en },
            { value: 'sw', label: words.languages.sw },
          ]}
        />
      </Stack>
    </Fold>
  );
};

const Workbench = () => {
  const { workbench: words } = useWorkbenchWords();
  const shared = useStaffScreenWords();
  const format = useFormat();
  const { refusals, retry } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const [filter, setFilter] = useState(noFilter);
  const { value, at, refusal, reload, reviews, next, showMore } = useQueue(filter);
  const isFiltered = filter !== noFilter && Object.values(filter).some(Boolean);
  const { promise, waiting, overdue } = value ?? { promise: null, waiting: 0, overdue: 0 };
  const rate =
    promise &&
    (promise.inTimeShare === null
      ? words.few
      : words.promise(format.percent(promise.inTimeShare), format.number(promise.medianHours ?? 0, 1)));
  return (
    <Screen
      title={words.title}
      back="/more"
      ground={overdue > 0 ? 'clay' : waiting > 0 ? 'maize' : 'leaf'}
      renderScene={(head) => (
        <SayingScene
          head={head}
          figure={waiting > 0 ? format.number(waiting) : undefined}
          text={waiting > 0 ? shared.cases(waiting) : value ? shared.calm : refusal ? '' : '…'}
          detail={[overdue > 0 && `${words.overdue(overdue)}.`, rate].filter(Boolean).join(' ')}
        />
      )}
    >
      <Below>
        {value && <NameCard />}
        {!value && !refusal && <Skeleton shapes={['card', 'card', 'card']} />}
        {!value && refusal && (
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
        )}
        {value && reviews.length === 0 && (
          <EmptyState drawing="tasks" sentence={isFiltered ? words.emptyFiltered : words.empty} />
        )}
        {reviews.length > 0 && (
          <List label={words.title}>
            {reviews.map((review) => (
              <QueueItem key={review.id} review={review} />
            ))}
          </List>
        )}
        {next && (
          <Button
            tone="quiet"
            onClick={() => {
              void showMore();
            }}
          >
            {words.more}
          </Button>
        )}
      </Below>
      {value && (
        <Below isAside>
          {(waiting > 0 || isFiltered) && <Filters queue={value} filter={filter} onChange={setFilter} />}
          <GrantFold />
          <Age at={at} />
        </Below>
      )}
    </Screen>
  );
};

export const ExpertScreen = () => {
  const { workbench: words } = useWorkbenchWords();
  const { session } = useSession();
  if (session?.role !== 'farmer') return <Workbench />;
  return (
    <Screen title={words.title} back="/more">
      <Notice tone="info" title={words.closed}>
        <p>{words.closedHint}</p>
      </Notice>
    </Screen>
  );
};
