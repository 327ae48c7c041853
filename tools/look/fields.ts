import { wizardSteps } from '#features/fields/domain/draft.ts';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { boundarySw } from '#features/fields/web/boundary/words.sw.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldWizardSw } from '#features/fields/web/wizard/words.sw.ts';
import { states, type ScreenshotTarget, type Visit } from './screenshot-target.ts';

const wordsOf = ({ language }: Visit) => (language === 'sw' ? fieldWizardSw : fieldWizardEn);
const firstField = ({ fields }: Visit): string => fields[0] ?? 'none';

const saveField = async (visit: Visit): Promise<void> => {
  const { page } = visit.phone;
  await page.getByRole('button', { name: wordsOf(visit).save }).click();
  await page.getByRole('button', { name: wordsOf(visit).view }).waitFor();
};

/** An unfinished form: the typed text is restored, and the place search is open. */
const leaveUnfinished = async (visit: Visit): Promise<void> => {
  const words = wordsOf(visit);
  const { page } = visit.phone;
  await page.getByLabel(words.name, { exact: true }).fill('Juu ya mto');
  await page.reload();
  await page.getByRole('button', { name: words.search }).click();
  await page.waitForTimeout(800);
};

/** A typed size, then a boundary from side lengths. */
const measureBySides = async (visit: Visit): Promise<void> => {
  const words = wordsOf(visit);
  const { ways, sides, review } = visit.language === 'sw' ? boundarySw : boundaryEn;
  const { page } = visit.phone;
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
  edit: { path: (visit) => `/fields/${firstField(visit)}/edit`, signedIn: true, states: ['data', 'offline'] },
  'edit-half': {
    path: (visit) => `/fields/${firstField(visit)}/edit`,
    signedIn: true,
    states: ['data'],
    prepare: leaveUnfinished,
  },
  manage: { path: () => '/manage-fields', signedIn: true, states },
  'field-satellite': {
    path: (visit) => `/fields/${firstField(visit)}?tab=satellite`,
    signedIn: true,
    states: ['data'],
  },
};
