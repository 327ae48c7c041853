import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { readChannels } from '../contract.ts';
import { readPush, switchPushOn } from './push.ts';

const KEY = 'mavuno_push_session';
/**
 * Set when somebody leaves a phone that shows messages (`pause-push.ts`): the next person who signs in gets
 * messages there.
 */
export const SHOWS_MESSAGES = 'mavuno_shows_messages';

/**
 * Whoever signs in on a phone that shows messages gets her own there; she has agreed on this phone, so nobody
 * is asked.
 */
export const refreshPush = async (sessionId: string): Promise<void> => {
  if (readPreference(KEY) === sessionId) return;
  const state = await readPush();
  if (state !== 'on' && !(state === 'off' && readPreference(SHOWS_MESSAGES))) return;
  const channels = await call(readChannels, {});
  if (!channels.ok || !(await switchPushOn(channels.value.push.key)).ok) return;
  writePreference(KEY, sessionId);
  writePreference(SHOWS_MESSAGES, null);
};
