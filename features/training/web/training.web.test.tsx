import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeApp,
  freeEntitlements,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  toastTexts,
  unreachableTransport,
  waitFor,
  wanjiku,
} from '#apps/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import type { ResourceView } from '../contract.ts';
import { trainingEn as en } from '../words.en.ts';
import { trainingSw as sw } from '../words.sw.ts';

// Each test opens the whole app, which takes more than five seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  closeApp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [first, second] = [lessons[0]!, lessons[1]!];
const resource = (over: Partial<ResourceView> & { slug: string }): ResourceView => ({
  id: '019a0000-0000-7000-8000-00000000000a',
  title: { en: `Lesson ${over.slug}`, sw: `Somo ${over.slug}` },
  description: { en: 'About it.', sw: 'Kuhusu hilo.' },
  category: 'soil',
  type: 'tutorial',
  level: 'beginner',
  tags: ['compost'],
  bucket: 'lessons',
  path: over.slug,
  author: 'Mavuno',
  is_public: true,
  is_active: true,
  is_featured: false,
  published_at: '2026-11-22',
  is_free: true,
  sections: 4,
  reading_bytes: 12_345,
  files: [
    { language: 'en', url: `/api/training/files/lessons/${over.slug}.en.pdf`, bytes: 26_263, pages: 2 },
    { language: 'sw', url: `/api/training/files/lessons/${over.slug}.sw.pdf`, bytes: 27_004, pages: 2 },
  ],
  ...over,
});
const guide = resource({
  slug: 'ultimate-organic-farming-guide',
  title: { en: 'The guide', sw: 'Mwongozo' },
  is_free: false,
  sections: 0,
  bucket: 'guides',
});
const list = (...resources: ResourceView[]) => ({
  '/api/training/resources': () => ({ body: { resources } }),
});
const pro = {
  ...freeEntitlements,
  tier: 'pro',
  until: '2099-01-01T00:00:00.000Z',
  fieldLimit: null,
  scanLimit: null,
} as const;
/**
 * Another farmer each time, because answers are cached per user. Nothing is sent, so that commands stay
 * visible.
 */
const open = (
  setting: Partial<Parameters<typeof openApp>[0]> = {},
  entitlements: object = freeEntitlements,
) =>
  openApp({
    at: '/training',
    transport: unreachableTransport,
    cachedSession: cachedSessionOf({
      session: { ...wanjiku, userId: newId() },
      entitlements: entitlements as typeof freeEntitlements,
    }),
    ...setting,
  });
const card = (name: string) => screen.findByRole('region', { name });

test('TRN-07 a card shows two tags and how many more there are', async () => {
  await open({
    server: list(
      resource({ slug: 'few', tags: ['compost', 'manure'] }),
      resource({ slug: 'many', tags: ['compost', 'manure', 'seed', 'maize'] }),
    ),
  });
  const many = await card('Lesson many');
  expect([...many.querySelectorAll('span,small')].map((tag) => tag.textContent)).toEqual(
    expect.arrayContaining(['Compost', 'Manure', '+2 more']),
  );
  expect(within(many).queryByText('Seed')).toBeNull();
  expect((await card('Lesson few')).textContent).not.toContain('more');
});

test('TRN-02 TRN-03 TRN-04 a paid lesson links Free users to /upgrade; a free one opens its file in a new tab', async () => {
  await open({
    server: list(
      guide,
      resource({ slug: 'closed', is_free: false }),
      resource({ slug: 'unsaid', is_free: null }),
    ),
  });
  for (const [name, wanted] of [
    ['The guide', '/pro-resource'],
    ['Lesson closed', '/training/closed'],
  ] as const)
    expect(
      within(await card(name))
        .getByRole('link', { name: en.getPro })
        .getAttribute('href'),
    ).toBe(upgradePath(wanted));
  const file = within(await card('Lesson unsaid')).getByRole('link', { name: /Open the PDF/ });
  expect([file.getAttribute('href'), file.getAttribute('target'), file.textContent]).toEqual([
    '/api/training/files/lessons/unsaid.en.pdf',
    '_blank',
    'PDF: 2 pages, 0.03 MB',
  ]);
});

