import { afterEach, expect, test, vi } from 'vitest';
import { noteMemory } from '../contract.ts';
import { memoryKey, remember, remembered } from './remember.ts';

afterEach(() => localStorage.clear());

test('DAT-15 SET-15 what was shown is kept under a key of the product and the farmer, and sent only when it is new', () => {
  const send = vi.fn(async () => ({ ok: true }) as never);
  remember({ send }, 'u1', { lastInsightShown: 'measure' });
  remember({ send }, 'u1', { lastInsightShown: 'measure' });
  remember({ send }, 'u1', { lastInsightShown: 'measure', lastProSuggestion: 'fields' });
  expect(send.mock.calls).toEqual([
    [noteMemory, { lastInsightShown: 'measure' }],
    [noteMemory, { lastProSuggestion: 'fields' }],
  ]);
  expect([memoryKey('u1'), JSON.parse(localStorage.getItem('mavuno_memory_u1')!)]).toEqual([
    'mavuno_memory_u1',
    { lastInsightShown: 'measure', lastProSuggestion: 'fields' },
  ]);
  expect(remembered('u2')).toEqual({});
});

test('a damaged memory counts as none', () => {
  localStorage.setItem(memoryKey('u1'), '{');
  expect(remembered('u1')).toEqual({});
  localStorage.setItem(memoryKey('u1'), 'null');
  expect(remembered('u1')).toEqual({});
});
