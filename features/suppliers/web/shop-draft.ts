import type { ShopDetails } from '../domain/suggestion.ts';

/** Form values of a shop. Missing optional texts are '' instead of null. */
export interface ShopDraft extends Omit<ShopDetails, 'phone' | 'whatsapp' | 'opening_hours' | 'licence_no'> {
  readonly phone: string;
  readonly whatsapp: string;
  readonly opening_hours: string;
  readonly licence_no: string;
}

export const emptyShopDraft: ShopDraft = {
  name: '',
  kind: 'agrovet',
  products: [],
  phone: '',
  whatsapp: '',
  place: '',
  county: '',
  lat: null,
  lng: null,
  opening_hours: '',
  languages: [],
  licence_no: '',
};

export const toDraft = (d: ShopDetails): ShopDraft => ({
  ...d,
  phone: d.phone ?? '',
  whatsapp: d.whatsapp ?? '',
  opening_hours: d.opening_hours ?? '',
  licence_no: d.licence_no ?? '',
});

const trimmedOrNull = (text: string): string | null => text.trim() || null;
export const fromDraft = (d: ShopDraft) => ({
  ...d,
  products: [...d.products],
  languages: [...d.languages],
  phone: trimmedOrNull(d.phone),
  whatsapp: trimmedOrNull(d.whatsapp),
  opening_hours: trimmedOrNull(d.opening_hours),
  licence_no: trimmedOrNull(d.licence_no),
});
