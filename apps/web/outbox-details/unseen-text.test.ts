import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { UnseenRow } from '#kit/sync/exchange.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { columnsEn } from '../words.columns.en.ts';
import { columnsSw } from '../words.columns.sw.ts';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import type { RowTextContext } from './row-text-context.ts';
import { unseenText } from './unseen-text.ts';

const speech = { language: 'en', words: columnsEn, row: () => undefined } as unknown as RowTextContext;
const textOf = (unseen: readonly UnseenRow[], more: object = {}): readonly string[] => {
  const item = { refusal: { code: 'sync.unseen', unseen, ...more } } as unknown as OutboxItemView;
  return unseenText(item, unseen, null, speech, outboxDetailsEn.unseen);
};
const added = (kind: string): UnseenRow => ({ kind, id: newId(), added: true });

/** Kinds whose id is the id of the row that they belong to. */
const NAMED_BY_ID = ['outcome_pause', 'community_vote', 'community_bookmark'];
/** For these, only the server's changes are unseen, and those are not listed. */
const NEVER_LISTED = ['alert_look'];

interface Exported {
  readonly kind?: unknown;
  readonly row?: { readonly shape?: object };
}

test('every synced kind that refers to another row has a text for the list of a refused deletion', async () => {
  const files = readdirSync('features').map((feature) => `../../../features/${feature}/contract.ts`);
  const loaded = await Promise.all(files.map((file) => import(file).catch(() => ({})) as Promise<object>));
  const synced = loaded
    .flatMap((one) => Object.values(one) as (Exported | null)[])
    .filter((one): one is Exported => typeof one?.kind === 'string' && typeof one.row === 'object');
  expect(synced.length).toBeGreaterThan(30);
  const naming = synced
    .filter(({ row }) => Object.keys(row?.shape ?? {}).some((column) => column.endsWith('_id')))
    .map(({ kind }) => String(kind));
  const kinds = [...naming, ...NAMED_BY_ID].filter((kind) => !NEVER_LISTED.includes(kind));
  for (const { counted } of [columnsEn, columnsSw as typeof columnsEn])
    expect(
      kinds.filter((kind) => !counted[kind]),
      'needs a text under `counted` in apps/web/words.columns.en.ts and words.columns.sw.ts',
    ).toEqual([]);
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
