import { type PlanId, prices } from '#features/plans/domain/prices.ts';
import type { Language } from '#kit/pure/words.ts';
import { invoiceEn } from '../words.invoice.en.ts';
import { invoiceSw } from '../words.invoice.sw.ts';
import { sandboxEn } from '../words.sandbox.en.ts';
import { sandboxSw } from '../words.sandbox.sw.ts';
import { type SandboxAction, sandboxActions, type SandboxOrder } from './ports.ts';

const words = { en: { ...sandboxEn, plans: invoiceEn.plans }, sw: { ...sandboxSw, plans: invoiceSw.plans } };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const openActions: readonly SandboxAction[] = sandboxActions.filter((act) => act !== 'reverse');
const actionsFor = (state: SandboxOrder['state']): readonly SandboxAction[] =>
  state === 'completed' ? ['reverse'] : state === 'reversed' || state === 'late' ? [] : openActions;

/** A separate page, like a provider's: no script, and only the app's colours. */
export const sandboxHtml = (order: SandboxOrder, plan: PlanId, language: Language): string => {
  const texts = words[language];
  const buttons = actionsFor(order.state)
    .map(
      (act, i) =>
        `<button name="act" value="${act}"${i === 0 ? ' class="first"' : ''}>${escapeHtml(texts.acts[act])}</button>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><link rel="stylesheet" href="/api/pay/sandbox.css"></head>
<body><main>
<h1>${escapeHtml(texts.title)}</h1>
<p class="notice" role="note">${escapeHtml(texts.noMoney)}</p>
<p>${escapeHtml(texts.order(texts.plans[plan]))}</p>
<p>${escapeHtml(texts.price(prices[plan].kes.toLocaleString('en-KE')))}</p>
<p><strong>${escapeHtml(texts.states[order.state])}</strong></p>
<form method="post" action="/api/pay/sandbox/${order.trackingId}">
${buttons}
</form>
<p><a href="${escapeHtml(returnUrl(order))}">${escapeHtml(texts.back)}</a></p>
</main></body></html>`;
};

/**
 * Returns as Pesapal does, with its own id, ours, and the kind of notice. A relative URL works under any host
 * name of this server.
 */
export const returnUrl = ({ returnUrl: url, trackingId, reference }: SandboxOrder): string => {
  const { pathname, searchParams } = new URL(url);
  for (const [key, value] of [
    ['OrderTrackingId', trackingId],
    ['OrderMerchantReference', reference],
    ['OrderNotificationType', 'CALLBACKURL'],
  ] as const)
    searchParams.set(key, value);
  return `${pathname}?${searchParams}`;
};

export const sandboxCss = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #221c14; background: #f7f3ea; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; }
.notice { padding: .75rem 1rem; border: 2px solid #a35a00; border-radius: .75rem; background: #fff3d6; font-weight: 600; }
form { display: grid; gap: .75rem; margin: 1.5rem 0; }
button { min-height: 3rem; padding: .5rem 1rem; border: 2px solid #1f5c2e; border-radius: .75rem; font: inherit; font-weight: 600; color: #1f5c2e; background: #fffdf8; }
button.first { color: #fff; background: #1f5c2e; }
button:focus-visible, a:focus-visible { outline: 3px solid #a35a00; outline-offset: 2px; }
a { display: inline-block; min-height: 3rem; line-height: 3rem; color: #1f5c2e; }
@media (prefers-color-scheme: dark) {
  body { color: #f3ede0; background: #17130d; }
  .notice { color: #ffe3a8; background: #3a2700; }
  button { color: #b6e0b2; border-color: #8cc98a; background: #231d15; }
  button.first { color: #10240f; background: #8cc98a; }
  a { color: #a9d9a6; }
}
`;
