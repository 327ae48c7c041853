import { useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { withdrawSighting } from '../contract.ts';
import type { Report } from './projections.ts';
import { useSightingWords } from './words.ts';

interface ScanState {
  readonly outcome: string;
  readonly photo: string | null;
}

/** The actual state of a warning. */
export const ReportState = ({
  report,
  scan,
}: {
  readonly report: WithPending<Report>;
  readonly scan?: ScanState | undefined;
}) => {
  const words = useSightingWords();
  const { level, notified, pending } = report;
  if (pending) return <p>{words.pending}</p>;
  if (level === 'unmatched') return <p>{words.unmatched}</p>;
  if (level === 'refuted') return <p>{words.refuted}</p>;
  if (notified !== null)
    return (
      <p>
        {notified === 0 ? words.toldNobody : words.told(notified)} {words.levels[level]}.
      </p>
    );
  if (scan && scan.outcome !== 'answer') return <p>{words.waitsExpert}</p>;
  return <p>{scan && !scan.photo ? words.noPhoto : words.looking}</p>;
};

export const WithdrawReport = ({ report }: { readonly report: Report }) => {
  const words = useSightingWords();
  const refusalText = useRefusalText(words.refusals);
  const store = useStore();
  const [isConfirming, setConfirming] = useState(false);
  const handleWithdraw = async (): Promise<void> => {
    const result = await store.send(withdrawSighting, { id: report.id });
    showToast(result.ok ? words.takenBack : refusalText(result), { tone: result.ok ? 'good' : 'bad' });
  };
  return (
    <>
      <Button tone="plain" onClick={() => setConfirming(true)}>
        {words.takeBack}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.takeBackTitle}
          confirmLabel={words.takeBack}
          onConfirm={handleWithdraw}
          onClose={() => setConfirming(false)}
        >
          <p>{words.takeBackText}</p>
        </Confirm>
      )}
    </>
  );
};
