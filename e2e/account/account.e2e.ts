import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { notifyEn } from '#features/notify/words.en.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import { accountEn } from '#features/people/words.account.en.ts';
import { accountSw } from '#features/people/words.account.sw.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { joinEn } from '#features/people/words.join.en.ts';
import { joinSw } from '#features/people/words.join.sw.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { referralsEn } from '#features/referrals/words.en.ts';
import { referralsSw } from '#features/referrals/words.sw.ts';
import { openEmailForm } from '../harness/email-form.ts';
import {
  queryDatabase,
  axeAllThemes,
  browser,
  callAs,
  linkTo,
  newFarmer,
  newPhone,
  type Phone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const SMALL = { width: 320, height: 568 };
const say = {
  en: { account: accountEn, join: joinEn, notify: notifyEn, people: peopleEn, referrals: referralsEn },
  sw: { account: accountSw, join: joinSw, notify: notifySw, people: peopleSw, referrals: referralsSw },
};

const sound = async ({ page }: Phone, name: string): Promise<void> => {
  await takeScreenshot(page, name);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(
    [...(await axeAllThemes(page)), ...(wide > 0 ? [`${wide} px stick out`] : [])].map(
      (found) => `${name}: ${found}`,
    ),
  ).toEqual([]);
};

test.each(['en', 'sw'] as const)(
  'SET-01 "sign out everywhere" in the settings signs out the other phone, in %s',
  async (language) => {
    const { account, notify } = say[language];
    const [phone, lost] = [
      await newPhone(browser, server, { language, size: SMALL }),
      await newPhone(browser, server, { language }),
    ];
    const farmer = await newFarmer(server, phone.context, { language });
    await callAs(server, lost.context, '/api/auth/sign-in', {
      email: farmer.email,
      password: farmer.password,
    });
    const line = lost.page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok(), {
      timeout: scaled(60_000),
    });
    await lost.open('/fields');
    await phone.open('/settings');
    for (const tab of ['notifications', 'subscription', 'privacy'] as const) {
      await phone.page.getByRole('tab', { name: notify.tabs[tab] }).click();
      await sound(phone, `settings-${tab}`);
    }
    await phone.page.getByRole('link', { name: notify.account.title }).click();
    await phone.page.getByRole('heading', { name: account.devices.title, exact: true }).waitFor();
    await sound(phone, 'account');
    await line;
    await phone.page.getByRole('button', { name: account.devices.others }).click();
    await phone.page.getByRole('alertdialog').getByRole('button', { name: account.devices.others }).click();
    await phone.page.getByText(account.devices.othersEnded(1)).waitFor();
    // The other phone is open and idle; its session is ended remotely.
    await openEmailForm(lost.page);
    await phone.page.reload();
    await phone.page.getByRole('heading', { name: account.devices.title, exact: true }).waitFor();
    expect(phone.faults).toEqual([]);
  },
);

test.each(['en', 'sw'] as const)(
  'a new e-mail address is confirmed by its link, and undone by the link sent to the old one, in %s',
  async (language) => {
    const { account, people } = say[language];
    const phone = await newPhone(browser, server, { language });
    const { page } = phone;
    const farmer = await newFarmer(server, phone.context, { language });
    await queryDatabase(server, 'update auth_users set email_verified = true where email = $1', [
      farmer.email,
    ]);
    const next = `mpya-${randomUUID()}@example.com`;
    await phone.open('/settings/account');
    await page.getByRole('button', { name: account.email.change }).click();
    await page.getByLabel(account.email.next).fill(next);
    await page.getByLabel(account.email.password, { exact: true }).fill(farmer.password);
    await sound(phone, 'account-email');
    await page.getByRole('button', { name: account.email.ask }).click();
    await page.getByText(next).waitFor();

    await page.goto(await linkTo(server, next, /#confirm=/));
    await page.getByRole('button', { name: account.link.confirm }).waitFor();
    await sound(phone, 'email-confirm');
    await page.getByRole('button', { name: account.link.confirm }).click();
    await page.getByText(account.link.confirmed(next)).waitFor();
    await page.goto('/settings/account');
    await page.getByText(next, { exact: true }).waitFor();

    await page.goto(await linkTo(server, farmer.email, /#undo=/));
    await page.getByRole('button', { name: account.link.undo }).click();
    await page.getByText(account.link.undone(farmer.email)).waitFor();
    await sound(phone, 'email-undo');
    await page.goto('/auth');
    await openEmailForm(page);
    await page.getByLabel(people.email, { exact: true }).fill(farmer.email);
    await page.getByLabel(people.password, { exact: true }).fill(farmer.password);
    await page.getByRole('button', { name: people.signIn, exact: true }).click();
    await page.getByText(people.refusals['people.no_password']).waitFor();
    expect(phone.faults).toEqual([]);
  },
);

test.each(['en', 'sw'] as const)(
  'JOI-01 JOI-10 REF-16 an invitation link is shared and opened, and the sign-up is recorded as held, in %s',
  async (language) => {
    const { join, referrals } = say[language];
    // Both phones share a network, so a person decides about the reward.
    const address = '198.51.100.7';
    const phone = await newPhone(browser, server, { language, address });
    const inviter = await newFarmer(server, phone.context, { language });
    await phone.open('/settings/account');
    await phone.page.getByRole('link', { name: join.mine.open }).click();
    const message = new URL(
      (await phone.page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href'))!,
    ).searchParams.get('text')!;
    await phone.page.getByText(referrals.list.none).waitFor();
    await sound(phone, 'referrals');
    const link = new URL(/https?:\S+$/.exec(message)![0]);
    const stranger = await newPhone(browser, server, { language, size: SMALL, address });
    await stranger.open('/join?ref=ABCDEF99');
    await stranger.page.getByText(join.invalid).waitFor();
    await sound(stranger, 'join-invalid');
    await stranger.open(link.pathname + link.search);
    await stranger.page.getByText(join.promise(10)).waitFor();
    await sound(stranger, 'join');
    expect(
      await stranger.page.evaluate(() => JSON.parse(localStorage.getItem('referral_code')!)),
    ).toMatchObject({ code: link.searchParams.get('ref'), timestamp: expect.any(Number), via: 'whatsapp' });
    const comer = await newFarmer(server, stranger.context, { language });
    await stranger.open('/dashboard');
    await stranger.page
      .getByText(`${referrals.came.notedHeld(10)} ${referrals.came.heldProve}`)
      .waitFor({ timeout: scaled(30_000) });
    expect(
      await queryDatabase(
        server,
        'select via, state, (select count(*)::int from referral_clicks c where c.user_id = r.user_id) as clicks from referrals r where referrer_id = $1 and referred_id = $2',
        [inviter.userId, comer.userId],
      ),
    ).toEqual([{ via: 'whatsapp', state: 'held', clicks: 1 }]);
    expect([...phone.faults, ...stranger.faults]).toEqual([]);
  },
);
