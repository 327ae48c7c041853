import type { ArgsOf, Projection } from '#kit/sync/commands.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import type { askBack, askExpert, closeReview, seeReview, setDonation } from '../contract.ts';
import type { Donation, Review } from './use-reviews.ts';

const photosOf = (scan: Scan | undefined): string[] => scan?.photos ?? (scan?.photo ? [scan.photo] : []);

/** What the server has not confirmed promises nothing: `due_at` is its word. */
export const newReview = (
  { id, scan_id, note, county }: ArgsOf<typeof askExpert>,
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

type Name = (
  | typeof askExpert
  | typeof askBack
  | typeof closeReview
  | typeof seeReview
  | typeof setDonation
)['name'];

/** Named by hand: the contract with its schemas is no part of the first load. */
export const expertProjections: Record<Name, Projection> = {
  'reviews.ask': ((view, args: ArgsOf<typeof askExpert>, { deviceTime }) =>
    view.put('review', newReview(args, view.get<Scan>('scan', args.scan_id), deviceTime))) as Projection,
  'reviews.ask_back': ((view, { id, note, photos }: ArgsOf<typeof askBack>, { deviceTime }) => {
    const review = view.get<Review>('review', id);
    if (!review) return;
    view.put('review', {
      ...review,
      status: 'waiting',
      unsent: true,
      turns: [...review.turns, { note, photos, asked_at: deviceTime, due_at: null, answer: null }],
    } as Review);
  }) as Projection,
  'reviews.close': ((view, { id, helped }: ArgsOf<typeof closeReview>) => {
    const review = view.get<Review>('review', id);
    if (!review) return;
    if (review.turns.every((turn) => turn.answer === null)) view.remove('review', id);
    else view.put('review', { ...review, status: 'closed', helped, seen: true } as Review);
  }) as Projection,
  'reviews.seen': ((view, { id }: ArgsOf<typeof seeReview>) => {
    const review = view.get<Review>('review', id);
    if (review) view.put('review', { ...review, seen: true } as Review);
  }) as Projection,
  'donations.set': ((view, { purpose, given }: ArgsOf<typeof setDonation>, { deviceTime }) =>
    view.put('donation', { id: purpose, given, changed_at: deviceTime } as Donation)) as Projection,
};
