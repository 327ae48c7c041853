import { afterAll, beforeAll, expect } from 'vitest';
import { adminEn } from '#features/admin/words.en.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  axeAllThemes,
  browser,
  callAs,
  newFarmer,
  newPhone,
  type Phone,
  queryDatabase,
  startServer,
  takeScreenshot,
  test,
  type TestServer,
} from './harness/main.ts';

// A separate server: its lists hold only the rows of this file.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

const ROWS = 40;
/** Eighty signs without a space, turned around and with stacked accents. */
const HOSTILE = `\u202e${'Mwanaidi'.repeat(9)}${'\u0301'.repeat(7)}`;

const paths = {
  mission: '/mission-control',
  users: '/admin/users',
  system: '/admin/system',
  database: '/admin/database',
  acts: '/admin/acts',
  posts: '/community/review',
  shops: '/admin/suppliers',
  listings: '/admin/offers',
  prices: '/admin/prices',
  invitations: '/admin/referrals',
  refunds: '/admin/refunds',
  questions: '/expert',
};

/** Forty people, posts, shops and actions of staff, all with names nobody should have to read. */
const insertHostileRows = async (): Promise<void> => {
  const ids = Array.from({ length: ROWS }, () => newId());
  await queryDatabase(
    server,
    `insert into auth_users (id, name, email) select id, $2, id || '@example.com' from unnest($1::uuid[]) id`,
    [ids, HOSTILE],
  );
  await queryDatabase(
    server,
    `insert into community_questions (user_id, id, title, content, category_id, language, state, reason, created_at) select id, gen_random_uuid(), $2, $2, 'disease_control', 'sw', 'pending', 'links', now() from unnest($1::uuid[]) id`,
    [ids, HOSTILE],
  );
  await queryDatabase(
    server,
    `insert into supplier_suggestions (id, user_id, name, kind, place, county, own) select gen_random_uuid(), id, $2, 'agrovet', $2, 'Nakuru', false from unnest($1::uuid[]) id`,
    [ids, HOSTILE],
  );
  await queryDatabase(
    server,
    `insert into staff_acts (id, at, by_id, by_email, act, about, why) select gen_random_uuid(), now(), id, $2 || '@example.com', 'people.suspend', id, $2 from unnest($1::uuid[]) id`,
    [ids, HOSTILE],
  );
};

const newAdmin = async (language: 'en' | 'sw', size: { width: number; height: number }): Promise<Phone> => {
  const phone = await newPhone(browser, server, { language, size });
  const { userId } = await newFarmer(server, phone.context, { language });
  await queryDatabase(server, `update auth_users set role = 'admin' where id = $1`, [userId]);
  await callAs(server, phone.context, '/api/plan/trial', {});
  return phone;
};

const settled = async (phone: Phone, path: string): Promise<void> => {
  await phone.open(path);
  await phone.page.locator('main h1').first().waitFor();
  await phone.page.waitForFunction(() => !document.querySelector('[data-skeleton]'));
};

const sticksOut = ({ page }: Phone): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('main *')]
          .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
  );

test('MSC-03 every staff screen has no axe faults, and forty long names overflow none of them', async () => {
  await insertHostileRows();
  const phone = await newAdmin('en', { width: 360, height: 740 });
  for (const [name, path] of Object.entries(paths)) {
    await settled(phone, path);
    await takeScreenshot(phone.page, `staff-${name}`);
    expect((await axeAllThemes(phone.page)).map((fault) => `${name}: ${fault}`)).toEqual([]);
    expect(await sticksOut(phone), name).toEqual([]);
    const text = await phone.page.locator('main').innerText();
    expect([text.includes('\u202e'), /\p{M}{5}/u.test(text)], name).toEqual([false, false]);
  }
  await phone.open('/mission-control');
  await phone.page.getByText(`${ROWS * 2} ${adminEn.queue.decisions(ROWS * 2)}`).waitFor();
  expect(phone.faults).toEqual([]);
  const large = await newAdmin('sw', { width: 320, height: 568 });
  await large.page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const [name, path] of Object.entries(paths)) {
    await settled(large, path);
    expect(await sticksOut(large), name).toEqual([]);
  }
});
