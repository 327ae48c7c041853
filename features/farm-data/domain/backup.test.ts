import { expect, test } from 'vitest';
import { looksLikeBackup, readBackup, fieldsWithinLimit } from './backup.ts';
import { nestingOf } from './nesting.ts';

test('FLD-14 known fields are kept, and the oldest of the others fill the remaining limit', () => {
  const fields = [
    { id: 'new', created_at: '2026-02-01' },
    { id: 'old', created_at: '2026-01-01' },
    { id: 'known', created_at: '2026-03-01' },
  ];
  expect([...fieldsWithinLimit(fields, new Set(['known']), 2)]).toEqual(['known', 'old']);
  expect([...fieldsWithinLimit(fields, new Set(['known']), 1)]).toEqual(['known']);
  expect([...fieldsWithinLimit(fields, new Set(['a', 'b', 'c']), 1)]).toEqual([]);
  expect(fieldsWithinLimit(fields, new Set(), null).size).toBe(3);
});

test('a backup is recognised among other JSON files, and brackets inside strings don’t count as nesting', () => {
  expect(looksLikeBackup('\uFEFF {"format":"mavuno-export","version":1')).toBe(true);
  expect(looksLikeBackup('{ "format": "mavuno-export"')).toBe(true);
  expect(looksLikeBackup('{"type":"FeatureCollection","name":"{\\"format\\":\\"mavuno-export\\"')).toBe(
    false,
  );
  expect([nestingOf('[[{"a":"[[[[\\"[["}]]'), nestingOf(''), nestingOf('{}')]).toEqual([3, 0, 1]);
  expect(readBackup('{"format":"mavuno-phone-copy","version":1,"exported_at":"x"}')).toMatchObject({
    ok: false,
    code: 'data.file_not_ours',
  });
});

test('a backup with too many rows is refused by the row count, before any row is validated', () => {
  const many = Array.from({ length: 20_001 }, () => 1);
  expect(
    readBackup(JSON.stringify({ format: 'mavuno-export', version: 1, exported_at: 'x', farms: many })),
  ).toMatchObject({ ok: false, code: 'data.file_too_many' });
  expect(
    readBackup(JSON.stringify({ format: 'mavuno-export', version: 1, exported_at: 'x', farms: [1] })),
  ).toMatchObject({ ok: false, code: 'data.file_broken' });
});
