import { wizardSteps } from '#features/fields/domain/draft.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldWizardSw } from '#features/fields/web/wizard/words.sw.ts';
import { states, type LookScreen, type Visit } from './look-visit.ts';

const wordsOf = ({ language }: Visit) => (language === 'sw' ? fieldWizardSw : fieldWizardEn);
const first = ({ fields }: Visit): string => fields[0] ?? 'none';

const saved = async (visit: Visit): Promise<void> => {
  const { page } = visit.phone;
  await page.getByRole('button', { name: wordsOf(visit).save }).click();
  await page.getByRole('button', { name: wordsOf(visit).view }).waitFor();
};

/** Left half-written: what was typed is there again, and the search for a place stands open. */
const halfWritten = async (visit: Visit): Promise<void> => {
  const words = wordsOf(visit);
  const { page } = visit.phone;
  await page.getByLabel(words.name, { exact: true }).fill('Juu ya mto');
  await page.reload();
  await page.getByRole('button', { name: words.search }).click();
  await page.waitForTimeout(800);
};

/** The wizard is seen by somebody new: who has a field and no Pro does not get in. */
const step = (name: string): LookScreen => ({ path: () => `/fields/new?step=${name}`, signedIn: true, states: ['empty'] });

export const fieldScreens: Readonly<Record<string, LookScreen>> = {
  ...Object.fromEntries(wizardSteps.map((name) => [`wizard-${name}`, step(name)])),
  'wizard-done': { ...step('planting'), reach: saved },
  edit: { path: (visit) => `/fields/${first(visit)}/edit`, signedIn: true, states: ['data', 'offline'] },
  'edit-half': { path: (visit) => `/fields/${first(visit)}/edit`, signedIn: true, states: ['data'], reach: halfWritten },
  manage: { path: () => '/manage-fields', signedIn: true, states },
  'field-satellite': { path: (visit) => `/fields/${first(visit)}?tab=satellite`, signedIn: true, states: ['data'] },
};
