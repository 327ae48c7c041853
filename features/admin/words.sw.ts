import type { adminEn } from './words.en.ts';

export const adminSw = {
  title: 'Kituo cha uongozi',
  intro: 'Wakulima wangapi wanatumia Mavuno, na huduma inaendeleaje.',
  totals: { title: 'Jumla', users: 'Watu', farms: 'Mashamba', scans: 'Ukaguzi wa majani' },
  health: { title: 'Hali ya huduma', good: 'Nzuri', strained: 'Imelemewa', bad: 'Mbaya', calm: 'Hakuna kinachoshindwa wala kusubiri kupita kiasi.' },
  reasons: { few_requests: 'Maombi ya dakika hizi ni machache mno kupima hitilafu.', faults: 'Majibu mengi mno yanaishia kwa hitilafu.', late_jobs: 'Kazi zinasubiri kuliko inavyofaa.', failed_jobs: 'Kuna kazi zilizoshindikana kabisa.' },
  answers: {
    title: 'Muda wa jibu', median: 'Nusu hufika ndani ya', p95: '19 kati ya 20 hufika ndani ya', requests: 'Maombi', faults: 'Hitilafu', limited: 'Yaliyokataliwa kwa kuzidi kiwango (429)',
    none: 'hakuna kilichoombwa', ms: (n: string) => `milisekunde ${n}`, quarter: 'Dakika 15 zilizopita', day: 'Saa 24 zilizopita', of: (n: string, all: string) => `${n} kati ya ${all}`,
  },
  measured: (age: string) => `Imepimwa ${age}`,
  refresh: 'Pima tena',
  retry: 'Jaribu tena',
  failed: 'Imeshindikana kupata taarifa hizi.',
  staff: 'Kwa wasimamizi',
  adminOnly: 'Ni kwa wasimamizi tu.',
  parts: { users: 'Kuhudumia watumiaji', system: 'Hali ya mfumo', database: 'Afya ya hifadhidata', acts: 'Matendo ya wasimamizi', review: 'Machapisho ya kuangaliwa', suppliers: 'Maduka ya kuangaliwa', prices: 'Orodha za bei', offers: 'Matangazo ya kukagua', referrals: 'Mialiko ya kuangalia', refunds: 'Kurudisha pesa' },
  users: {
    find: 'Barua pepe, jina au nambari ya simu', hint: 'Angalau herufi mbili, au tarakimu nne za nambari.', search: 'Tafuta', none: 'Hakuna aliyepatikana.', more: 'Kuna wengine. Andika jina kwa urefu zaidi.',
    roles: { farmer: 'Mkulima', expert: 'Mtaalamu', admin: 'Msimamizi' }, unproven: 'barua pepe haijathibitishwa', joined: (day) => `Tangu ${day}`, seen: (day) => `aliingia mara ya mwisho ${day}`, never: 'ametoka kwenye simu zote',
    suspended: (why) => `Amesimamishwa: ${why}`,
    acts: { expert: 'Mfanye mtaalamu', farmer: 'Si mtaalamu tena', suspend: 'Simamisha', restore: 'Mruhusu aingie tena', reset: 'Nenosiri jipya' },
    ask: { expert: (name) => `Umfanye ${name} mtaalamu?`, farmer: (name) => `${name} asiwe mtaalamu tena?`, suspend: (name) => `Umsimamishe ${name}?`, restore: (name) => `Umruhusu ${name} aingie tena?`, reset: (name) => `Umtumie ${name} barua ya nenosiri jipya?` },
    about: {
      expert: 'Wakulima huyasoma majibu yake kama ya mtaalamu. Kagua kwanza vyeti vyake.', farmer: 'Aliyojibu yanabaki.', suspend: 'Atatolewa kwenye simu zote, na hataingia mpaka umruhusu; akijaribu atasoma sababu yako. Matangazo yake ya kuuza yatafungwa na hatatumiwa ujumbe. Alichorekodi kinabaki.',
      restore: 'Akaunti itafanya kazi kama awali.', reset: 'Kiungo kitaonwa na mwenye sanduku la barua tu.',
    },
    why: 'Sababu', whyHint: 'Inaandikwa kwenye kumbukumbu ya wasimamizi.', whyMissing: 'Andika sababu kwa maneno machache.', done: 'Imefanyika na kuandikwa.',
  },
  system: {
    version: 'Toleo', queues: 'Kazi zinazosubiri', waiting: (n) => `${n} zinasubiri`, later: (n) => `${n} za baadaye`, running: (n) => `${n} zinaendelea`, failed: (n) => `${n} zimeshindikana`,
    late: (n) => `ya zamani zaidi imechelewa ${n}`, calm: 'Hakuna kinachosubiri wala kilichoshindikana.', again: 'Jaribu tena zilizoshindikana', retried: (n) => `${n} zinajaribiwa tena.`, seconds: (n) => `sekunde ${n}`, minutes: (n) => `dakika ${n}`,
  },
  database: {
    title: 'Hifadhidata', size: 'Ukubwa', version: 'Toleo la PostgreSQL', connections: 'Miunganisho', memory: 'Usomaji kutoka kumbukumbu ya haraka', unknown: 'bado haijulikani', tables: 'Majedwali makubwa', rows: (n) => `takriban safu ${n}`, rowsUnknown: 'safu bado hazijahesabiwa',
    running: 'Yanayoendelea kwa zaidi ya sekunde moja', runningNone: 'Hakuna.', slow: 'Maagizo ya polepole zaidi', slowOff: 'PostgreSQL haiyahifadhi: kiendelezi chake pg_stat_statements hakijawashwa.', slowNone: 'Bado hakuna.', calls: (ms, n) => `wastani wa milisekunde ${ms}, mara ${n}`,
    replicas: 'Nakala za hifadhidata', replicasNone: 'Hakuna nakala inayofuata.', behind: (bytes) => `nyuma kwa ${bytes}`,
  },
  acts: {
    none: 'Bado hakuna lililofanywa.', more: 'Ya zamani zaidi', gone: 'akaunti isiyokuwepo tena', about: (whom) => `kuhusu ${whom}`,
    names: {
      'people.suspend': 'Alisimamisha', 'people.restore': 'Aliruhusu aingie tena', 'people.send_reset': 'Alituma barua ya nenosiri jipya', 'people.grant_role': 'Alitoa wadhifa', 'payments.decide_refund': 'Aliamua kuhusu kurudisha pesa', 'payments.return_held': 'Alirudisha pesa zilizoshikiliwa', 'payments.accept_held': 'Alithibitisha malipo yaliyosubiri',
      'community.judge': 'Aliamua kuhusu chapisho', 'suppliers.decide': 'Aliamua kuhusu duka', 'admin.retry_jobs': 'Alijaribu tena kazi zilizoshindikana',
      'offers.judge': 'Aliamua kuhusu tangazo la kuuza', 'market.list': 'Alileta orodha ya bei', 'market.sync': 'Aliagiza bei ziletwe', 'market.decide': 'Aliamua kuhusu bei ya mkulima', 'referrals.decide': 'Aliamua kuhusu mwaliko',
    },
    whats: {
      farmer: 'mkulima', expert: 'mtaalamu', admin: 'msimamizi', approve: 'libaki', remove: 'limeondolewa', refuse: 'hapana', refused: 'imekataliwa', accepted: 'imekubaliwa', paid_back: 'zimerudishwa', counted: 'imehesabiwa', close: 'limefungwa', correct: 'limesahihishwa', keep: 'limeachwa lilivyo',
    },
  },
} satisfies typeof adminEn;
