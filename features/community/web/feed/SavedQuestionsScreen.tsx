import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { bookmarkQuestion } from '../../contract.ts';
import type { Bookmark } from '../projections.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import { BlockedPeople } from './BlockedPeople.tsx';

const SavedQuestion = ({ bookmark }: { readonly bookmark: WithPending<Bookmark> }) => {
  const words = useCommunityWords();
  const { send } = useSend();
  const { id, question, pending } = bookmark;
  if (!question && pending)
    return (
      <ListItem
        to={`/community/questions/${id}`}
        title={words.question.title}
        subtitle={words.saved.notHere}
      />
    );
  if (!question)
    return (
      <ListItem
        title={words.question.title}
        subtitle={words.question.gone}
        trailing={
          <Button
            tone="plain"
            onClick={() => {
              void send(bookmarkQuestion, { id, saved: false }, { offline: '' });
            }}
          >
            {words.saved.drop}
          </Button>
        }
      />
    );
  return (
    <ListItem
      to={`/community/questions/${id}`}
      title={<bdi>{question.title}</bdi>}
      subtitle={`${words.categories[question.category_id]} · ${words.answers(question.answer_count)}`}
    />
  );
};

/** Questions saved for offline reading, newest first. */
export const SavedQuestionsScreen = () => {
  const { saved: words } = useCommunityWords();
  const rows = [...useRows<Bookmark>('community_bookmark')].sort((a, b) =>
    a.created_at < b.created_at ? 1 : -1,
  );
  return (
    <Screen title={words.title} back="/more">
      <Stack gap="large">
        {rows.length === 0 ? (
          <EmptyState
            drawing="messages"
            sentence={words.none}
            action={<LinkButton to="/community">{words.toQuestions}</LinkButton>}
          />
        ) : (
          <Stack>
            <MutedText>{words.lead}</MutedText>
            <List label={words.title}>
              {rows.map((bookmark) => (
                <SavedQuestion key={bookmark.id} bookmark={bookmark} />
              ))}
            </List>
          </Stack>
        )}
        <BlockedPeople />
      </Stack>
    </Screen>
  );
};
