import { afterEach, expect, test } from 'vitest';
import { pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { scannerSw as sw } from '../../words.sw.ts';
import { openIdle, fakeLeafWorker, scanRow } from '../testing.tsx';

afterEach(cleanUp);

test('a sample check is labelled in the history and on its page, in both languages; a real one is not', async () => {
  for (const [language, word] of [
    ['en', en.sample],
    ['sw', sw.sample],
  ] as const) {
    fakeLeafWorker('ready');
    await openIdle({ language, rows: [scanRow({ model: 'sample' })] });
    expect(screen.getAllByText(word)).toHaveLength(1);
    await tap(/^(Bean rust|Kutu ya maharagwe)/);
    await waitForUpdates(60);
    expect(screen.getAllByText(word)).toHaveLength(2);
    cleanUp();
  }
  fakeLeafWorker('ready');
  await openIdle({ rows: [scanRow()] });
  expect(pageText()).not.toContain(en.sample);
});
