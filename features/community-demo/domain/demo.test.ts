import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acceptedPreview,
  categoryIds,
  emptyDraft,
  findQuestions,
  MAX_PREVIEW_CHARACTERS,
  questionOf,
  NOTICE_DELAY_MS,
} from './demo.ts';

const answer = (content: string) => ({
  id: 'a',
  author: 'b',
  content,
  comments: [],
  isAccepted: true,
  isAIVerified: false,
});

test('LEG-04 title, description and category are required; tags are separated by commas', () => {
  const full = { title: ' Kahawa ', content: 'Majani', category: 'other' as const, tags: 'a, b ,,a' };
  expect(questionOf(full, '1', 'me', 'visitor')).toMatchObject({
    title: 'Kahawa',
    content: 'Majani',
    status: 'open',
    tags: ['a', 'b'],
    votes: 0,
    answers: [],
  });
  for (const over of [{ title: ' ' }, { content: '' }, { category: '' as const }])
    expect(questionOf({ ...full, ...over }, '1', 'me', 'v')).toBeNull();
  expect(questionOf(emptyDraft, '1', 'me', 'v')).toBeNull();
});

test('LEG-06 search covers title and body, in one of ten categories or all', () => {
  expect(categoryIds).toHaveLength(10);
  const list = categoryIds.map((category, i) => ({
    title: `Kichwa ${i}`,
    content: i % 2 ? 'MAHINDI' : 'kahawa',
    category,
  }));
  expect(findQuestions(list, 'mahindi', 'all')).toHaveLength(5);
  expect(findQuestions(list, 'kichwa 3', 'all')).toEqual([list[3]]);
  expect(findQuestions(list, '', list[4]!.category)).toEqual([list[4]]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(findQuestions(list, text, 'all').length).toBeLessThanOrEqual(10);
    }),
  );
});

test('LEG-05 LEG-07 the accepted answer is cut to 120 characters; the notice delay is three seconds', () => {
  expect(acceptedPreview({ answers: [] })).toBeNull();
  expect(acceptedPreview({ answers: [answer('x'.repeat(MAX_PREVIEW_CHARACTERS))] })).toBe('x'.repeat(120));
  expect(acceptedPreview({ answers: [answer('x'.repeat(121))] })).toBe(`${'x'.repeat(120)}…`);
  expect(NOTICE_DELAY_MS).toBe(3_000);
});
