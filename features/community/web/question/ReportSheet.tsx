import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { type Author, blockPerson, reportPost, reportReasons } from '../../contract.ts';
import type { Target } from '../../domain/post.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

const NOTE_MAX = 300;
type Reason = (typeof reportReasons)[number];

interface Props {
  readonly target: Target;
  readonly id: string;
  readonly author: Author;
  readonly onClose: () => void;
}

/** Reports a post, and can hide its author's posts. */
export const ReportSheet = ({ target, id, author, onClose }: Props) => {
  const { acts: words, someone } = useCommunityWords();
  const name = author.name ?? someone;
  const { send, busy } = useSend();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const report = async (): Promise<void> => {
    if (
      reason &&
      (await send(
        reportPost,
        { id: newId(), target, target_id: id, reason, note: note.trim() || null },
        { done: words.reported },
      ))
    )
      onClose();
  };
  const block = async (): Promise<void> => {
    if (
      await send(
        blockPerson,
        { id: author.id, blocked: true },
        { done: words.blocked, offline: words.blocked },
      )
    )
      onClose();
  };
  return (
    <Sheet title={words.reportTitle} onClose={onClose}>
      <Stack>
        <Choice
          label={words.reportWhy}
          options={reportReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={words.reportNote}
          value={note}
          onChange={setNote}
          maxLength={NOTE_MAX}
          rows={2}
          mic
        />
        <Button
          wide
          busy={busy}
          disabled={reason === null}
          onClick={() => {
            void report();
          }}
        >
          {words.reportSend}
        </Button>
        {!author.is_gone && (
          <>
            <MutedText>{words.blockText}</MutedText>
            <Button
              tone="quiet"
              wide
              busy={busy}
              onClick={() => {
                void block();
              }}
            >
              <bdi className={styles.name}>{words.block(name)}</bdi>
            </Button>
          </>
        )}
      </Stack>
    </Sheet>
  );
};
