import { expect, test } from 'vitest';
import { saa } from './clock.sw.ts';

test.each([
  ['06:30', 'saa 12:30 asubuhi (06:30)'],
  ['07:00', 'saa 1:00 asubuhi (07:00)'],
  ['12:15', 'saa 6:15 mchana (12:15)'],
  ['16:00', 'saa 10:00 jioni (16:00)'],
  ['18:59', 'saa 12:59 jioni (18:59)'],
  ['19:00', 'saa 1:00 usiku (19:00)'],
  ['00:05', 'saa 6:05 usiku (00:05)'],
  ['03:59', 'saa 9:59 usiku (03:59)'],
  ['04:00', 'saa 10:00 asubuhi (04:00)'],
])('%s is %s', (time, said) => {
  expect(saa(time)).toBe(said);
});
