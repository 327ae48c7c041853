import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { SubscriptionProvider } from '../subscription.tsx';
import type { Subscription } from '../subscription.tsx';
import { LanguageProvider, useLanguage, useWords } from '../words.tsx';
import type { Language } from '../words.tsx';
import { Age } from './Age.tsx';
import { Button } from './Button.tsx';
import { Choice } from './Choice.tsx';
import { Confirm } from './Confirm.tsx';
import { Field, PasswordField, TextArea } from './Field.tsx';
import { Mic } from './Mic.tsx';
import { ErrorCard } from './Notice.tsx';
import { ProGate } from './ProGate.tsx';
import { Progress } from './Progress.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { Sheet } from './Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Tabs } from './Tabs.tsx';
import { dismissToast, showToast, toasts } from './toast.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  cleanup();
  for (const item of toasts.read()) dismissToast(item.id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const show = (element: React.ReactNode, language: Language = 'en') =>
  render(<LanguageProvider initial={language}>{element}</LanguageProvider>);

test('I18-02 switching the language changes every sentence at once and sets the language of the page', async () => {
  const words = { en: { hello: 'Hello' }, sw: { hello: 'Habari' } };
  const Hello = () => {
    const { toggle } = useLanguage();
    return (
      <button type="button" onClick={toggle}>
        {useWords(words).hello}
      </button>
    );
  };
  render(
    <LanguageProvider>
      <Hello />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hello' }));
  expect(screen.getByRole('button', { name: 'Habari' })).toBeTruthy();
  expect([document.documentElement.lang, localStorage.getItem('language')]).toEqual(['sw', 'sw']);
});

test('a busy button is disabled and marked as busy', () => {
  show(<Button busy>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
  expect([button.disabled, button.getAttribute('aria-busy'), button.type]).toEqual([true, 'true', 'button']);
});

test('a field links its label, hint and error', () => {
  show(
    <Field label="Name" hint="As your neighbours call it" error="Too long" value="" onChange={() => {}} />,
  );
  const input = screen.getByLabelText('Name');
  const described = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As your neighbours call it', 'Too long']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Too long');
});

test('a password can be shown and hidden again', async () => {
  const Form = () => {
    const [value, set] = useState('siri');
    return <PasswordField label="Password" value={value} onChange={set} />;
  };
  show(<Form />);
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('chips are radio buttons', async () => {
  const onChange = vi.fn();
  show(
    <Choice
      label="Crop"
      options={[
        { value: 'maize', label: 'Maize' },
        { value: 'beans', label: 'Beans' },
      ]}
      value="maize"
      onChange={onChange}
    />,
  );
  expect((screen.getByRole('radio', { name: 'Maize' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByLabelText('Beans'));
  expect(onChange).toHaveBeenCalledWith('beans');
});

test('tabs move with the arrow keys, Home and End; Tab leads from the chosen tab into its panel', async () => {
  const Pages = () => {
    const [at, set] = useState<'a' | 'b' | 'c'>('a');
    return (
      <Tabs
        label="Parts"
        tabs={[
          { id: 'a', label: 'First' },
          { id: 'b', label: 'Second' },
          { id: 'c', label: 'Third' },
        ]}
        current={at}
        onChange={set}
      >
        <button type="button">{at}</button>
      </Tabs>
    );
  };
  show(<Pages />);
  screen.getByRole('tab', { name: 'First' }).focus();
  for (const [key, tab, panel] of [
    ['ArrowRight', 'Second', 'b'],
    ['End', 'Third', 'c'],
    ['ArrowRight', 'First', 'a'],
    ['ArrowLeft', 'Third', 'c'],
    ['Home', 'First', 'a'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.textContent).toBe(tab);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab);
    expect(screen.getByRole('tabpanel').textContent).toBe(panel);
  }
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('a');
});

const Opener = () => {
  const [open, set] = useState(false);
  return (
    <div id="root">
      <button type="button" onClick={() => set(true)}>
        Open
      </button>
      {open && (
        <Sheet title="Rename" onClose={() => set(false)}>
          <button type="button">Last</button>
        </Sheet>
      )}
    </div>
  );
};

test('a sheet takes the focus, traps Tab, closes on Escape and returns the focus', async () => {
  show(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const sheet = screen.getByRole('dialog', { name: 'Rename' });
  expect(document.activeElement).toBe(sheet);
  expect(document.getElementById('root')!.getAttribute('aria-hidden')).toBe('true');
  await userEvent.tab();
  const first = document.activeElement;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Last');
  await userEvent.tab();
  expect(document.activeElement).toBe(first);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Last');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(document.getElementById('root')!.hasAttribute('aria-hidden')).toBe(false);
});

test('X-17 a confirmation names the item and acts only when it is confirmed', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  show(
    <Confirm title="Delete the field Juu?" confirmLabel="Delete" onConfirm={onConfirm} onClose={onClose} />,
  );
  const asked = screen.getByRole('alertdialog', { name: 'Delete the field Juu?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('X-11 a toast is announced, disappears after 4 s, can be closed, and is not shown twice', async () => {
  vi.useFakeTimers();
  show(<Toasts />, 'sw');
  act(() => {
    showToast('Imehifadhiwa', { tone: 'good' });
    showToast('Imehifadhiwa', { tone: 'good' });
  });
  expect(screen.getByRole('status').textContent).toBe('Imehifadhiwa');
  expect(screen.getByRole('button', { name: 'Funga' })).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(4_000);
  });
  expect(screen.getByRole('status').textContent).toBe('');
  const undo = vi.fn();
  act(() => {
    showToast('Futwa', { action: { label: 'Rudisha', run: undo } });
  });
  act(() => {
    screen.getByRole('button', { name: 'Rudisha' }).click();
  });
  expect(undo).toHaveBeenCalledOnce();
  expect(toasts.read()).toEqual([]);
});

test('progress shows real bytes, or no figure at all', () => {
  const { rerender } = show(
    <Progress label="Loading the model" done={1_200_000} total={2_400_000} unit="bytes" />,
  );
  expect(screen.getByText('1.2 MB / 2.4 MB')).toBeTruthy();
  expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBe(0.5);
  rerender(
    <LanguageProvider initial="en">
      <Progress label="Waiting" />
    </LanguageProvider>,
  );
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

test('an error says what happened, what was kept, what to do now, and the request number', () => {
  show(
    <ErrorCard
      what="The photo was not read"
      whatIsSafe="It is kept on this phone."
      whatToDo="Try once more."
      requestId="r-7"
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'The photo was not readIt is kept on this phone.Try once more.If you contact support, give this number: r-7',
  );
});

test('X-16 an age label says live, saved or updated with the age, waiting, or no data', () => {
  const at = Date.now() - 2 * HOUR_MS;
  const said = (element: React.ReactNode) => {
    const { container, unmount } = show(element);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(said(<Age at={at} kind="saved" />)).toBe('Saved 2 h ago');
  expect(said(<Age at={at} />)).toBe('Updated 2 h ago');
  expect(said(<Age at={null} />)).toBe('No data yet');
  expect(said(<Age at={at} kind="live" />)).toBe('Updated just now');
  expect(said(<Age at={at} kind="waiting" />)).toBe('Waiting to send');
});

const subscription = (isPro: boolean): Subscription => ({
  isPro,
  plan: isPro ? 'pro' : 'free',
  until: null,
  fieldLimit: null,
  scanLimit: null,
});

test('SHL-25 a gated feature shows "{feature} is a Pro feature" with "Upgrade Now" to others, itself to Pro', () => {
  const gate = (isPro: boolean) => (
    <LanguageProvider initial="en">
      <SubscriptionProvider value={subscription(isPro)}>
        <ProGate feature="Satellite view">
          <p>the map</p>
        </ProGate>
      </SubscriptionProvider>
    </LanguageProvider>
  );
  const { rerender } = render(gate(false));
  expect(screen.getByText('Satellite view is a Pro feature')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/upgrade?from=%2F');
  expect(screen.queryByText('the map')).toBeNull();
  rerender(gate(true));
  expect(screen.getByText('the map')).toBeTruthy();
});

test('SHL-26 using the subscription outside its provider throws a clear error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ProGate feature="x">y</ProGate>)).toThrow(
    'useSubscriptionContext must be used within a SubscriptionProvider',
  );
});

test('a text is read aloud sentence by sentence, only if the phone has a voice', async () => {
  const said: string[] = [];
  show(<ReadAloud text="Ondoa majani. Yazike." />, 'sw');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
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
    getVoices: () => [{ lang: 'en-US' }, { lang: 'sw-KE' }],
    cancel: () => {},
    speak: (one: { text: string; lang: string }) => said.push(`${one.lang} ${one.text}`),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  show(<ReadAloud text="Ondoa majani. Yazike." />, 'sw');
  await userEvent.click(screen.getByRole('button', { name: 'Soma kwa sauti' }));
  expect(said).toEqual(['sw-KE Ondoa majani.', 'sw-KE Yazike.']);
  expect(screen.getByRole('button', { name: 'Acha kusoma' })).toBeTruthy();
});

test('without a Kiswahili voice, the speaker says so, offers English and then reads the English text', async () => {
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
    getVoices: () => [{ lang: 'en-US' }],
    cancel: () => {},
    speak: (one: { text: string; lang: string }) => said.push(`${one.lang} ${one.text}`),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  const words = { en: { advice: 'Bury the leaves.' }, sw: { advice: 'Zika majani.' } };
  const Advice = () => <ReadAloud text={useWords(words).advice} />;
  render(
    <LanguageProvider initial="sw">
      <Advice />
      <Toasts />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Soma kwa sauti' }));
  expect([said, screen.getAllByText(/haina sauti ya Kiswahili/)]).toEqual([[], [expect.anything()]]);
  await userEvent.click(screen.getByRole('button', { name: 'Tumia Kiingereza' }));
  await waitFor(() => expect(said).toEqual(['en-US Bury the leaves.']));
  cleanup();

  show(<ReadAloud text="Zika majani." language="sw" />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(toasts.read().map(({ text, action }) => [text.includes('Kiswahili voice'), action])).toEqual([
    [true, undefined],
  ]);
});

test('the microphone listens in the user’s language and passes on what it heard', async () => {
  show(<TextArea label="Notes" mic value="" onChange={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const ears: { lang: string; onresult?: (event: unknown) => void; onend?: () => void }[] = [];
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class {
      lang = '';
      constructor() {
        ears.push(this);
      }
      start() {}
      abort() {}
    },
  );
  const heard = vi.fn();
  show(<Mic onTranscript={heard} />, 'sw');
  await userEvent.click(screen.getByRole('button', { name: 'Ongea badala ya kuandika' }));
  expect(ears[0]?.lang).toBe('sw-KE');
  act(() => {
    ears[0]?.onresult?.({ results: [[{ transcript: ' shamba la mto ' }]] });
  });
  expect(heard).toHaveBeenCalledWith('shamba la mto');
});

test('a skeleton holds back the content below it for one second at most', async () => {
  vi.useFakeTimers();
  render(
    <LanguageProvider initial="en">
      <Skeleton shapes={['card']} />
    </LanguageProvider>,
  );
  const holds = () => screen.getByRole('status').className.includes('holds');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(900);
  });
  expect(holds()).toBe(true);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
  });
  expect(holds()).toBe(false);
});
