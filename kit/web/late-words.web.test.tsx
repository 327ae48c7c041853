import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from '#kit/web/sleep.ts';
import type { Dictionary } from './words.tsx';

type Hello = Dictionary<{ hello: string }>;
const hellos = { en: { hello: 'Hello' }, sw: { hello: 'Habari' } };

let close = (): void => undefined;
const settled = () => sleep(0);

/** Words that load when the test says so, as in the built app. */
const phone = async (saved: 'en' | 'sw' | null) => {
  vi.resetModules();
  const { Suspense } = await import('react');
  const { act, cleanup, render, screen } = await import('@testing-library/react');
  close = cleanup;
  if (saved) localStorage.setItem('language', saved);
  const { LanguageProvider, useLanguage, useWords } = await import('./words.tsx');
  const { bringWords, lateWords } = await import('./late-words.ts');
  const asked: string[] = [];
  const answers: Record<string, (fails?: boolean) => Promise<void>> = {};
  const late = (language: 'en' | 'sw', name = language as string) =>
    lateWords(language, () => {
      asked.push(name);
      return new Promise((resolve, reject) => {
        answers[name] = (fails = false) =>
          act(async () => {
            if (fails) reject(new TypeError('Failed to fetch'));
            else resolve(hellos[language]);
            await settled();
          });
      });
    }) as { hello: string };
  const words: Hello = { en: late('en'), sw: late('sw') };
  const missing: string[] = [];
  const chosen: string[] = [];
  const Greeting = () => <p>{useWords(words).hello}</p>;
  const Switch = () => {
    const { toggle, adopt } = useLanguage();
    return (
      <>
        <button type="button" onClick={toggle}>
          switch
        </button>
        <button type="button" onClick={() => adopt('en')}>
          profile
        </button>
      </>
    );
  };
  const show = () =>
    render(
      <LanguageProvider onChoose={(to) => chosen.push(to)} onMissing={(stays) => missing.push(stays)}>
        <Switch />
        <Suspense fallback={<i>coming</i>}>
          <Greeting />
        </Suspense>
      </LanguageProvider>,
    );
  const tap = (button = 'switch') => act(async () => screen.getByText(button).click());
  const showing = (say: () => string) => {
    const Said = () => <p>{say()}</p>;
    render(
      <Suspense fallback={<i>coming</i>}>
        <Said />
      </Suspense>,
    );
  };
  return { showing, asked, answers, words, bringWords, late, show, tap, missing, chosen };
};

const says = () => document.querySelector('p, i')?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => close());

test('I18-01 only the language of the farmer is fetched, at once; its screen waits for it', async () => {
  const { asked, answers, show } = await phone('sw');
  expect(asked).toEqual(['sw']);
  show();
  expect(says()).toBe('coming');
  await answers['sw']!();
  expect([says(), asked]).toEqual(['Habari', ['sw']]);
});

test('I18-02 the other language is fetched whole before the switch, and nothing is in two languages meanwhile', async () => {
  const { asked, answers, show, tap, chosen } = await phone(null);
  await answers['en']!();
  show();
  await tap();
  expect([asked, says(), document.documentElement.lang, localStorage.getItem('language'), chosen]).toEqual([
    ['en', 'sw'],
    'Hello',
    'en',
    null,
    [],
  ]);
  await answers['sw']!();
  expect([says(), document.documentElement.lang, localStorage.getItem('language'), chosen]).toEqual([
    'Habari',
    'sw',
    'sw',
    ['sw'],
  ]);
  await tap();
  expect([says(), asked]).toEqual(['Hello', ['en', 'sw']]);
});

test('I18-04 sentences that cannot be fetched leave the screen as it is, and can be asked for again', async () => {
  const { answers, show, tap, missing, chosen } = await phone('en');
  await answers['en']!();
  show();
  await tap();
  await answers['sw']!(true);
  expect([says(), missing, chosen, localStorage.getItem('language')]).toEqual(['Hello', ['en'], [], 'en']);
  await tap();
  await answers['sw']!();
  expect(says()).toBe('Habari');
});

test('a screen that loads while the language changes is waited for too', async () => {
  const { answers, bringWords, late } = await phone('en');
  const coming = bringWords('sw');
  late('sw', 'later');
  let isHere = false;
  void coming!.then(() => {
    isHere = true;
  });
  await answers['sw']!();
  expect(isHere).toBe(false);
  await answers['later']!();
  expect([isHere, bringWords('sw')]).toEqual([true, null]);
});

test('what was asked for last is what shows, though another language comes later', async () => {
  const { answers, show, tap, chosen } = await phone('en');
  await answers['en']!();
  show();
  await tap();
  await tap('profile');
  await answers['sw']!();
  expect([says(), document.documentElement.lang, chosen]).toEqual(['Hello', 'en', []]);
});

test('sentences that a rule reads by itself are waited for too; read outside a screen too early they are no empty sentence', async () => {
  const { answers, words, showing } = await phone('en');
  let early: unknown;
  try {
    void words.en.hello;
  } catch (fault) {
    early = fault;
  }
  expect(early).toBeInstanceOf(Promise);
  showing(() => Object.values({ ...words.en }).join());
  expect(says()).toBe('coming');
  await answers['en']!();
  expect([says(), words.en.hello]).toEqual(['Hello', 'Hello']);
});
