import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  toastTexts,
  topBar,
  waitFor,
  wanjiku,
} from '#apps/web/testing.tsx';
import { en as shell } from '#apps/web/words.en.ts';
import { trainingEn } from '#features/training/words.en.ts';
import { newId } from '#kit/pure/ids.ts';
import { documentsEn as en } from '../words.en.ts';
import { documentsSw as sw } from '../words.sw.ts';

/** Each test opens the whole app, which can exceed the default five seconds on a busy machine. */
vi.setConfig({ testTimeout: 25_000 });
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const pro = { tier: 'pro', until: '2099-01-01T00:00:00.000Z', fieldLimit: null, scanLimit: null } as const;
type Setting = NonNullable<Parameters<typeof openApp>[0]>;
const open = async (server: Setting['server'] = {}, more: Partial<Setting> = {}) => {
  const cachedSession = cachedSessionOf({
    session: { ...wanjiku, userId: newId() },
    entitlements: pro as never,
  });
  const app = await openApp({
    at: '/document-chat',
    cachedSession,
    server: { '/api/start': () => ({ body: { ...cachedSession, changes: null } }), ...server },
    ...more,
  });
  await screen.findByText((more.language === 'sw' ? sw : en).intro);
  return { ...app, userId: cachedSession.session!.userId };
};
const contract =
  'Agreement\n\nThe buyer pays KES 45 for each kilogram of beans.\nPayment comes 14 days after delivery.\n\nDelivery\n\nThe farmer brings the beans to Thika before 30 August.';
const file = (name = 'mkataba.txt', text: BlobPart = contract): File =>
  new File([text], name, { type: 'text/plain' });
const picker = (): HTMLInputElement => document.querySelector('input[type=file]')!;
const load = async (one = file()): Promise<void> => {
  await userEvent.upload(picker(), one, { applyAccept: false });
  await screen.findByRole('heading', { name: one.name });
  // Until then Enter waits, and the bar says so.
  await waitFor(() => expect(screen.queryByText(en.preparing)).toBeNull());
};
const box = (): HTMLTextAreaElement => screen.getByLabelText(en.ask);
const log = (): HTMLElement => screen.getByRole('log');

test('DOC-06: a user without Pro sees a message and is sent to /upgrade, without a history entry', async () => {
  const cachedSession = cachedSessionOf({ session: { ...wanjiku, userId: newId() } });
  const { pushed } = await openApp({
    at: '/document-chat',
    cachedSession,
    server: { '/api/start': () => ({ body: { ...cachedSession, changes: null } }) },
  });
  await waitFor(() =>
    expect([location.pathname, ...toastTexts()]).toEqual([
      '/upgrade',
      'Document Chat requires Pro subscription! Upgrade to chat with PDFs.',
    ]),
  );
  expect(pushed()).toBe(0);
});

test('DOC-10, DOC-12: a new document starts a new chat, and removing it removes the chat, each with a message', async () => {
  const { store, userId } = await open();
  await load();
  expect(toastTexts()).toContain(en.loaded.text('mkataba.txt'));
  expect(document.querySelector('[class*="region"]')).not.toBeNull();
  await userEvent.type(box(), 'How much does the buyer pay?{Enter}');
  await within(log()).findByText('The buyer pays KES 45 for each kilogram of beans.');
  within(log()).getByText(en.line('3'));
  await load(file('bei.txt', 'Maize costs KES 50 a kilogram.'));
  expect(log().textContent).toBe('');
  await userEvent.type(box(), 'What does maize cost?{Enter}');
  await within(log()).findByText('Maize costs KES 50 a kilogram.');
  await userEvent.click(screen.getByRole('button', { name: en.remove }));
  await screen.findByText(en.intro);
  expect(screen.queryByRole('log')).toBeNull();
  await waitFor(() => expect(toastTexts()).toContain(en.removed));
  expect(await store.readMeta(`documents:open:${userId}`)).toBeUndefined();
});

test('DOC-12: a document that cannot be removed stays open and says so', async () => {
  const { store } = await open();
  await load();
  await within(await screen.findByRole('region', { name: 'mkataba.txt' })).findByText(/mkataba/);
  vi.spyOn(store, 'keepMeta').mockResolvedValue({ ok: false, code: 'store.full', details: {} });
  await userEvent.click(screen.getByRole('button', { name: en.remove }));
  await waitFor(() => expect(toastTexts()).toContain(en.notRemoved));
  expect(screen.queryByText(en.intro)).toBeNull();
  expect(toastTexts()).not.toContain(en.removed);
});

