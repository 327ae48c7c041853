import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fieldsEn as en } from '../../words.en.ts';
import { fieldsSw as sw } from '../../words.sw.ts';
import { projections as fieldProjections } from '../projections.ts';
import {
  click,
  field,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
} from '../testing.tsx';
import { ManageFieldsScreen } from './ManageFieldsScreen.tsx';

afterEach(cleanUp);

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = (setting: Setting = {}) =>
  openFarm(<ManageFieldsScreen />, { projections: fieldProjections, at: '/manage-fields', ...setting });
const two = [field({ name: 'Juu', created_at: '2026-11-01T00:00:00.000Z' }), field({ name: 'Mtoni' })].map(
  (row) => ({ kind: 'field', row }),
);

test('FLD-33 lists every field, newest first, each with edit and delete, and an add button', async () => {
  const farm = await open({ rows: two, plan: proPlan });
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(['Mtoni', 'Juu']);
  const juu = within(screen.getByRole('region', { name: 'Juu' }));
  expect(juu.getByRole('link', { name: en.editShort }).getAttribute('href')).toBe(
    `/fields/${two[0]!.row.id}/edit`,
  );
  await click(juu.getByRole('button', { name: en.deleteYes }));
  expect(screen.getByRole('alertdialog', { name: 'Delete Juu?' }).textContent).toContain(
    'boundary, crops, history, leaf checks and photos',
  );
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.deleteYes }));
  await waitForUpdates(80);
  expect(farm.commands()).toMatchObject([{ name: 'fields.remove', args: { id: two[0]!.row.id } }]);
  expect([farm.path(), pageText().includes('Juu')]).toEqual(['/manage-fields', false]);
  await tap(en.add);
  expect(farm.path()).toBe('/fields/new');
});

test('FLD-33 FLD-12 shows an empty state only after the first sync; at the limit, Add explains it', async () => {
  await open({ language: 'sw' });
  expect(pageText()).toContain(sw.manageEmpty);
  cleanUp();
  await open({ neverSynced: true, online: false });
  expect(pageText()).toContain(en.loadFailed);
  cleanUp();
  const farm = await open({ rows: two.slice(0, 1) });
  await tap(`${en.add} Pro`);
  expect([farm.path(), toastOf(/^Field limit reached/)?.action?.label]).toEqual([
    '/manage-fields',
    'Upgrade now',
  ]);
});
