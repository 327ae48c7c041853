import { satelliteEn } from '#features/satellite/words.en.ts';
import { satelliteSw } from '#features/satellite/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, makePro, sendCommands } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, State, Visit } from './screenshot-target.ts';

const words = ({ language }: Visit) => (language === 'sw' ? satelliteSw : satelliteEn);

/** Switches the account to Pro and opens the field's satellite tab. */
const openAsPro = async (visit: Visit): Promise<void> => {
  const { server, phone, fields } = visit;
  const [owner] = await queryDatabase<{ id: string; email: string }>(
    server,
    'select u.id, u.email from auth_users u join fields f on f.user_id = u.id where f.id = $1',
    [fields[0]],
  );
  await makePro(server, { userId: owner!.id, email: owner!.email, password: '' });
  await phone.open(`/fields/${fields[0]}?tab=satellite`);
};

const runAnalysis = async (visit: Visit): Promise<void> => {
  const { page } = visit.phone;
  await page.getByRole('button', { name: words(visit).analyze }).click();
  await page.getByRole('button', { name: words(visit).export }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4_500);
};

const analyseLargeField = async (visit: Visit): Promise<void> => {
  await openAsPro(visit);
  await runAnalysis(visit);
};

/** A new user's field of a quarter acre. */
const analyseSmallField = async (visit: Visit): Promise<void> => {
  const { server, phone } = visit;
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
  const smallFieldVisit = { ...visit, fields: [id] };
  await openAsPro(smallFieldVisit);
  await runAnalysis(smallFieldVisit);
};

/**
 * The state in which every pass was cloudy. The sample archive has clear passes, so the state is set
 * directly.
 */
const showAllCloudy = async (visit: Visit): Promise<void> => {
  const { page } = visit.phone;
  await page.route('**/api/satellite/runs', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({
        id: visit.fields[0],
        field_id: visit.fields[0],
        state: 'failed',
        progress: null,
        failure: 'all_hidden',
        bytes: 0,
        created_at: new Date().toISOString(),
      }),
    }),
  );
  await openAsPro(visit);
  await page.getByRole('button', { name: words(visit).analyze }).click();
  await page.getByText(words(visit).failures.all_hidden).waitFor();
};

const screen = (
  reach: (visit: Visit) => Promise<void>,
  states: readonly State[] = ['data'],
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
