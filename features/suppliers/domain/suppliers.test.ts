import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { isProductName, isRough, smsText } from './message.ts';
import {
  boxAround,
  cellOf,
  CELL_RADIUS_M,
  distanceKm,
  isDue,
  isServed,
  middleOf,
  nearest,
  type Seller,
} from './near.ts';
import { firstPhone, isMobile, normalPhone, phoneText, whatsappLink } from './phone.ts';
import { decideSuggest, type Suggest } from './suggestion.ts';
import { productOf, sellsIt } from './supply.ts';

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
    expect(normalPhone(text)).toBe(phone);
  });

  test('the first of several is taken, and a number is read as people say it', () => {
    expect(firstPhone('none; 0712 345678, 020 2711234')).toBe('+254712345678');
    expect(firstPhone(undefined)).toBeNull();
    expect(phoneText('+254712345678')).toBe('0712 345 678');
    expect([isMobile('+254712345678'), isMobile('+254202711234')]).toEqual([true, false]);
  });

  test('whatever is typed, what comes out is dialled or nothing, and stays itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = normalPhone(text);
        if (phone !== null) {
          expect(phone).toMatch(/^\+\d{8,15}$/);
          expect(normalPhone(phone)).toBe(phone);
        }
      }),
    );
  });

  test("SCN-20 a chat opens with the number's digits and the message whole, or lets the farmer choose whom to ask", () => {
    const link = new URL(whatsappLink('+254712345678', 'Mna mbegu & dawa?'));
    expect([link.pathname, link.searchParams.get('text')]).toEqual(['/254712345678', 'Mna mbegu & dawa?']);
    expect(new URL(whatsappLink(null, 'x')).pathname).toBe('/');
  });
});

describe('what is sold where', () => {
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
    ['something else', 'farm_inputs'],
  ])('%s is %s', (words, product) => {
    expect(productOf(words)).toBe(product);
  });

  test('who named his goods is believed; who did not sells what such a shop usually sells', () => {
    expect(sellsIt({ kind: 'agrovet', products: ['seed'] }, 'seed')).toBe('says');
    expect(sellsIt({ kind: 'agrovet', products: ['seed'] }, 'tools')).toBeNull();
    expect(sellsIt({ kind: 'agrovet', products: [] }, 'tools')).toBe('likely');
    expect(sellsIt({ kind: 'vet', products: [] }, 'crop_protection')).toBeNull();
    expect(sellsIt({ kind: 'agrovet', products: ['seed'] }, 'farm_inputs')).toBe('says');
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

  test('SCN-18 the three nearest within 50 km that sell it, and none beyond', () => {
    const far = [60, 49.9, 8, 2, 30, 5].map((km) => north(km));
    expect(nearest(far, nakuru, 'seed').map((f) => f.distance_km)).toEqual([2, 5, 8]);
    expect(nearest([north(49.9), north(50.1)], nakuru, 'seed')).toHaveLength(1);
    expect(nearest([north(1, { kind: 'vet' })], nakuru, 'seed')).toEqual([]);
  });

  test('a place that nobody checked stands behind a checked one near it, and before one far away', () => {
    const order = nearest([north(1, { source: 'osm' }), north(9), north(20)], nakuru, 'seed').map(
      (f) => f.distance_km,
    );
    expect(order).toEqual([9, 1, 20]);
  });

  test('the distance of Nairobi and Nakuru, and of a place to itself', () => {
    expect(distanceKm({ lat: -1.2921, lng: 36.8219 }, nakuru)).toBeCloseTo(137.5, 0);
    expect(distanceKm(nakuru, nakuru)).toBe(0);
  });

  test('a box holds its circle, and one question about a cell reaches 50 km around every point of it', () => {
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
        expect(distanceKm(middleOf(cellOf(at)), at) * 1000 + 50_000).toBeLessThan(CELL_RADIUS_M);
      }),
    );
  });

  test('only Kenya and its borders are asked for', () => {
    expect(
      [
        { lat: -0.3, lng: 36 },
        { lat: 4.2, lng: 34.4 },
        { lat: 51, lng: 0 },
        { lat: -1.3, lng: 30 },
      ].map(isServed),
    ).toEqual([true, true, false, false]);
  });

  test('a cell is asked for when it is missing or 14 days old, and not again within an hour of a try', () => {
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
  test('SCN-21 an SMS fits into one of 160 plain letters, whatever its parts, and holds them', () => {
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

  test('coordinates are no rough place, and a web address is no product', () => {
    expect([isRough('Bahati, Nakuru'), isRough('-0.3031, 36.08'), isRough('0°18′S')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      isProductName('Copper fungicide, 1 kg'),
      isProductName('N.P.K 17:17:17, 50kg'),
      isProductName('win at www.bet.ke'),
      isProductName('see bit.ly/x'),
      isProductName('t.co/x'),
      isProductName('loans at pesa.org'),
    ]).toEqual([true, true, false, false, false, false]);
  });

  test('what only becomes an address, a number to call or coordinates once the SMS is written in plain letters is refused too', () => {
    // Full-width letters of East Asian keyboards.
    const wide = (text: string): string =>
      [...text].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('');
    expect(isProductName(wide('www.bet.ke'))).toBe(false);
    expect(isRough(wide('0.3031,36.0801'))).toBe(false);
    expect([
      isProductName('Loan? Call 0712 345 678'),
      isProductName('+254712345678'),
      isProductName('種子'),
    ]).toEqual([false, false, false]);
  });
});

describe('suggesting', () => {
  const shop: Suggest = {
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
  test('numbers and names are put in order', () => {
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
