import type { Scan } from '#features/scanner/web/use-scans.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { FOLLOW_ROW_ID, type followRows, type noticeRows, type reportRows } from '../contract.ts';
import { conditionOfScan } from '../domain/sighting.ts';

export type Report = RowOf<typeof reportRows>;
export type Notice = RowOf<typeof noticeRows>;
export type Follow = RowOf<typeof followRows>;

export const projections: ProjectionsOf<typeof contract> = {
  'sightings.report': (view, { id, scan_id, cell }, at) => {
    const scan = view.get<Scan>('scan', scan_id);
    if (!scan) return;
    const row: Report = {
      id,
      scan_id,
      cell,
      condition: conditionOfScan({ ...scan, pick: scan.pick ?? null }) ?? '',
      crop: scan.crop_type ?? '',
      day: dayInNairobi(new Date(scan.taken_at)),
      level: 'claimed',
      notified: null,
      created_at: at.deviceTime,
    };
    view.put('sighting_report', row);
  },
  'sightings.withdraw': (view, { id }) => view.remove('sighting_report', id),
  'sightings.follow': (view, args) => view.put('sighting_follow', { id: FOLLOW_ROW_ID, ...args } as Follow),
  'sightings.read': (view, { ids }) => {
    for (const id of ids) {
      const notice = view.get<Notice>('sighting_notice', id);
      if (notice) view.put('sighting_notice', { ...notice, read: true } as Notice);
    }
  },
};
