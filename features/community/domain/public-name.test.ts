import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

const given = (
  'Wanjiku Kamau|Otieno Odhiambo|Akinyi|Kiprotich arap Sang|Mohamed Abdi|Gĩthĩga wa Mũthoni|Nyambura|Mutua Musyoka|Halima Juma|Mzee Kobe|Mama Njeri|Baba Brian|Rose Atieno|Dick Wafula|Chebet|Lilian|Barasa|' +
  'Naliaka|Simiyu|Omondi|Adhiambo|Kariuki|Muthoni|Wairimu|Njoroge|Kipchoge Keino|Jepkosgei|Mwangi|Achieng’|Zawadi|Neema|Baraka|Amani|Pendo|Furaha|Hassan Ali|Fatuma|Mwanaisha|Kadzo|Katana|Mumbua|Nduku|Kyalo|Dr. Njoki, KALRO|' +
  'Ng’ang’a|O’Brien|Shamba la Mto|Kikundi cha Upendo|P. K. Rotich|Nyanchama|Moraa|Bosire|Lokiru|Ekai|Leshan|Saitoti|Tumaini 2|मीना|李'
).split('|');

test.each(given)('%s is accepted as a name', (name) => {
  expect(publicName(name)).toBe(name);
});

test.each([
  'CALL 0712 345 678',
  'Loans 0712-345-678',
  '+254 712 345 678',
  'ann@example.com',
  'www.quickloans.co.ke',
  'https://x.co',
  'wa.me/254712345678',
  'zero seven one two three four five six seven eight',
  'malaya',
  '',
  '   ',
  '\u202E\u200B',
  '123',
  '🌽',
  null,
])('%s is not accepted as a name', (name) => {
  expect(publicName(name)).toBeNull();
});

test('direction marks, invisible characters and stacked accents are removed, and a long name is cut', () => {
  expect(publicName('\u202Enimda\u202C <b>Ben</b>')).toBeNull();
  expect(publicName('Ben\u200B\u202E Otieno')).toBe('Ben Otieno');
  expect(publicName(`a${'\u0301'.repeat(90)}`)?.length).toBeLessThanOrEqual(5);
  expect(publicName('Kikundi cha Wakulima wa Mbogamboga na Matunda Njoro')).toBe(
    'Kikundi cha Wakulima wa Mbogamboga na M…',
  );
});

test('any input becomes one plain line of at most 40 characters', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const name = publicName(typed);
      if (name === null) return;
      expect([...name].length).toBeLessThanOrEqual(40);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/[\n\u202a-\u202e\u2066-\u2069@/]/);
    }),
    { numRuns: 40 },
  );
});
