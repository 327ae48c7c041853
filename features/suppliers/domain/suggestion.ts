import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { firstPhone, normalizePhone } from './phone.ts';
import type { Product, SupplierKind } from './products.ts';

export const suggestRefusals = [
  'suppliers.name_missing',
  'suppliers.phone_wrong',
  'suppliers.too_many',
  'suppliers.exists',
] as const;
/** Maximum number of open suggestions per person. */
export const MAX_WAITING = 5;

export const languages = ['sw', 'en', 'other'] as const;

/** The details of a shop, as suggested by a farmer or corrected by staff. */
export interface ShopDetails {
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
export interface SuggestInput extends ShopDetails {
  readonly id: string;
  readonly own: boolean;
}
interface SuggestionState {
  readonly exists: boolean;
  readonly waiting: number;
}

/** Normalised numbers; null when one is invalid. */
const normalized = (d: ShopDetails): ShopDetails | null => {
  const [phone, whatsapp] = [cleanLineOrNull(d.phone), cleanLineOrNull(d.whatsapp)];
  if ((phone && !firstPhone(phone)) || (whatsapp && !normalizePhone(whatsapp))) return null;
  return {
    ...d,
    name: cleanLineOrNull(d.name) ?? '',
    place: cleanLineOrNull(d.place) ?? '',
    phone: phone && firstPhone(phone),
    whatsapp: whatsapp && normalizePhone(whatsapp),
    opening_hours: cleanLineOrNull(d.opening_hours),
    licence_no: cleanLineOrNull(d.licence_no),
    products: [...new Set(d.products)],
    languages: [...new Set(d.languages)],
  };
};

type Refusal = (typeof suggestRefusals)[number];

export const checkShopDetails = (
  d: ShopDetails,
): Result<ShopDetails, 'suppliers.name_missing' | 'suppliers.phone_wrong'> => {
  const tidy = normalized(d);
  if (!tidy) return refuse('suppliers.phone_wrong');
  return tidy.name.length < 2 || !tidy.place ? refuse('suppliers.name_missing') : ok(tidy);
};

/** Validates a suggestion. Used on both the phone and the server. */
export const decideSuggest = (args: SuggestInput, now: SuggestionState): Result<ShopDetails, Refusal> => {
  if (now.exists) return refuse('suppliers.exists');
  if (now.waiting >= MAX_WAITING) return refuse('suppliers.too_many', { limit: MAX_WAITING });
  const { id: _id, own: _own, ...described } = args;
  return checkShopDetails(described);
};
