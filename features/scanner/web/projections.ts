import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import { REMOVED, removeScan, saveScan } from '../contract.ts';
import type { SaveScan } from '../domain/scan.ts';
import { economicImpact } from '../domain/severity.ts';
import type { Scan, ScanTotal } from './use-scans.ts';

const nothingLost = { yield_loss_percentage: null, revenue_loss_usd: null, treatment_cost_usd: null };

/** The row of a scan that the server has not confirmed. */
export const newScan = ({ known_used: _known, location: _location, ...scan }: SaveScan, at: string): Scan => ({
  ...scan, ...(scan.severity === null ? nothingLost : economicImpact(scan.severity, scan.affected_area_percentage ?? 0)),
  top3: [...scan.top3], counted: scan.outcome !== 'no_leaf', checked: null, created_at: at,
});

export const scannerProjections: Record<string, Projection> = {
  [saveScan.name]: ((view, args: ArgsOf<typeof saveScan>, at) => view.put('scan', newScan(args, at.deviceTime))) as Projection,
  [removeScan.name]: ((view, { id }: ArgsOf<typeof removeScan>) => {
    if (view.get<Scan>('scan', id)?.counted) view.put('scan_total', { id: REMOVED, removed: (view.get<ScanTotal>('scan_total', REMOVED)?.removed ?? 0) + 1 } as ScanTotal);
    view.remove('scan', id);
  }) as Projection,
};
