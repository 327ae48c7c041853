import { waterEn } from '#features/agronomy/words.water.en.ts';
import { waterSw } from '#features/agronomy/words.water.sw.ts';
import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? waterSw : waterEn);

/** A field with a crop. */
const openWaterReason = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  const [crop] = await queryDatabase<{ field_id: string }>(
    context.server,
    "select field_id from crops where field_id = any($1::uuid[]) and status = 'growing' order by id",
    [context.fields],
  );
  await context.phone.open(`/fields/${crop!.field_id}`);
  await page.getByRole('heading', { name: words(context).title }).click({ timeout: 20_000 });
  await page
    .getByRole('button', { name: words(context).why })
    .first()
    .click();
};

export const waterScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'field-water-why': {
    path: ({ fields }) => `/fields/${fields[0] ?? 'none'}`,
    signedIn: true,
    states: ['data'],
    prepare: openWaterReason,
  },
};
