import { cropsEn } from '#features/crops/words.en.ts';
import { cropsSw } from '#features/crops/words.sw.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, Visit } from './screenshot-target.ts';

const wordsOf = ({ language }: Visit) => (language === 'sw' ? cropsSw : cropsEn);
const fieldOf = ({ fields }: Visit) => `/fields/${fields[0] ?? 'none'}`;

/** Opens the neighbour's growing crop from its field. */
const openCrop = async (visit: Visit): Promise<void> => {
  const { page } = visit.phone;
  const [crop] = await queryDatabase<{ id: string; field_id: string }>(
    visit.server,
    "select id, field_id from crops where field_id = any($1::uuid[]) and status = 'growing' and variety_class is null order by id",
    [visit.fields],
  );
  await visit.phone.open(`/fields/${crop!.field_id}`);
  await page.locator(`a[href="/fields/${crop!.field_id}/crops/${crop!.id}"]`).first().click();
  await page.waitForTimeout(800);
};

const openCropList = async (visit: Visit): Promise<void> => {
  await openCrop(visit);
  await visit.phone.page.goBack();
  await visit.phone.page.waitForTimeout(1_500);
};

const fillForm = async (visit: Visit): Promise<void> => {
  const words = wordsOf(visit);
  const { page } = visit.phone;
  await page
    .getByLabel(words.form.type, { exact: true })
    .first()
    .fill(visit.language === 'sw' ? 'Nyanya' : 'Maize');
  await page.getByLabel(words.form.planted).fill('2026-10-20');
  await page.waitForTimeout(600);
};

export const cropScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'crop-add': {
    path: (visit) => `${fieldOf(visit)}/crops/add`,
    signedIn: true,
    states: ['data', 'offline'],
    prepare: fillForm,
  },
  'crop-add-blank': { path: (visit) => `${fieldOf(visit)}/crops/add`, signedIn: true, states: ['empty'] },
  crop: { path: fieldOf, signedIn: true, states: ['data', 'offline'], prepare: openCrop },
  'field-crops': { path: fieldOf, signedIn: true, states: ['data'], prepare: openCropList },
  'crop-harvest': {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: async (visit) => {
      await openCrop(visit);
      await visit.phone.page.getByRole('button', { name: wordsOf(visit).harvestSheet.open }).click();
      await visit.phone.page.waitForTimeout(400);
    },
  },
};
