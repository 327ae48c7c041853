import type { RowOf } from '#kit/sync/commands.ts';
import { useRow, useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { REMOVED_TOTAL_ID, type scanRows, type scanTotalRows } from '../contract.ts';

export type Scan = RowOf<typeof scanRows>;
export type ScanTotal = RowOf<typeof scanTotalRows>;

/** Newest first, with the number that counts towards the free scans, including deleted ones. */
export const useScans = (): { readonly scans: readonly WithPending<Scan>[]; readonly used: number } => {
  const rows = useRows<Scan>('scan');
  const removed = useRow<ScanTotal>('scan_total', REMOVED_TOTAL_ID)?.removed ?? 0;
  const scans = [...rows].sort((a, b) =>
    a.taken_at < b.taken_at ? 1 : a.taken_at > b.taken_at ? -1 : a.id < b.id ? 1 : -1,
  );
  return { scans, used: rows.filter((s) => s.counted).length + removed };
};
