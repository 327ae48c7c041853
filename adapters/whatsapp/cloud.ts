import { createHmac } from 'node:crypto';
import type { Outcome } from '#features/notify/domain/delivery.ts';
import type { WhatsAppMessage, WhatsAppSender } from '#features/notify/server/ports.ts';
import { sameSecret } from '#kit/server/same-secret.ts';

const TIMEOUT_MS = 20_000;

interface CloudOptions {
  /** API version, valid for about two years: `v23.0`. */
  readonly version: string;
  readonly phoneNumberId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /**
   * Names of approved templates in both languages: one with a single parameter, one of the authentication
   * kind.
   */
  readonly template: string;
  readonly codeTemplate: string;
  readonly url?: string;
  readonly timeoutMs?: number;
}

type Failure = Extract<Outcome, { ok: false }>['reason'];

/** Maps Meta's error codes to our failure reasons; 132000 to 132099 are template errors. */
const failures: Readonly<Record<number, Failure>> = {
  0: 'account',
  3: 'account',
  10: 'account',
  190: 'account',
  200: 'account',
  131005: 'account',
  131031: 'account',
  131042: 'account',
  131045: 'account',
  133010: 'account',
  368: 'account',
  4: 'busy',
  80007: 'busy',
  130429: 'busy',
  131048: 'busy',
  131056: 'busy',
  131000: 'busy',
  131016: 'busy',
  133004: 'busy',
  1: 'busy',
  2: 'busy',
  131026: 'number',
  131021: 'number',
  131030: 'number',
  131062: 'number',
  131008: 'template',
  131009: 'template',
  131047: 'template',
  131049: 'blocked',
  131050: 'blocked',
  130472: 'blocked',
};
export const failureOf = (code: number, status: number): Failure => {
  if (failures[code]) return failures[code];
  if (code >= 132000 && code < 132100) return 'template';
  return status === 401 || status === 403 ? 'account' : status === 429 || status >= 500 ? 'busy' : 'template';
};

interface Answer {
  readonly messages?: readonly { readonly id?: string }[];
  readonly error?: { readonly code?: number };
}

const read = async (response: Response): Promise<Outcome> => {
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const id = answer?.messages?.[0]?.id;
  if (response.ok && id) return { ok: true, providerId: id };
  // Accepted without an id: it may be on its way.
  if (response.ok) return { ok: false, reason: 'maybe', code: 'no id' };
  const code = answer?.error?.code;
  return {
    ok: false,
    reason: code === undefined ? failureOf(-1, response.status) : failureOf(code, response.status),
    code: String(code ?? `http ${response.status}`),
    retryAfterS: Number(response.headers.get('retry-after')) || 0,
  };
};

/** Meta's limits: three buttons of 20 characters, or a list of ten rows of 24; the text above them 1,024. */
const MAX_BUTTONS = 3;
const MAX_ROWS = 10;
const MAX_BODY = 1_024;
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** Free text with its choices, of which the farmer taps one. Null when it must be sent as plain text. */
const interactiveOf = ({ text, choices = [], chooseLabel = '…' }: WhatsAppMessage) => {
  if (choices.length === 0 || text.length > MAX_BODY) return null;
  const isList = choices.length > MAX_BUTTONS || choices.some(({ label }) => label.length > 20);
  const action = isList
    ? {
        button: cut(chooseLabel, 20),
        sections: [
          {
            rows: choices.slice(0, MAX_ROWS).map(({ send, label }) => ({ id: send, title: cut(label, 24) })),
          },
        ],
      }
    : {
        buttons: choices.map(({ send, label }) => ({ type: 'reply', reply: { id: send, title: label } })),
      };
  return {
    type: 'interactive',
    interactive: { type: isList ? 'list' : 'button', body: { text }, action },
  };
};

const parameter = (text: string) => ({ type: 'text', text });
const contentOf = (message: WhatsAppMessage, { template, codeTemplate }: CloudOptions) => {
  const { language, text, isOpen, kind } = message;
  if (isOpen) {
    const listed = (message.choices ?? []).map(({ send, label }) => `\n${send} ${label}`).join('');
    return interactiveOf(message) ?? { type: 'text', text: { body: text + listed, preview_url: false } };
  }
  const body = { type: 'body', parameters: [parameter(text)] };
  // An authentication template repeats the code in its button.
  const components =
    kind === 'code'
      ? [body, { type: 'button', sub_type: 'url', index: '0', parameters: [parameter(text)] }]
      : [body];
  return {
    type: 'template',
    template: { name: kind === 'code' ? codeTemplate : template, language: { code: language }, components },
  };
};

const addressOf = (to: string) => (to.startsWith('+') ? { to: to.slice(1) } : { recipient: to });

/** The service could not be reached. */
const isConnectionFailure = (fault: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String((fault as { cause?: { code?: unknown } }).cause?.code),
  );

/** WhatsApp through Meta's Cloud API. */
export const whatsAppCloud = (options: CloudOptions): WhatsAppSender => ({
  isFake: false,
  isSigned: (body, signature) =>
    sameSecret(
      signature ?? '',
      `sha256=${createHmac('sha256', options.appSecret).update(body).digest('hex')}`,
    ),
  isVerifyToken: (token) => sameSecret(token ?? '', options.verifyToken),
  send: async (message) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? TIMEOUT_MS);
    try {
      return await read(
        await fetch(
          `${options.url ?? 'https://graph.facebook.com'}/${options.version}/${options.phoneNumberId}/messages`,
          {
            method: 'POST',
            signal: controller.signal,
            redirect: 'error',
            headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
            body: JSON.stringify({
              messaging_product: 'whatsapp',
              recipient_type: 'individual',
              ...addressOf(message.to),
              ...contentOf(message, options),
            }),
          },
        ),
      );
    } catch (fault) {
      return {
        ok: false,
        reason: isConnectionFailure(fault) ? 'busy' : 'maybe',
        code: (fault as Error).name,
      };
    } finally {
      clearTimeout(timer);
    }
  },
});
