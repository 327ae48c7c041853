import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screen, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { maySubscribe } from '#kit/web/live/live-conditions.ts';
import { waitForData, noTrending, openCommunity, questionPage, question, serve } from '../testing.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const LIST = '/api/community/questions';
const saving = (saveData: boolean): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
};
class Line {
  static opened = 0;
  constructor() {
    Line.opened += 1;
  }
  addEventListener(): void {
    /* never sends events */
  }
  close(): void {
    /* nothing to close */
  }
}
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  Line.opened = 0;
  vi.stubGlobal('EventSource', Line);
  history.replaceState(null, '', '/community');
});
afterEach(() => {
  cleanUp();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('X-15: live updates need a visible screen and data saving off', () => {
  saving(false);
  expect(maySubscribe()).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(maySubscribe()).toBe(false);
  vi.restoreAllMocks();
  saving(true);
  expect(maySubscribe()).toBe(false);
});

test('X-15: with data saving there is a refresh button and no live connection; otherwise no button', async () => {
  saving(true);
  const { requests, set } = serve({
    [LIST]: questionPage([question({ title: 'The first question here' })]),
    '/api/community/trending': noTrending,
  });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  set(LIST, questionPage([question({ title: 'Asked since then today' })]));
  const before = requests.length;
  await tap('Refresh');
  await screen.findByRole('heading', { name: 'Asked since then today' });
  expect([requests.slice(before).map(({ pathname }) => pathname), Line.opened]).toEqual([[LIST], 0]);
  cleanUp();
  saving(false);
  serve({ [LIST]: questionPage([question()]), '/api/community/trending': noTrending });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});
