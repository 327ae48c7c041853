// @cache later

import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { ScanSlotProps } from '#features/scanner/web/result/result-slots.tsx';
import { newId } from '#kit/pure/ids.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRow, useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { reportSighting } from '../contract.ts';
import { decideReport, conditionOfScan } from '../domain/sighting.ts';
import type { Report } from './projections.ts';
import { ReportState, WithdrawReport } from './ReportState.tsx';
import { cellNear } from './use-cell.ts';
import { useSightingWords } from './words.ts';

type Scan = ScanSlotProps['scan'];

const useWarn = (scan: Scan) => {
  const words = useSightingWords();
  const refusalText = useRefusalText(words.refusals);
  const store = useStore();
  const field = useRow<Field>('field', scan.field_id ?? '');
  return async (): Promise<void> => {
    const cell = await cellNear(field);
    if (!cell) {
      showToast(words.placeFailed, { tone: 'bad' });
      return;
    }
    const named = conditionOfScan({ ...scan, pick: scan.pick ?? null });
    const now = new Date();
    // The server checks today's count and the leaf's location.
    const decided = decideReport(cell, {
      scan: { ...scan, pick: scan.pick ?? null, location: null, taken_at: new Date(scan.taken_at) },
      trouble: named ? { condition: named, crop: scan.crop_type ?? '' } : null,
      reported: false,
      today: 0,
      now,
    });
    const result = decided.ok
      ? await store.send(reportSighting, { id: newId(), scan_id: scan.id, cell })
      : decided;
    if (result.ok) showToast(navigator.onLine ? words.warned : words.warnedOffline, { tone: 'good' });
    else showToast(`${words.failed} ${refusalText(result)}`, { tone: 'bad' });
  };
};

const Offer = ({ scan }: { readonly scan: Scan }) => {
  const words = useSightingWords();
  const warn = useWarn(scan);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button wide tone="quiet" icon={BellIcon} onClick={() => setConfirming(true)}>
        {words.warn}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.warnTitle}
          confirmLabel={words.warn}
          tone="primary"
          onConfirm={warn}
          onClose={() => setConfirming(false)}
        >
          <p>{words.warnText}</p>
        </Confirm>
      )}
    </>
  );
};

/**
 * Sharing one leaf check as a warning to neighbours: requested, pending and its result with the true number
 * (SCN-24).
 */
export const ShareScan = ({ scan }: ScanSlotProps) => {
  const words = useSightingWords();
  const report = useRows<Report>('sighting_report').find((r) => r.scan_id === scan.id);
  const entry = conditionByKey(conditionOfScan({ ...scan, pick: scan.pick ?? null }) ?? '');
  if (!report && (!entry || entry.type === 'healthy')) return null;
  if (!report) return <Offer scan={scan} />;
  return (
    <Card>
      <Stack gap="small">
        <h2>{words.warn}</h2>
        <ReportState report={report} scan={scan} />
        <WithdrawReport report={report} />
      </Stack>
    </Card>
  );
};
