import { wizardSteps } from '#features/fields/domain/draft.ts';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldWizardSw } from '#features/fields/web/wizard/words.sw.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { makePro, queryDatabase, sendCommands } from '../../e2e/harness/shared.ts';
import { SAMPLE_PASSWORD } from '../seed/sample-people.ts';
import { screenStates, type ScreenshotTarget, type ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? fieldWizardSw : fieldWizardEn);
const firstField = ({ fields }: ScreenshotContext): string => fields[0] ?? 'none';

const saveField = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  await page.getByRole('button', { name: wordsOf(context).save }).click();
  await page.getByRole('button', { name: wordsOf(context).view }).waitFor();
};

/** An unfinished form: the typed text is restored, and the place search is open. */
const leaveUnfinished = async (context: ScreenshotContext): Promise<void> => {
  const words = wordsOf(context);
  const { page } = context.phone;
  await page.getByLabel(words.name, { exact: true }).fill('Juu ya mto');
  await page.reload();
  await page.getByRole('button', { name: words.search }).click();
  await page.waitForTimeout(800);
};

/** A typed size, then a boundary from side lengths. */
const measureBySides = async (context: ScreenshotContext): Promise<void> => {
  const words = wordsOf(context);
  const { ways, sides, review } = context.language === 'sw' ? boundarySw : boundaryEn;
  const { page } = context.phone;
  const tap = (name: string) => page.getByRole('button', { name }).first().click();
  await page.getByLabel(words.sizeOwn).fill('5');
  for (let i = 0; i < 3; i++) await tap(words.back);
  await tap(words.boundary);
  await tap(ways.sides);
  await page.getByLabel(sides.length).fill('80');
  await page.getByLabel(sides.width).fill('50');
  await tap(sides.finish);
  await tap(review.save);
  await page.getByRole('button', { name: words.boundaryAgain }).waitFor();
  for (let i = 0; i < 3; i++) await tap(words.next);
};

/** A new user sees the wizard: a user with a field and no Pro is turned away. */
const step = (name: string): ScreenshotTarget => ({
  path: () => `/fields/new?step=${name}`,
  signedIn: true,
  states: ['empty'],
});

/** A walked boundary, a crop, and a sick leaf checked inside it. */
const showSickPlace = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, fields, language } = context;
  const [owner] = await queryDatabase<{ id: string; email: string; field: string; lat: number; lng: number }>(
    server,
    `select u.id, u.email, f.id as field, f.location_lat as lat, f.location_lng as lng from auth_users u
     join fields f on f.user_id = u.id join crops c on c.field_id = f.id and c.status = 'growing' where f.id = any($1::uuid[]) limit 1`,
    [fields],
  );
  const { lat, lng, field } = owner!;
  const corners = [
    [-22, 14],
    [-26, -10],
    [-6, -22],
    [20, -20],
    [30, 2],
    [18, 18],
    [-6, 22],
    [-22, 14],
  ].map(([x, y]) => `${lng + x! / 111_320} ${lat + y! / 111_320}`);
  const at = new Date();
  await sendCommands(
    server,
    phone.context,
    { userId: owner!.id, email: owner!.email, password: SAMPLE_PASSWORD },
    [
      {
        name: 'fields.set_boundary',
        args: {
          id: field,
          boundary: `POLYGON((${corners.join(', ')}))`,
          boundary_source: 'walked',
          area_error_m2: null,
          measured_at: at.toISOString(),
        },
      },
      {
        name: 'scans.save',
        args: {
          id: newId(),
          field_id: field,
          crop_type: 'bean',
          photo: null,
          severity: 'high',
          affected_area_percentage: 22.5,
          location: { lat: lat - 2 / 111_320, lng: lng + 8 / 111_320, country: null },
          taken_at: new Date(at.getTime() - 8 * DAY_MS).toISOString(),
          known_used: 0,
          outcome: 'answer',
          condition: 'bean___rust',
          confidence: 0.93,
          top3: [{ condition: 'bean___rust', probability: 0.93 }],
          model: 'ab'.repeat(32),
        },
      },
    ],
  );
  await phone.open(`/fields/${field}`);
  await phone.page
    .getByText((language === 'sw' ? fieldsSw : fieldsEn).sickHere.check('').slice(0, 10))
    .waitFor();
};

const longNames = [
  'Shamba la mahindi na maharagwe karibu na mto mkubwa wa Yala upande wa kaskazini',
  'Shambalamahindinamaharagwekaribunamtomkubwawayalaupandewakaskazininamashariki',
  'حقل الذرة القريب من النهر',
  'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307 kwa\u0300 mto\u0301',
];

/** Forty fields, some with very long names, another script and many accents. */
const addManyFields = async ({ server, phone, fields }: ScreenshotContext): Promise<void> => {
  const [owner] = await queryDatabase<{ id: string; email: string }>(
    server,
    `select u.id, u.email from auth_users u join fields f on f.user_id = u.id where f.id = any($1::uuid[]) limit 1`,
    [fields],
  );
  const user = { userId: owner!.id, email: owner!.email, password: SAMPLE_PASSWORD };
  await makePro(server, user);
  await sendCommands(
    server,
    phone.context,
    user,
    Array.from({ length: 37 }, (_, i) => ({
      name: 'fields.add',
      args: {
        id: newId(),
        farm_id: newId(),
        name: longNames[36 - i] ?? (i === 32 ? null : `Shamba ${i}`),
        size: 0.5,
        size_unit: 'acres',
        crop_type: ['maize', 'beans', 'kale', 'coffee', 'sweet potato'][i % 5],
        season: '2026',
        soil_type: null,
        irrigation_type: null,
        place: { lat: -0.3 - i / 1_000, lng: 36.08, accuracy_m: 12 },
        location_description: 'Nakuru',
      },
    })),
  );
  await phone.page.reload();
  await phone.page.getByText(longNames[0]!).first().waitFor({ timeout: 20_000 });
};

export const fieldScreens: Readonly<Record<string, ScreenshotTarget>> = {
  ...Object.fromEntries(wizardSteps.map((name) => [`wizard-${name}`, step(name)])),
  'wizard-size-measured': { ...step('size'), prepare: measureBySides },
  'wizard-done': { ...step('planting'), prepare: saveField },
  edit: {
    path: (context) => `/fields/${firstField(context)}/edit`,
    signedIn: true,
    states: ['data', 'offline'],
  },
  'edit-half': {
    path: (context) => `/fields/${firstField(context)}/edit`,
    signedIn: true,
    states: ['data'],
    prepare: leaveUnfinished,
  },
  'fields-many': { path: () => '/fields', signedIn: true, states: ['data'], prepare: addManyFields },
  'yields-many': {
    path: () => '/fields',
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      await addManyFields(context);
      await context.phone.open('/yield-predictor');
      await context.phone.page.waitForTimeout(4_000);
    },
  },
  'field-sick': {
    path: () => '/fields',
    signedIn: true,
    states: ['data'],
    prepare: showSickPlace,
  },
  manage: { path: () => '/manage-fields', signedIn: true, states: screenStates },
  'field-satellite': {
    path: (context) => `/fields/${firstField(context)}?tab=satellite`,
    signedIn: true,
    states: ['data'],
  },
};
