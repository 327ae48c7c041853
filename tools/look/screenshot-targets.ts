import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { phoneEn } from '#features/people/words.phone.en.ts';
import { phoneSw } from '#features/people/words.phone.sw.ts';
import { GUEST_SCAN_LIMIT } from '#features/scanner/domain/scan.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import {
  queryDatabase,
  callAs,
  drawnLeaf,
  newFarmer,
  type Phone,
  type TestServer,
} from '../../e2e/harness/shared.ts';
import { root } from '../commands/ready.mjs';
import { SAMPLE_DOMAIN, SAMPLE_PASSWORD } from '../seed/sample-people.ts';
import { accountScreens } from './account.ts';
import { adminScreens } from './admin.ts';
import { alertScreens } from './alerts.ts';
import { boundaryScreens } from './boundary.ts';
import { chatScreens } from './chat.ts';
import { communityScreens } from './community.ts';
import { cropScreens } from './crops.ts';
import { dataScreens } from './data.ts';
import { documentScreens } from './documents.ts';
import { expertScreens } from './experts.ts';
import { fieldScreens } from './fields.ts';
import { historyScreens } from './history.ts';
import { homeScreens } from './home.ts';
import { impactScreens } from './impact.ts';
import { marketScreens } from './market.ts';
import { notifyScreens } from './notify.ts';
import { offerScreens } from './offers.ts';
import { placeScreens } from './places.ts';
import { referralScreens } from './referrals.ts';
import { satelliteScreens } from './satellite.ts';
import {
  screenStates,
  type ScreenshotTarget,
  type ScreenState,
  type ScreenshotContext,
} from './screenshot-target.ts';
import { supplierAndSightingScreens } from './suppliers-and-sightings.ts';
import { taskScreens } from './tasks.ts';
import { trainingScreens } from './training.ts';
import { waterScreens } from './water.ts';
import { weatherScreens } from './weather.ts';
import { yieldScreens } from './yields.ts';

export { screenStates, type ScreenshotTarget, type ScreenState, type ScreenshotContext };

const plainScreen = (
  url: string,
  signedIn = true,
  shownStates: readonly ScreenState[] = screenStates,
): ScreenshotTarget => ({
  path: () => url,
  signedIn,
  states: shownStates,
});

const scanLeaf = async ({ phone, language }: ScreenshotContext): Promise<void> => {
  const words = language === 'sw' ? scannerSw : scannerEn;
  await phone.page.getByText(words.modelReady).waitFor({ timeout: 60_000 });
  await phone.page.setInputFiles('input[type=file]', await drawnLeaf());
  await phone.page.getByRole('button', { name: words.again }).waitFor({ timeout: 60_000 });
};

/** To the code of a sign-in by phone number. */
const askForCode = async ({ language, phone: { page } }: ScreenshotContext): Promise<void> => {
  const words = language === 'sw' ? phoneSw : phoneEn;
  await page.getByLabel(words.number).fill('0712 345 678');
  await page.getByRole('button', { name: words.send }).click();
  await page.getByLabel(words.code).waitFor();
};

/** As a guest, until no check is left. */
const useGuestChecks = async (context: ScreenshotContext): Promise<void> => {
  const words = context.language === 'sw' ? scannerSw : scannerEn;
  const { page } = context.phone;
  await page.getByText(words.modelReady).waitFor({ timeout: 60_000 });
  for (let n = 1; n <= GUEST_SCAN_LIMIT; n += 1) {
    await page.setInputFiles('input[type=file]', await drawnLeaf(n + 2));
    await page.getByRole('button', { name: words.again }).click({ timeout: 60_000 });
  }
  await page.getByText(words.guestLimit).first().waitFor();
};