test('DOC-07, DOC-09: a wrong type, a large and an unreadable file show these messages; the open document stays', async () => {
  await open();
  await load();
  const refused = async (one: File, sentence: string): Promise<void> => {
    await userEvent.upload(picker(), one, { applyAccept: false });
    await waitFor(() =>
      expect([toastTexts().includes(sentence), screen.getAllByText(sentence).length > 0]).toEqual([
        true,
        true,
      ]),
    );
    expect(screen.getByRole('heading', { name: 'mkataba.txt' })).toBeTruthy();
  };
  await refused(
    file('picha.jpg', new Uint8Array([255, 216, 255, 224])),
    'Please upload PDF or TXT files only',
  );
  await refused(
    Object.defineProperty(file('kubwa.txt'), 'size', { value: 10 * 1024 * 1024 + 1 }),
    'File size must be less than 10MB',
  );
  await refused(
    Object.assign(file('kadi.txt'), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
    'Failed to process document. Please try again.',
  );
  expect(en.refusals['documents.no_text']).toBe(
    'Failed to extract text from PDF. Please try a different file or convert to TXT format.',
  );
});

test('DOC-11, DOC-13: Enter sends, Shift+Enter does not, spaces are not sent, samples work, Back leads to More', async () => {
  localStorage.setItem('theme', 'dark');
  await open();
  expect(screen.getByRole('link', { name: /Back/ }).getAttribute('href')).toBe('/more');
  await load();
  await userEvent.type(box(), '   {Enter}');
  expect([
    log().textContent,
    screen.getByRole<HTMLButtonElement>('button', { name: en.send }).disabled,
  ]).toEqual(['', true]);
  await userEvent.clear(box());
  await userEvent.type(box(), 'When{Shift>}{Enter}{/Shift}is the payment?');
  expect([box().value, log().textContent]).toEqual(['When\nis the payment?', '']);
  await userEvent.type(box(), '{Enter}');
  await within(log()).findByText('Payment comes 14 days after delivery.');
  expect(box().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: en.samples.figures }));
  await within(log()).findByText('The buyer pays KES 45 for each kilogram of beans.');
  expect(within(topBar()).getByRole('button', { name: shell.top.light })).toBeTruthy();
});

test('DOC-13: a question of 100 KB shows a message and stays in the input', async () => {
  await open();
  await load();
  const long = 'maize '.repeat(17_000);
  await userEvent.click(box());
  await userEvent.paste(long);
  await userEvent.keyboard('{Enter}');
  await screen.findByText(en.refusals['documents.long_question']);
  expect([box().value.length, log().textContent]).toEqual([long.length, '']);
});

test('DOC-14: when the document cannot be searched, the answer shows this error message', async () => {
  const library = await import('../domain/document-index.ts');
  vi.spyOn(library, 'indexSteps').mockImplementation(() => {
    throw new Error('out of memory');
  });
  await open();
  await load();
  await userEvent.type(box(), 'When?{Enter}');
  await within(log()).findByText(
    'Sorry, I encountered an error while analyzing your document. Please try again.',
  );
});

test('DOC-15: a quote that names a banned pesticide has a warning; another answer has none', async () => {
  await open();
  await load(
    file(
      'zamani.txt',
      'Stalk borer\n\nSpray the maize with endosulfan against the stalk borer.\n\nWeeding\n\nWeed the maize two weeks after it comes up.',
    ),
  );
  await userEvent.type(box(), 'When do I weed?{Enter}');
  await within(log()).findByText('Weed the maize two weeks after it comes up.');
  expect(within(log()).queryByText(en.care.banned)).toBeNull();
  await userEvent.type(box(), 'How do I fight the stalk borer?{Enter}');
  await within(log()).findByText(en.care.banned);
  // Suggested questions lead on from the answer.
  expect(screen.getByRole('group', { name: en.samplesTitle })).toBeTruthy();
});

const offer = { '/api/documents/offer': () => ({ body: { model: true, cost: 2, left: 30 } }) };
const useModel = async (): Promise<void> =>
  userEvent.click(await screen.findByLabelText(en.engines.model('2')));
const quote = 'The buyer pays KES 45 for each kilogram of beans.';

