import { call } from '#kit/web/call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { readChannels } from '../contract.ts';
import { getPushState, enablePush } from './push.ts';

const SESSION_KEY = 'mavuno_push_session';
/**
 * Set when a user leaves a phone with push enabled (`pause-push.ts`): the next user who signs in gets
 * messages there.
 */
export const RESUME_PUSH_KEY = 'mavuno_shows_messages';

/**
 * A user who signs in on a phone with push enabled gets their messages there; the consent was given on this
 * phone, so it is not asked again.
 */
export const refreshPush = async (sessionId: string): Promise<void> => {
  if (readPreference(SESSION_KEY) === sessionId) return;
  const state = await getPushState();
  if (state !== 'on' && !(state === 'off' && readPreference(RESUME_PUSH_KEY))) return;
  const channels = await call(readChannels, {});
  if (!channels.ok || !(await enablePush(channels.value.push.key)).ok) return;
  writePreference(SESSION_KEY, sessionId);
  writePreference(RESUME_PUSH_KEY, null);
};
