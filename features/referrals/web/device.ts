import { readPreference, writePreference } from '#kit/web/preference.ts';

const KEY = 'referral_device';
const pattern = /^[0-9a-f]{32}$/;
let unsavedNumber: string | null = null;

/**
 * A random number for the signed-in user on this phone; sign-out clears it. It only tells that it is the same
 * phone.
 */
export const deviceNumber = (): string => {
  const saved = readPreference(KEY) ?? unsavedNumber;
  if (saved && pattern.test(saved)) return saved;
  const generated = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writePreference(KEY, generated);
  // Only when it cannot be stored: in memory it would outlive sign-out.
  unsavedNumber = readPreference(KEY) === generated ? null : generated;
  return generated;
};
