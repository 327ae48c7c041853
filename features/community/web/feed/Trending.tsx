import { useCachedCall } from '#kit/web/cached-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { StarIcon } from '#kit/web/ui/more-icons.tsx';
import { readTrending } from '../../contract.ts';
import { useCommunityWords } from '../words.ts';

/** The week's five questions, as last received; nothing when there are none. */
export const Trending = () => {
  const words = useCommunityWords();
  const { value, at, refusal } = useCachedCall(readTrending, '');
  if (!value || value.questions.length === 0) return null;
  return (
    <Fold
      id="trending"
      icon={StarIcon}
      tone="maize"
      title={words.trending}
      fact={
        <>
          {words.rank(1)} <bdi>{value.questions[0]?.title}</bdi>
        </>
      }
    >
      {refusal && <Age at={at} kind="saved" />}
      <List label={words.trending}>
        {value.questions.map(({ id, title, votes, answers }, i) => (
          <ListItem
            key={id}
            to={`/community/questions/${id}`}
            title={
              <>
                <span>{words.rank(i + 1)}</span> <bdi>{title}</bdi>
              </>
            }
            subtitle={`${words.votes(votes)} · ${words.answers(answers)}`}
          />
        ))}
      </List>
    </Fold>
  );
};
