import type { Scan } from '#features/scanner/web/use-scans.ts';
import type { ArgsOf, ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { Donation, Review } from './use-reviews.ts';

const photosOf = (scan: Scan | undefined): string[] => scan?.photos ?? (scan?.photo ? [scan.photo] : []);

/** `due_at` stays empty until the server sets it. */
export const newReview = (
  { id, scan_id, note, county }: ArgsOf<typeof contract.askExpert>,
  scan: Scan | undefined,
  at: string,
): Review => ({
  id,
  scan_id,
  disease_name: null,
  condition: scan?.condition ?? null,
  confidence: scan?.confidence ?? null,
  severity: scan?.severity ?? null,
  status: 'waiting',
  crop_type: scan?.crop_type ?? null,
  county,
  created_at: at,
  turns: [{ note, photos: photosOf(scan), asked_at: at, due_at: null, answer: null }],
  seen: true,
  helped: null,
  unsent: true,
});

export const projections: ProjectionsOf<typeof contract> = {
  'reviews.ask': (view, args, { deviceTime }) =>
    view.put('review', newReview(args, view.get<Scan>('scan', args.scan_id), deviceTime)),
  'reviews.ask_back': (view, { id, note, photos }, { deviceTime }) => {
    const review = view.get<Review>('review', id);
    if (!review) return;
    view.put('review', {
      ...review,
      status: 'waiting',
      unsent: true,
      turns: [...review.turns, { note, photos, asked_at: deviceTime, due_at: null, answer: null }],
    } as Review);
  },
  'reviews.close': (view, { id, helped }) => {
    const review = view.get<Review>('review', id);
    if (!review) return;
    if (review.turns.every((turn) => turn.answer === null)) view.remove('review', id);
    else view.put('review', { ...review, status: 'closed', helped, seen: true } as Review);
  },
  'reviews.seen': (view, { id }) => {
    const review = view.get<Review>('review', id);
    if (review) view.put('review', { ...review, seen: true } as Review);
  },
  'donations.set': (view, { purpose, given }, { deviceTime }) =>
    view.put('donation', { id: purpose, given, changed_at: deviceTime } as Donation),
};