test('TRN-03 a Pro user gets the link to the guides', async () => {
  const session = { ...wanjiku, userId: newId() };
  await open({
    cachedSession: cachedSessionOf({ session }),
    server: {
      ...list(guide),
      '/api/start': () => ({
        body: {
          ...cachedSessionOf({ session, entitlements: pro as unknown as typeof freeEntitlements }),
          changes: null,
        },
      }),
    },
  });
  await waitFor(async () =>
    expect(
      within(await card('The guide'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/pro-resource'),
  );
});

test('TRN-08 if the list cannot be loaded, says so, offers a retry and shows the list saved on the phone', async () => {
  let isBroken = true;
  const session = { ...wanjiku, userId: newId() };
  const server = {
    '/api/training/resources': () =>
      isBroken
        ? { status: 429, body: { refusal: { code: 'request.too_many' }, requestId: 'r' } }
        : { body: { resources: [resource({ slug: 'fresh' })] } },
  };
  const { store } = await open({
    at: '/more?open=learn',
    cachedSession: cachedSessionOf({ session }),
    server,
  });
  await store.keepMeta('kept:training.resources', {
    userId: session.userId,
    at: Date.now() - 7_200_000,
    value: { resources: [resource({ slug: 'kept' })] },
  });
  await userEvent.click(await screen.findByRole('link', { name: /Training/ }));
  await screen.findByText(en.failed);
  await screen.findByText(en.failedKept);
  await card('Lesson kept');
  expect(screen.getByText(/2 h ago/)).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: en.retry }));
  await card('Lesson fresh');
  expect([screen.queryByText(en.failed), screen.queryByRole('region', { name: 'Lesson kept' })]).toEqual([
    null,
    null,
  ]);
});

test('TRN-08 offline, shows the saved list at once, does not retry repeatedly, and reloads when back online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let asked = 0;
  const session = { ...wanjiku, userId: newId() };
  const server = {
    '/api/training/resources': () => {
      asked += 1;
      return navigator.onLine
        ? { body: { resources: [resource({ slug: 'fresh' })] } }
        : ('no network' as const);
    },
  };
  const { store } = await open({
    at: '/more?open=learn',
    cachedSession: cachedSessionOf({ session }),
    server,
  });
  await store.keepMeta('kept:training.resources', {
    userId: session.userId,
    at: Date.now() - 7_200_000,
    value: { resources: [resource({ slug: 'kept' })] },
  });
  await userEvent.click(await screen.findByRole('link', { name: /Training/ }));
  await screen.findByText(en.failedKept);
  await card('Lesson kept');
  const before = asked;
  expect(before).toBeLessThanOrEqual(1);
  await waitForUpdates(60);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await card('Lesson fresh');
  expect([asked, screen.queryByText(en.failed)]).toEqual([before + 1, null]);
});

