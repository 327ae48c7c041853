import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { isProductName, isApproximate, smsText } from './message.ts';
import {
  boxAround,
  cellOf,
  CELL_RADIUS_M,
  distanceKm,
  isDue,
  isServed,
  centreOf,
  nearest,
  type Seller,
} from './near.ts';
import { firstPhone, isMobile, normalizePhone, phoneText, whatsappLink } from './phone.ts';
import { productOf, sellsProduct } from './products.ts';
import { decideSuggest, type SuggestInput } from './suggestion.ts';

const kenya = {
  lat: fc.double({ min: -4.7, max: 5, noNaN: true }),
  lng: fc.double({ min: 33.9, max: 41.9, noNaN: true }),
};

describe('numbers', () => {
  test.each([
    ['0712345678', '+254712345678'],
    ['0712 345 678', '+254712345678'],
    ['+254 712-345-678', '+254712345678'],
    ['254712345678', '+254712345678'],
    ['00254712345678', '+254712345678'],
    ['0110 123456', '+254110123456'],
    ['tel:+254712345678', '+254712345678'],
    ['(020) 271 1234', '+254202711234'],
    ['+255 754 123 456', '+255754123456'],
    ['071234567', null],
    ['07123456789', null],
    ['+254 7...', null],
    ['', null],
    ['12345', null],
    ['+2540712345678', null],
    ['+0712345678', null],
    ['hello', null],
  ])('%s is %s', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone);
  });

  test('takes the first of several phone numbers and formats it for reading', () => {
    expect(firstPhone('none; 0712 345678, 020 2711234')).toBe('+254712345678');
    expect(firstPhone(undefined)).toBeNull();
    expect(phoneText('+254712345678')).toBe('0712 345 678');
    expect([isMobile('+254712345678'), isMobile('+254202711234')]).toEqual([true, false]);
  });

  test('any text normalises to a dialable number or to nothing, and normalising again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = normalizePhone(text);
        if (phone !== null) {
          expect(phone).toMatch(/^\+\d{8,15}$/);
          expect(normalizePhone(phone)).toBe(phone);
        }
      }),
    );
  });

  test("SCN-20 a chat opens with the number's digits and the full message, or lets the farmer choose the contact", () => {
    const link = new URL(whatsappLink('+254712345678', 'Mna mbegu & dawa?'));
    expect([link.pathname, link.searchParams.get('text')]).toEqual(['/254712345678', 'Mna mbegu & dawa?']);
    expect(new URL(whatsappLink(null, 'x')).pathname).toBe('/');
  });
});

describe('which products are sold where', () => {
  test.each([
    ['certified bean seed', 'seed'],
    ['Ruiru 11 Batian coffee seedlings nursery', 'seedlings'],
    ['agrovet fungicide', 'crop_protection'],
    ['copper fungicide coffee agrovet', 'crop_protection'],
    ['neem pesticide agrovet', 'crop_protection'],
    ['protective clothing agrovet', 'protective_clothing'],
    ['pruning saw secateurs', 'tools'],
    ['soil testing laboratory', 'soil_test'],
    ['compost manure', 'manure'],
    ['agricultural lime', 'fertilizer'],
    ['mbolea', 'fertilizer'],
    ['tools', 'tools'],
    ['insect net nursery', 'tools'],
    ['watering can', 'tools'],
    ['water pump', 'tools'],
    ['pumpkin seed', 'seed'],
    ['dawa ya mifugo', 'animal_health'],
    ['bovine vaccine', 'animal_health'],
    ['sweet potato vines', 'seedlings'],
    ['CAN', 'fertilizer'],
    ['something else', 'farm_inputs'],
  ])('%s is %s', (words, product) => {
    expect(productOf(words)).toBe(product);
  });

  test('a shop that lists its products sells only those; one that does not sells what its kind usually sells', () => {
    expect(sellsProduct({ kind: 'agrovet', products: ['seed'] }, 'seed')).toBe('says');
    expect(sellsProduct({ kind: 'agrovet', products: ['seed'] }, 'tools')).toBeNull();
    expect(sellsProduct({ kind: 'agrovet', products: [] }, 'tools')).toBe('likely');
    expect(sellsProduct({ kind: 'vet', products: [] }, 'crop_protection')).toBeNull();
    expect(sellsProduct({ kind: 'agrovet', products: ['seed'] }, 'farm_inputs')).toBe('says');
  });
});

