import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import {
  FOLLOW,
  followArea,
  type followRows,
  type noticeRows,
  readNotices,
  type reportRows,
  reportSighting,
  withdrawSighting,
} from '../contract.ts';
import { namedBy } from '../domain/sighting.ts';

export type Report = RowOf<typeof reportRows>;
export type Notice = RowOf<typeof noticeRows>;
export type Follow = RowOf<typeof followRows>;

export const sightingProjections: Record<string, Projection> = {
  [reportSighting.name]: ((view, { id, scan_id, cell }: ArgsOf<typeof reportSighting>, at) => {
    const scan = view.get<Scan>('scan', scan_id);
    if (!scan) return;
    const row: Report = {
      id,
      scan_id,
      cell,
      condition: namedBy({ ...scan, pick: scan.pick ?? null }) ?? '',
      crop: scan.crop_type ?? '',
      day: dayInNairobi(new Date(scan.taken_at)),
      level: 'claimed',
      notified: null,
      created_at: at.deviceTime,
    };
    view.put('sighting_report', row);
  }) as Projection,
  [withdrawSighting.name]: ((view, { id }: ArgsOf<typeof withdrawSighting>) =>
    view.remove('sighting_report', id)) as Projection,
  [followArea.name]: ((view, args: ArgsOf<typeof followArea>) =>
    view.put('sighting_follow', { id: FOLLOW, ...args } as Follow)) as Projection,
  [readNotices.name]: ((view, { ids }: ArgsOf<typeof readNotices>) => {
    for (const id of ids) {
      const notice = view.get<Notice>('sighting_notice', id);
      if (notice) view.put('sighting_notice', { ...notice, read: true } as Notice);
    }
  }) as Projection,
};
