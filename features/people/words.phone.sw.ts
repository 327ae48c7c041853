import type { Words } from '#kit/pure/words.ts';
import type { phoneEn } from './words.phone.en.ts';

export const phoneSw: Words<typeof phoneEn> = {
  number: 'Nambari ya simu',
  hint: 'Kwa mfano 0712 345 678',
  send: 'Nitumie msimbo',
  sent: (number, minutes) => `Tumetuma msimbo kwa ${number}. Unatumika kwa dakika ${minutes}.`,
  code: 'Msimbo wa tarakimu sita',
  signIn: 'Ingia',
  again: 'Utume tena',
  byWhatsApp: 'Utume kwa WhatsApp',
  change: 'Badilisha nambari',
  useEmail: 'Tumia barua pepe badala yake',
  usePhone: 'Tumia nambari ya simu badala yake',
  shown: (code) => `Seva ya majaribio: hakuna ujumbe unaotumwa. Msimbo ni ${code}.`,
  startNew: 'Fungua akaunti mpya kwa nambari hii',
  card: {
    title: 'Nambari ya simu',
    none: 'Ongeza nambari ili uingie kwa SMS, bila nenosiri.',
    add: 'Ongeza nambari',
    change: 'Badilisha nambari',
    save: 'Tumia nambari hii',
    done: 'Sasa unaweza kuingia kwa nambari hii.',
  },
  refusals: {
    'people.phone_wrong':
      'Angalia nambari: iwe ya simu ya mkononi, kwa mfano 0712 345 678 au +255 754 123 456.',
    'people.phone_off': 'Hatuwezi kutuma misimbo kwa njia hii. Tumia barua pepe yako.',
    'people.too_many_codes': 'Tumetuma misimbo mingi mno. Subiri saa moja, au tumia barua pepe yako.',
    'people.code_not_sent': 'Msimbo haukutumwa. Jaribu WhatsApp au barua pepe, au jaribu tena baadaye.',
    'people.code_wrong': 'Msimbo huu haulingani. Uangalie, kisha ujaribu tena.',
    'people.code_late': 'Msimbo huu hautumiki tena. Omba mpya.',
    'people.phone_silent':
      'Akaunti ya nambari hii haijatumiwa kwa mwaka mzima, kwa hivyo imefungwa: huenda nambari sasa ni ya mtu mwingine. Je, akaunti ni yako? Andikia usaidizi.',
    'people.phone_silent_email':
      'Akaunti ya nambari hii haijatumiwa kwa mwaka mzima. Je, ni yako? Ingia mara moja kwa barua pepe yake, kisha nambari itatumika tena.',
    'people.phone_taken':
      'Akaunti nyingine inatumia nambari hii. Ingia kwenye akaunti hiyo kwa nambari hii, kisha ubadilishe nambari huko.',
  },
};
