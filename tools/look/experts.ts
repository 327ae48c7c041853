import { callAs } from '../../e2e/harness/shared.ts';
import { sampleId } from '../seed/sample-id.ts';
import { emailOf, SAMPLE_PASSWORD, samplePeople } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const expert = samplePeople.find((person) => person.role === 'expert')!;

/** Switches to an expert's account on the same phone. */
const openAsExpert =
  (path: string) =>
  async ({ server, phone, state, language }: ScreenshotContext): Promise<void> => {
    await phone.restoreNetwork();
    await callAs(server, phone.context, '/api/auth/sign-in', {
      email: emailOf(expert),
      password: SAMPLE_PASSWORD,
    });
    await phone.open('/more');
    await phone.page.waitForTimeout(1_500);
    const toKiswahili = phone.page.getByRole('button', { name: 'Tumia Kiswahili' });
    if (language === 'sw' && (await toKiswahili.isVisible())) await toKiswahili.click();
    if (state === 'offline') await phone.cutNetwork();
    await phone.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await phone.page.waitForTimeout(2_500);
  };

const waitingCasePath = `/expert/${sampleId('cherono question')}`;

export const expertScreens: Readonly<Record<string, ScreenshotTarget>> = {
  // English shows an answered question, Kiswahili a waiting one.
  review: {
    path: ({ language }) => `/scan/${sampleId(language === 'en' ? 'otieno check 5' : 'cherono check 3')}`,
    signedIn: true,
    states: ['data', 'offline'],
    prepare: async ({ phone }) => {
      await phone.page.locator('#expert').scrollIntoViewIfNeeded();
    },
  },
  donation: { path: () => '/donation', signedIn: true, states: ['data', 'empty', 'offline'] },
  expert: {
    path: () => '/more',
    signedIn: true,
    states: ['data', 'offline'],
    prepare: openAsExpert('/expert'),
  },
  'expert-case': {
    path: () => '/more',
    signedIn: true,
    states: ['data'],
    prepare: async (context) => {
      await openAsExpert(waitingCasePath)(context);
      const claim = context.phone.page.locator('main button').last();
      if ((await context.phone.page.locator('textarea').count()) === 0) await claim.click();
      await context.phone.page.locator('textarea').waitFor();
    },
  },
};
