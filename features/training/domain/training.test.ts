import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideReminder, reminderTimeOf, nextSection, markSectionRead } from './enrolment.ts';
import { documentPath, guideAt } from './guide-address.ts';
import {
  linkOf,
  fileOf,
  GUIDE_BUCKET,
  GUIDE_PATH,
  GUIDE_SLUG,
  isFree,
  visibleResources,
  megabytes,
  type ResourceSummary,
  splitTags,
} from './resource.ts';

const shown = (over: Partial<ResourceSummary>): ResourceSummary => ({
  slug: 'a-lesson',
  bucket: 'lessons',
  path: 'a-lesson',
  is_public: true,
  is_active: true,
  is_featured: false,
  published_at: '2026-11-01',
  is_free: true,
  ...over,
});

test('TRN-01 lists only public, active resources, featured first, then newest', () => {
  const all = [
    shown({ slug: 'old', published_at: '2026-01-01' }),
    shown({ slug: 'new' }),
    shown({ slug: 'hidden', is_active: false }),
    shown({ slug: 'private', is_public: false }),
    shown({ slug: 'first', is_featured: true, published_at: '2025-01-01' }),
    shown({ slug: 'second', is_featured: true, published_at: '2024-01-01' }),
  ];
  expect(visibleResources(all).map(({ slug }) => slug)).toEqual(['first', 'second', 'new', 'old']);
});

test('TRN-02 a resource without a price flag is free', () => {
  expect([
    isFree({}),
    isFree({ is_free: null }),
    isFree({ is_free: true }),
    isFree({ is_free: false }),
  ]).toEqual([true, true, true, false]);
});

test('TRN-02 TRN-03 TRN-04 the guide opens its page, others their file; paid ones send Free users to /upgrade', () => {
  const links = (over: Partial<ResourceSummary>) => [linkOf(shown(over), false), linkOf(shown(over), true)];
  expect(links({})).toEqual(['file', 'file']);
  expect(links({ is_free: null })).toEqual(['file', 'file']);
  expect(links({ is_free: false })).toEqual(['upgrade', 'file']);
  expect(links({ slug: GUIDE_SLUG, is_free: false })).toEqual(['upgrade', 'guide']);
  expect(links({ slug: GUIDE_SLUG, is_free: true })).toEqual(['upgrade', 'guide']);
});

test('TRN-05 the guide falls back to its own file if its path is missing or in books/; other resources do not', () => {
  const own = { bucket: GUIDE_BUCKET, path: GUIDE_PATH };
  for (const path of [null, '', 'books/organic.pdf'])
    expect(fileOf({ slug: GUIDE_SLUG, bucket: 'public', path })).toEqual(own);
  expect(fileOf({ slug: GUIDE_SLUG, bucket: 'guides', path: 'another' })).toEqual({
    bucket: 'guides',
    path: 'another',
  });
  expect([fileOf(shown({ path: null })), fileOf(shown({ path: 'books/x' }))]).toEqual([
    null,
    { bucket: 'lessons', path: 'books/x' },
  ]);
});

test('TRN-07 shows up to two tags, then how many more', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c', 'd']].map((tags) => splitTags(tags))).toEqual([
    { shown: [], more: 0 },
    { shown: ['a'], more: 0 },
    { shown: ['a', 'b'], more: 0 },
    { shown: ['a', 'b'], more: 2 },
  ]);
});

test('TRN-10 a size is shown in megabytes, never rounded below the true size', () => {
  expect([1, 9_999, 10_001, 431_161, 2_100_000].map(megabytes)).toEqual([0.01, 0.01, 0.02, 0.44, 2.1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (bytes) => {
      expect(megabytes(bytes) * 1_000_000).toBeGreaterThanOrEqual(bytes * 0.999999);
    }),
  );
});

test('TRN-06 read sections only accumulate, in any order from two phones, and the last one completes the lesson', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: -2, max: 12 })), (of, acts) => {
      const start = { read: [] as number[], of, done_at: null as string | null };
      const apply = (list: readonly number[]) =>
        list.reduce((row, n) => markSectionRead(row, n, 'now'), start);
      expect(apply(acts).read).toEqual(apply([...acts].reverse()).read);
      expect(apply(acts).read.every((n) => n >= 0 && n < of)).toBe(true);
      expect(apply(acts).done_at === 'now').toBe(apply(acts).read.length === of);
    }),
  );
  expect(markSectionRead({ read: [0, 1], of: 2, done_at: 'then' }, 1, 'now').done_at).toBe('then');
  expect([
    nextSection({ read: [0, 2], of: 4, done_at: null }),
    nextSection({ read: [0, 1], of: 2, done_at: 'x' }),
  ]).toEqual([1, 0]);
});

test('TRN-06 a reminder is at most 30 days ahead and comes at 7 a.m. in Kenya', () => {
  expect(decideReminder('2026-12-22', '2026-11-22')).toEqual({ ok: true, value: '2026-12-22' });
  expect(decideReminder('2026-12-23', '2026-11-22')).toMatchObject({
    ok: false,
    code: 'training.remind_day',
    details: { most: 30 },
  });
  expect(decideReminder('2026-02-30', '2026-11-22')).toMatchObject({ ok: false });
  expect(decideReminder(null, '2026-11-22')).toEqual({ ok: true, value: null });
  expect(reminderTimeOf('2026-11-23').toISOString()).toBe('2026-11-23T04:00:00.000Z');
});

test('DOC-02 DOC-05 the reader opens only guides from Mavuno’s own address', () => {
  const origin = 'https://mavuno.example';
  const url = `/api/training/files/guides/${GUIDE_PATH}.sw.pdf`;
  const own = { id: GUIDE_PATH, language: 'sw' };
  expect(guideAt(url, origin)).toEqual(own);
  expect(guideAt(origin + url, origin)).toEqual(own);
  expect(
    guideAt(new URLSearchParams(documentPath(url, 'Mwongozo & zaidi').split('?')[1]).get('url'), origin),
  ).toEqual(own);
  for (const bad of [
    null,
    '',
    'https://elsewhere.example/x.pdf',
    `https://elsewhere.example${url}`,
    `//elsewhere.example${url}`,
    `/\\elsewhere.example${url}`,
    'javascript:alert(1)',
    `${url}?until=1`,
    `/api/training/files/lessons/x-y-z.sw.pdf`,
    `https://mavuno.example.evil.test${url}`,
    `/x/..${url}`,
    url.replace('.sw.', '.fr.'),
  ]) {
    expect(guideAt(bad, origin)).toBeNull();
  }
});
