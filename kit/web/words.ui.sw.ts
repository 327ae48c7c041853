import type { Words } from '#kit/pure/words.ts';
import type { en } from './words.ui.en.ts';

export const sw: Words<typeof en> = {
  back: 'Rudi',
  close: 'Funga',
  cancel: 'Ghairi',
  loading: 'Inapakia…',
  tryAgain: 'Jaribu tena',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  readAloud: 'Soma kwa sauti',
  stopReading: 'Acha kusoma',
  noKiswahiliVoice: 'Simu hii haina sauti ya Kiswahili, ina ya Kiingereza tu.',
  useEnglish: 'Tumia Kiingereza',
  speakHere: 'Ongea badala ya kuandika',
  stopListening: 'Acha kusikiliza',
  refresh: 'Sasisha',
  micFailed: 'Sikukusikia vizuri. Angalia mtandao na ruhusa ya maikrofoni, au andika.',
  requestId: (id) => `Ukiandikia usaidizi, taja nambari hii: ${id}`,
  age: {
    live: 'Imesasishwa sasa hivi',
    waiting: 'Inasubiri kutumwa',
    never: 'Bado hakuna taarifa',
    saved: (age) => `Imehifadhiwa ${age}`,
    updated: (age) => `Imesasishwa ${age}`,
  },
  proGate: {
    title: (feature) => `${feature}: ni kwa kifurushi cha Pro tu`,
    upgrade: 'Chukua Pro sasa',
  },
  refusals: {
    'network.unreachable': 'Mtandao haupatikani. Angalia mtandao wako.',
    'request.invalid': 'Kuna kitu hakiko sawa kwenye fomu hii. Iangalie, kisha ujaribu tena.',
    'request.too_large': 'Ulichotuma ni kikubwa mno, hakiwezi kutumwa. Kimehifadhiwa kwenye simu hii.',
    'request.too_many': 'Umejaribu mara nyingi kwa muda mfupi. Subiri dakika moja, kisha ujaribu tena.',
    'request.foreign_origin':
      'Tumezuia ombi hili kwa sababu limetoka tovuti nyingine. Fungua Mavuno, kisha ujaribu tena.',
    'session.missing': 'Tafadhali ingia ili uone shamba lako',
    'session.forbidden': 'Akaunti yako haina ruhusa ya kufanya hivi.',
    'server.fault': 'Kumetokea tatizo upande wetu. Ulichohifadhi hakijapotea. Jaribu tena.',
    'server.full': 'Hatuwezi kupokea kazi hii sasa. Imehifadhiwa kwenye simu yako, na tutaituma baadaye.',
    'server.busy': 'Mavuno ina shughuli nyingi sasa. Jaribu tena baada ya muda mfupi.',
    'store.outdated':
      'Mavuno mpya zaidi imefunguliwa kwenye dirisha jingine. Funga dirisha hili, au ulifungue upya.',
    'store.too_large': 'Faili hili ni kubwa mno, haliwezi kuhifadhiwa kwenye simu.',
    'sync.invalid':
      'Hatukuweza kusoma kazi hii. Imehifadhiwa kwenye simu hii. Jaribu tena, au andikia usaidizi.',
    'sync.unknown_command':
      'Mfumo wetu bado hauwezi kupokea kazi hii. Imehifadhiwa kwenye simu hii. Jaribu tena ukishasasisha programu.',
    'sync.unseen':
      'Ulibadilisha jambo hapa kwenye simu yako nyingine. Bado hatujafuta chochote. Liangalie, kisha uchague.',
    'sync.changed_elsewhere':
      'Ulibadilisha kitu hiki kwanza kwenye simu yako nyingine. Kwa sasa tunatumia badiliko hilo.',
    'sync.other_user': 'Akaunti nyingine imeingia hapa. Ingia kwenye akaunti yako, nasi tutatuma kazi yako.',
    'photo.not_an_image': 'Faili hili si picha. Chagua picha nyingine.',
    'photo.too_large': 'Picha hii ni kubwa mno, haiwezi kuhifadhiwa. Chagua ndogo zaidi.',
    'photo.hash_mismatch': 'Picha iliharibika ilipokuwa ikitumwa. Tutaituma tena.',
    'photo.has_metadata': 'Picha bado ina taarifa zilizofichwa, kama vile mahali, kwa hivyo haikukubaliwa.',
    'photo.bad_part': 'Sehemu ya picha iliharibika ilipokuwa ikitumwa. Tutaituma tena.',
    'photo.quota': 'Umefikia kikomo cha picha. Futa ukaguzi kadhaa wa majani, kisha ujaribu tena.',
    'photo.not_found': 'Picha hii haipatikani tena.',
    'server.not_ready': 'Mavuno inawashwa. Jaribu tena baada ya muda mfupi.',
    'request.unknown_path': 'Anwani hii haipo.',
    'store.full':
      'Simu yako imejaa, kwa hivyo hatukuhifadhi. Futa vitu kadhaa upate nafasi, kisha ujaribu tena.',
    'store.unavailable':
      'Kivinjari hiki hakiwezi kuhifadhi taarifa. Toka kwenye hali fiche (private), au tumia kivinjari kingine.',
    'store.fault': 'Hatukuweza kuhifadhi kwenye simu yako. Jaribu tena.',
  },
  refusalUnknown: (code) => `Kumetokea tatizo. Jaribu tena, kisha utume nambari hii kwa usaidizi: ${code}.`,
};
