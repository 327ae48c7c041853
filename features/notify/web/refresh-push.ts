import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { readChannels } from '../contract.ts';
import { readPush, switchPushOn } from './push.ts';

const KEY = 'mavuno_push_session';
/**
 * Set when a user leaves a phone with push enabled (`pause-push.ts`): the next user who signs in gets
 * messages there.
 */
export const SHOWS_MESSAGES = 'mavuno_shows_messages';

/**
 * A user who signs in on a phone with push enabled gets their messages there; the consent was given on this
 * phone, so it is not asked again.
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
