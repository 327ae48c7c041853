import { afterEach, expect, test } from 'vitest';
import { pageText, screen, settle, tap, tidy } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { scannerSw as sw } from '../../words.sw.ts';
import { openScanner, readerIs, scanRow } from '../testing.tsx';

afterEach(tidy);

test('a check of the sample village is marked in the history and on its page, in both languages; a real one is not', async () => {
  for (const [language, word] of [
    ['en', en.sample],
    ['sw', sw.sample],
  ] as const) {
    readerIs('ready');
    await openScanner({ language, rows: [scanRow({ model: 'sample' })] });
    expect(screen.getAllByText(word)).toHaveLength(1);
    await tap(/^(Bean rust|Kutu ya maharagwe)/);
    await settle(60);
    expect(screen.getAllByText(word)).toHaveLength(2);
    tidy();
  }
  readerIs('ready');
  await openScanner({ rows: [scanRow()] });
  expect(pageText()).not.toContain(en.sample);
});
