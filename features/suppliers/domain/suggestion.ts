import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { firstPhone, normalPhone } from './phone.ts';
import type { Product, SupplierKind } from './supply.ts';

export const suggestRefusals = [
  'suppliers.name_missing',
  'suppliers.phone_wrong',
  'suppliers.too_many',
  'suppliers.exists',
] as const;
/** Maximum number of open suggestions per person. */
export const WAITING_MAX = 5;

export const languages = ['sw', 'en', 'other'] as const;

/** A suggested shop. */
export interface Described {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly products: readonly Product[];
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly place: string;
  readonly county: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly opening_hours: string | null;
  readonly languages: readonly (typeof languages)[number][];
  readonly licence_no: string | null;
}
export interface Suggest extends Described {
  readonly id: string;
  readonly own: boolean;
}
interface SuggestNow {
  readonly exists: boolean;
  readonly waiting: number;
}

/** Normalised numbers; null when one is invalid. */
const tidied = (d: Described): Described | null => {
  const [phone, whatsapp] = [cleanLineOrNull(d.phone), cleanLineOrNull(d.whatsapp)];
  if ((phone && !firstPhone(phone)) || (whatsapp && !normalPhone(whatsapp))) return null;
  return {
    ...d,
    name: cleanLineOrNull(d.name) ?? '',
    place: cleanLineOrNull(d.place) ?? '',
    phone: phone && firstPhone(phone),
    whatsapp: whatsapp && normalPhone(whatsapp),
    opening_hours: cleanLineOrNull(d.opening_hours),
    licence_no: cleanLineOrNull(d.licence_no),
    products: [...new Set(d.products)],
    languages: [...new Set(d.languages)],
  };
};

type Refusal = (typeof suggestRefusals)[number];

export const checkDescribed = (
  d: Described,
): Result<Described, 'suppliers.name_missing' | 'suppliers.phone_wrong'> => {
  const tidy = tidied(d);
  if (!tidy) return refuse('suppliers.phone_wrong');
  return tidy.name.length < 2 || !tidy.place ? refuse('suppliers.name_missing') : ok(tidy);
};

/** Validates a suggestion. Used on both the phone and the server. */
export const decideSuggest = (args: Suggest, now: SuggestNow): Result<Described, Refusal> => {
  if (now.exists) return refuse('suppliers.exists');
  if (now.waiting >= WAITING_MAX) return refuse('suppliers.too_many', { limit: WAITING_MAX });
  const { id: _id, own: _own, ...described } = args;
  return checkDescribed(described);
};
