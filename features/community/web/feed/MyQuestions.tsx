import { useState } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { ChatIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { StatusBadge } from '../post/StatusBadge.tsx';
import type { OwnQuestion } from '../projections.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useCommunityWords } from '../words.ts';

const MAX_SHOWN = 3;

const StateBadge = ({ question }: { readonly question: WithPending<OwnQuestion> }) => {
  const { mine } = useCommunityWords();
  if (question.unsent) return <Badge tone="maize">{mine.waiting}</Badge>;
  if (question.state === 'pending') return <Badge tone="maize">{mine.pending}</Badge>;
  if (question.state === 'removed') return <Badge tone="clay">{mine.hidden}</Badge>;
  return <StatusBadge status={question.status} />;
};

const subtitleOf = (
  question: WithPending<OwnQuestion>,
  words: ReturnType<typeof useCommunityWords>,
  reason: ReturnType<typeof useReasonText>,
): string => {
  if (question.state === 'pending') return words.mine.pendingWhy;
  return question.state === 'removed'
    ? words.mine.hiddenWhy(reason(question.reason))
    : words.answers(question.answer_count);
};

/** The user's own questions, including unsent ones and ones hidden from others. */
export const MyQuestions = () => {
  const words = useCommunityWords();
  const reason = useReasonText();
  const [isAll, setAll] = useState(false);
  const rows = [...useRows<OwnQuestion>('community_question')].reverse();
  if (rows.length === 0) return null;
  return (
    <Fold
      id="my-questions"
      icon={ChatIcon}
      title={words.mine.title}
      fact={words.mine.fact(
        rows.length,
        rows.reduce((sum, { answer_count }) => sum + answer_count, 0),
      )}
      isOpen={rows.some(({ unsent, state }) => unsent || state !== 'visible')}
    >
      <List label={words.mine.title}>
        {(isAll ? rows : rows.slice(0, MAX_SHOWN)).map((question) => (
          <ListItem
            key={question.id}
            to={`/community/questions/${question.id}`}
            title={<bdi>{question.title}</bdi>}
            subtitle={subtitleOf(question, words, reason)}
            trailing={<StateBadge question={question} />}
          />
        ))}
      </List>
      {!isAll && rows.length > MAX_SHOWN && (
        <Button tone="plain" onClick={() => setAll(true)}>
          {words.mine.all}
        </Button>
      )}
    </Fold>
  );
};
