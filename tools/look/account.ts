import { accountEn } from '#features/people/words.account.en.ts';
import { accountSw } from '#features/people/words.account.sw.ts';
import { joinEn } from '#features/people/words.join.en.ts';
import { joinSw } from '#features/people/words.join.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, callAs } from '../../e2e/harness/shared.ts';
import { SAMPLE_DOMAIN, SAMPLE_PASSWORD } from '../seed/sample-people.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const words = ({ language }: ScreenshotContext) => (language === 'sw' ? accountSw : accountEn);

const OTHERS = [
  'Mozilla/5.0 (Linux; Android 10; TECNO KC8 Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0',
];

const SAMPLE_FARMERS = { en: 'otieno', sw: 'cherono' } as const;

/** Two more devices, and a pending change of address. */
const addDevicesAndChange = async (context: ScreenshotContext): Promise<void> => {
  const { server, phone, state, language } = context;
  if (state !== 'data') return;
  const [{ id }] = (await queryDatabase<{ id: string }>(
    server,
    'select id from auth_users where email = $1',
    [`${SAMPLE_FARMERS[language]}@${SAMPLE_DOMAIN}`],
  )) as [{ id: string }];
  for (const [i, agent] of OTHERS.entries()) {
    await queryDatabase(
      server,
      `insert into auth_sessions (id, user_id, token, expires_at, user_agent, created_at, updated_at) values ($1, $2, $3, now() + interval '60 days', $4, now() - interval '30 days', now() - make_interval(days => $5))`,
      [newId(), id, newId(), agent, i * 9],
    );
  }
  await callAs(server, phone.context, '/api/auth/email', {
    email: `mpya.${language}.${newId().slice(-6)}@example.com`,
    password: SAMPLE_PASSWORD,
  });
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: words(context).devices.title, exact: true }).waitFor();
  await phone.page.waitForTimeout(600);
};

const openChangeForms = async (context: ScreenshotContext): Promise<void> => {
  const { page } = context.phone;
  await page.getByRole('button', { name: words(context).email.change }).click();
  await page.getByRole('button', { name: words(context).password.change }).click();
};

/** An invitation link opened by a new user. */
const openInvitation = async (context: ScreenshotContext): Promise<void> => {
  if (context.state !== 'data') return;
  const [{ id }] = (await queryDatabase<{ id: string }>(
    context.server,
    'select id from auth_users order by created_at limit 1',
    [],
  )) as [{ id: string }];
  await queryDatabase(
    context.server,
    `insert into referral_codes (user_id, code) values ($1, 'A1B2C3D4') on conflict do nothing`,
    [id],
  );
  await context.phone.open('/join?ref=A1B2C3D4');
  await context.phone.page.getByText((context.language === 'sw' ? joinSw : joinEn).invited).waitFor();
};

export const accountScreens: Readonly<Record<string, ScreenshotTarget>> = {
  account: {
    path: () => '/settings/account',
    signedIn: true,
    states: ['data', 'offline', 'failed'],
    prepare: addDevicesAndChange,
  },
  'account-changing': {
    path: () => '/settings/account',
    signedIn: true,
    states: ['data'],
    prepare: openChangeForms,
  },
  'email-confirm': { path: () => '/auth/email#confirm=abc', signedIn: false, states: ['data'] },
  'email-undo': {
    path: () => '/auth/email#undo=abc',
    signedIn: false,
    states: ['data'],
    prepare: async (context) => {
      await context.phone.page.getByRole('button', { name: words(context).link.undo }).click();
      await context.phone.page.waitForTimeout(600);
    },
  },
  memory: { path: () => '/settings/memory', signedIn: true, states: ['data', 'empty', 'offline'] },
  join: {
    path: () => '/join',
    signedIn: false,
    states: ['data', 'empty', 'failed'],
    prepare: openInvitation,
  },
};
