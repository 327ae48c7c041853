import type { Words } from '#kit/pure/words.ts';
import type { privacyEn } from './words.en.ts';

export const privacySw: Words<typeof privacyEn> = {
  title: 'Unachoruhusu',
  intro: 'Kila jambo peke yake. Limezimwa hadi uliwashe, na unaweza kulizima wakati wowote.',
  purposes: {
    page_counts: {
      label: 'Kuhesabu kurasa zinazofunguliwa',
      hint: 'Hutusaidia kujua nini kina faida. Huhesabiwa jina la ukurasa na siku tu: si nani, si wapi, na bila kidakuzi (cookie). Simu yako ikiwa inaokoa data, hakuna kinachohesabiwa.',
    },
  },
  since: (given, day) => (given ? `Umeruhusu tangu ${day}.` : `Ulizima ${day}.`),
  changed: 'Maelezo yamebadilika, tafadhali chagua tena.',
  elsewhere: 'Unayoamua kwingine',
  donation: { title: 'Picha za kufundishia programu', on: 'Umeruhusu', off: 'Hujaruhusu' },
  warnings: { title: 'Tahadhari za eneo lako', on: 'Unapata tahadhari', off: 'Zimezimwa' },
  whatsapp: {
    title: 'Ujumbe wa WhatsApp',
    on: (number) => `Kwa ${number}. Badilisha kwenye Arifa.`,
    off: 'Umezimwa. Badilisha kwenye Arifa.',
  },
  sms: {
    title: 'SMS',
    on: (number) => `Kwa ${number}. Badilisha kwenye Arifa.`,
    off: 'Zimezimwa. Badilisha kwenye Arifa.',
  },
  notSaved: 'Haikuweza kuhifadhiwa. Jaribu tena baadaye.',
  outbox: { consent: 'Unachoruhusu' },
};
