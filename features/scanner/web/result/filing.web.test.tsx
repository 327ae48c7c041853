import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  field,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { conditionByKey } from '#knowledge/index.ts';
import type { CropQuestion } from '../../domain/crop-question.ts';
import { scannerEn as en } from '../../words.en.ts';
import { filingEn as filing } from '../../words.filing.en.ts';
import { filingSw } from '../../words.filing.sw.ts';
import { reader, resetReader } from '../check/reader.testing.ts';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { recordDownloads, noAnswer, openScanner, openScreen, fakeLeafWorker, scanRow } from '../testing.tsx';
import { ScanPage } from './ScanPage.tsx';

// Whole screens with knowledge-base pages are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
vi.mock('../check/scan-photo.ts', () => import('../check/reader.testing.ts'));

beforeEach(() => {
  resetReader();
  fakeLeafWorker('ready');
  recordDownloads();
});
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const upload = async (): Promise<void> => {
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }),
  );
  await waitForUpdates(60);
  await waitFor(() => expect(document.querySelector('progress')).toBeNull(), { timeout: 10_000 });
};
const nothing = {
  outcome: 'not_sure',
  condition: null,
  confidence: null,
  top3: [],
  severity: null,
  affected_area_percentage: null,
} as const;
const rust = {
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.93,
  top3: [{ condition: 'bean___rust', probability: 0.93 }],
  severity: 'high',
  affected_area_percentage: 22,
} as const;
const question: CropQuestion = {
  chosen: 'coffee',
  answered: false,
  options: [
    { crop: 'bean', ...rust },
    { crop: 'coffee', ...nothing },
    { crop: null, ...nothing, top3: rust.top3 },
  ],
};
const asked = { ...nothing, crop_type: 'coffee', crop_question: question } as const;
const [coffee, beans, maize] = [
  field({ name: 'Kahawa juu', crop_type: 'coffee' }),
  field({ name: 'Kunde chini', crop_type: 'beans' }),
  field({ name: 'Mahindi', crop_type: 'maize' }),
];
const row = (one: ReturnType<typeof field>) => ({ kind: 'field', row: one });
const twoFields = [row(coffee), row(beans)];
const beanRust = conditionByKey('bean___rust')!.name.en;

describe('a leaf that looks like another crop', () => {
  test('coffee chosen, bean leaf photographed: asks first, names no disease; "beans" moves it to the bean field', async () => {
    reader.answer = asked;
    const farm = await openScanner({ rows: twoFields, plan: proPlan, online: false });
    await upload();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first!.textContent).toBe(filing.looksLike('beans', 'coffee'));
    expect([pageText().includes(beanRust), farm.commands()[0]!.args.field_id]).toEqual([false, coffee.id]);
    await tap(filing.yesSeen('beans'));
    expect(farm.commands().slice(1)).toMatchObject([
      { name: 'scans.confirm_crop', args: { crop_type: 'bean' } },
      { name: 'scans.set_field', args: { field_id: beans.id, confirmed: false } },
    ]);
    expect(screen.getByRole('heading', { name: beanRust })).toBeTruthy();
    expect(pageText()).toContain(filing.youSaid('beans'));
    expect(pageText()).toContain(filing.ofField('Kunde chini'));
    expect(toastTexts()).toContain(filing.plantSaved('beans'));
    // Asked once.
    expect(pageText()).not.toContain(filing.looksLike('beans', 'coffee'));
  });

  test('"it is coffee": hides the bean disease, links to the coffee guided key, and keeps the field', async () => {
    reader.answer = asked;
    const farm = await openScanner({ rows: twoFields, plan: proPlan });
    await upload();
    await tap(filing.noChosen('coffee'));
    expect(farm.commands().map(({ name }) => name)).toEqual(['scans.save', 'scans.confirm_crop']);
    expect(pageText()).toContain(filing.againstPhoto('beans', 'coffee'));
    expect(pageText()).not.toContain(beanRust);
    expect(document.querySelector('a[href="/scan/key?crop=coffee"]')).toBeTruthy();
    // A wrong choice can be corrected.
    await tap(filing.changePlant);
    await tap(filing.yesSeen('beans'));
    expect(screen.getByRole('heading', { name: beanRust })).toBeTruthy();
    expect(pageText()).toContain(filing.ofField('Kunde chini'));
  });

  test('"not sure": the possible conditions are shown for comparison, without one answer', async () => {
    reader.answer = asked;
    const farm = await openScanner({ rows: twoFields, plan: proPlan, language: 'sw' });
    await upload();
    expect(pageText()).toContain(filingSw.looksLike('maharagwe', 'kahawa'));
    await tap(filingSw.notSure);
    expect(farm.commands()[1]).toMatchObject({ name: 'scans.confirm_crop', args: { crop_type: null } });
    expect(pageText()).toContain(filingSw.youWereNotSure);
    await waitFor(() => expect(pageText()).toContain(conditionByKey('bean___rust')!.name.sw));
  });

  test('a check of the coffee field that turns out to be beans leaves that field; without a bean field it asks which', async () => {
    reader.answer = asked;
    const farm = await openScanner({
      rows: [row(coffee), row(maize)],
      plan: proPlan,
      at: `/scan?field=${coffee.id}`,
    });
    await upload();
    expect(farm.commands()[0]!.args.field_id).toBe(coffee.id);
    await tap(filing.yesSeen('beans'));
    expect(farm.commands()[2]).toMatchObject({
      name: 'scans.set_field',
      args: { field_id: null, confirmed: false },
    });
    expect(screen.getByRole('heading', { name: filing.whichField })).toBeTruthy();
  });

  test('an open crop question is asked again on the check’s page and shown in the history', async () => {
    const open = scanRow({ ...asked, id: newId() });
    await openScreen(<ScanPage id={open.row.id} />, { rows: [open] });
    expect(screen.getByRole('button', { name: filing.yesSeen('beans') })).toBeTruthy();
    cleanUp();
    await openScreen(<HistoryScreen />, { rows: [open] });
    expect(pageText()).toContain(en.cropAsked('Beans', 'Coffee'));
  });
});

