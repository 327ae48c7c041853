import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeApp,
  freeEntitlements,
  cachedSessionOf,
  openApp,
  screen,
  toastTexts,
  unreachableTransport,
  waitFor,
  wanjiku,
} from '#apps/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { chatEn as en } from '../words.en.ts';
import { withAttachments } from './answering/compose-answer.ts';
import * as own from './answering/engine-answer.ts';
import * as attachments from './attachments.ts';
import { downloadImage } from './messages/image-file.ts';
import { quotesFrom } from './read-attached.ts';

vi.setConfig({ testTimeout: 40_000 });
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  openApp({
    at: '/chat',
    transport: unreachableTransport,
    cachedSession: cachedSessionOf({
      session: { ...wanjiku, userId: newId() },
      entitlements: freeEntitlements,
    }),
    server: {
      '/api/chat/ways': () => ({ body: { model: false, pictures: false, costs: { answer: 1, picture: 5 } } }),
    },
  });
const field = () => screen.findByRole('textbox', { name: en.input }, { timeout: 20_000 });

test('CHT-12, X-06: when the device cannot answer, a message says so and the question stays in the chat', async () => {
  vi.spyOn(own, 'engineAnswer').mockRejectedValue(new Error('the book is torn'));
  await open();
  await userEvent.type(await field(), 'How do I store maize?');
  const input = await field();
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() => expect(toastTexts()).toContain('Failed to get answer'));
  expect(screen.getByText('How do I store maize?')).toBeTruthy();
});

test('CHT-18, X-06: failed voice input shows a message, and the typed text stays', async () => {
  class Deaf {
    onerror: ((event: { error: string }) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      this.onerror?.({ error: 'no-speech' });
      this.onend?.();
    }
    abort(): void {
      /* nothing to abort */
    }
  }
  vi.stubGlobal('SpeechRecognition', Deaf);
  await open();
  await userEvent.type(await field(), 'My maize');
  await userEvent.click(screen.getByRole('button', { name: /speak/i }));
  expect([
    toastTexts().includes('Voice input failed'),
    ((await field()) as HTMLTextAreaElement).value,
  ]).toEqual([true, 'My maize']);
});

test('CHT-03, X-06: an image that cannot be fetched is not downloaded, and this message is shown', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await downloadImage('/api/photos/x', 'a bean field')).toBe(false);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  expect(await downloadImage('/api/photos/x', 'a bean field')).toBe(false);
  expect(en.downloadFailed).toBe(
    'Failed to download image. You can right-click and save the image manually.',
  );
});

test('CHT-10, CHT-12, X-06: a failed image edit shows a message, and the credits are restored', async () => {
  vi.spyOn(attachments, 'takeFile').mockImplementation(
    async (file) =>
      ({
        ok: true,
        value: {
          id: newId(),
          name: file.name,
          size: file.size,
          type: 'jpg',
          file,
          photo: { hash: 'a'.repeat(64), type: 'image/jpeg', bytes: new ArrayBuffer(4) },
          pages: [],
        },
      }) as unknown as attachments.AttachResult,
  );
  const cachedSession = cachedSessionOf({
    session: { ...wanjiku, userId: newId() },
    entitlements: {
      ...freeEntitlements,
      tier: 'pro',
      until: '2099-01-01T00:00:00.000Z',
      fieldLimit: null,
      scanLimit: null,
    } as unknown as typeof freeEntitlements,
  });
  await openApp({
    at: '/chat',
    transport: unreachableTransport,
    cachedSession,
    server: {
      '/api/start': () => ({ body: { ...cachedSession, changes: null } }),
      '/api/chat/ways': () => ({ body: { model: true, pictures: true, costs: { answer: 1, picture: 5 } } }),
      '/api/chat/pictures/edit': () => ({
        status: 502,
        body: { refusal: { code: 'chat.picture_failed' }, requestId: 'r' },
      }),
    },
  });
  await field();
  await act(async () => {
    fireEvent.change(document.querySelector('input[type=file]')!, {
      target: { files: [new File(['x'], 'leaf.jpg', { type: 'image/jpeg' })] },
    });
  });
  await screen.findByRole('button', { name: en.detach('leaf.jpg') });
  await userEvent.type(await field(), 'Remove the fence');
  const input = await field();
  await act(async () => {
    fireEvent.keyDown(input, { key: 'Enter' });
  });
  await waitFor(() =>
    expect(toastTexts()).toEqual(
      expect.arrayContaining([
        'Error editing image. Please try again with different instructions.',
        'An error occurred. Your credits for this action have been restored.',
      ]),
    ),
  );
});

test('CHT-19: a quote from an attached file that names a banned pesticide comes with a warning', async () => {
  const pages = [{ n: 1, text: 'Stalk borer\n\nSpray the maize with endosulfan against the stalk borer.' }];
  const files = [
    await quotesFrom(
      { name: 'old.txt', pages } as unknown as attachments.LocalAttachment,
      'How do I fight the stalk borer?',
    ),
  ];
  const answer = withAttachments(null, { leaf: null, hasPicture: false, files }, en, 'en', String);
  expect(answer?.content).toContain('endosulfan');
  expect(answer?.content).toContain(en.fileCare.banned);
});
