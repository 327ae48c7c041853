import { afterEach, expect, test } from 'vitest';
import { pageText, settle, tap, tidy } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../words.en.ts';
import { openScanner, readerIs, scanRow } from './testing.tsx';

afterEach(tidy);

test('a loss that rounds to nothing is "less than 1 %", never "0 %" or "USD 0"', async () => {
  readerIs('ready');
  await openScanner({ rows: [scanRow({ severity: 'low', affected_area_percentage: 4 })] });
  await tap(/^Bean rust/);
  await settle(60);
  expect(pageText()).toContain(en.lossSmall);
  for (const nothing of [en.loss('0 %'), en.revenue('USD 0')]) expect(pageText()).not.toContain(nothing);
});
