import type { ShopDetails } from '../domain/suggestion.ts';

/** A shop in the form. */
export interface Draft extends Omit<ShopDetails, 'phone' | 'whatsapp' | 'opening_hours' | 'licence_no'> {
  readonly phone: string;
  readonly whatsapp: string;
  readonly opening_hours: string;
  readonly licence_no: string;
}

export const emptyDraft: Draft = {
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

export const toDraft = (d: ShopDetails): Draft => ({
  ...d,
  phone: d.phone ?? '',
  whatsapp: d.whatsapp ?? '',
  opening_hours: d.opening_hours ?? '',
  licence_no: d.licence_no ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;
export const fromDraft = (d: Draft) => ({
  ...d,
  products: [...d.products],
  languages: [...d.languages],
  phone: orNull(d.phone),
  whatsapp: orNull(d.whatsapp),
  opening_hours: orNull(d.opening_hours),
  licence_no: orNull(d.licence_no),
});