test('TRN-08 with nothing saved, a failed load shows a message, never an empty page', async () => {
  await open({
    server: {
      '/api/training/resources': () => ({
        status: 429,
        body: { refusal: { code: 'request.too_many' }, requestId: 'r' },
      }),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(en.failedNow);
  expect(screen.queryByText(en.none)).toBeNull();
});

test('TRN-06 enrolling shows a message, and the lesson appears under My training with its progress', async () => {
  const { store } = await open({ language: 'sw', server: list(resource({ slug: 'make-compost' })) });
  await userEvent.click(within(await card('Somo make-compost')).getByRole('button', { name: sw.enrol }));
  await waitFor(() => expect(toastTexts()).toContain(sw.enrolled('Somo make-compost')));
  await screen.findByRole('heading', { name: sw.mine });
  await screen.findByText(sw.progress(0, 4));
  expect(store.snapshot().view.get('enrolment', 'make-compost')).toMatchObject({ read: [], done_at: null });
});

const view = (lesson: typeof first) => ({
  slug: lesson.slug,
  title: lesson.title,
  reviewed: lesson.reviewed,
  sections: lesson.sections,
  sources: [{ title: 'A source', publisher: 'KALRO', year: 1998 }],
});

test('TRN-10 a saved lesson shows its size, opens offline, and can be removed', async () => {
  let isAway = false;
  const server = {
    ...list(resource({ slug: first.slug, title: first.title })),
    [`/api/training/lessons/${first.slug}`]: () => (isAway ? ('no network' as const) : { body: view(first) }),
  };
  await open({ server });
  const saved = within(await card(first.title.en));
  await userEvent.click(saved.getByRole('button', { name: en.save('0.02') }));
  await saved.findByText(en.saved('0.02'));
  expect(toastTexts()).toContain(en.savedToast);
  isAway = true;
  await userEvent.click(saved.getByRole('link', { name: en.read }));
  await screen.findByRole('heading', { name: first.sections[0]!.title.en });
  expect(document.querySelectorAll('figure svg')).toHaveLength(
    first.sections[0]!.blocks.filter(({ kind }) => kind === 'drawing').length,
  );
  await userEvent.click(await screen.findByRole('button', { name: en.remove }));
  await waitFor(() => expect(toastTexts()).toContain(en.removed));
});

/** Stubs a phone with voices for these languages. */
const voices = (...langs: string[]) => {
  const said: string[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true })),
    cancel: () => {},
    speak: (one: { text: string; lang: string }) => said.push(`${one.lang}: ${one.text}`),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  return said;
};
const lessonServer = { [`/api/training/lessons/${second.slug}`]: () => ({ body: view(second) }) };

test('TRN-10 a lesson is read aloud by a voice in its own language, including its image descriptions', async () => {
  const said = voices('en-US', 'sw-KE');
  await open({ at: `/training/${second.slug}`, language: 'sw', server: lessonServer });
  await userEvent.click(await screen.findByRole('button', { name: 'Soma kwa sauti' }));
  expect(said.every((one) => one.startsWith('sw-KE: '))).toBe(true);
  expect(said.join(' ')).toContain('Gunia la samadi mbichi');
});

test('TRN-10 without a Kiswahili voice a Kiswahili lesson is not read aloud, and the screen says why', async () => {
  const said = voices('en-US');
  await open({ at: `/training/${second.slug}`, language: 'sw', server: lessonServer });
  await screen.findByText(sw.noVoice);
  await userEvent.click(await screen.findByRole('button', { name: 'Soma kwa sauti' }));
  expect([said, toastTexts().filter((text) => /haina sauti ya Kiswahili/.test(text)).length]).toEqual([
    [],
    1,
  ]);
});

test('TRN-06 each section passed is saved as read, and the lesson ends with its sources', async () => {
  const { store } = await open({ at: `/training/${second.slug}`, server: lessonServer });
  await userEvent.click(await screen.findByRole('button', { name: en.enrol }));
  await screen.findByText(en.progress(0, second.sections.length));
  for (let n = 1; n < second.sections.length; n += 1)
    await userEvent.click(screen.getByRole('button', { name: en.next }));
  await userEvent.click(screen.getByRole('button', { name: en.finish }));
  await screen.findByText(en.finished);
  expect(screen.getByText(/KALRO/)).toBeTruthy();
  await waitFor(() =>
    expect(store.snapshot().view.get('enrolment', second.slug)).toMatchObject({
      read: second.sections.map((_, n) => n),
    }),
  );
});

const guideRow = {
  id: guide.slug,
  title: 'The guide',
  description: 'All of it.',
  type: 'full',
  language: 'en',
  url: `/api/training/files/guides/${guide.slug}.en.pdf`,
  downloadFilename: 'guide.pdf',
  pages: 3,
  fileSize: 9,
  lastUpdated: '2026-11-22',
  readingSize: 450_000,
};
const page = (text: string) => [{ kind: 'heading', text }];
const reading = {
  id: guide.slug,
  language: 'en',
  title: 'The guide',
  lastUpdated: '2026-11-22',
  contents: [
    { text: 'Soap spray', page: 2 },
    { text: 'Maize', page: 3 },
  ],
  pages: [page('Cover'), page('Soap spray'), page('Maize')],
};

test('DOC-05 a guide reopens at the last page, links from its contents, and reloads only for a new edition', async () => {
  let asked = 0;
  const session = { ...wanjiku, userId: newId() };
  const proMirror = cachedSessionOf({ session, entitlements: pro as unknown as typeof freeEntitlements });
  const server = {
    '/api/start': () => ({ body: { ...proMirror, changes: null } }),
    '/api/training/guides': () => ({ body: { guides: [guideRow] } }),
    [`/api/training/guides/${guide.slug}/en`]: () => {
      asked += 1;
      return { body: reading };
    },
  };
  const { store } = await open({
    at: `/documents?url=${encodeURIComponent(guideRow.url)}&title=The+guide`,
    cachedSession: proMirror,
    server,
  });
  await screen.findByRole('heading', { name: 'Cover' });
  await userEvent.selectOptions(screen.getByLabelText(en.goTo), 'Maize · 3');
  await screen.findByRole('heading', { name: 'Maize' });
  const again = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('link', { name: /Go back|Back/ }));
    await userEvent.click(await screen.findByRole('link', { name: en.view }));
    await screen.findByRole('heading', { name: 'Maize' });
    await waitForUpdates(60);
  };
  await again();
  expect([screen.getAllByText(en.page(3, 3)).length > 0, asked]).toEqual([true, 1]);
  await store.keepMeta(`training:kept:${session.userId}`, {
    [`guide:${guide.slug}:en`]: { bytes: 400_000, at: 1, version: '2026-01-01 400000' },
  });
  await again();
  expect(asked).toBe(2);
});
