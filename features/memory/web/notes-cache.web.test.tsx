import { afterEach, expect, test, vi } from 'vitest';
import { noteMemory } from '../contract.ts';
import { memoryKey, saveNotes, cachedNotes } from './notes-cache.ts';

afterEach(() => localStorage.clear());

test('DAT-15 SET-15 values are stored under a key per user and sent only when new', () => {
  const send = vi.fn(async () => ({ ok: true }) as never);
  saveNotes({ send }, 'u1', { lastInsightShown: 'measure' });
  saveNotes({ send }, 'u1', { lastInsightShown: 'measure' });
  saveNotes({ send }, 'u1', { lastInsightShown: 'measure', lastProSuggestion: 'fields' });
  expect(send.mock.calls).toEqual([
    [noteMemory, { lastInsightShown: 'measure' }],
    [noteMemory, { lastProSuggestion: 'fields' }],
  ]);
  expect([memoryKey('u1'), JSON.parse(localStorage.getItem('mavuno_memory_u1')!)]).toEqual([
    'mavuno_memory_u1',
    { lastInsightShown: 'measure', lastProSuggestion: 'fields' },
  ]);
  expect(cachedNotes('u2')).toEqual({});
});

test('a damaged memory is treated as empty', () => {
  localStorage.setItem(memoryKey('u1'), '{');
  expect(cachedNotes('u1')).toEqual({});
  localStorage.setItem(memoryKey('u1'), 'null');
  expect(cachedNotes('u1')).toEqual({});
});
