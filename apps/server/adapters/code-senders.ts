import type { Senders } from '#features/notify/server/ports.ts';
import { messagesEn } from '#features/notify/words.messages.en.ts';
import { messagesSw } from '#features/notify/words.messages.sw.ts';
import { CODE_MINUTES } from '#features/people/domain/phone-code.ts';
import type { CodeSenders } from '#features/people/server/index.ts';
import type { SmsSender } from '#features/suppliers/server/ports.ts';

const messages = { en: messagesEn, sw: messagesSw };

/** "KES 0.8000", as Africa's Talking says it. */
const amountOf = (cost: string | null): number | null => {
  const amount = Number(/[\d.]+/.exec(cost ?? '')?.[0] ?? Number.NaN);
  return Number.isFinite(amount) ? amount : null;
};

/** Sign-in codes. The last line of the SMS lets the browser read the code (WebOTP: `@host #code`). */
export const codeSendersOf = (
  sms: SmsSender | null,
  whatsapp: Senders['whatsapp'],
  { origin, showsCodes }: { readonly origin: string; readonly showsCodes: boolean },
): CodeSenders => ({
  sms: sms && {
    showsCode: showsCodes && sms.isFake,
    send: async ({ id, to, code, language }) => {
      const text = `${messages[language].code(code, CODE_MINUTES)}\n\n@${new URL(origin).hostname} #${code}`;
      const outcome = await sms.send({ id, to, text });
      return outcome.ok ? { ok: true, cost: amountOf(outcome.cost) } : outcome;
    },
  },
  whatsapp: whatsapp && {
    showsCode: showsCodes && whatsapp.isFake,
    send: async ({ id, to, code, language }) => {
      const outcome = await whatsapp.send({ id, to, language, text: code, isOpen: false, kind: 'code' });
      return outcome.ok ? { ok: true, cost: null } : outcome;
    },
  },
});
