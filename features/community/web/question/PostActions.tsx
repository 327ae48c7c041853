import { useState } from 'react';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { BinIcon, EditIcon } from '#kit/web/ui/more-icons.tsx';
import type { Author } from '../../contract.ts';
import type { Target } from '../../domain/post.ts';
import { useCommunityWords } from '../words.ts';
import { ReportSheet } from './ReportSheet.tsx';

interface OtherPostProps {
  readonly target: Target;
  readonly id: string;
  readonly author: Author;
}

/** Actions on another user's post. */
export const OtherPostActions = ({ target, id, author }: OtherPostProps) => {
  const { acts } = useCommunityWords();
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!session || author.id === session.userId) return null;
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {acts.report}
      </Button>
      {isOpen && <ReportSheet target={target} id={id} author={author} onClose={() => setOpen(false)} />}
    </>
  );
};

interface OwnPostProps {
  readonly removeTitle: string;
  readonly removeText: string;
  readonly onEdit: (() => void) | null;
  readonly onRemove: () => Promise<void>;
}

/** Actions on the user's own post. */
export const OwnPostActions = ({ removeTitle, removeText, onEdit, onRemove }: OwnPostProps) => {
  const { question: words } = useCommunityWords();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      {onEdit && (
        <Button tone="plain" icon={EditIcon} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
      <Button tone="plain" icon={BinIcon} onClick={() => setConfirming(true)}>
        {words.remove}
      </Button>
      {isConfirming && (
        <Confirm
          title={removeTitle}
          confirmLabel={words.remove}
          onConfirm={onRemove}
          onClose={() => setConfirming(false)}
        >
          <p>{removeText}</p>
        </Confirm>
      )}
    </>
  );
};
