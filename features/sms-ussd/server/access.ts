import { newId } from '#kit/pure/ids.ts';
import { defineAccess, type IdMeaning, type TestCaller } from '#kit/server/access.ts';

const webhookSecret: IdMeaning = { notPersonalReason: 'the secret in the webhook URL' };
const form = ({ smsSecret }: TestCaller, text: string) => ({
  params: { secret: smsSecret },
  bytes: Buffer.from(text),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

export const smsUssdAccess = defineAccess()({
  operations: {
    'text_line.sms': {
      access: 'anyone',
      send: (caller) => form(caller, `from=%2B254799000001&to=22384&text=habari&id=${newId()}`),
      idParams: { 'params.secret': webhookSecret },
    },
    'text_line.ussd': {
      access: 'anyone',
      send: (caller) => form(caller, 'sessionId=s&serviceCode=*384*1%23&phoneNumber=%2B254799000001&text='),
      idParams: { 'params.secret': webhookSecret },
    },
  },
});
