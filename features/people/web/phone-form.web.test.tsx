import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { phoneEn } from '../words.phone.en.ts';
import type { Account } from './account/account.ts';
import { PhoneCard } from './account/PhoneCard.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { draft, readSentCode } from './draft.ts';
import {
  click,
  fakeServer,
  open,
  refusal,
  screen,
  testSession,
  tidy,
  toastTexts,
  waitForUpdates,
} from './testing.tsx';

afterEach(tidy);

const typeInto = async (label: string, text: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText(label), text);
  await waitForUpdates(10);
};
const CODE = '/api/auth/phone/code';
const VERIFY = '/api/auth/phone/verify';
const sms = { google: { available: false }, phone: { sms: true, whatsapp: false }, supportUrl: null };
const both = { ...sms, phone: { sms: true, whatsapp: true } };
const sent = { body: { phone: '+254712345678', minutes: 10, shown_code: null } };
const entered = (isNew: boolean) => ({
  body: { session: { ...testSession, email: '', phone: '+254712345678' }, is_new: isNew },
});

const askForCode = async (typed = '0712 345 678'): Promise<void> => {
  await typeInto(phoneEn.number, typed);
  await click(screen.getByRole('button', { name: phoneEn.send }));
};

test('where SMS is set, the phone number comes first and email is one tap away', async () => {
  open(<AuthScreen />, { offers: sms });
  expect(screen.getByLabelText(phoneEn.number)).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await click(screen.getByRole('button', { name: phoneEn.useEmail }));
  expect(screen.getByLabelText('Email')).toBeTruthy();
  await click(screen.getByRole('button', { name: phoneEn.usePhone }));
  expect(screen.getByLabelText(phoneEn.number)).toBeTruthy();
});

test('without SMS and WhatsApp the screen starts with email and says nothing about numbers', () => {
  open(<AuthScreen />, { offers: { ...sms, phone: { sms: false, whatsapp: false } } });
  expect(screen.getByLabelText('Email')).toBeTruthy();
  expect(screen.queryByText(/phone number/i)).toBeNull();
});

test('six digits sign in without another tap; a new account is greeted as one', async () => {
  const asked = fakeServer({ [CODE]: sent, [VERIFY]: entered(true) });
  const server = open(<AuthScreen />, { offers: sms });
  await askForCode();
  expect(asked[0]!.body).toEqual({ phone: '+254712345678', channel: 'sms', language: 'en' });
  expect(screen.getByText(phoneEn.sent('+254 712 345 678', 10))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(phoneEn.code));
  await typeInto(phoneEn.code, '123456');
  expect(asked[1]!.body).toEqual({
    phone: '+254712345678',
    code: '123456',
    language: 'en',
    start_new: false,
  });
  expect(server.session()?.phone).toBe('+254712345678');
  expect(toastTexts()).toEqual(['Welcome']);
});

test('a page that the phone closed while the farmer read the SMS asks for the code, until it is used', async () => {
  fakeServer({ [CODE]: sent, [VERIFY]: entered(true) });
  open(<AuthScreen />, { offers: sms });
  await askForCode();
  cleanup();
  draft.phone = '';
  open(<AuthScreen />, { offers: sms });
  expect(screen.getByText(phoneEn.sent('+254 712 345 678', 10))).toBeTruthy();
  await click(screen.getByRole('button', { name: phoneEn.change }));
  expect((screen.getByLabelText(phoneEn.number) as HTMLInputElement).value).toBe('+254712345678');
  await click(screen.getByRole('button', { name: phoneEn.send }));
  await typeInto(phoneEn.code, '123456');
  cleanup();
  open(<AuthScreen />, { offers: sms });
  expect(screen.queryByLabelText(phoneEn.code)).toBeNull();
});

test('a number that is none is refused before anything is sent, and stays in the field', async () => {
  const asked = fakeServer({});
  open(<AuthScreen />, { offers: sms });
  await askForCode('0712');
  expect(screen.getByText(phoneEn.refusals['people.phone_wrong'])).toBeTruthy();
  expect((screen.getByLabelText(phoneEn.number) as HTMLInputElement).value).toBe('0712');
  expect(asked).toEqual([]);
});

