import type { EastAfricanCode } from '../domain/phone-number.ts';

const codes: Readonly<Record<string, EastAfricanCode>> = {
  'Africa/Kampala': '256',
  'Africa/Dar_es_Salaam': '255',
  'Africa/Kigali': '250',
  'Africa/Bujumbura': '257',
  'Africa/Addis_Ababa': '251',
  'Africa/Mogadishu': '252',
  'Africa/Juba': '211',
};

/** The country code of a number typed without one, by the time zone of the phone; Kenya's when in doubt. */
export const homeCountry = (): EastAfricanCode =>
  codes[Intl.DateTimeFormat().resolvedOptions().timeZone] ?? '254';
