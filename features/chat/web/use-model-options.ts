import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { readWays } from '../contract-ask.ts';

export type ModelOptions = ReplyOf<typeof readWays>;
const KEY = 'chat_ways';

const cachedOptions = (): ModelOptions | null => {
  try {
    return JSON.parse(readPreference(KEY) ?? 'null') as ModelOptions | null;
  } catch {
    return null;
  }
};

/** The server's models besides our own engine; offline, the last known answer. */
export const useModelOptions = (): ModelOptions | null => {
  const { value } = useOnlineCall<ModelOptions>(`chat.ways:${useStoreUser() ?? ''}`, async () => {
    const response = await call(readWays, {});
    if (response.ok) writePreference(KEY, JSON.stringify(response.value));
    return response;
  });
  return value ?? cachedOptions();
};
