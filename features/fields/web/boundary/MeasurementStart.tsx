import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { BoundaryMethod, Draft } from './draft-store.ts';
import { MethodChoice } from './methods/MethodChoice.tsx';
import { useBoundaryWords } from './words.ts';

const SavedDraftNotice = ({
  draft,
  onContinue,
  onStartOver,
}: {
  readonly draft: Draft;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}) => {
  const { resume: words } = useBoundaryWords();
  const format = useFormat();
  return (
    <Notice
      title={words[draft.way](format.age(draft.savedAt, Date.now()))}
      action={
        <Row gap="small">
          <Button onClick={onContinue}>{words.goOn}</Button>
          <Button tone="quiet" onClick={onStartOver}>
            {words.anew}
          </Button>
        </Row>
      }
    >
      {words.text}
    </Notice>
  );
};

interface Props {
  readonly savedDraft: Draft | null;
  readonly deleteDraft: () => Promise<void>;
  readonly isMapAvailable: boolean;
  readonly onStart: (method: BoundaryMethod, savedState: unknown) => void;
  readonly onCancel: () => void;
}

/** The choice of a method, or of the draft to continue. Asks before a new measurement discards a draft. */
export const MeasurementStart = ({ savedDraft, deleteDraft, isMapAvailable, onStart, onCancel }: Props) => {
  const words = useBoundaryWords();
  /** A choice that needs confirmation because it discards a draft. */
  const [pendingChoice, setPendingChoice] = useState<{ readonly next: BoundaryMethod | null } | null>(null);
  const startOver = async (): Promise<void> => {
    await deleteDraft();
    if (pendingChoice?.next) onStart(pendingChoice.next, null);
  };
  const choose = (next: BoundaryMethod): void => {
    if (savedDraft) setPendingChoice({ next });
    else onStart(next, null);
  };
  return (
    <Stack>
      {savedDraft && (
        <SavedDraftNotice
          draft={savedDraft}
          onContinue={() => onStart(savedDraft.way, savedDraft.state)}
          onStartOver={() => setPendingChoice({ next: null })}
        />
      )}
      <MethodChoice onChoose={choose} isMapAvailable={isMapAvailable} />
      <Button tone="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
      {pendingChoice && (
        <Confirm
          title={words.resume.anewTitle}
          confirmLabel={words.resume.anew}
          onConfirm={startOver}
          onClose={() => setPendingChoice(null)}
        >
          <p>{words.resume.anewText}</p>
        </Confirm>
      )}
    </Stack>
  );
};
