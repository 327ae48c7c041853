import { trainingEn } from '#features/training/words.en.ts';
import { trainingSw } from '#features/training/words.sw.ts';
import { callAs } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenState, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? trainingSw : trainingEn);
const SLUG = 'fall-armyworm';

const enrolInCourse = async (context: ScreenshotContext): Promise<void> => {
  if (context.state !== 'data') return;
  const button = context.phone.page
    .getByRole('button', { name: wordsOf(context).enrol, exact: true })
    .first();
  await context.phone.page
    .getByText(wordsOf(context).takeAlong)
    .first()
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  // A sample farmer may be enrolled already.
  await button.click({ timeout: 2_000 }).catch(() => undefined);
  await context.phone.page.waitForTimeout(800);
};

const openAsPro =
  (path: string) =>
  async (context: ScreenshotContext): Promise<void> => {
    const { phone, server } = context;
    // The same farmer is used for several screens, and a second trial is refused.
    await callAs(server, phone.context, '/api/plan/trial', {}).catch(() => undefined);
    await phone.open('/dashboard');
    await phone.page.waitForTimeout(1_500);
    await phone.open(path);
    await phone.page.waitForTimeout(2_000);
  };

const onlineAndOffline: readonly ScreenState[] = ['data', 'offline', 'failed'];
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
    prepare: (context) => openAsPro(`/documents?url=${guide}.${context.language}.pdf`)(context),
  },
};
