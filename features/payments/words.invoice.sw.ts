import type { Words } from '#kit/pure/words.ts';
import type { invoiceEn } from './words.invoice.en.ts';

export const invoiceSw: Words<typeof invoiceEn> = {
  title: 'Ankara',
  number: 'Nambari',
  date: 'Tarehe',
  customer: 'Mteja',
  what: 'Umelipia',
  amount: 'Kilicholipwa',
  method: 'Njia ya malipo',
  code: 'Nambari ya uthibitisho',
  plans: {
    monthly: 'Mavuno Pro, kifurushi cha mwezi (siku 30)',
    annual: 'Mavuno Pro, kifurushi cha mwaka (siku 365)',
    day: 'Mavuno Pro, pasi ya siku moja',
    week: 'Mavuno Pro, pasi ya wiki (siku 7)',
    season: 'Mavuno Pro, pasi ya msimu (siku 120)',
  },
  thanks: 'Asante. Huu ni uthibitisho wa malipo yako.',
  sandbox: 'Haya yalikuwa malipo ya majaribio. Hakuna pesa zilizotumwa, kwa hivyo hii si risiti.',
  reversed: 'Malipo haya yalirudishwa.',
};
