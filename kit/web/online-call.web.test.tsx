import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOnlineCall } from './online-call.ts';

const refused = { ok: false as const, code: 'test.refused' };

test('without a key, nothing is requested', async () => {
  let requests = 0;
  const { result } = renderHook(() =>
    useOnlineCall(null, async () => {
      requests += 1;
      return { ok: true as const, value: 45 };
    }),
  );
  act(() => result.current.reload());
  await act(async () => undefined);
  expect(requests).toBe(0);
  expect(result.current).toMatchObject({ value: null, at: null, refusal: null, isLoading: false });
});

test('a reply belongs to the key that it was requested for', async () => {
  const replies = new Map<string, (reply: unknown) => void>();
  const useReply = (key: string) =>
    useOnlineCall(`test:${key}`, () => new Promise<any>((done) => replies.set(key, done)));
  const { result, rerender } = renderHook(({ key }) => useReply(key), { initialProps: { key: 'maize' } });
  await waitFor(() => expect(replies.has('maize')).toBe(true));
  rerender({ key: 'beans' });
  await waitFor(() => expect(replies.has('beans')).toBe(true));
  await act(async () => replies.get('maize')!(refused));
  expect(result.current).toMatchObject({ value: null, refusal: null, isLoading: true });
  await act(async () => replies.get('beans')!({ ok: true, value: 45 }));
  await waitFor(() => expect(result.current).toMatchObject({ value: 45, refusal: null, isLoading: false }));
  // A refusal of one key does not show beside the cached value of another.
  rerender({ key: 'maize' });
  await waitFor(() => expect(result.current.isLoading).toBe(true));
  await act(async () => replies.get('maize')!(refused));
  expect(result.current.refusal).toEqual(refused);
  rerender({ key: 'beans' });
  expect(result.current).toMatchObject({ value: 45, refusal: null });
});
