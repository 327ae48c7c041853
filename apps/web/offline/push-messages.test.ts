import { expect, test } from 'vitest';
import { openNotification, showPushNotification } from './push-messages.ts';

type Worker = Parameters<typeof showPushNotification>[0];
const data = (value: unknown) =>
  ({
    json: () => {
      if (value === undefined) throw new SyntaxError('no JSON');
      return value;
    },
  }) as PushMessageData;

const scope = (windows: object[] = []) => {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const worker = {
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  } as unknown as Worker;
  return { worker, shown, opened };
};

test('a message is shown as sent, and an unreadable one shows a default notification', async () => {
  const { worker, shown } = scope();
  await showPushNotification(
    worker,
    data({ title: 'Mvua kesho', body: 'Fungua mitaro.', url: '/alerts/1', tag: 't', lang: 'sw' }),
  );
  await showPushNotification(worker, data(undefined));
  await showPushNotification(worker, null);
  expect(shown[0]).toMatchObject({
    title: 'Mvua kesho',
    options: { body: 'Fungua mitaro.', tag: 't', lang: 'sw', data: '/alerts/1' },
  });
  expect(shown.slice(1).map((s) => [s.title, s.options.data])).toEqual([
    ['Mavuno', '/notifications'],
    ['Mavuno', '/notifications'],
  ]);
});

test('a tap opens an address in this app and no other', async () => {
  const { worker, opened } = scope();
  for (const place of [
    '/alerts/1',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '//[',
    undefined,
  ])
    await openNotification(worker, place);
  expect(opened).toEqual(['/alerts/1', ...Array<string>(6).fill('/notifications')]);
});

test('an open window navigates; if it cannot, a new window opens', async () => {
  const moved: string[] = [];
  const window = {
    focus: async () => {
      throw new Error('not allowed');
    },
    navigate: async (url: string) => void moved.push(url),
  };
  const first = scope([window]);
  await openNotification(first.worker, '/alerts/1');
  expect([moved, first.opened]).toEqual([['/alerts/1'], []]);
  const second = scope([
    {
      ...window,
      navigate: async () => {
        throw new Error('not controlled');
      },
    },
  ]);
  await openNotification(second.worker, '/alerts/2');
  expect(second.opened).toEqual(['/alerts/2']);
});
