import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COPY_HOURS } from '#features/farm-data/domain/background-export.ts';
import { PURGE_DAYS } from '#features/farm-data/domain/deletion.ts';
import { UNDO_DAYS } from '#features/people/domain/email-change.ts';
import { limitOf } from '#features/plans/domain/abilities.ts';
import { prices } from '#features/plans/domain/prices.ts';
import { TRIAL_DAYS } from '#features/plans/domain/trial.ts';
import { COUNT_RETENTION_DAYS } from '#features/privacy/domain/pages.ts';
import { NETWORK_RETENTION_DAYS } from '#features/referrals/domain/account-use.ts';
import { SIGHTING_RETENTION_DAYS as WARNINGS_KEPT_DAYS } from '#features/sightings/domain/sighting.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = (name: string): string => readFileSync(path.join(root, 'apps/web/public', name), 'utf8');
const part = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';

/** A private constant, read from its source file. */
const inSource = (file: string, pattern: RegExp): number => {
  const found = pattern.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no ${pattern.source}`);
  return Number(found);
};

/** The wording of each figure on a page, in one language. */
const figuresOf = (html: string): Record<string, number> =>
  Object.fromEntries(
    [...html.matchAll(/<b data-keep="(\w+)">([^<]+)<\/b>/g)].map(([, name, text]) => [
      name,
      Number(text!.replace(/,/g, '').match(/\d+/)?.[0]),
    ]),
  );

const saved: Record<string, number> = {
  account: PURGE_DAYS,
  email_change: UNDO_DAYS,
  copies: COPY_HOURS,
  pages: COUNT_RETENTION_DAYS,
  warnings: WARNINGS_KEPT_DAYS,
  session: inSource('features/people/server/session.ts', /SESSION_SECONDS = (\d+) \* 86_400/),
  messages: inSource('features/notify/server/upkeep.ts', /RETENTION_DAYS = (\d+)/),
  codes: inSource('features/notify/server/upkeep.ts', /contact_codes[^\n]*- (\d+) \* DAY/),
  alerts: inSource('features/alerts/server/evaluation-batch.ts', /RETENTION_DAYS = (\d+)/),
  shops: inSource('features/suppliers/server/index.ts', /RETENTION_DAYS = (\d+)/),
  books: inSource('features/payments/server/index.ts', /RETENTION_YEARS = (\d+)/),
  trial: inSource('features/plans/server/trials.ts', /TRIAL_NUMBER_RETENTION_MS = (\d+) \* DAY_MS/) / 365,
  tries: inSource(
    'features/people/server/persons.ts',
    /auth_attempts where window_start < now\(\) - interval '(\d+) day'/,
  ),
  mails: inSource('kit/server/jobs/jobs.ts', /deleteAfterDays: (\d+)/),
  clicks: inSource('features/referrals/server/clicks.ts', /HASH_RETENTION_DAYS = (\d+)/),
  devices: inSource('features/referrals/server/clicks.ts', /interval '(\d+) days'/),
  thanked: inSource('features/referrals/server/clicks.ts', /interval '(\d+) years'/),
  networks: NETWORK_RETENTION_DAYS,
  history: inSource('features/community/server/recompute.ts', /HISTORY_DAYS = (\d+)/),
  tombstones: inSource('kit/server/sync/tombstones.ts', /RETENTION_DAYS = (\d+)/),
  upload: inSource('kit/server/photos/photos.ts', /retentionDays = (\d+)/),
};
const { monthly, annual, day, week, season } = prices;
const promised: Record<string, number> = {
  freeFields: limitOf('free', 'fields')!,
  freeScans: limitOf('free', 'scans')!,
  trial: TRIAL_DAYS,
  monthly: monthly.kes,
  monthlyDays: monthly.days,
  monthlyGuarantee: monthly.guaranteeDays,
  annual: annual.kes,
  annualDays: annual.days,
  annualGuarantee: annual.guaranteeDays,
  day: day.kes,
  week: week.kes,
  weekDays: week.days,
  season: season.kes,
  seasonDays: season.days,
};

test.each([
  ['privacy-policy.html', saved],
  ['terms-of-service.html', promised],
])('SET-11 SET-14 every figure in %s matches the code, in both languages', (name, figures) => {
  for (const language of ['en', 'sw'])
    expect([language, figuresOf(part(page(name), language))]).toEqual([language, figures]);
});

test('passes have no money-back guarantee, as the terms state', () => {
  expect([day, week, season].map(({ guaranteeDays }) => guaranteeDays)).toEqual([0, 0, 0]);
  expect(day.days).toBe(1);
});

test('SET-14 the policy says in both languages what stays after an account is deleted, and where to complain', () => {
  const html = page('privacy-policy.html');
  for (const [language, words] of [
    [
      'en',
      [
        'books',
        'your questions and answers in the community that others could read, without your name, photos, phone numbers and email addresses',
        'without your name',
        'backups',
        '30 days',
        'Data Protection Act, 2019',
      ],
    ],
    [
      'sw',
      [
        'vitabu',
        'maswali na majibu yako kwenye jamii ambayo wengine waliweza kuyasoma, bila jina lako, picha, nambari za simu wala barua pepe',
        'bila jina lako',
        'Nakala za usalama',
        'siku 30',
        'Sheria ya Ulinzi wa Data ya Kenya, 2019',
      ],
    ],
  ] as const) {
    for (const word of [...words, 'www.odpc.go.ke'])
      expect([word, part(html, language).includes(word)]).toEqual([word, true]);
  }
});

test('each legal page is under 20,000 characters', () => {
  for (const name of ['privacy-policy.html', 'terms-of-service.html'])
    expect(page(name).length).toBeLessThan(20_000);
});
