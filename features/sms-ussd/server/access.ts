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
      who: 'anyone',
      send: (own) => form(own, `from=%2B254799000001&to=22384&text=habari&id=${newId()}`),
      ids: { 'params.secret': webhookSecret },
    },
    'text_line.ussd': {
      who: 'anyone',
      send: (own) => form(own, 'sessionId=s&serviceCode=*384*1%23&phoneNumber=%2B254799000001&text='),
      ids: { 'params.secret': webhookSecret },
    },
  },
});