describe('the field of a check', () => {
  test('a check from the Scan tab is assigned to the only field', async () => {
    const farm = await openScanner({ rows: [row(coffee)] });
    await upload();
    expect(farm.commands()[0]).toMatchObject({ name: 'scans.save', args: { field_id: coffee.id } });
    expect(pageText()).toContain(filing.ofField('Kahawa juu'));
  });

  test('a check is assigned to the field where its crop grows, if only one has it', async () => {
    reader.answer = { crop_type: 'bean' };
    const farm = await openScanner({ rows: [...twoFields, row(maize)], plan: proPlan });
    await upload();
    expect(farm.commands()[0]!.args.field_id).toBe(beans.id);
  });

  test('if the field is unclear, asks once, also offline; "none of these" is an option', async () => {
    reader.answer = { crop_type: 'bean' };
    const farm = await openScanner({ rows: [row(coffee), row(maize)], plan: proPlan, online: false });
    await upload();
    expect(farm.commands()[0]!.args.field_id).toBeNull();
    expect(screen.getByRole('heading', { name: filing.whichField })).toBeTruthy();
    await tap(new RegExp(`^${maize.name}`));
    expect(farm.commands()[1]).toMatchObject({
      name: 'scans.set_field',
      args: { field_id: maize.id, confirmed: true },
    });
    expect(screen.queryByRole('heading', { name: filing.whichField })).toBeNull();
    await tap(filing.changeField);
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: filing.noneOfThese }));
    expect(farm.commands()[2]).toMatchObject({ args: { field_id: null, confirmed: true } });
    expect(screen.queryByRole('heading', { name: filing.whichField })).toBeNull();
    expect(pageText()).toContain(filing.ofNoField);
  });

  test('an old check can be attached to a field on its own page, which the history leads to', async () => {
    const old = scanRow(
      { ...noAnswer, outcome: 'not_sure', crop_type: 'bean' },
      { field_confirmed: undefined },
    );
    const rows = [old, row(coffee), row(maize)];
    await openScreen(<HistoryScreen />, { rows, plan: proPlan, online: false });
    expect(screen.getByRole('link', { name: /^Not sure/ }).getAttribute('href')).toBe(`/scan/${old.row.id}`);
    cleanUp();
    const farm = await openScreen(<ScanPage id={old.row.id} />, { rows, plan: proPlan, online: false });
    expect(screen.getByRole('heading', { name: filing.whichField })).toBeTruthy();
    await tap(new RegExp(`^${coffee.name}`));
    expect(farm.commands()).toMatchObject([
      { name: 'scans.set_field', args: { id: old.row.id, field_id: coffee.id } },
    ]);
    expect(pageText()).toContain(filing.ofField('Kahawa juu'));
    expect(screen.queryByRole('heading', { name: filing.whichField })).toBeNull();
  });

  test('a farmer without fields is not asked', async () => {
    const farm = await openScanner();
    await upload();
    expect(farm.commands()[0]!.args.field_id).toBeNull();
    expect([pageText().includes(filing.whichField), pageText().includes(filing.chooseField)]).toEqual([
      false,
      false,
    ]);
  });
});
