import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceLanguage } from '#kit/web/initial-language.ts';
import { closeApp, cachedSessionOf, openApp, screen, waitForUpdates } from '../testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  closeApp();
});

const nobody = {
  '/api/start': () => ({
    body: { ...cachedSessionOf({ session: null, entitlements: null }), changes: null },
  }),
};
const firstRun = () => openApp({ at: '/auth', language: null, server: nobody });
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test("I18-09 the first screen offers two languages and starts in the phone's own", async () => {
  speaks('sw-KE', 'en');
  await firstRun();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zao lako linaugua?' })).toBeTruthy();
  const buttons = ['English', 'Kiswahili'].map((name) => screen.getByRole('button', { name }));
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

test('I18-01 I18-09 no language is stored before the tap; after it the app opens in that language', async () => {
  speaks('fr');
  await firstRun();
  expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['en', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(await screen.findByLabelText('Nenosiri')).toBeTruthy();
  expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['sw', 'sw']);
  closeApp();
  speaks('en');
  localStorage.setItem('language', 'sw');
  await openApp({ at: '/auth', language: 'sw', server: nobody });
  expect(await screen.findByLabelText('Nenosiri')).toBeTruthy();
});

test('I18-09 the first screen is read aloud where the phone has a voice for its language', async () => {
  const said: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'sw-KE', localService: true }],
    cancel: () => {},
    speak: (one: { text: string }) => said.push(one.text),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  speaks('en');
  await firstRun();
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Soma kwa sauti' }));
  expect(said.join(' ')).toMatch(/^Zao lako linaugua\? Piga picha ya jani moja\./);
});

test('I18-03 sign-in takes the language from the profile; later starts do not undo the user’s choice', async () => {
  const replies = {
    '/api/start': () => ({
      body: {
        ...cachedSessionOf({ session: { ...cachedSessionOf().session!, language: 'sw' } }),
        changes: null,
      },
    }),
  };
  await openApp({ at: '/more', cachedSession: null, language: 'en', server: replies });
  expect(await screen.findByRole('link', { name: 'Menyu' })).toBeTruthy();
  closeApp();
  await openApp({ at: '/more', cachedSession: cachedSessionOf(), language: 'en', server: replies });
  await waitForUpdates(30);
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('I18-05 an invalid profile language is ignored', async () => {
  const odd = { ...cachedSessionOf().session!, language: undefined as unknown as 'en' };
  await openApp({
    at: '/more',
    cachedSession: null,
    language: 'sw',
    server: { '/api/start': () => ({ body: { ...cachedSessionOf({ session: odd }), changes: null } }) },
  });
  expect(await screen.findByRole('link', { name: 'Menyu' })).toBeTruthy();
});

test.each([
  [['sw-KE', 'en'], 'sw'],
  [['en-GB', 'sw'], 'en'],
  [['fr', 'sw'], 'sw'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
] as const)("the phone's languages %j preselect %s", (languages, expected) => {
  expect(deviceLanguage(languages)).toBe(expected);
});
