import { ok, refuse, type Result } from '#kit/pure/result.ts';

/**
 * SET-05, Kenya first. `digits`: length of a number without the country code; `keepsZero`: the leading 0 is
 * part of the number.
 */
export const countries = [
  { code: '254', country: 'KE', digits: 9 },
  { code: '234', country: 'NG', digits: 10 },
  { code: '233', country: 'GH', digits: 9 },
  { code: '256', country: 'UG', digits: 9 },
  { code: '255', country: 'TZ', digits: 9 },
  { code: '251', country: 'ET', digits: 9 },
  { code: '27', country: 'ZA', digits: 9 },
  // Since 2021: ten digits starting with 01, 05 or 07. The 0 is also dialled from abroad.
  { code: '225', country: 'CI', digits: 10, keepsZero: true },
  { code: '226', country: 'BF', digits: 8 },
  { code: '223', country: 'ML', digits: 8 },
] as const;
export type CountryCode = (typeof countries)[number]['code'];
export const countryCodes = countries.map(({ code }) => code) as readonly CountryCode[];

/** SET-04: the input keeps digits only. */
export const digitsOnly = (typed: string): string => typed.replace(/\D/g, '');

/** A typed number with its country code, as one number with +. */
export const fullNumber = (
  code: CountryCode,
  typed: string,
): Result<string, 'notify.number_blank' | 'notify.number_wrong'> => {
  const country = countries.find((one) => one.code === code)!;
  let digits = digitsOnly(typed).replace(/^00/, '');
  if (digits === '') return refuse('notify.number_blank');
  if (digits.startsWith(code) && digits.length >= code.length + country.digits)
    digits = digits.slice(code.length);
  if (!('keepsZero' in country)) digits = digits.replace(/^0/, '');
  return digits.length === country.digits ? ok(`+${code}${digits}`) : refuse('notify.number_wrong');
};

/** Splits a stored number for display on the card. */
export const splitNumber = (number: string): { readonly code: CountryCode; readonly digits: string } => {
  const digits = digitsOnly(number);
  const code = countryCodes.find((one) => digits.startsWith(one)) ?? '254';
  return { code, digits: digits.startsWith(code) ? digits.slice(code.length) : digits };
};

export const isFullNumber = (number: string): boolean => {
  const { code, digits } = splitNumber(number);
  const whole = fullNumber(code, digits);
  return whole.ok && whole.value === number;
};

/** Mobile numbers of Kenya and its neighbours: digits after the country code. */
const eastAfrica = { 254: 9, 255: 9, 256: 9, 250: 9, 257: 8, 251: 9, 252: 9, 211: 9 } as const;
export type EastAfricanCode = `${keyof typeof eastAfrica}`;
const eastAfricanCodes = Object.keys(eastAfrica) as EastAfricanCode[];

/**
 * The mobile number that somebody typed, as +254…: "0712 345 678", "712345678", "+254 (0)712…", "00255…". A
 * number without a country code belongs to `home`.
 */
export const readMobileNumber = (
  typed: string,
  home: EastAfricanCode = '254',
): Result<string, 'people.phone_wrong'> => {
  const text = typed.normalize('NFKC').replace(/[\s\-.()/\u2010-\u2015]/g, '');
  if (!/^\+?\d{6,16}$/.test(text)) return refuse('people.phone_wrong');
  const digits = text.replace(/^(\+|00)/, '');
  const isInternational = digits.length < text.length;
  const named = eastAfricanCodes.find(
    (code) => digits.startsWith(code) && (isInternational || digits.length >= code.length + eastAfrica[code]),
  );
  if (isInternational && !named) return refuse('people.phone_wrong');
  const code = named ?? home;
  const rest = digits.slice(named ? named.length : 0).replace(/^0/, '');
  // Kenyan mobile numbers start with 7 or 1; the others are landlines.
  const isMobile = rest.length === eastAfrica[code] && (code !== '254' || /^[71]/.test(rest));
  return isMobile ? ok(`+${code}${rest}`) : refuse('people.phone_wrong');
};
