import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { UnseenRow } from '#kit/sync/exchange.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { web } from '../compose.ts';
import { countedText } from '../outbox-texts.ts';
import { columnsEn } from '../words.columns.en.ts';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import type { RowTextContext } from './row-text-context.ts';
import { unseenText } from './unseen-text.ts';

const texts = await web.outboxText();
const speech = {
  language: 'en',
  words: columnsEn,
  row: () => undefined,
  counted: (kind: string, n: number) => countedText(texts, 'en', kind, n),
} as unknown as RowTextContext;
const textOf = (unseen: readonly UnseenRow[], more: object = {}): readonly string[] => {
  const item = { refusal: { code: 'sync.unseen', unseen, ...more } } as unknown as OutboxItemView;
  return unseenText(item, unseen, null, speech, outboxDetailsEn.unseen);
};
const added = (kind: string): UnseenRow => ({ kind, id: newId(), added: true });

/**
 * Kinds whose id is the id of the row that they belong to, and one of a feature without commands. The
 * compiler asks for the others, by their columns `…_id`.
 */
const NOT_CHECKED_BY_COMPILER = ['outcome_pause', 'community_vote', 'community_bookmark', 'satellite_result'];

test('rows that belong to another row have a text for the list of a refused deletion', () => {
  for (const language of ['en', 'sw'] as const)
    expect(NOT_CHECKED_BY_COMPILER.filter((kind) => !countedText(texts, language, kind, 2))).toEqual([]);
});

test('rows that only the server writes are left out of the list', () => {
  expect(countedText(texts, 'en', 'alert_look', 1)).toBeNull();
  expect(countedText(texts, 'en', 'sync_state', 1)).toBeNull();
});

test('a completed organic step and a postponed question are named', () => {
  expect(textOf([added('organic_action'), added('outcome_pause')])).toEqual([
    'Added: 1 organic farming step done',
    'Added: “Did it help?” put off for 1 leaf check',
  ]);
});

test('a truncated list says how many more changes there are', () => {
  expect(textOf([added('crop'), added('crop')], { unseenTotal: 5 })).toEqual([
    'Added: 2 crops',
    'And 3 more changes',
  ]);
  expect(textOf([added('crop')], { unseenTotal: 1 })).toEqual(['Added: 1 crop']);
});
