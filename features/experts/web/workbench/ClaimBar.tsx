import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { claimReview } from '../../contract.ts';
import { useExpertWords } from '../words.ts';
import type { Case } from './case.ts';
import { useWorkbenchWords } from './workbench-words.ts';

export const ClaimBar = ({
  review,
  onChanged,
}: {
  readonly review: Case;
  readonly onChanged: () => void;
}) => {
  const { case: words } = useWorkbenchWords();
  const { refusals } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const [busy, setBusy] = useState(false);
  const claim = async (): Promise<void> => {
    setBusy(true);
    const claimed = await call(claimReview, { params: { id: review.id } });
    setBusy(false);
    if (!claimed.ok) showToast(refusalText(claimed), { tone: 'bad' });
    onChanged();
  };
  if (review.status === 'claimed') return <Notice>{words.taken}</Notice>;
  return review.status === 'waiting' ? (
    <Button
      wide
      busy={busy}
      onClick={() => {
        void claim();
      }}
    >
      {words.claim}
    </Button>
  ) : null;
};
