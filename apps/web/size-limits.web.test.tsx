import { afterEach, expect, test, vi } from 'vitest';
import { tagsOf } from '#features/community/domain/analysis/tags.ts';
import { PAGE } from '#features/community/domain/order.ts';
import { answerFault, IMAGES_MAX, plainTags, questionFault } from '#features/community/domain/post.ts';
import { pickPhotos } from '#features/community/web/ask/pick-photos.ts';
import { cut, SHOWN } from '#features/community/web/post/preview.ts';
import { shareQuestion } from '#features/community/web/question/share.ts';
import { readDocument } from '#features/documents/web/read-document.ts';
import { RECENT } from '#features/impact/web/use-dashboard.ts';
import { limitOf } from '#features/plans/domain/abilities.ts';
import { acceptFile } from '#features/scanner/domain/photo/picture-file.ts';
import { PHOTO_BYTES } from '#kit/sync/photos.ts';
import {
  MAX_RECENT,
  recentLocations,
  rememberLocation,
  MAX_SHOWN as SHOWN_PLACES,
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

test('X-09: files: a document and a picture to detect of 10 MB are taken and a byte more is not; three pictures of an answer, each far below 5 MB when it leaves', async () => {
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
  expect([IMAGES_MAX, PHOTO_BYTES <= 5 * MB]).toEqual([3, true]);
});

test('X-09: texts: a question from 10 and 20 letters, an answer of 20 to 2,000, five tags, three of them by the phone', () => {
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
  expect(plainTags(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(
    tagsOf(
      'Aphids, whiteflies, termites, weevils and caterpillars are on my maize',
      'maize',
      'pest_management',
      null,
    ),
  ).toHaveLength(3);
});

test('X-09: what is cut: 50 of the latest question, 100 shared, 120 of the book’s answer, 150 of a question on its card', async () => {
  expect(SHOWN).toEqual({ latest: 50, shared: 100, ai: 120, content: 150 });
  for (const most of [50, 120, 150])
    expect([cut(letters(most), most), cut(letters(most + 1), most)]).toEqual([
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

test('X-09: counts: 15 checks and one field are free, five places are stored and three shown, ten checks are on Home, twenty questions on a page', () => {
  expect([
    limitOf('free', 'scans'),
    limitOf('free', 'fields'),
    limitOf('pro', 'scans'),
    limitOf('pro', 'fields'),
  ]).toEqual([15, 1, null, null]);
  for (let n = 1; n <= 7; n += 1) rememberLocation({ name: `Place ${n}`, lat: n, lng: 36 });
  expect([recentLocations().map(({ name }) => name), MAX_RECENT, SHOWN_PLACES]).toEqual([
    ['Place 7', 'Place 6', 'Place 5', 'Place 4', 'Place 3'],
    5,
    3,
  ]);
  expect([RECENT, PAGE]).toEqual([10, 20]);
});
