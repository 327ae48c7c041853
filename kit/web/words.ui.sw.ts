import type { Words } from '#kit/pure/words.ts';
import type { en } from './words.ui.en.ts';

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
  refresh: 'Angalia upya',
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
    title: (feature) => `${feature}: ni kwa kifurushi cha Pro tu`,
    upgrade: 'Boresha kifurushi sasa',
  },
  refusals: {
    'network.unreachable': 'Imeshindwa kuunganisha. Tafadhali angalia mtandao wako.',
    'request.invalid': 'Kuna kitu hakiko sawa kwenye fomu hii. Iangalie, kisha ujaribu tena.',
    'request.too_large': 'Hiki ni kikubwa mno, hakiwezi kutumwa.',
    'request.too_many': 'Umejaribu mara nyingi kwa muda mfupi. Subiri dakika moja, kisha ujaribu tena.',
    'request.foreign_origin': 'Ombi hili limetoka tovuti nyingine, kwa hivyo limezuiwa.',
    'session.missing': 'Tafadhali ingia ili uone shamba lako',
    'session.forbidden': 'Akaunti yako haina ruhusa ya kufanya hivi.',
    'server.fault': 'Kuna tatizo limetokea upande wetu. Ulichohifadhi hakijapotea.',
    'server.full':
      'Seva haina nafasi kwa sasa. Ulichofanya kimehifadhiwa kwenye simu hii na kitatumwa baadaye.',
    'server.busy': 'Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.',
    'store.outdated':
      'Toleo jipya la Mavuno limefunguliwa kwenye kichupo kingine. Funga hiki, au kipakie upya.',
    'store.too_large': 'Hiki ni kikubwa mno, hakiwezi kuhifadhiwa kwenye simu.',
    'sync.invalid': 'Seva haikuweza kusoma hiki. Kimehifadhiwa hapa.',
    'sync.unknown_command': 'Seva bado haijui hiki. Kimehifadhiwa hapa; jaribu tena baada ya sasisho lijalo.',
    'sync.unseen': 'Simu yako nyingine ilibadilisha jambo hapa wakati huo. Bado hakuna kilichofutwa.',
    'sync.changed_elsewhere':
      'Simu yako nyingine ilibadilisha kitu hiki kwanza, na hicho ndicho kinatumika sasa.',
    'sync.other_user': 'Mtu mwingine ameingia. Ulichofanya kinasubiri uingie mwenyewe.',
    'photo.not_an_image': 'Faili hili si picha.',
    'photo.too_large': 'Picha hii ni kubwa mno, haiwezi kuhifadhiwa.',
    'photo.hash_mismatch': 'Picha iliharibika njiani. Inatumwa tena.',
    'photo.has_metadata': 'Picha bado ina taarifa zilizofichwa, kama vile mahali, kwa hivyo haikukubaliwa.',
    'photo.bad_part': 'Sehemu ya picha iliharibika njiani. Inatumwa tena.',
    'photo.quota':
      'Picha zako zimefikia kiasi ambacho seva huhifadhi kwa akaunti moja. Futa ukaguzi wa zamani kwanza.',
    'photo.not_found': 'Picha hii haiko kwenye seva.',
    'server.not_ready': 'Huduma inaanza. Jaribu tena baada ya muda mfupi.',
    'request.unknown_path': 'Anwani hii haipo.',
    'store.full':
      'Simu hii imejaa. Futa vitu kadhaa upate nafasi, kisha ujaribu tena. Hakuna kilichohifadhiwa nusunusu.',
    'store.unavailable':
      'Kivinjari hiki hakiruhusu Mavuno kuhifadhi taarifa kwenye simu. Toka kwenye hali fiche (private), au tumia kivinjari kingine.',
    'store.fault': 'Simu haikuweza kuhifadhi. Jaribu tena.',
  },
  refusalUnknown: (code) => `Haikufaulu (${code}).`,
};
