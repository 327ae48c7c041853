import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screen, tap, tidy } from '#features/fields/web/testing.tsx';
import { maySubscribe } from '#kit/web/live/may-hear.ts';
import { arrived, noTrending, open, page, question, serve } from '../testing.tsx';
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
  tidy();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('X-15: a line is held only while the screen is seen and the phone does not save data', () => {
  saving(false);
  expect(maySubscribe()).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(maySubscribe()).toBe(false);
  vi.restoreAllMocks();
  saving(true);
  expect(maySubscribe()).toBe(false);
});

test('X-15: where the phone saves data no line is opened, and the farmer looks again by a button; elsewhere there is none', async () => {
  saving(true);
  const { asked, set } = serve({
    [LIST]: page([question({ title: 'The first question here' })]),
    '/api/community/trending': noTrending,
  });
  await open(<CommunityScreen />);
  await arrived();
  set(LIST, page([question({ title: 'Asked since then today' })]));
  const before = asked.length;
  await tap('Refresh');
  await screen.findByRole('heading', { name: 'Asked since then today' });
  expect([asked.slice(before).map(({ pathname }) => pathname), Line.opened]).toEqual([[LIST], 0]);
  tidy();
  saving(false);
  serve({ [LIST]: page([question()]), '/api/community/trending': noTrending });
  await open(<CommunityScreen />);
  await arrived();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});
