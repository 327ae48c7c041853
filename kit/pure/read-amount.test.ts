import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parseSizeIn } from './read-amount.ts';

test.each([
  ['1.5', 1.5, null],
  ['1,5', 1.5, null],
  ['0,125', 0.125, null],
  [' 2 ', 2, null],
  ['.5', 0.5, null],
  ['12.', 12, null],
  ['½', 0.5, null],
  ['1½', 1.5, null],
  ['2 ¼', 2.25, null],
  ['1/8', 0.125, null],
  ['1 1/2', 1.5, null],
  ['⅛ ekari', 0.125, 'acres'],
  ['robo ekari', 0.25, 'acres'],
  ['nusu ekari', 0.5, 'acres'],
  ['robo tatu ekari', 0.75, 'acres'],
  ['ekari moja na nusu', 1.5, 'acres'],
  ['ekari mbili na robo', 2.25, 'acres'],
  ['Ekari 3', 3, 'acres'],
  ['half an acre', 0.5, 'acres'],
  ['quarter acre', 0.25, 'acres'],
  ['two acres', 2, 'acres'],
  ['three quarters', 0.75, null],
  ['kumi acres', 10, 'acres'],
  ['robo ya ekari', 0.25, 'acres'],
  ['nusu ya ekari', 0.5, 'acres'],
  ['robo tatu ya ekari', 0.75, 'acres'],
  ['thumuni ya ekari', 0.125, 'acres'],
  ['ekari kumi na mbili', 12, 'acres'],
  ['ekari kumi na nusu', 10.5, 'acres'],
  ['quarter of an acre', 0.25, 'acres'],
  ['two and a half acres', 2.5, 'acres'],
  ['1acre', 1, 'acres'],
  ['0.5ha', 0.5, 'hectares'],
  ['400m²', 400, 'square_meters'],
  ['400m2', 400, 'square_meters'],
  ['2 ha', 2, 'hectares'],
  ['hekta 2,5', 2.5, 'hectares'],
  ['400 m²', 400, 'square_meters'],
  ['400 m2', 400, 'square_meters'],
  ['1,500 m²', 1500, 'square_meters'],
  ['mita za mraba 450', 450, 'square_meters'],
  ['1,500.5', 1500.5, null],
  ['1,234,567', 1_234_567, null],
  ['0', 0, null],
] as const)('%j is read as amount %d and unit %s', (text, amount, unit) => {
  expect(parseAmount(text)).toEqual({ amount, unit });
});

test.each([
  '',
  '   ',
  'shamba',
  'two',
  'kumi',
  'moja na nusu',
  '-1',
  '1e9',
  'NaN',
  'Infinity',
  '1 2',
  '1/0',
  '1,2,3',
  '1..5',
  '0x10',
  '2 1.5',
  'nusu robo',
  '½½',
  '1,500',
  '1 ekari 2 hekta',
])('%j is not read as an amount', (text) => {
  expect(parseAmount(text)).toBeNull();
});

test('no text gives a negative amount, and decimals with a point or comma are read correctly', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseAmount(text);
      if (read) expect(read.amount).toBeGreaterThanOrEqual(0);
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('.', ','),
      (integerPart, hundredths, decimalMark) => {
        expect(
          parseAmount(`${integerPart}${decimalMark}${String(hundredths).padStart(2, '0')}`)?.amount,
        ).toBeCloseTo(integerPart + hundredths / 100, 9);
      },
    ),
  );
});

test('a size with its own unit is converted to the requested unit', () => {
  expect([
    parseSizeIn('robo ekari', 'acres'),
    parseSizeIn('1,5', 'hectares'),
    parseSizeIn('2 ha', 'hectares'),
    parseSizeIn('0.5', null),
  ]).toEqual([0.25, 1.5, 2, 0.5]);
  expect(parseSizeIn('2 ha', 'acres')).toBeCloseTo(4.9421, 4);
  expect(parseSizeIn('½ ekari', 'square_meters')).toBeCloseTo(2_023.43, 1);
  expect([parseSizeIn('2 ha', null), parseSizeIn('kubwa', 'acres')]).toEqual([NaN, NaN]);
});
