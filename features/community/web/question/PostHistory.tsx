import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { readHistory } from '../../contract.ts';
import type { State } from '../../domain/post.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

type Version = ReplyOf<typeof readHistory>['versions'][number];

const HistoryEntry = ({
  version: { at, act, title, content, by_moderator, note },
}: {
  readonly version: Version;
}) => {
  const { history: words } = useCommunityWords();
  const format = useFormat();
  const when = new Date(at);
  return (
    <Card>
      <Stack gap="small">
        <div>
          <strong>{words.acts[act]}</strong>{' '}
          <small>
            {format.shortDay(when)}, {format.time(when)}
            {by_moderator && ` · ${words.byStaff}`}
          </small>
        </div>
        {note && (
          <p className={styles.text}>
            <bdi>{note}</bdi>
          </p>
        )}
        {act === 'edited' && (
          <>
            <small>{words.before}</small>
            {title && (
              <h3>
                <bdi>{title}</bdi>
              </h3>
            )}
            <p className={styles.text}>
              <bdi>{content}</bdi>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** Loads when it is shown. */
export const HistoryEntries = ({ post, changed }: { readonly post: string; readonly changed: string }) => {
  const { history: words, retry } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const { value, refusal, reload } = useOnlineCall(`community.history:${post}:${changed}`, () =>
    call(readHistory, { params: { id: post } }),
  );
  if (!value && refusal)
    return (
      <ErrorCard
        what={words.failed}
        whatToDo={refusalText(refusal)}
        requestId={refusal.requestId}
        action={
          <Button tone="quiet" onClick={reload}>
            {retry}
          </Button>
        }
      />
    );
  if (!value) return <Skeleton shapes={['card', 'card']} />;
  return (
    <Stack>
      <MutedText>{value.versions.length === 0 ? words.none : words.only}</MutedText>
      {value.versions.map((version) => (
        <HistoryEntry key={`${version.at} ${version.act}`} version={version} />
      ))}
    </Stack>
  );
};

interface Props {
  readonly post: { readonly id: string; readonly edited_at: string | null };
  readonly state: State;
  readonly isMine: boolean;
}

/**
 * Earlier versions of a post and moderators' decisions, for its author and the moderators. Readers only see
 * that it was edited: removed text must stay unreadable.
 */
export const PostHistory = ({ post: { id, edited_at }, state, isMine }: Props) => {
  const { history: words } = useCommunityWords();
  const role = useSession().session?.role;
  const [isOpen, setOpen] = useState(false);
  if (!isMine && role !== 'expert' && role !== 'admin') return null;
  if (state !== 'removed' && !edited_at) return null;
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {state === 'removed' ? words.why : words.open}
      </Button>
      {isOpen && (
        <Sheet title={words.title} onClose={() => setOpen(false)}>
          <HistoryEntries post={id} changed={`${state} ${edited_at}`} />
        </Sheet>
      )}
    </>
  );
};
