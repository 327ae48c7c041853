import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import { removeScan, saveScan } from '../contract.ts';
import type { Scan } from './use-scans.ts';
import { economicImpact } from '../domain/severity.ts';

const nothingLost = { yield_loss_percentage: null, revenue_loss_usd: null, treatment_cost_usd: null };

export const scannerProjections: Record<string, Projection> = {
  [saveScan.name]: ((view, { known_used: _known, location: _location, ...scan }: ArgsOf<typeof saveScan>, at) => {
    const impact = scan.severity === null ? nothingLost : economicImpact(scan.severity, scan.affected_area_percentage ?? 0);
    const row: Scan = { ...scan, ...impact, counted: scan.outcome !== 'no_leaf', checked: null, created_at: at.deviceTime };
    view.put('scan', row);
  }) as Projection,
  [removeScan.name]: ((view, { id }: ArgsOf<typeof removeScan>) => view.remove('scan', id)) as Projection,
};
