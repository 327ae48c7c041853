import { expect, test } from 'vitest';
import { mpesaNumber } from './phone.ts';

test.each([
  ['0712345678', '254712345678'],
  ['0110 345 678', '254110345678'],
  ['+254 712-345-678', '254712345678'],
  ['254712345678', '254712345678'],
  ['00254712345678', '254712345678'],
  ['712345678', '254712345678'],
  ['071234567', null],
  ['+255712345678', null],
  ['0202345678', null],
  ['07123456789', null],
  ['', null],
  ['0712345678; 1', null],
])('PAY-48 %s is normalised to the M-Pesa number %s', (typed, number) => {
  expect(mpesaNumber(typed)).toBe(number);
});
