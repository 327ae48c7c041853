import { afterEach, expect, test } from 'vitest';
import { pageText, waitForUpdates, cleanUp } from '#features/fields/web/testing.tsx';
import { scannerEn as en } from '../../words.en.ts';
import { openScreen, scanRow } from '../testing.tsx';
import { ResultSlotsProvider, type ResultSlots } from './result-slots.tsx';
import { ScanPage } from './ScanPage.tsx';

afterEach(cleanUp);

const slots: ResultSlots = {
  Experts: ({ scan }) => <p>expert on {scan.condition}</p>,
  Suppliers: ({ products }) => <p>find {products.map((p) => p.find).join('+')}</p>,
  Outcome: () => {
    throw new Error('a part that could not be fetched');
  },
};

test('SCN-11 a stored check has its page with other features’ sections; a crashing section leaves it intact', async () => {
  const row = scanRow();
  await openScreen(
    <ResultSlotsProvider value={slots}>
      <ScanPage id={row.row.id} />
    </ResultSlotsProvider>,
    { at: `/scan/${row.row.id}`, rows: [row] },
  );
  await waitForUpdates(200);
  expect(pageText()).toContain('expert on bean___rust');
  expect(pageText()).toMatch(/find \w+/);
  expect(pageText()).toContain('Uromyces appendiculatus');
});

test('a check that is not on the phone says so', async () => {
  await openScreen(<ScanPage id="nothing" />, { at: '/scan/nothing' });
  expect(pageText()).toContain(en.gone);
});
