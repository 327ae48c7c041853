import { useEffect } from 'react';
import { call } from '#kit/web/call.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRow, useRows } from '#kit/web/store/hooks.ts';
import { OFFERS_TOPIC, getOffer } from '../contract.ts';
import type { OwnOffer, Reply } from './projections.ts';

/** An offer with the user's own part: own rows are on the phone, other users' offers come from the server. */
export const useOffer = (id: string) => {
  const own = useRow<OwnOffer>('sell_offer', id);
  const replies = useRows<Reply>('sell_reply').filter((reply) => reply.offer_id === id);
  const mine = [...replies].reverse().find((reply) => reply.mine && reply.state !== 'withdrawn');
  const isOwn = own !== undefined;
  const read = useOnlineCall(`offers.one:${id}:${mine?.state ?? ''}`, async () =>
    isOwn ? { ok: false as const, code: 'offers.own' } : call(getOffer, { params: { id } }),
  );
  useLive(isOwn ? null : OFFERS_TOPIC, () => read.reload());
  const { isLoading, value, refusal, reload } = read;
  useEffect(() => {
    if (!isOwn && value === null && refusal?.code === 'offers.own') reload();
  }, [isOwn, value, refusal, reload]);
  return {
    own,
    mine,
    answers: replies.filter((reply) => !reply.mine && reply.state !== 'withdrawn'),
    offer: own ?? value?.offer ?? mine?.offer ?? null,
    at: value ? read.at : null,
    refusal: isOwn || refusal?.code === 'offers.own' ? null : refusal,
    isLoading,
    ask: reload,
  };
};
