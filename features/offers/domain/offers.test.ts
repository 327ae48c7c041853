import { expect, test } from 'vitest';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { cleanOffer, decideOffer, offerFault, type OfferDetails } from './offer.ts';
import { priceText } from './price-text.ts';
import { decideReply, type RepliableOffer } from './reply.ts';

const TODAY = '2026-11-22';
const said = (over: Partial<OfferDetails> = {}): OfferDetails => ({
  crop: 'maize',
  grade: 'grade_1',
  quantity: 10,
  unit: 'bag_90kg',
  kg_each: null,
  price: 3_600,
  county: 'Nakuru',
  ward: null,
  ready_from: TODAY,
  note: '',
  phone: null,
  ...over,
});
const fine = { isVerified: true, postedToday: 0, open: 0, hasSameOffer: false };

test('MKT-06 missing, excessive and invalid values are refused; an open price and a hidden number are allowed', () => {
  expect(offerFault(said({ price: null }), TODAY)).toBeNull();
  const faults = [
    said({ crop: 'gold' }),
    said({ quantity: 0 }),
    said({ quantity: 20_001 }),
    said({ unit: 'crate' }),
    said({ unit: 'crate', kg_each: 400 }),
    said({ price: 0 }),
    said({ price: NaN }),
    said({ price: 5 }),
    said({ price: 1e12 }),
    said({ ready_from: '2026-02-30' }),
    said({ ready_from: '2029-01-01' }),
    said({ note: 'x'.repeat(501) }),
    said({ phone: '123' }),
  ].map((one) => offerFault(one, TODAY)?.replace('offers.', ''));
  expect(faults).toEqual([
    'crop_missing',
    'quantity_missing',
    'quantity_high',
    'weight_missing',
    'weight_missing',
    'price_missing',
    'price_missing',
    'price_low',
    'price_high',
    'day_wrong',
    'day_wrong',
    'note_long',
    'phone_wrong',
  ]);
  expect(
    cleanOffer(said({ phone: '0712 345 678', ward: '  Njoro\u202e ', note: 'a\n\n\n\nb' })),
  ).toMatchObject({ phone: '+254712345678', ward: 'Njoro', note: 'a\n\nb' });
});

test('MKT-06 a farmer can post ten offers per day and have twenty open', () => {
  const code = (over: Partial<typeof fine>) => {
    const d = decideOffer(said(), { ...fine, ...over }, TODAY);
    return d.ok || d.code;
  };
  expect([
    code({}),
    code({ isVerified: false }),
    code({ hasSameOffer: true }),
    code({ postedToday: 10 }),
    code({ open: 20 }),
  ]).toEqual([true, 'offers.unverified', 'offers.posted_already', 'offers.too_many', 'offers.too_many_open']);
});

test('MKT-06 a reply to the user’s own offer, to a closed offer or a second reply is refused', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const offer: RepliableOffer = {
    crop: 'maize',
    unit: 'bag_90kg',
    kg_each: null,
    standing: 'visible',
    state: 'open',
    ends_at: new Date('2026-12-01'),
    isMine: false,
  };
  const code = (over: Partial<RepliableOffer> | null, buyer = {}, reply = {}) => {
    const d = decideReply(
      { price: 3_600, message: '', phone: '0712345678', ...reply },
      over && { ...offer, ...over },
      { isVerified: true, repliedToday: 0, answeredAlready: false, ...buyer },
      now,
    );
    return d.ok || d.code.replace('offers.', '');
  };
  expect([
    code({}),
    code(null),
    code({ isMine: true }),
    code({ state: 'agreed' }),
    code({ ends_at: now }),
    code({ standing: 'pending' }),
    code({}, { answeredAlready: true }),
    code({}, { repliedToday: 30 }),
    code({}, {}, { phone: ' ' }),
    code({}, {}, { price: 1e12 }),
  ]).toEqual([
    true,
    'not_found',
    'own_offer',
    'not_open',
    'not_open',
    'not_found',
    'answered_already',
    'too_many',
    'phone_missing',
    'price_high',
  ]);
});

test('MKT-06 numbers are parsed as farmers type them, and prices are shown per unit', () => {
  expect(['3600', '3,600', 'KES 3 600', '2.5', '2,5', '1,234,567', 'Ksh. 3,600/='].map(typedNumber)).toEqual([
    3600, 3600, 3600, 2.5, 2.5, 1_234_567, 3600,
  ]);
  expect(typedNumber(' ')).toBeNull();
  expect(['many', '1e12', '-5'].map(typedNumber)).toEqual([NaN, NaN, NaN]);
  expect([priceText(3_600, 'bag_90kg', 'en'), priceText(40.5, 'kg', 'sw')]).toEqual([
    'KES 3,600 per 90 kg bag',
    'KES 40.5 kwa kilo',
  ]);
});
