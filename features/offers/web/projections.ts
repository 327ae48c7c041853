import { DAY_MS } from '#kit/pure/days.ts';
import type { ProjectionsOf, RowOf, View } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { offerRows, replyRows } from '../contract.ts';

/** `unsent`: not yet sent from this phone. */
export type OwnOffer = RowOf<typeof offerRows> & { readonly unsent?: true };
export type Reply = RowOf<typeof replyRows> & { readonly unsent?: true };

const OFFER_MS = 30 * DAY_MS;
const patchRow = <T extends { id: string }>(view: View, kind: string, id: string, part: Partial<T>): void => {
  const row = view.get<T>(kind, id);
  if (row) view.put(kind, { ...row, ...part });
};
const closeWaitingReplies = (view: View, offerId: string, exceptReplyId?: string): void => {
  for (const reply of view.all<Reply>('sell_reply'))
    if (reply.offer_id === offerId && reply.id !== exceptReplyId && reply.state === 'waiting')
      view.put('sell_reply', { ...reply, state: 'passed' } as Reply);
};

/** Listed by hand, to keep the contract and its schemas out of the first load. */
export const projections: ProjectionsOf<typeof contract> = {
  'offers.post': (view, { phone, ...details }, { deviceTime, userId }) =>
    view.put('sell_offer', {
      ...details,
      total_kg: 0,
      currency: 'KES',
      state: 'open',
      standing: 'visible',
      reason: null,
      staff_note: null,
      has_phone: phone !== null,
      seller: { id: userId, name: null },
      created_at: deviceTime,
      ends_at: new Date(Date.parse(deviceTime) + OFFER_MS).toISOString(),
      unsent: true,
    } as OwnOffer),
  'offers.change': (view, { id, ...details }) => patchRow<OwnOffer>(view, 'sell_offer', id, details),
  'offers.close': (view, { id }) => {
    patchRow<OwnOffer>(view, 'sell_offer', id, { state: 'closed' });
    closeWaitingReplies(view, id);
  },
  'offers.reply': (view, { phone: _, ...details }, { deviceTime, userId }) =>
    view.put('sell_reply', {
      ...details,
      state: 'waiting',
      created_at: deviceTime,
      standing: 'visible',
      reason: null,
      staff_note: null,
      mine: true,
      buyer: { id: userId, name: null },
      offer: null,
      contact: null,
      unsent: true,
    } as Reply),
  'offers.withdraw_reply': (view, { id }) => patchRow<Reply>(view, 'sell_reply', id, { state: 'withdrawn' }),
  'offers.accept': (view, { id }) => {
    const acceptedReply = view.get<Reply>('sell_reply', id);
    if (!acceptedReply) return;
    closeWaitingReplies(view, acceptedReply.offer_id, id);
    patchRow<Reply>(view, 'sell_reply', id, { state: 'accepted' });
    patchRow<OwnOffer>(view, 'sell_offer', acceptedReply.offer_id, { state: 'agreed' });
  },
  // A report changes nothing on screen before the staff have read it.
  'offers.report': null,
};
