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
