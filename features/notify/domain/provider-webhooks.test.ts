import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWhatsAppHook, smsReport } from './provider-webhooks.ts';

/** A body as Meta's documentation describes it. */
const hook = (value: Record<string, unknown>) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'W',
      changes: [
        {
          field: 'messages',
          value: { messaging_product: 'whatsapp', metadata: { phone_number_id: 'P' }, ...value },
        },
      ],
    },
  ],
});
const contact = { profile: { name: 'Asha' }, wa_id: '254712345678', user_id: 'KE.13491208655302741918' };

test('reads a text message with number and id', () => {
  const { messages } = readWhatsAppHook(
    hook({
      contacts: [contact],
      messages: [
        {
          from: '254712345678',
          id: 'wamid.A1',
          timestamp: '1795237800',
          type: 'text',
          text: { body: 'habari' },
        },
      ],
    }),
  );
  expect(messages).toEqual([
    {
      channel: 'whatsapp',
      id: 'wamid.A1',
      phone: '+254712345678',
      bsuid: 'KE.13491208655302741918',
      name: 'Asha',
      at: 1_795_237_800_000,
      type: 'text',
      text: 'habari',
      choice: null,
      media: null,
      place: null,
    },
  ]);
});

test('a sender without a number is identified by the id', () => {
  const { messages } = readWhatsAppHook(
    hook({
      contacts: [{ profile: { name: 'Asha' }, user_id: 'KE.1' }],
      messages: [
        {
          from_user_id: 'KE.1',
          id: 'wamid.A3',
          timestamp: '1795237900',
          type: 'text',
          text: { body: 'habari' },
        },
      ],
    }),
  );
  expect(messages).toMatchObject([{ phone: null, bsuid: 'KE.1', text: 'habari' }]);
});

test('reads photos, locations, button replies and list replies', () => {
  const of = (m: Record<string, unknown>) =>
    readWhatsAppHook(
      hook({ contacts: [contact], messages: [{ from: '254712345678', id: 'x', timestamp: '1', ...m }] }),
    ).messages[0];
  expect(
    of({ type: 'image', image: { id: 'M', mime_type: 'image/jpeg', sha256: 'h', caption: 'jani' } }),
  ).toMatchObject({ media: { id: 'M', type: 'image/jpeg', sha256: 'h' }, text: 'jani' });
  expect(of({ type: 'location', location: { latitude: -0.3, longitude: 36.1 } })).toMatchObject({
    place: { lat: -0.3, lng: 36.1 },
  });
  expect(of({ type: 'location', location: { latitude: 400, longitude: 36.1 } })).toMatchObject({
    place: null,
  });
  expect(
    of({ type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: '2', title: 'Bei' } } }),
  ).toMatchObject({ choice: '2', text: 'Bei' });
  expect(of({ type: 'unsupported' })).toMatchObject({ type: 'unsupported', text: null });
});

test('reads reports with error codes, and several status changes in one body', () => {
  const body = hook({
    statuses: [
      {
        id: 'wamid.OUT1',
        status: 'failed',
        timestamp: '1',
        recipient_id: '254712345678',
        errors: [{ code: 131047, title: 'x' }],
      },
      { id: 'wamid.OUT2', status: 'read' },
      { id: 'wamid.OUT3', status: 'warning' },
    ],
  });
  body.entry.push(hook({ statuses: [{ id: 'wamid.OUT4', status: 'sent' }] }).entry[0]!);
  expect(readWhatsAppHook(body).reports).toEqual([
    { id: 'wamid.OUT1', state: 'failed', code: 131047 },
    { id: 'wamid.OUT2', state: 'read', code: null },
    { id: 'wamid.OUT4', state: 'handed', code: null },
  ]);
});

test('characters that a database cannot store are removed, and an invalid time becomes null', () => {
  const { messages } = readWhatsAppHook(
    hook({
      contacts: [contact],
      messages: [
        {
          from: '254712345678',
          id: 'wamid.\0A',
          timestamp: '1e99',
          type: 'text',
          text: { body: 'mvua \ud83d\0' },
        },
        { from: '254712345678', id: '\0', type: 'text' },
      ],
    }),
  );
  expect(messages).toMatchObject([{ id: 'wamid.A', at: 0, text: 'mvua ' }]);
});

test('property: no input makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readWhatsAppHook(value);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (messages, contacts) => {
      readWhatsAppHook(
        hook({ messages: messages as never, contacts: contacts as never, statuses: messages as never }),
      );
    }),
  );
});

test('reads SMS delivery reports', () => {
  expect(
    smsReport({ id: 'ATXid_1', status: 'Success', phoneNumber: '+254712345678', networkCode: '63902' }),
  ).toEqual({ id: 'ATXid_1', state: 'delivered' });
  expect(smsReport({ id: 'ATXid_1', status: 'Failed', failureReason: 'UserInBlacklist' })).toEqual({
    id: 'ATXid_1',
    state: 'failed',
  });
  expect(smsReport({ status: 'Success' })).toBeNull();
  expect(smsReport({ id: 'x', status: 'Whatever' })).toBeNull();
});
