import type { Words } from '#kit/pure/words.ts';
import type { en } from './words-ui.en.ts';

export const sw: Words<typeof en> = {
  back: 'Rudi nyuma',
  close: 'Funga',
  cancel: 'Ghairi',
  loading: 'Inapakia…',
  tryAgain: 'Jaribu tena',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  readAloud: 'Soma kwa sauti',
  stopReading: 'Acha kusoma',
  speakHere: 'Ongea badala ya kuandika',
  stopListening: 'Acha kusikiliza',
  micFailed: 'Sikukusikia vizuri. Angalia mtandao na ruhusa ya maikrofoni, au andika.',
  requestId: (id) => `Ukiomba usaidizi, taja nambari hii: ${id}`,
  age: {
    live: 'Ya sasa hivi',
    waiting: 'Inasubiri kutumwa',
    never: 'Bado hakuna taarifa',
    saved: (age) => `Imehifadhiwa ${age}`,
    updated: (age) => `Imesasishwa ${age}`,
  },
  proGate: {
    title: (feature) => `${feature} ni ya kifurushi cha Pro`,
    upgrade: 'Boresha kifurushi sasa',
  },
  refusals: {
    'network.unreachable': 'Imeshindwa kuunganisha. Tafadhali angalia mtandao wako.',
    'request.invalid': 'Kuna kitu hakiko sawa kwenye fomu hii. Kiangalie, kisha jaribu tena.',
    'request.too_large': 'Hiki ni kikubwa mno kutumwa.',
    'request.too_many': 'Umejaribu mara nyingi kwa muda mfupi. Subiri dakika moja, kisha jaribu tena.',
    'request.foreign_origin': 'Ombi hili limetoka tovuti nyingine, kwa hivyo limezuiwa.',
    'session.missing': 'Tafadhali ingia ili uone shamba lako',
    'session.forbidden': 'Akaunti yako haina ruhusa ya hapa.',
    'server.fault': 'Kuna tatizo limetokea upande wetu. Ulichohifadhi hakijapotea.',
    'server.busy': 'Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.',
    'store.full': 'Simu hii imejaa. Ondoa vitu kiasi, kisha jaribu tena. Hakuna kilichohifadhiwa nusu.',
    'store.unavailable': 'Kivinjari hiki hakiruhusu Mavuno kuhifadhi taarifa kwenye simu. Toka kwenye hali ya faragha, au tumia kivinjari kingine.',
  },
  refusalUnknown: (code) => `Haikufaulu (${code}).`,
};
