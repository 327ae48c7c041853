import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { blockPerson } from '../../contract.ts';
import type { Block } from '../projections.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

/** People whose posts are hidden, with a button to unblock them. */
export const BlockedPeople = () => {
  const { acts: words, someone } = useCommunityWords();
  const { send } = useSend();
  const people = useRows<Block>('community_block');
  if (people.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.blockedTitle}</h2>
      <List label={words.blockedTitle}>
        {people.map(({ id, name }) => (
          <ListItem
            key={id}
            title={<bdi className={styles.name}>{name ?? someone}</bdi>}
            trailing={
              <Button
                tone="plain"
                onClick={() => {
                  void send(blockPerson, { id, blocked: false });
                }}
              >
                {words.unblock}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
};
