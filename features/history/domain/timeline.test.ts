import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import {
  groupByMonth,
  entryKinds,
  searchEntries,
  newestFirst,
  type TimelineEntry,
  toSearchEntry,
} from './timeline.ts';

const entry = (over: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'a',
  day: '2026-11-02',
  kind: 'weeding',
  title: 'Weeding',
  detail: null,
  photo: null,
  href: null,
  ...over,
});
const anyEntry = fc
  .record({
    id: fc.uuid(),
    day: fc.nat(900).map((n) => addDays('2025-01-01', n)),
    kind: fc.constantFrom(...entryKinds),
  })
  .map(entry);

test('FDC-05 property: newest first, entries of one day in order, each month once, and no entry lost', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
      const sorted = [...entries].sort(newestFirst);
      const months = groupByMonth(sorted);
      expect(months.flatMap((m) => m.entries)).toEqual(sorted);
      expect(new Set(months.map((m) => m.month)).size).toBe(months.length);
      for (let i = 1; i < sorted.length; i++) expect(sorted[i - 1]!.day >= sorted[i]!.day).toBe(true);
    }),
  );
});

test('FDC-05 search matches every word in either language and ignores case, accents and apostrophes', () => {
  const all = [
    entry({ title: 'Manure', detail: 'samadi ya ng’ombe', search: 'Mbolea', kind: 'fertiliser' }),
    entry({ title: 'Spraying', detail: 'Café 5 %', kind: 'spraying' }),
  ].map(toSearchEntry);
  const found = (wanted: string): number => searchEntries(all, wanted, null).length;
  expect(
    ['NGOMBE', "ng'ombe samadi", 'mbolea manure', 'cafe', ' ', 'samadi cafe', 'maize'].map(found),
  ).toEqual([1, 1, 1, 1, 2, 0, 0]);
  expect(searchEntries(all, '', 'spraying')).toHaveLength(1);
});
