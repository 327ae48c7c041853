import { cropsEn } from '#features/crops/words.en.ts';
import { cropsSw } from '#features/crops/words.sw.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? cropsSw : cropsEn);
const fieldOf = ({ fields }: ScreenshotContext) => `/fields/${fields[0] ?? 'none'}`;

/** Opens the neighbour's growing crop from its field. */
const openCrop = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  const [crop] = await queryDatabase<{ id: string; field_id: string }>(
    context.server,
    "select id, field_id from crops where field_id = any($1::uuid[]) and status = 'growing' and variety_class is null order by id",
    [context.fields],
  );
  await context.phone.open(`/fields/${crop!.field_id}`);
  await page.locator(`a[href="/fields/${crop!.field_id}/crops/${crop!.id}"]`).first().click();
  await page.waitForTimeout(800);
};

const openCropList = async (context: ScreenshotContext): Promise<void> => {
  await openCrop(context);
  await context.phone.page.goBack();
  await context.phone.page.waitForTimeout(1_500);
};

const fillForm = async (context: ScreenshotContext): Promise<void> => {
  const words = wordsOf(context);
  const { page } = context.phone;
  await page
    .getByLabel(words.form.type, { exact: true })
    .first()
    .fill(context.language === 'sw' ? 'Nyanya' : 'Maize');
  await page.getByLabel(words.form.planted).fill('2026-10-20');
  await page.waitForTimeout(600);
};

export const cropScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'crop-add': {
    path: (context) => `${fieldOf(context)}/crops/add`,
    signedIn: true,
    states: ['data', 'offline'],
    prepare: fillForm,
  },
  'crop-add-blank': { path: (context) => `${fieldOf(context)}/crops/add`, signedIn: true, states: ['empty'] },
  crop: { path: fieldOf, signedIn: true, states: ['data', 'offline'], prepare: openCrop },
  'field-crops': { path: fieldOf, signedIn: true, states: ['data'], prepare: openCropList },
  'crop-harvest': {
    path: fieldOf,
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      await openCrop(context);
      await context.phone.page.getByRole('button', { name: wordsOf(context).harvestSheet.open }).click();
      await context.phone.page.waitForTimeout(400);
    },
  },
};
