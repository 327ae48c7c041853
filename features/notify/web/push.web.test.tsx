import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pausePush } from './pause-push.ts';
import { getPushState, disablePush, enablePush } from './push.ts';
import { refreshPush } from './refresh-push.ts';

interface Phone {
  permission: NotificationPermission;
  answer: NotificationPermission;
  subscription: object | null;
  active: boolean;
  oldKey: boolean;
}
let phone: Phone;
let asked = 0;
let answerToPush: (() => Response) | null = null;
const calls: { url: string; body: any }[] = [];
const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
const subscription = () => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    phone.subscription = null;
    phone.oldKey = false;
    return true;
  },
});

const give = (name: string, value: unknown): void => {
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
};
const agentIs = (name: string): void => {
  Object.defineProperty(navigator, 'userAgent', { value: name, configurable: true });
};
const agent = navigator.userAgent;

beforeEach(() => {
  phone = { permission: 'default', answer: 'granted', subscription: null, active: true, oldKey: false };
  asked = 0;
  answerToPush = null;
  calls.length = 0;
  give('PushManager', () => undefined);
  give('Notification', {
    get permission() {
      return phone.permission;
    },
    requestPermission: async () => {
      asked += 1;
      phone.permission = phone.answer;
      return phone.answer;
    },
  });
  const pushManager = {
    getSubscription: async () => phone.subscription,
    subscribe: async () => {
      if (phone.oldKey) throw new DOMException('another key', 'InvalidStateError');
      phone.subscription ??= subscription();
      return phone.subscription;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ active: phone.active ? {} : null, pushManager }) },
    configurable: true,
  });
  globalThis.fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    calls.push({ url, body: init.body ? JSON.parse(String(init.body)) : null });
    if (url === '/api/notify/push' && answerToPush) return answerToPush();
    return new Response(
      JSON.stringify(url === '/api/notify/channels' ? { push: { key: 'AAAA' } } : { id: 'x', gone: true }),
    );
  }) as unknown as typeof fetch;
  localStorage.clear();
});
afterEach(() => {
  agentIs(agent);
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('reads the browser’s push state without asking for permission', async () => {
  expect(await getPushState()).toBe('off');
  phone.active = false;
  expect(await getPushState()).toBe('no_service_worker');
  phone.active = true;
  phone.permission = 'denied';
  expect(await getPushState()).toBe('denied');
  phone.permission = 'granted';
  expect(await getPushState()).toBe('off');
  phone.subscription = subscription();
  expect(await getPushState()).toBe('on');
  expect(asked).toBe(0);
  Reflect.deleteProperty(window, 'PushManager');
  expect(await getPushState()).toBe('unsupported');
  agentIs(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
  );
  expect(await getPushState()).toBe('ios_needs_install');
});

test('switching on asks for permission and sends the subscription and time zone to the server', async () => {
  expect(await enablePush('AAAA')).toEqual({ ok: true });
  expect(asked).toBe(1);
  expect(calls).toEqual([
    {
      url: '/api/notify/push',
      body: { endpoint, keys: { p256dh: 'p', auth: 'a' }, zone: expect.any(String) },
    },
  ]);
  expect(await getPushState()).toBe('on');
});

test('a denied permission sends nothing; a subscription with an old server key is renewed', async () => {
  phone.answer = 'denied';
  expect(await enablePush('AAAA')).toEqual({ ok: false, code: 'push.denied' });
  expect(calls).toEqual([]);
  phone.answer = 'granted';
  phone.oldKey = true;
  phone.subscription = subscription();
  expect(await enablePush('AAAA')).toEqual({ ok: true });
});

test('a closed permission prompt is not reported as blocked', async () => {
  phone.answer = 'default';
  expect(await enablePush('AAAA')).toEqual({ ok: false, code: 'push.dismissed' });
  expect([calls, await getPushState()]).toEqual([[], 'off']);
});

test('a subscription that the server refuses or does not receive is removed from the browser again', async () => {
  answerToPush = () =>
    new Response(JSON.stringify({ refusal: { code: 'notify.push_many' } }), { status: 409 });
  expect(await enablePush('AAAA')).toMatchObject({ ok: false, code: 'notify.push_many' });
  expect(await getPushState()).toBe('off');
  answerToPush = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await enablePush('AAAA')).toMatchObject({ ok: false, code: 'network.unreachable' });
  expect(await getPushState()).toBe('off');
});

test('a failed renewal leaves the earlier subscription in the browser', async () => {
  phone.permission = 'granted';
  phone.subscription = subscription();
  answerToPush = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await enablePush('AAAA')).toMatchObject({ ok: false });
  expect(await getPushState()).toBe('on');
});

test('switching off unsubscribes the browser first, then tells the server', async () => {
  await enablePush('AAAA');
  calls.length = 0;
  await disablePush();
  expect(phone.subscription).toBeNull();
  expect(calls).toEqual([{ url: '/api/notify/push/off', body: { endpoint } }]);
});

test('signing out stops push messages and clears shown ones, and the next sign-in switches them on again', async () => {
  phone.permission = 'granted';
  phone.subscription = subscription();
  const closed: string[] = [];
  const registration = await navigator.serviceWorker.getRegistration();
  Object.assign(registration!, {
    getNotifications: async () => [{ close: () => void closed.push('Aphids in Shamba la mto') }],
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  await pausePush();
  expect([closed, phone.subscription]).toEqual([['Aphids in Shamba la mto'], null]);
  expect({ ...localStorage }).toEqual({ mavuno_shows_messages: 'yes' });
  await refreshPush('session-3');
  expect(calls.map((c) => c.url)).toEqual(['/api/notify/channels', '/api/notify/push']);
  expect({ ...localStorage }).toEqual({ mavuno_push_session: 'session-3' });
});

test('a phone that never had push messages has none after a sign-out either', async () => {
  phone.permission = 'granted';
  await pausePush();
  await refreshPush('session-4');
  expect([calls, { ...localStorage }]).toEqual([[], {}]);
});

test('signing in on a phone with push subscribes that user once per session, without asking', async () => {
  await refreshPush('session-1');
  expect(calls).toEqual([]);
  phone.permission = 'granted';
  phone.subscription = subscription();
  await refreshPush('session-1');
  await refreshPush('session-1');
  expect(calls.map((c) => c.url)).toEqual(['/api/notify/channels', '/api/notify/push']);
  await refreshPush('session-2');
  expect(calls).toHaveLength(4);
});