test('DOC-15: the model is called only if selected; its sentence is shown with the document’s own quote', async () => {
  const { asked } = await open({
    ...offer,
    '/api/documents/ask': () => ({
      body: { found: true, left: 28, sentences: [{ text: 'He pays KES 45 a kilogram.', quote, page: 1 }] },
    }),
  });
  await load();
  await userEvent.type(box(), 'How much does the buyer pay?{Enter}');
  await within(log()).findByText(quote);
  expect(asked.includes('/api/documents/ask')).toBe(false);
  await useModel();
  await userEvent.type(box(), 'What does the buyer pay?{Enter}');
  await within(log()).findByText('He pays KES 45 a kilogram.');
  expect([
    within(log()).getAllByText(quote).length,
    within(log()).getByText(en.byModel) !== null,
    screen.getByText(en.modelNote('28')) !== null,
  ]).toEqual([2, true, true]);
});

test.each([
  [
    'without credits',
    { status: 402, body: { refusal: { code: 'plans.no_credits' }, requestId: 'r' } },
    en.refusals['plans.no_credits'],
  ],
  [
    'when the model fails',
    { status: 502, body: { refusal: { code: 'documents.model_failed' }, requestId: 'r' } },
    en.refusals['documents.model_failed'],
  ],
  [
    'when the model’s quote is not in the document',
    {
      body: {
        found: true,
        left: 28,
        sentences: [{ text: 'He pays KES 99.', quote: 'The buyer pays KES 99 for each kilogram', page: 1 }],
      },
    },
    en.instead,
  ],
] as const)('DOC-15: %s the device answers instead and says why', async (_, answer, why) => {
  await open({ ...offer, '/api/documents/ask': () => answer });
  await load();
  await useModel();
  await userEvent.type(box(), 'How much does the buyer pay?{Enter}');
  await within(log()).findByText(quote);
  expect(log().textContent).toContain(why);
  expect(log().textContent).not.toContain('99');
});

test('DOC-05, DOC-15: a guide saved on the device can be asked about offline, from its reader', async () => {
  const cachedSession = cachedSessionOf({
    session: { ...wanjiku, userId: newId() },
    entitlements: pro as never,
  });
  const url = '/api/training/files/guides/ultimate-organic-farming-guide.en.pdf';
  const pages = [
    [
      { kind: 'heading', text: 'Soap spray' },
      { kind: 'text', text: 'Mix 2 spoons of soap in 1 litre of water.' },
    ],
    [{ kind: 'text', text: 'Compost is turned after 3 weeks.' }],
  ];
  const { store } = await openApp({
    at: '/more',
    cachedSession,
    server: {
      '/api/start': () => ({ body: { ...cachedSession, changes: null } }),
      '/api/training/guides': () => ({ body: { guides: [] } }),
    },
  });
  await store.keepMeta(
    `training:doc:${cachedSession.session!.userId}:guide:ultimate-organic-farming-guide:en`,
    {
      userId: cachedSession.session!.userId,
      value: {
        id: 'ultimate-organic-farming-guide',
        language: 'en',
        title: 'The guide',
        lastUpdated: '2026-11-22',
        pages,
      },
    },
  );
  await store.keepMeta(`training:kept:${cachedSession.session!.userId}`, {
    'guide:ultimate-organic-farming-guide:en': { bytes: 9, at: 1, version: '2026-11-22' },
  });
  history.pushState(null, '', `/documents?url=${encodeURIComponent(url)}&title=x`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await userEvent.click(await screen.findByRole('link', { name: trainingEn.askGuide }));
  await screen.findByRole('heading', { name: 'The guide' });
  await userEvent.type(box(), 'When do I turn the compost?{Enter}');
  await within(log()).findByText('Compost is turned after 3 weeks.');
  within(log()).getByText(en.page('2'));
  expect(location.pathname + location.search).toBe('/document-chat');
});

test('DOC-16: the document and its chat are saved for this user and the next start, in Kiswahili', async () => {
  const { store, userId } = await open({}, { language: 'sw' });
  await load();
  await userEvent.type(screen.getByLabelText(sw.ask), 'Malipo ni lini?{Enter}');
  await within(log()).findByText('Payment comes 14 days after delivery.');
  await waitForUpdates(50);
  expect(await store.readMeta(`documents:open:${userId}`)).toMatchObject({
    document: { name: 'mkataba.txt', type: 'text', size: contract.length, content: contract },
  });
  const saved = await store.readMeta<object[]>(`documents:chat:${userId}`);
  expect(saved).toMatchObject([
    { role: 'user', content: 'Malipo ni lini?' },
    { role: 'assistant', content: sw.says },
  ]);
  expect(saved?.every((one) => 'id' in one && 'timestamp' in one)).toBe(true);
});
