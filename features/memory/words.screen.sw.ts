import type { Words } from '#kit/pure/words.ts';
import type { memoryScreenEn } from './words.screen.en.ts';

export const memoryScreenSw: Words<typeof memoryScreenEn> = {
  title: 'Kinachokumbukwa kunihusu',
  intro: 'Mbali na kumbukumbu za shamba, programu inakumbuka haya ili isikuulize mara mbili. Yako kwenye nakala yako chini ya Data yangu, na huondoka pamoja na akaunti yako.',
  offline: 'Kinachokumbukwa na seva kinaonekana ukiwa na mtandao.',
  again: 'Jaribu tena',
  nothing: 'bado hakuna',
  no: 'hapana',
  you: { title: 'Wewe', name: 'Jina', language: 'Lugha', languages: { en: 'Kiingereza', sw: 'Kiswahili' }, lastLogin: 'Uliingia mwisho', isNew: 'Mgeni hapa', yes: 'ndiyo' },
  farm: { title: 'Shamba lako', fields: 'Mashamba', places: 'Mashamba ambayo mahali pake pamethibitishwa', unnamed: 'shamba lisilo na jina', planted: 'Ulivyopanda mwisho' },
  use: {
    title: 'Ulivyotumia', last: 'Mwisho', counts: 'Mara ngapi, kwa yaliyotumwa', sent: 'Kutuma kwa mwisho kwenye seva', waiting: 'Yanayosubiri kwenye simu hii',
    parts: {
      alerts: 'tahadhari', community: 'jamii', crops: 'mazao', donations: 'kuchangia picha', fields: 'mashamba', history: 'shajara ya shamba', memory: 'maelezo haya', notify: 'ujumbe', organic: 'kazi ya kilimo hai', outcomes: 'je, ilisaidia?', people: 'akaunti',
      privacy: 'ulichoruhusu', reviews: 'maswali kwa wataalamu', scans: 'ukaguzi wa majani', sightings: 'yaliyoonekana karibu nawe', suppliers: 'mahali pa kununua', tasks: 'kazi', training: 'mafunzo', other: 'mengine',
    },
    times: (part, n) => `${part} ${n}`,
  },
  plan: { title: 'Kifurushi', trial: 'Jaribio', used: 'limetumika', notUsed: 'halijatumika', days: (n) => (n === 1 ? 'imebaki siku 1' : `zimebaki siku ${n}`), until: 'Pro hadi' },
  messages: { title: 'Ujumbe', whatsapp: 'WhatsApp', switches: 'Unachoambiwa', change: 'Chagua kwenye mipangilio' },
  notes: { title: 'Maelezo ya programu', lastInsightShown: 'Kidokezo cha mwisho', lastProSuggestion: 'Pendekezo la mwisho kuhusu Pro', lastFertilizerPlan: 'Mpango wa mwisho wa mbolea' },
  invites: { title: 'Mialiko', sent: 'Mialiko uliyotuma', by: 'Ulialikwa kwa msimbo' },
};
