import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import { REMOVED_TOTAL_ID } from '../contract.ts';
import { answerCrop, preserveCropAnswer, copyQuestion } from '../domain/crop-question.ts';
import { joinLeaves, leavesOf, type SaveScan } from '../domain/scan.ts';
import { economicImpact } from '../domain/severity.ts';
import type { Scan, ScanTotal } from './use-scans.ts';

const noLoss = { yield_loss_percentage: null, revenue_loss_usd: null, treatment_cost_usd: null };

/** The local row of a scan that the server has not confirmed yet. */
export const newScan = ({ known_used: _known, location, ...scan }: SaveScan, at: string): Scan => ({
  ...scan,
  location: location && { lat: location.lat, lng: location.lng },
  ...(scan.severity === null ? noLoss : economicImpact(scan.severity, scan.affected_area_percentage ?? 0)),
  photos: [...leavesOf(scan)],
  pick: null,
  crop_question: copyQuestion(scan.crop_question) ?? null,
  top3: [...scan.top3],
  counted: scan.outcome !== 'no_leaf',
  checked: null,
  created_at: at,
});

/** As the command takes it. */
const placeOf = ({ location }: Scan): SaveScan['location'] =>
  location ? { ...location, country: null } : null;

export const projections: ProjectionsOf<typeof contract> = {
  'scans.save': (view, args, at) => view.put('scan', newScan(args, at.deviceTime)),
  'scans.add_leaves': (view, { photos, ...found }) => {
    const before = view.get<Scan>('scan', found.id);
    if (!before) return;
    const all = joinLeaves(leavesOf(before), photos);
    const { field_id, taken_at, field_confirmed } = before;
    const scan = {
      ...preserveCropAnswer(before, found),
      photo: all[0] ?? null,
      photos: all,
      field_id,
      taken_at,
      location: placeOf(before),
      known_used: 0,
    };
    view.put('scan', { ...newScan(scan, before.created_at), field_confirmed } as Scan);
  },
  'scans.pick': (view, { id, condition }) => {
    const scan = view.get<Scan>('scan', id);
    if (scan) view.put('scan', { ...scan, pick: condition } as Scan);
  },
  'scans.confirm_crop': (view, { id, crop_type }) => {
    const before = view.get<Scan>('scan', id);
    const answered = answerCrop(before, crop_type);
    if (!before || !answered.ok) return;
    const { counted, field_confirmed, created_at } = before;
    const scan = { ...before, ...answered.value, basis: null, location: placeOf(before), known_used: 0 };
    view.put('scan', { ...newScan(scan, created_at), counted, field_confirmed } as Scan);
  },
  'scans.set_field': (view, { id, field_id, confirmed }) => {
    const scan = view.get<Scan>('scan', id);
    // The loss on the other field is unknown until the server has computed it.
    const cost =
      scan && (scan.severity ? economicImpact(scan.severity, scan.affected_area_percentage ?? 0) : noLoss);
    if (scan)
      view.put('scan', { ...scan, ...cost, basis: null, field_id, field_confirmed: confirmed } as Scan);
  },
  'scans.remove': (view, { id }) => {
    if (view.get<Scan>('scan', id)?.counted)
      view.put('scan_total', {
        id: REMOVED_TOTAL_ID,
        removed: (view.get<ScanTotal>('scan_total', REMOVED_TOTAL_ID)?.removed ?? 0) + 1,
      } as ScanTotal);
    view.remove('scan', id);
  },
};
