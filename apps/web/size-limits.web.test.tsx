import { afterEach, expect, test, vi } from 'vitest';
import { tagsOf } from '#features/community/domain/analysis/tags.ts';
import { PAGE_SIZE } from '#features/community/domain/paging.ts';
import { answerFault, IMAGES_MAX, normalizeTags, questionFault } from '#features/community/domain/post.ts';
import { pickPhotos } from '#features/community/web/ask/pick-photos.ts';
import { truncate, PREVIEW_LENGTHS } from '#features/community/web/post/preview.ts';
import { shareQuestion } from '#features/community/web/question/share.ts';
import { readDocument } from '#features/documents/web/read-document.ts';
import { RECENT_CHECKS } from '#features/impact/web/use-dashboard.ts';
import { limitOf } from '#features/plans/domain/abilities.ts';
import { acceptFile } from '#features/scanner/domain/photo/accept-file.ts';
import { MAX_PHOTO_BYTES } from '#kit/sync/limits.ts';
import {
  MAX_SAVED_LOCATIONS,
  recentLocations,
  saveRecentLocation,
  MAX_SHOWN_LOCATIONS as SHOWN_PLACES,
} from '#kit/web/place/recent-locations.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const MB = 1024 * 1024;
const letters = (n: number): string => 'a'.repeat(n);
const sized = (name: string, size: number): File =>
  Object.defineProperty(new File(['words'], name, { type: 'text/plain' }), 'size', { value: size });
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

test('X-09: files: a document and a scan photo may have 10 MB and not a byte more; an answer takes three photos', async () => {
  expect([
    (await readDocument(sized('a.txt', 10 * MB))).ok,
    await readDocument(sized('a.txt', 10 * MB + 1)),
  ]).toEqual([true, { ok: false, code: 'documents.too_large' }]);
  expect([acceptFile(jpeg, 10 * MB).ok, acceptFile(jpeg, 10 * MB + 1)]).toEqual([
    true,
    { ok: false, code: 'size' },
  ]);
  const three = [1, 2, 3].map((n) => ({ photo: { hash: `${n}` } })) as unknown as Parameters<
    typeof pickPhotos
  >[1];
  expect((await pickPhotos([new File(['x'], 'nne.jpg', { type: 'image/jpeg' })], three)).skipped).toEqual([
    { name: 'nne.jpg', why: 'tooMany' },
  ]);
  expect([IMAGES_MAX, MAX_PHOTO_BYTES <= 5 * MB]).toEqual([3, true]);
});

test('X-09: texts: question title 10 and text 20 letters or more, answer 20 to 2,000, five tags, three suggested', () => {
  const question = (title: number, content: number) =>
    questionFault({ title: letters(title), content: letters(content) });
  expect([question(9, 20), question(10, 19), question(10, 20)]).toEqual([
    'community.title_short',
    'community.content_short',
    null,
  ]);
  expect([19, 20, 2_000, 2_001].map((n) => answerFault(letters(n)))).toEqual([
    'community.answer_short',
    null,
    null,
    'community.answer_long',
  ]);
  expect(normalizeTags(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(
    tagsOf(
      'Aphids, whiteflies, termites, weevils and caterpillars are on my maize',
      'maize',
      'pest_management',
      null,
    ),
  ).toHaveLength(3);
});

test('X-09: shortened texts: 50 of the latest question, 100 when shared, 120 of an AI answer, 150 on a card', async () => {
  expect(PREVIEW_LENGTHS).toEqual({ latest: 50, shared: 100, ai: 120, content: 150 });
  for (const most of [50, 120, 150])
    expect([truncate(letters(most), most), truncate(letters(most + 1), most)]).toEqual([
      letters(most),
      `${letters(most)}…`,
    ]);
  let shared = '';
  vi.stubGlobal('navigator', {
    share: async ({ text }: ShareData) => {
      shared = text ?? '';
    },
  });
  await shareQuestion({ id: 'q', title: 't', content: letters(500) });
  expect(shared).toBe(letters(100));
});

test('X-09: counts: 15 free checks, one free field, five places stored, three shown, ten recent, twenty per page', () => {
  expect([
    limitOf('free', 'scans'),
    limitOf('free', 'fields'),
    limitOf('pro', 'scans'),
    limitOf('pro', 'fields'),
  ]).toEqual([15, 1, null, null]);
  for (let n = 1; n <= 7; n += 1) saveRecentLocation({ name: `Place ${n}`, lat: n, lng: 36 });
  expect([recentLocations().map(({ name }) => name), MAX_SAVED_LOCATIONS, SHOWN_PLACES]).toEqual([
    ['Place 7', 'Place 6', 'Place 5', 'Place 4', 'Place 3'],
    5,
    3,
  ]);
  expect([RECENT_CHECKS, PAGE_SIZE]).toEqual([10, 20]);
});
