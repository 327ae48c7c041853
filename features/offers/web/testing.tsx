import type { ReactNode } from 'react';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { farmer, openFarm } from '#features/fields/web/testing.tsx';
import { projections as priceAlertProjections } from '#features/price-alerts/web/projections.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { ListedOffer } from '../contract.ts';
import { projections as offerProjections, type OwnOffer, type Reply } from './projections.ts';

const inTwentyDays = new Date(Date.now() + 20 * DAY_MS).toISOString();

export const offer = (over: Partial<ListedOffer> = {}): ListedOffer => ({
  id: newId(),
  crop: 'maize',
  grade: 'grade_1',
  quantity: 20,
  unit: 'bag_90kg',
  kg_each: null,
  total_kg: 1_800,
  price: 3_600,
  currency: 'KES',
  county: 'Nakuru',
  ward: 'Njoro',
  ready_from: '2026-01-02',
  note: 'Dried.',
  state: 'open',
  created_at: new Date().toISOString(),
  ends_at: inTwentyDays,
  seller: { id: newId(), name: 'Otieno' },
  distance_km: 15,
  ...over,
});
export const ownOffer = (over: Partial<OwnOffer> = {}): OwnOffer => ({
  ...offer({ seller: { id: farmer.userId, name: 'Wanjiku' } }),
  standing: 'visible',
  reason: null,
  staff_note: null,
  field_id: null,
  has_phone: true,
  ...over,
});
export const offerReply = (to: Pick<ListedOffer, 'id'>, over: Partial<Reply> = {}): Reply => ({
  id: newId(),
  offer_id: to.id,
  price: 3_500,
  message: 'Friday.',
  state: 'waiting',
  created_at: new Date().toISOString(),
  standing: 'visible',
  reason: null,
  staff_note: null,
  mine: false,
  buyer: { id: newId(), name: 'Achieng' },
  offer: null,
  contact: null,
  ...over,
});
export const row = (kind: string, value: { readonly id: string }) => ({ kind, row: value });

type Setting = Partial<Parameters<typeof openFarm>[1]>;
export const openOffers = (element: ReactNode, setting: Setting = {}) =>
  openFarm(element, {
    projections: { ...fieldProjections, ...offerProjections, ...priceAlertProjections },
    ...setting,
  });
