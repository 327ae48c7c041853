import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  farmer,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { SessionProvider } from '#kit/web/session.tsx';
import { communityEn as en } from '../../words.en.ts';
import { moderationEn } from '../../words.moderation.en.ts';
import { communitySw as sw } from '../../words.sw.ts';
import { AnswerForm, counterTone } from '../question/AnswerForm.tsx';
import { openCommunity, ownQuestion, rowsOf, serve } from '../testing.tsx';
import { AskForm } from './AskForm.tsx';
import { pickPhotos } from './pick-photos.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanUp);

const TITLE = 'Brown spots on my tomato leaves';
const CONTENT = 'Since the rain the lower leaves have brown spots with rings, and they fall. What can I do?';
type Setting = NonNullable<Parameters<typeof openCommunity>[1]>;
const ask = async (setting: Setting = {}) => {
  const done: string[] = [];
  const farm = await openCommunity(
    <AskForm onDone={() => done.push('done')} onCancel={() => done.push('cancelled')} />,
    setting,
  );
  return { ...farm, done };
};
const fill = async (title = TITLE, content = CONTENT): Promise<void> => {
  fireEvent.change(screen.getByLabelText(en.ask.titleLabel), { target: { value: title } });
  fireEvent.input(screen.getByLabelText(en.ask.titleLabel), { target: { value: title } });
  fireEvent.input(screen.getByLabelText(en.ask.content), { target: { value: content } });
  await waitForUpdates();
};
/** The phone analyses it a second after the last letter; the books load with the first one. */
const read = async (): Promise<void> => {
  for (let i = 0; i < 100 && (i < 11 || pageText().includes(en.ask.looking)); i += 1)
    await waitForUpdates(100);
};
const postButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Post Question' });

