import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { DataSaverRefreshButton } from '#kit/web/live/DataSaverRefreshButton.tsx';
import { useOnline } from '#kit/web/network.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { readCategories } from '../../contract.ts';
import type { Block, OwnQuestion } from '../projections.ts';
import { useHiddenPosts } from '../question/hidden-posts.ts';
import { useCachedNote } from '../use-cached-note.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import { hasMore } from './feed.ts';
import { urlOf, type Filter, filterOf, isFiltered } from './filter.ts';
import { MyQuestions } from './MyQuestions.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { Trending } from './Trending.tsx';
import { useFeed } from './use-feed.ts';

/** Changes when an own command reached the server, or the network is back: then the list is requested again. */
const useVersion = (): string =>
  `${useOnline()}` +
  useRows<OwnQuestion>('community_question')
    .map(({ id, pending, edited_at, status }) => (pending ? '' : `${id}${edited_at}${status}`))
    .join();

const useVisibleFeed = (filter: Filter) => {
  const feed = useFeed(filter, useVersion());
  const blocked = new Set(useRows<Block>('community_block').map(({ id }) => id));
  const hidden = useHiddenPosts();
  const questions = feed.feed?.questions.filter(
    ({ id, author }) => !hidden.has(id) && !blocked.has(author.id),
  );
  return { ...feed, questions: questions ?? [] };
};

interface NoneProps {
  readonly filter: Filter;
  readonly onAsk: () => void;
  readonly onAnswered: () => void;
}

/** The empty state. "No questions yet" and "all are answered" are two sentences. */
const NoQuestions = ({ filter, onAsk, onAnswered }: NoneProps) => {
  const words = useCommunityWords();
  const { value, refusal } = useOnlineCall('community.categories', () => call(readCategories, {}));
  if (isFiltered(filter))
    return (
      <EmptyState
        drawing="found"
        sentence={words.noneFound}
        action={<MutedText>{words.noneFoundHint}</MutedText>}
      />
    );
  if (!value && !refusal) return <Skeleton shapes={['card']} />;
  if (value?.categories.some(({ questions }) => questions > 0))
    return (
      <EmptyState
        drawing="messages"
        sentence={words.noneOpen}
        action={
          <Button tone="quiet" onClick={onAnswered}>
            {words.seeAnswered}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="messages"
      sentence={words.beFirst}
      action={
        <Button tone="quiet" onClick={onAsk}>
          {words.askFirst}
        </Button>
      }
    />
  );
};

export const QuestionsTab = ({ onAsk }: { readonly onAsk: () => void }) => {
  const words = useCommunityWords();
  const format = useFormat();
  const refusalText = useRefusalText(useCommunityRefusals());
  const search = useSearch();
  const [, go] = useLocation();
  const filter = useMemo(() => filterOf(search), [search]);
  const { feed, at, refusal, questions, refresh, more, isLoadingMore } = useVisibleFeed(filter);
  const cachedNote = useCachedNote();
  const retry = (
    <Button
      tone="quiet"
      onClick={() => {
        void refresh();
      }}
    >
      {words.retry}
    </Button>
  );
  return (
    <Stack>
      {filter.search === '' && (
        <div className="columns">
          <MyQuestions />
          <Trending />
        </div>
      )}
      <Stack>
        <SearchPanel filter={filter} onChange={(to) => go(urlOf(to), { replace: true })} />
        {feed && (
          <SpaceBetween gap="small">
            {feed.total !== null && <small>{words.found(format.number(feed.total))}</small>}
            {feed.corrected && <small>{words.corrected(feed.corrected)}</small>}
            {refusal ? (
              <small>
                {cachedNote(refusal)} <Age at={at} kind="saved" />
              </small>
            ) : (
              <Age at={at} />
            )}
            {!refusal && <DataSaverRefreshButton onRefresh={refresh} />}
          </SpaceBetween>
        )}
        {refusal &&
          (feed ? (
            retry
          ) : (
            <ErrorCard
              what={words.loadFailed}
              whatToDo={refusalText(refusal)}
              requestId={refusal.requestId}
              action={retry}
            />
          ))}
        {!feed && !refusal && <Skeleton shapes={['card', 'card', 'card', 'card', 'card']} />}
        {questions.length > 0 && (
          <div className="columns">
            {questions.map((question) => (
              <QuestionCard key={question.id} question={question} />
            ))}
          </div>
        )}
        {feed && questions.length === 0 && !refusal && (
          <NoQuestions
            filter={filter}
            onAsk={onAsk}
            onAnswered={() => go(urlOf({ ...filter, status: 'answered' }), { replace: true })}
          />
        )}
        {feed && hasMore(feed) && (
          <Button tone="quiet" wide busy={isLoadingMore} onClick={more}>
            {words.loadMore}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