test('a code that was not sent says so; WhatsApp is offered where it is set', async () => {
  let works = false;
  const asked = fakeServer({ [CODE]: () => (works ? sent : refusal('people.code_not_sent', 502)) });
  open(<AuthScreen />, { offers: both });
  await askForCode();
  expect(screen.getByText(phoneEn.refusals['people.code_not_sent'])).toBeTruthy();
  works = true;
  await click(screen.getByRole('button', { name: phoneEn.byWhatsApp }));
  expect(asked.at(-1)!.body.channel).toBe('whatsapp');
});

test('a wrong code stays typed and says what to do', async () => {
  fakeServer({ [CODE]: sent, [VERIFY]: refusal('people.code_wrong') });
  open(<AuthScreen />, { offers: sms });
  await askForCode();
  await typeInto(phoneEn.code, '123456');
  expect(screen.getByText(phoneEn.refusals['people.code_wrong'])).toBeTruthy();
  expect((screen.getByLabelText(phoneEn.code) as HTMLInputElement).value).toBe('123456');
});

test('a farm that was silent for a year is not opened; a new one is one tap away', async () => {
  const asked = fakeServer({
    [CODE]: sent,
    [VERIFY]: ({ body }) => (body.start_new ? entered(true) : refusal('people.phone_silent', 409)),
  });
  const server = open(<AuthScreen />, { offers: sms });
  await askForCode();
  await typeInto(phoneEn.code, '123456');
  expect(screen.getByText(phoneEn.refusals['people.phone_silent'])).toBeTruthy();
  expect(server.session()).toBeNull();
  await click(screen.getByRole('button', { name: phoneEn.startNew }));
  expect(asked.at(-1)!.body).toMatchObject({ code: '123456', start_new: true });
  expect(server.session()).not.toBeNull();
});

test('a development server shows the code and says what it is', async () => {
  fakeServer({ [CODE]: { body: { ...sent.body, shown_code: '654321' } } });
  open(<AuthScreen />, { offers: sms });
  await askForCode();
  expect(screen.getByText(phoneEn.shown('654321'))).toBeTruthy();
});

test('a number typed before a look at another screen is still there', async () => {
  open(<AuthScreen />, { offers: sms });
  await typeInto(phoneEn.number, '0712 345');
  cleanup();
  open(<AuthScreen />, { offers: sms });
  expect((screen.getByLabelText(phoneEn.number) as HTMLInputElement).value).toBe('0712 345');
});

test('a browser that reads the code from the SMS signs in without typing', async () => {
  const asked = fakeServer({ [CODE]: sent, [VERIFY]: entered(false) });
  const get = vi.fn(async (options: CredentialRequestOptions) => {
    expect(options).toMatchObject({ otp: { transport: ['sms'] } });
    return { code: '246810' };
  });
  vi.stubGlobal('OTPCredential', function OTPCredential() {});
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get } as unknown as CredentialsContainer);
  try {
    const server = open(<AuthScreen />, { offers: sms });
    await askForCode();
    await waitForUpdates(50);
    expect(get).toHaveBeenCalled();
    expect(asked.at(-1)!.body).toMatchObject({ code: '246810' });
    expect(server.session()).not.toBeNull();
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
});

test('on the account screen a change of the number can be cancelled, also after the code was sent', async () => {
  fakeServer({ [CODE]: sent });
  const account = { phone: '+254700000001' } as Account;
  open(<PhoneCard account={account} onChanged={() => undefined} />, { offers: sms });
  await click(screen.getByRole('button', { name: phoneEn.card.change }));
  await userEvent.type(screen.getByRole('textbox', { name: phoneEn.number }), '0712 345 678');
  await click(screen.getByRole('button', { name: phoneEn.send }));
  await waitForUpdates(10);
  expect(screen.getByLabelText(phoneEn.code)).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText(phoneEn.code)).toBeNull();
  expect(readSentCode()).toBeNull();
  expect(screen.getByText('+254 700 000 001')).toBeTruthy();
});
