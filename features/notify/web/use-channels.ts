import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { type OnlineCall, useOnlineCall } from '#kit/web/online-call.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { readChannels } from '../contract.ts';

export type Channels = ReplyOf<typeof readChannels>;

export const useChannels = (): OnlineCall<Channels> => {
  const user = useStoreUser() ?? '';
  return useOnlineCall<Channels>(`notify.channels ${user}`, () => call(readChannels, {}));
};
