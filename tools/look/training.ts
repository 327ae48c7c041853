import { trainingEn } from '#features/training/words.en.ts';
import { trainingSw } from '#features/training/words.sw.ts';
import { callAs } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, State, Visit } from './screenshot-target.ts';

const wordsOf = ({ language }: Visit) => (language === 'sw' ? trainingSw : trainingEn);
const SLUG = 'fall-armyworm';

const enrolInCourse = async (visit: Visit): Promise<void> => {
  if (visit.state !== 'data') return;
  const button = visit.phone.page.getByRole('button', { name: wordsOf(visit).enrol, exact: true }).first();
  await button.click();
  await visit.phone.page.waitForTimeout(800);
};

const openAsPro =
  (path: string) =>
  async (visit: Visit): Promise<void> => {
    const { phone, server } = visit;
    // The same farmer is used for several screens, and a second trial is refused.
    await callAs(server, phone.context, '/api/plan/trial', {}).catch(() => undefined);
    await phone.open('/dashboard');
    await phone.page.waitForTimeout(1_500);
    await phone.open(path);
    await phone.page.waitForTimeout(2_000);
  };

const onlineAndOffline: readonly State[] = ['data', 'offline', 'failed'];
const guide = '/api/training/files/guides/ultimate-organic-farming-guide';

export const trainingScreens: Readonly<Record<string, ScreenshotTarget>> = {
  training: { path: () => '/training', signedIn: true, states: onlineAndOffline, prepare: enrolInCourse },
  lesson: {
    path: () => `/training/${SLUG}`,
    signedIn: true,
    states: onlineAndOffline,
    prepare: enrolInCourse,
  },
  'pro-resource': {
    path: () => '/upgrade',
    signedIn: true,
    states: ['data'],
    prepare: openAsPro('/pro-resource'),
  },
  document: {
    path: () => '/upgrade',
    signedIn: true,
    states: ['data'],
    prepare: (visit) => openAsPro(`/documents?url=${guide}.${visit.language}.pdf`)(visit),
  },
};