export const screenshotTargets: Readonly<Record<string, ScreenshotTarget>> = {
  auth: plainScreen('/auth', false, ['empty', 'failed']),
  'auth-code': { path: () => '/auth', signedIn: false, states: ['data'], prepare: askForCode },
  reset: plainScreen('/auth/reset-password', false, ['empty', 'failed']),
  'guest-scan': plainScreen('/guest/scan', false, ['data']),
  'guest-result': { path: () => '/guest/scan', signedIn: false, states: ['data'], prepare: scanLeaf },
  'guest-limit': { path: () => '/guest/scan', signedIn: false, states: ['data'], prepare: useGuestChecks },
  'guest-weather': plainScreen('/guest/weather', false, ['data']),
  'guest-guide': plainScreen('/guest/conditions', false, ['data']),
  ...homeScreens,
  organic: plainScreen('/organic'),
  'community-demo': plainScreen('/community/legacy', true, ['data']),
  fields: plainScreen('/fields'),
  field: { path: ({ fields }) => `/fields/${fields[0] ?? 'none'}`, signedIn: true, states: screenStates },
  ...fieldScreens,
  ...waterScreens,
  ...taskScreens,
  scan: plainScreen('/scan'),
  ...accountScreens,
  ...alertScreens,
  ...adminScreens,
  ...boundaryScreens,
  ...chatScreens,
  ...communityScreens,
  ...cropScreens,
  ...historyScreens,
  ...dataScreens,
  ...documentScreens,
  ...impactScreens,
  ...marketScreens,
  ...supplierAndSightingScreens,
  ...notifyScreens,
  ...offerScreens,
  ...placeScreens,
  ...referralScreens,
  ...satelliteScreens,
  ...trainingScreens,
  ...weatherScreens,
  ...yieldScreens,
  'scan-key': plainScreen('/scan/key?crop=bean', true, ['data', 'offline']),
  'scan-history': plainScreen('/scan/history'),
  'scan-knows': plainScreen('/scan/knows', true, ['data', 'offline']),
  detect: plainScreen('/crop-disease-detection', true, ['empty', 'offline']),
  conditions: plainScreen('/conditions', true, ['data', 'offline']),
  condition: plainScreen('/conditions/maize___gray_leaf_spot', true, ['data', 'offline']),
  accuracy: plainScreen('/accuracy', true, ['data', 'offline', 'failed']),
  'scan-result': { path: () => '/scan', signedIn: true, states: ['data', 'offline'], prepare: scanLeaf },
  ...expertScreens,
  upgrade: plainScreen('/upgrade'),
  'upgrade-market': plainScreen('/market-insights', true, ['empty']),
  subscription: plainScreen('/subscription-settings', true, ['empty', 'offline', 'failed']),
  'payment-callback': plainScreen('/payment-callback', true, ['empty']),
  more: plainScreen('/more'),
  outbox: plainScreen('/outbox'),
  'not-found': plainScreen('/404', false, ['empty']),
  privacy: plainScreen('/privacy-policy.html', false, ['data']),
  terms: plainScreen('/terms-of-service.html', false, ['data']),
};

/** Sample farmers with data on every screen, one for each language. */
const SAMPLE_FARMERS = { en: 'otieno', sw: 'cherono' } as const;

/** Fills the server with the sample data of `npm run seed`. `env` is added to the seeding process. */
export const seedSampleData = (server: TestServer, env: Readonly<Record<string, string>> = {}): void => {
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tools/seed.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 2],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        // Empty: the developer's own settings must not send the sample data to another server.
        PUBLIC_ORIGIN: '',
        SMTP_URL: '',
        DATABASE_URL: '',
        DATA_DIR: server.dataDir,
        PORT: new URL(server.origin).port,
        ...env,
      },
    },
  );
};

/**
 * Signs in as a farmer with a season of data, or as a new user. Returns the ids of the account's fields,
 * newest first; none for a new user.
 */
export const signInAndListFieldIds = async (
  server: TestServer,
  phone: Phone,
  language: 'en' | 'sw',
  withData: boolean,
): Promise<string[]> => {
  if (!withData) {
    await newFarmer(server, phone.context, { language });
    return [];
  }
  const email = `${SAMPLE_FARMERS[language]}@${SAMPLE_DOMAIN}`;
  const { session } = await callAs<{ session: { userId: string } }>(
    server,
    phone.context,
    '/api/auth/sign-in',
    { email, password: SAMPLE_PASSWORD },
  );
  return (
    await queryDatabase<{ id: string }>(
      server,
      'select id from fields where user_id = $1 order by created_at desc, id desc',
      [session.userId],
    )
  ).map((field) => field.id);
};
