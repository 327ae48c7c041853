import type { Words } from '#kit/pure/words.ts';
import type { privacyEn } from './words.en.ts';

export const privacySw: Words<typeof privacyEn> = {
  title: 'Unachoruhusu',
  intro: 'Kila kitu kimezimwa hadi ukiwashe. Unaweza kukizima wakati wowote.',
  purposes: {
    page_counts: {
      label: 'Kuhesabu kurasa unazofungua',
      hint: 'Hutusaidia kujua kilicho na faida. Tunahesabu jina la ukurasa na siku tu. Haturekodi wewe ni nani wala uko wapi, na hatutumii kidakuzi (cookie). Simu yako ikiwa inaokoa data, hatuhesabu.',
    },
  },
  since: (given, day) => (given ? `Umeruhusu tangu ${day}.` : `Ulizima ${day}.`),
  changed: 'Tumebadilisha maelezo haya. Tafadhali chagua tena.',
  elsewhere: 'Unayoruhusu kwenye kurasa nyingine',
  donation: { title: 'Kuchangia picha', on: 'Umeruhusu', off: 'Hujaruhusu' },
  warnings: { title: 'Tahadhari za majirani', on: 'Zimewashwa', off: 'Zimezimwa' },
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
  notSaved: 'Chaguo lako halikuhifadhiwa. Jaribu tena.',
  outbox: { consent: 'Badilisha unachoruhusu' },
};
