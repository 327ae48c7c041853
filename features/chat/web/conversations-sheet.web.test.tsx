import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanUp, openFarm, screen, toastTexts, waitForUpdates } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { en as ui } from '#kit/web/words.ui.en.ts';
import { chatEn as en } from '../words.en.ts';
import { ConversationsSheet } from './ConversationsSheet.tsx';
import { projections } from './projections.ts';

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const conversation = {
  id: newId(),
  title: 'Rust on beans',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
};
const message = (content: string) => ({
  id: newId(),
  conversation_id: conversation.id,
  role: 'user',
  content,
  language: 'en',
  engine: null,
  source: null,
  reply_to: null,
  shown: null,
  attachments: [],
  isImage: false,
  imageUrl: null,
  imagePrompt: null,
  created_at: '2026-11-01T08:00:00.000Z',
});
const open = async (content = 'rust') => {
  const closed = vi.fn();
  const removed = vi.fn();
  const farm = await openFarm(
    <ConversationsSheet onOpen={() => undefined} onRemoved={removed} onClose={closed} />,
    {
      projections,
      at: '/chat',
      rows: [
        { kind: 'chat_conversation', row: conversation },
        { kind: 'chat_message', row: message(content) },
      ],
    },
  );
  return { ...farm, removed };
};
const search = async (text: string): Promise<void> => {
  await userEvent.type(screen.getByRole('searchbox', { name: en.find }), text);
  await waitForUpdates();
};

test('SHL-19: the snippet contains the match when earlier characters get longer by folding', async () => {
  await open(`${'…'.repeat(90)} see the rust on the leaves ${'x'.repeat(100)}`);
  await search('rust');
  const snippet = await screen.findByText(/see the rust on the leaves/);
  expect(snippet.textContent).toMatch(/^….*x…$/);
});

test('SHL-19: a snippet that reaches the end of the message has no ellipsis there', async () => {
  await open('rust');
  await search('rust');
  expect(await screen.findByText('rust')).toBeTruthy();
});

test('SHL-19: a failed read of the messages is not shown as an empty result', async () => {
  const { store } = await open();
  vi.spyOn(store, 'everyRow').mockRejectedValueOnce(new Error('closed'));
  await search('rust');
  expect(await screen.findByText(en.findFailed)).toBeTruthy();
  expect(screen.queryByText(en.foundNone)).toBeNull();
});

test('SHL-19: a conversation that cannot be deleted stays, and a message says why', async () => {
  const { store, removed } = await open();
  vi.spyOn(store, 'send').mockResolvedValueOnce({ ok: false, code: 'store.unavailable' });
  await userEvent.click(screen.getByRole('button', { name: `${en.remove}: ${conversation.title}` }));
  await userEvent.click(await screen.findByRole('button', { name: en.remove }));
  await waitForUpdates();
  expect(toastTexts()).toEqual([ui.refusals['store.unavailable']]);
  expect(removed).not.toHaveBeenCalled();
  expect(screen.getByText(conversation.title)).toBeTruthy();
});
