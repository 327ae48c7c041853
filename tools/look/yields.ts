import { yieldsEn } from '#features/yields/words.en.ts';
import { yieldsSw } from '#features/yields/words.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, makePro, sendCommands } from '../../e2e/harness/shared.ts';
import { SAMPLE_DOMAIN, SAMPLE_PASSWORD } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const SAMPLE_FARMERS = { en: 'otieno', sw: 'cherono' } as const;
const today = dayInNairobi(new Date());
const words = ({ language }: ScreenshotContext) => (language === 'sw' ? yieldsSw : yieldsEn);

/** Switches the account to Pro. */
const makeOwnerPro = async ({ server, language }: ScreenshotContext): Promise<string> => {
  const [{ id: userId }] = (await queryDatabase<{ id: string }>(
    server,
    'select id from auth_users where email = $1',
    [`${SAMPLE_FARMERS[language]}@${SAMPLE_DOMAIN}`],
  )) as [{ id: string }];
  await makePro(server, { userId, email: '', password: SAMPLE_PASSWORD });
  return userId;
};

const openForm = async (context: ScreenshotContext): Promise<void> => {
  await makeOwnerPro(context);
  await context.phone.open('/yield-predictor');
  await context.phone.page.getByRole('button', { name: words(context).form.predict }).waitFor();
  await context.phone.page.waitForTimeout(800);
};

/** The server's prediction for a sample field. */
const openResult = async (context: ScreenshotContext): Promise<void> => {
  const userId = await makeOwnerPro(context);
  const id = newId();
  await sendCommands(
    context.server,
    context.phone.context,
    { userId, email: '', password: SAMPLE_PASSWORD },
    [
      {
        name: 'yields.predict',
        args: {
          id,
          field_id: context.fields[0] ?? null,
          crop_type: 'maize',
          area_size: 2,
          area_unit: 'acres',
          soil_type: 'sandy_loam',
          planting_date: addDays(today, -30),
          expected_rainfall: 'low',
          fertilizer_use: 'organic',
          fertilizer_amount: null,
          seed: 'saved',
          trouble: { condition: 'maize___fall_armyworm', share: 'half', treated: context.language === 'sw' },
          previous_yield: null,
          county: 'Machakos',
          place_from: 'county',
          own_price: context.language === 'sw' ? null : 42,
          reckoned: null,
        },
      },
    ],
  );
  await context.phone.open(`/yield-predictor?p=${id}`);
  await context.phone.page.getByRole('button', { name: words(context).result.again }).waitFor();
  await context.phone.page.waitForTimeout(600);
};

const openReasons = async (context: ScreenshotContext): Promise<void> => {
  await openResult(context);
  await context.phone.page.getByRole('button', { name: words(context).result.why }).click();
  await context.phone.page.waitForTimeout(400);
};

export const yieldScreens: Readonly<Record<string, ScreenshotTarget>> = {
  yields: { path: () => '/dashboard', signedIn: true, states: ['data'], prepare: openForm },
  'yields-result': { path: () => '/dashboard', signedIn: true, states: ['data'], prepare: openResult },
  'yields-why': { path: () => '/dashboard', signedIn: true, states: ['data'], prepare: openReasons },
};