describe('near', () => {
  const nakuru = { lat: -0.3031, lng: 36.08 };
  const north = (km: number, more: Partial<Seller> = {}): Seller => ({
    lat: nakuru.lat + km / 111.195,
    lng: nakuru.lng,
    source: 'own',
    kind: 'agrovet',
    products: [],
    ...more,
  });

  test('SCN-18 returns the three nearest sellers within 50 km, and none beyond', () => {
    const far = [60, 49.9, 8, 2, 30, 5].map((km) => north(km));
    expect(nearest(far, nakuru, 'seed').map((f) => f.distance_km)).toEqual([2, 5, 8]);
    expect(nearest([north(49.9), north(50.1)], nakuru, 'seed')).toHaveLength(1);
    expect(nearest([north(1, { kind: 'vet' })], nakuru, 'seed')).toEqual([]);
  });

  test('an unverified place ranks below a verified one nearby, and above one far away', () => {
    const order = nearest([north(1, { source: 'osm' }), north(9), north(20)], nakuru, 'seed').map(
      (f) => f.distance_km,
    );
    expect(order).toEqual([9, 1, 20]);
  });

  test('the distance between Nairobi and Nakuru, and from a place to itself', () => {
    expect(distanceKm({ lat: -1.2921, lng: 36.8219 }, nakuru)).toBeCloseTo(137.5, 0);
    expect(distanceKm(nakuru, nakuru)).toBe(0);
  });

  test('a bounding box contains its circle, and one query for a cell covers 50 km around every point of it', () => {
    fc.assert(
      fc.property(fc.record(kenya), fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (at, angle) => {
        const edge = {
          lat: at.lat + (49.9 / 111.2) * Math.cos(angle),
          lng: at.lng + (49.9 / 111.2 / Math.cos((at.lat * Math.PI) / 180)) * Math.sin(angle),
        };
        const box = boxAround(at, 50_000);
        expect(
          edge.lat > box.south && edge.lat < box.north && edge.lng > box.west && edge.lng < box.east,
        ).toBe(true);
        expect(distanceKm(centreOf(cellOf(at)), at) * 1000 + 50_000).toBeLessThan(CELL_RADIUS_M);
      }),
    );
  });

  test('only Kenya and its borders are served', () => {
    expect(
      [
        { lat: -0.3, lng: 36 },
        { lat: 4.2, lng: 34.4 },
        { lat: 51, lng: 0 },
        { lat: -1.3, lng: 30 },
      ].map(isServed),
    ).toEqual([true, true, false, false]);
  });

  test('a cell is fetched if missing or 14 days old, but not within an hour of the last try', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    expect(isDue(null, now)).toBe(true);
    expect(isDue({ fetched_at: ago(24 * 13), tried_at: ago(24 * 13) }, now)).toBe(false);
    expect(isDue({ fetched_at: ago(24 * 15), tried_at: ago(24 * 15) }, now)).toBe(true);
    expect(isDue({ fetched_at: ago(24 * 15), tried_at: ago(0.5) }, now)).toBe(false);
    expect(isDue({ fetched_at: null, tried_at: ago(2) }, now)).toBe(true);
  });
});

describe('messages', () => {
  test('SCN-21 an SMS is at most 160 plain characters, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }),
        fc.string({ maxLength: 80 }),
        fc.boolean(),
        fc.constantFrom('en' as const, 'sw' as const),
        (product, place, call, language) => {
          const text = smsText({ product, place, callBack: call ? '+254712345678' : null }, language);
          expect(text.length).toBeLessThanOrEqual(160);
          expect(text).toMatch(/^[\x20-\x7e]*$/);
        },
      ),
    );
    expect(
      smsText({ product: 'mbegu ya maharagwe', place: 'Murang’a', callBack: '+254712345678' }, 'sw'),
    ).toBe(
      "Mkulima wa karibu na Murang'a anauliza: mna mbegu ya maharagwe? Mpigie +254712345678. Imetumwa na Mavuno",
    );
  });

  test('coordinates are refused as an approximate place, and a web address as a product', () => {
    expect([
      isApproximate('Bahati, Nakuru'),
      isApproximate('-0.3031, 36.08'),
      isApproximate('0°18′S'),
    ]).toEqual([true, false, false]);
    expect([
      isProductName('Copper fungicide, 1 kg'),
      isProductName('N.P.K 17:17:17, 50kg'),
      isProductName('win at www.bet.ke'),
      isProductName('see bit.ly/x'),
      isProductName('t.co/x'),
      isProductName('loans at pesa.org'),
    ]).toEqual([true, true, false, false, false, false]);
  });

  test('also refuses text that turns into an address, phone number or coordinates when written in plain letters', () => {
    // Full-width letters of East Asian keyboards.
    const wide = (text: string): string =>
      [...text].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('');
    expect(isProductName(wide('www.bet.ke'))).toBe(false);
    expect(isApproximate(wide('0.3031,36.0801'))).toBe(false);
    expect([
      isProductName('Loan? Call 0712 345 678'),
      isProductName('+254712345678'),
      isProductName('種子'),
    ]).toEqual([false, false, false]);
  });
});

describe('suggesting', () => {
  const shop: SuggestInput = {
    id: 'x',
    own: false,
    name: '  Mkulima   Agrovet ',
    kind: 'agrovet',
    products: ['seed', 'seed'],
    phone: '0712 345 678',
    whatsapp: null,
    place: 'Bahati',
    county: 'Nakuru',
    lat: null,
    lng: null,
    opening_hours: ' ',
    languages: ['sw'],
    licence_no: null,
  };
  const now = { exists: false, waiting: 0 };
  test('normalises numbers and names', () => {
    expect(decideSuggest(shop, now)).toMatchObject({
      ok: true,
      value: { name: 'Mkulima Agrovet', phone: '+254712345678', products: ['seed'], opening_hours: null },
    });
  });
  test.each([
    [{ phone: '12' }, now, 'suppliers.phone_wrong'],
    [{ whatsapp: 'x' }, now, 'suppliers.phone_wrong'],
    [{ name: ' a' }, now, 'suppliers.name_missing'],
    [{ place: ' ' }, now, 'suppliers.name_missing'],
    [{}, { ...now, waiting: 5 }, 'suppliers.too_many'],
    [{}, { ...now, exists: true }, 'suppliers.exists'],
  ])('%j with %j is refused: %s', (over, state, code) => {
    expect(decideSuggest({ ...shop, ...over }, state)).toMatchObject({ ok: false, code });
  });
});
