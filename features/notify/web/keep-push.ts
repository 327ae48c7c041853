import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { readChannels } from '../contract.ts';
import { readPush, switchPushOn } from './push.ts';

const KEY = 'mavuno_push_session';

/** Whoever signs in on a phone that shows messages gets her own there; she has agreed on this phone, so nobody is asked. */
export const keepPush = async (sessionId: string): Promise<void> => {
  if (readPreference(KEY) === sessionId || (await readPush()) !== 'on') return;
  const channels = await call(readChannels, {});
  if (channels.ok && (await switchPushOn(channels.value.push.key)).ok) writePreference(KEY, sessionId);
};