test('COM-19 each missing or short field shows its error, all at once', async () => {
  const farm = await ask();
  await tap('Post Question');
  for (const text of [
    'Question title is required',
    'Question description is required',
    'Please select a category',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  await fill('Too short', 'Also too short');
  for (const text of ['Title must be at least 10 characters', 'Description must be at least 20 characters'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(farm.commands()).toEqual([]);
  cleanUp();
  await ask({ language: 'sw' });
  await tap(sw.ask.post);
  expect(pageText()).toContain(sw.ask.categoryMissing);
});

test('COM-20 COM-22 COM-32 a second after typing the text is analysed, empty fields filled and posting enabled', async () => {
  const farm = await ask();
  await fill();
  expect(pageText()).toContain(en.ask.looking);
  expect(postButton().disabled).toBe(true);
  await waitForUpdates(700);
  expect(pageText()).toContain(en.ask.looking);
  await read();
  expect(postButton().disabled).toBe(false);
  const category = (screen.getByLabelText(en.ask.category) as HTMLSelectElement).value;
  expect(category).toBe('disease_control');
  await userEvent.selectOptions(screen.getByLabelText(en.ask.category), 'other');
  const details = screen.getByRole('region', { name: en.ask.details }).querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await userEvent.click(await screen.findByRole('radio', { name: /Tomato/ }, { timeout: 20_000 }));
  await userEvent.click(screen.getByLabelText(en.methods.mixed));
  await userEvent.selectOptions(screen.getByLabelText(en.ask.county), 'Kiambu');
  await read();
  expect((screen.getByLabelText(en.ask.category) as HTMLSelectElement).value).toBe('other');
  await tap('Post Question');
  expect(farm.commands()).toMatchObject([
    {
      name: 'community.ask',
      args: {
        language: 'en',
        title: TITLE,
        content: CONTENT,
        category_id: 'other',
        crop_type: 'tomato',
        farming_method: 'mixed',
        location: 'Kiambu',
        images: [],
      },
    },
  ]);
  expect(farm.commands()[0]!.args.tags.length).toBeLessThanOrEqual(3);
  expect(farm.done).toEqual(['done']);
  expect(toastTexts()).toEqual([en.ask.posted]);
});

const UNSURE = {
  title: 'How do others here do it nowadays',
  content: 'My grandmother did it another way and I would like to know more about that.',
};
const category = (): string => (screen.getByLabelText(en.ask.category) as HTMLSelectElement).value;

test('COM-20 COM-31 when the device is unsure, the server’s model suggests a category; without one it is asked once', async () => {
  const { requests, set } = serve({
    '/api/community/suggest': { model: true, category: 'crop_planning', tags: ['tradition'] },
  });
  await ask();
  await fill(UNSURE.title, UNSURE.content);
  await read();
  await waitForUpdates();
  expect(category()).toBe('crop_planning');
  expect(pageText()).toContain('tradition');
  cleanUp();
  set('/api/community/suggest', { model: false, category: null, tags: [] });
  await ask();
  for (const more of ['', ' Please.', ' Please tell.']) {
    await fill(UNSURE.title, `${UNSURE.content}${more}`);
    await read();
    await waitForUpdates();
  }
  expect(category()).toBe('');
  expect(requests.filter(({ pathname }) => pathname === '/api/community/suggest')).toHaveLength(2);
});

test('COM-02 a question to an expert names the expert, and can be put to everyone instead', async () => {
  const put = async (everybody: boolean) => {
    const Form = () => {
      const [expert, setExpert] = useState<{ id: string; name: string } | null>({
        id: farmer.userId,
        name: 'Dr. Njeri',
      });
      return (
        <AskForm
          expert={expert}
          onAskEveryone={() => setExpert(null)}
          onDone={() => undefined}
          onCancel={() => undefined}
        />
      );
    };
    const farm = await openCommunity(<Form />);
    expect(pageText()).toContain(en.ask.to('Dr. Njeri'));
    expect(pageText()).toContain(en.ask.toHint);
    if (everybody) await tap(en.ask.toAll);
    await fill();
    await read();
    await tap('Post Question');
    cleanUp();
    return farm.commands()[0]!.args;
  };
  expect(await put(false)).toMatchObject({ expert_id: farmer.userId });
  expect(await put(true)).not.toHaveProperty('expert_id');
});

test('COM-20 suggestions for a partial text are replaced for the full one; the user’s own choice stays', async () => {
  await ask();
  const category = (): string => (screen.getByLabelText(en.ask.category) as HTMLSelectElement).value;
  const tags = () =>
    screen.queryAllByRole('button', { name: /Remove the tag/ }).map((tag) => tag.textContent);
  await fill(
    'How much water for tomato',
    'How often do I give water to my tomato seedlings in the dry season with drip irrigation?',
  );
  await read();
  expect([category(), tags().includes('tomato')]).toEqual(['irrigation', true]);
  await fill(
    'Worms in the funnel of my maize',
    'Fall armyworm caterpillars eat the leaves of my maize, there is sawdust in the funnel and there are holes.',
  );
  await read();
  expect([category(), tags().includes('maize'), tags().includes('tomato')]).toEqual([
    'pest_management',
    true,
    false,
  ]);
  await userEvent.selectOptions(screen.getByLabelText(en.ask.category), 'storage');
  await fill(
    'How much water for tomato',
    'How often do I give water to my tomato seedlings in the dry season with drip irrigation?',
  );
  await read();
  expect(category()).toBe('storage');
});

test('COM-22 a text refused by the rules cannot be posted, and the reason is shown', async () => {
  await ask();
  await fill(
    'Cheap fertilizer, very quick',
    'Send money first by M-Pesa to 0712345678 and I will deliver ten bags of fertilizer to you tomorrow.',
  );
  await read();
  expect(pageText()).toContain('Content violates community guidelines');
  expect(postButton().disabled).toBe(true);
});

test('COM-21 Enter, comma and leaving the field add a tag: lower case, unique, at most five', async () => {
  await ask();
  const field = () => screen.getByRole('textbox', { name: en.ask.tags });
  await userEvent.type(field(), 'Tomato{Enter}');
  await userEvent.type(field(), ' BLIGHT ,');
  await userEvent.type(field(), 'tomato{Enter}');
  await userEvent.type(field(), 'rain');
  fireEvent.blur(field());
  await waitForUpdates();
  const tags = () => screen.getAllByRole('button', { name: /Remove the tag/ }).map((tag) => tag.textContent);
  expect(tags()).toEqual(['tomato', 'blight', 'rain']);
  await userEvent.type(field(), 'four,');
  await userEvent.type(field(), 'five,');
  expect(screen.queryByRole('textbox', { name: en.ask.tags })).toBeNull();
  await tap('Remove the tag rain');
  expect(tags()).toEqual(['tomato', 'blight', 'four', 'five']);
});

test('COM-26 a draft is restored, and offline the question is queued on the device', async () => {
  await ask();
  await fill();
  tidyScreenOnly();
  const farm = await ask({ online: false });
  expect((screen.getByLabelText(en.ask.titleLabel) as HTMLInputElement).value).toBe(TITLE);
  expect(pageText()).toContain(en.ask.resumed);
  await userEvent.selectOptions(screen.getByLabelText(en.ask.category), 'disease_control');
  await read();
  await tap('Post Question');
  expect(toastTexts()).toEqual([en.ask.kept]);
  expect(farm.store.snapshot().view.all('community_question')).toMatchObject([
    { title: TITLE, pending: true, unsent: true },
  ]);
  tidyScreenOnly();
  await ask();
  expect((screen.getByLabelText(en.ask.titleLabel) as HTMLInputElement).value).toBe('');
});

test('COM-26 a failed save shows an error with a retry, and keeps the text', async () => {
  await ask({ noStorage: true });
  await fill();
  await userEvent.selectOptions(screen.getByLabelText(en.ask.category), 'disease_control');
  await read();
  await tap('Post Question');
  expect(toastOf(new RegExp(en.acts.failed))?.action?.label).toBe('Try again');
  expect((screen.getByLabelText(en.ask.titleLabel) as HTMLInputElement).value).toBe(TITLE);
});

test('a user without a verified address can write but not post, and gets a link to verify', async () => {
  await ask({ session: { ...farmer, emailVerified: false } });
  expect(pageText()).toContain(en.ask.verify);
  expect(screen.getByRole('link', { name: en.ask.verifyLink }).getAttribute('href')).toBe(
    '/settings/account',
  );
  expect(postButton().disabled).toBe(true);
});

test('the session is refreshed only once to check for a verified address', async () => {
  let asked = 0;
  const Gate = () => {
    const [n, setN] = useState(0);
    const session = { ...farmer, emailVerified: n > 2 };
    return (
      <SessionProvider
        value={{
          loading: false,
          session,
          serverOptions: null,
          setSession: () => undefined,
          refresh: async () => {
            asked += 1;
            setN(n + 1);
            return session;
          },
        }}
      >
        <AskForm onDone={() => undefined} onCancel={() => undefined} />
      </SessionProvider>
    );
  };
  await openCommunity(<Gate />);
  await waitForUpdates(100);
  expect(asked).toBe(1);
});

test('the asker edits a question in the same form, and its photos are not sent again', async () => {
  const mine = ownQuestion({ title: TITLE, content: CONTENT, images: ['b'.repeat(64)] });
  const done: string[] = [];
  const farm = await openCommunity(
    <AskForm before={mine} onDone={() => done.push('done')} onCancel={() => undefined} />,
    { rows: rowsOf(['community_question', mine]) },
  );
  await read();
  await fill(`${TITLE} again`);
  await read();
  await tap(en.ask.save);
  expect(farm.commands()).toMatchObject([
    {
      name: 'community.edit_question',
      args: { id: mine.id, title: `${TITLE} again`, images: mine.images, location: 'Nakuru' },
    },
  ]);
  expect(done).toEqual(['done']);
});

const write = async (setting: Setting = {}) => {
  const done: string[] = [];
  const farm = await openCommunity(
    <AnswerForm questionId={ownQuestion().id} onDone={() => done.push('done')} />,
    setting,
  );
  return { ...farm, done };
};
const say = async (text: string): Promise<void> => {
  fireEvent.input(screen.getByLabelText(en.answer.label), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText(en.answer.label));
  await waitForUpdates();
};

test('moderation of an answer shows before posting, and a doubtful answer is announced as under review', async () => {
  const farm = await write();
  const post = () => screen.getByRole('button', { name: 'Post Answer' }) as HTMLButtonElement;
  await say('Send your PIN to me and I will help you with the fertilizer.');
  await waitFor(() => expect(pageText()).toContain(moderationEn.secrets), { timeout: 5_000 });
  expect(post().disabled).toBe(true);
  await say('Spray 20 ml of dimethoate in 20 litres of water, twice a week.');
  await waitFor(() => expect(pageText()).toContain(moderationEn.pesticide_dose), { timeout: 5_000 });
  expect(pageText()).not.toContain(en.ask.guidelines);
  await tap('Post Answer');
  expect(farm.commands()).toHaveLength(1);
  expect(toastTexts()).toEqual([en.ask.forReview]);
});

test('COM-23 an answer has 20 to 2000 characters after trimming; the counter warns, the button is disabled', async () => {
  const farm = await write();
  const button = () => screen.getByRole('button', { name: 'Post Answer' }) as HTMLButtonElement;
  const cases = [
    ['', 'Answer content is required', 'bad'],
    [`  ${'a'.repeat(19)}  `, 'Answer must be at least 20 characters', 'bad'],
    ['a'.repeat(20), null, 'plain'],
    ['a'.repeat(1800), null, 'plain'],
    ['a'.repeat(1801), null, 'warn'],
    ['a'.repeat(2000), null, 'warn'],
    ['a'.repeat(2001), 'Answer must be less than 2000 characters', 'bad'],
  ] as const;
  for (const [text, fault, tone] of cases) {
    await say(text);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(fault);
    expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(button().disabled).toBe(fault !== null);
  }
  expect(counterTone(1900)).toBe('warn');
  await say(' Compost between the rows helped mine. ');
  await tap('Post Answer');
  expect(farm.commands()).toMatchObject([
    { name: 'community.answer', args: { content: ' Compost between the rows helped mine. ', images: [] } },
  ]);
  expect(farm.store.snapshot().view.all('community_answer')).toMatchObject([
    { content: 'Compost between the rows helped mine.', mine: true },
  ]);
  expect(farm.done).toEqual(['done']);
});

test('COM-24 COM-24b each rejected file is named with its reason', async () => {
  const file = (name: string, kind: string) => new File(['x'], name, { type: kind });
  const have = ['a', 'b'].map((hash) => ({
    photo: { hash, type: 'image/jpeg', bytes: new ArrayBuffer(1) },
    picture: new Blob(),
  }));
  const picked = await pickPhotos([file('notes.pdf', 'application/pdf')], have);
  expect([picked.taken, picked.skipped]).toEqual([have, [{ name: 'notes.pdf', why: 'notImage' }]]);
  const full = await pickPhotos(
    [file('fourth.jpg', 'image/jpeg')],
    [...have, { ...have[0]!, photo: { ...have[0]!.photo, hash: 'c' } }],
  );
  expect([full.taken.length, full.skipped]).toEqual([3, [{ name: 'fourth.jpg', why: 'tooMany' }]]);
  await write({ language: 'sw' });
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [file('sauti.mp3', 'audio/mpeg')] },
  });
  await waitForUpdates(60);
  expect(pageText()).toContain(sw.skipped.notImage('sauti.mp3'));
});

/** The app is killed: the stored draft stays. */
function tidyScreenOnly(): void {
  const kept = Object.entries(localStorage);
  cleanUp();
  for (const [key, value] of kept) localStorage.setItem(key, value as string);
}
