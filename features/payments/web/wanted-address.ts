import { readPreference, writePreference } from '#kit/web/preference.ts';

const KEY = 'upgrade_from';

/** What the farmer wanted to open before paying: paying may leave the app, or be confirmed on a later visit. */
export const readWantedAddress = (): string | null => readPreference(KEY);
export const writeWantedAddress = (address: string | null): void => writePreference(KEY, address);
