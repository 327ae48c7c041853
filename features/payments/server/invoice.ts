import type { ReplyOf } from '#kit/pure/contract.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { createPdf } from '#kit/server/pdf.ts';
import type { invoice } from '../contract.ts';
import { invoiceEn } from '../words.invoice.en.ts';
import { invoiceSw } from '../words.invoice.sw.ts';
import type { PaymentWithOrder } from './views.ts';

const words = { en: invoiceEn, sw: invoiceSw };
const LEFT = 48;
const WIDTH = 595.28 - 2 * LEFT;

export type Invoice = ReplyOf<typeof invoice>;

/** PAY-43; describes what was ordered, never guessed from the amount (PAY-44). */
export const invoiceOf = (payment: PaymentWithOrder, language: Language): Invoice => ({
  invoice_number: `INV-${payment.id.slice(0, 8)}`,
  date: payment.created_at.toISOString(),
  amount: Number(payment.amount),
  currency: payment.currency,
  payment_method: payment.payment_method,
  confirmation_code: payment.confirmation_code,
  customer_email: payment.user_email,
  description: words[language].plans[payment.plan],
  sandbox: payment.provider === 'sandbox',
});

const dayText = (iso: string): string => dayInNairobi(new Date(iso)).split('-').reverse().join('/');
const moneyText = ({ amount, currency }: Invoice): string =>
  `${currency} ${amount.toLocaleString('en-KE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

/** One page, A4. */
export const invoicePdf = (payment: PaymentWithOrder, language: Language): Promise<Buffer> => {
  const texts = words[language];
  const one = invoiceOf(payment, language);
  const { doc, done } = createPdf(one.invoice_number, {
    at: payment.created_at,
    margin: LEFT,
    lang: language,
  });
  doc.font('bold').fontSize(12).fillColor('#1f5c2e').text('Mavuno');
  doc.fontSize(21).fillColor('#221c14').text(texts.title).moveDown(0.8);
  for (const note of [
    ...(one.sandbox ? [texts.sandbox] : []),
    ...(payment.status === 'REVERSED' ? [texts.reversed] : []),
  ])
    doc.font('bold').fontSize(11).text(note).moveDown(0.8);
  const rows = [
    [texts.number, one.invoice_number],
    [texts.date, dayText(one.date)],
    [texts.customer, one.customer_email],
    [texts.what, one.description],
    [texts.amount, moneyText(one)],
    [texts.method, one.payment_method],
    [texts.code, one.confirmation_code],
  ] as const;
  for (const [label, text] of rows) {
    if (!text) continue;
    doc.font('plain').fontSize(9).fillColor('#5c5346').text(label);
    doc.fontSize(12).fillColor('#221c14').text(text, { width: WIDTH }).moveDown(0.5);
  }
  if (!one.sandbox) doc.moveDown().fontSize(9).fillColor('#5c5346').text(texts.thanks, { width: WIDTH });
  doc.end();
  return done;
};
