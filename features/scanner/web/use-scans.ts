import type { RowOf } from '#kit/sync/commands.ts';
import type { Held } from '#kit/web/store/store.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import type { scanRows } from '../contract.ts';

export type Scan = RowOf<typeof scanRows>;

/** Newest first, and how many count towards the free ones. */
export const useScans = (): { readonly scans: readonly Held<Scan>[]; readonly used: number } => {
  const rows = useRows<Scan>('scan');
  const scans = [...rows].sort((a, b) => (a.taken_at < b.taken_at ? 1 : a.taken_at > b.taken_at ? -1 : a.id < b.id ? 1 : -1));
  return { scans, used: rows.filter((s) => s.counted).length };
};
