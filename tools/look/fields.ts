import { wizardSteps } from '#features/fields/domain/draft.ts';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldWizardSw } from '#features/fields/web/wizard/words.sw.ts';
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
  manage: { path: () => '/manage-fields', signedIn: true, states: screenStates },
  'field-satellite': {
    path: (context) => `/fields/${firstField(context)}?tab=satellite`,
    signedIn: true,
    states: ['data'],
  },
};
