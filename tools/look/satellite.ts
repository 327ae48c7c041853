import { satelliteEn } from '#features/satellite/words.en.ts';
import { satelliteSw } from '#features/satellite/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, makePro, sendCommands } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenState, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? satelliteSw : satelliteEn);

/** Switches the account to Pro and opens the field's satellite tab. */
const openAsPro = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, fields } = context;
  const [owner] = await queryDatabase<{ id: string; email: string }>(
    server,
    'select u.id, u.email from auth_users u join fields f on f.user_id = u.id where f.id = $1',
    [fields[0]],
  );
  await makePro(server, { userId: owner!.id, email: owner!.email, password: '' });
  await phone.open(`/fields/${fields[0]}?tab=satellite`);
};

const runAnalysis = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  await page.getByRole('button', { name: words(context).analyze }).click();
  await page.getByRole('button', { name: words(context).export }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4_500);
};

const analyseLargeField = async (context: ScreenshotContext): Promise<void> => {
  await openAsPro(context);
  await runAnalysis(context);
};

/** A new user's field of a quarter acre. */
const analyseSmallField = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone } = context;
  const [farmer] = await queryDatabase<{ userId: string; email: string }>(
    server,
    'select id as "userId", email from auth_users order by created_at desc limit 1',
  );
  const id = newId();
  await sendCommands(server, phone.context, { ...farmer!, password: '' }, [
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: 'Bustani',
        size: 0.25,
        size_unit: 'acres',
        crop_type: 'kale',
        season: '2026-short',
        soil_type: 'loam',
        irrigation_type: 'rain_fed',
        place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 },
        location_description: 'Nakuru',
      },
    },
  ]);
  await phone.open('/fields');
  await phone.page.getByText('Bustani').first().waitFor();
  const smallFieldVisit = { ...context, fields: [id] };
  await openAsPro(smallFieldVisit);
  await runAnalysis(smallFieldVisit);
};

/**
 * The state in which every pass was cloudy. The sample archive has clear passes, so the state is set
 * directly.
 */
const showAllCloudy = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  await page.route('**/api/satellite/runs', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({
        id: context.fields[0],
        field_id: context.fields[0],
        state: 'failed',
        progress: null,
        failure: 'all_hidden',
        bytes: 0,
        created_at: new Date().toISOString(),
      }),
    }),
  );
  await openAsPro(context);
  await page.getByRole('button', { name: words(context).analyze }).click();
  await page.getByText(words(context).failures.all_hidden).waitFor();
};

const screen = (
  reach: (context: ScreenshotContext) => Promise<void>,
  states: readonly ScreenState[] = ['data'],
): ScreenshotTarget => ({
  path: () => '/dashboard',
  signedIn: true,
  states,
  prepare: reach,
});

export const satelliteScreens: Readonly<Record<string, ScreenshotTarget>> = {
  satellite: screen(analyseLargeField),
  'satellite-small': screen(analyseSmallField, ['empty']),
  'satellite-clouds': screen(showAllCloudy),
};
