import type { Words } from '#kit/pure/words.ts';
import type { documentsEn } from './words.en.ts';

export const documentsSw: Words<typeof documentsEn> = {
  title: 'Uliza kuhusu hati',
  proOnly: 'Kuuliza kuhusu hati kunahitaji Pro! Chukua Pro ili uulize kuhusu PDF zako.',
  intro:
    'Chagua PDF au TXT isiyozidi MB 10, kisha uulize inasema nini. Inasomwa na simu hii. Tunatuma sehemu zake ikiwa tu utachagua AI.',
  choose: 'Chagua hati',
  another: 'Chagua nyingine',
  remove: 'Ondoa',
  readerNeeded: (megabytes) =>
    `PDF yako ya kwanza inahitaji kisomaji: kama MB ${megabytes}, hupakuliwa mara moja tu. TXT haihitaji chochote.`,
  fetching: 'Kisomaji cha PDF kinapakuliwa',
  reading: (page, of) => `Ukurasa wa ${page} kati ya ${of} unasomwa`,
  readingText: 'Hati inasomwa',
  stop: 'Acha kusoma',
  loaded: { pdf: (name) => `PDF imefunguliwa: ${name}`, text: (name) => `Maandishi yamefunguliwa: ${name}` },
  removed: 'Hati imeondolewa',
  notRemoved: 'Hati haikuondolewa. Jaribu tena.',
  kind: { pdf: 'Faili la PDF', text: 'Maandishi' },
  pages: (count) => (count === '1' ? 'ukurasa 1' : `kurasa ${count}`),
  cutPages: (read, of) => `Tumesoma kurasa ${read} za kwanza tu kati ya ${of}. Majibu hayahusu zinazofuata.`,
  cutText: 'Maandishi haya ni marefu sana. Tumesoma mwanzo wake tu.',
  notKept: 'Simu yako imejaa. Hati hii haitakuwepo ukifunga programu.',
  ask: 'Uliza kuhusu hati',
  send: 'Tuma',
  samplesTitle: 'Unaweza kuuliza',
  samples: {
    about: 'Hati hii inahusu nini?',
    figures: 'Inataja vipimo gani?',
    days: 'Inataja siku na tarehe gani?',
    part: (name) => `Inasema nini kuhusu “${name}”?`,
  },
  you: 'Wewe',
  answers: 'Jibu',
  preparing: 'Hati inaandaliwa kwa maswali yako',
  thinking: 'Ninatafuta kwenye hati',
  says: 'Hati inasema:',
  overview: 'Sentensi hizi zinaeleza hati kwa kifupi:',
  near: 'Sijapata jibu kamili. Sehemu zinazokaribia zaidi:',
  silent: 'Sijaona jambo hili kwenye hati. Jaribu maneno mengine, au swali dogo zaidi.',
  modelSilent: 'AI haikupata chochote kuhusu hili kwenye hati. Hatukutumia krediti.',
  failed: 'Samahani, kuna hitilafu iliyotokea nikichunguza hati yako. Tafadhali jaribu tena.',
  care: {
    banned:
      'Hati hii inataja dawa iliyopigwa marufuku au kuondolewa sokoni Kenya. Usiitumie. Uliza agroveti ni dawa gani inaruhusiwa sasa.',
    label:
      'Haya ni maneno ya hati, si ushauri wa Mavuno. Kabla ya kunyunyiza au kutoa dawa, fuata maelezo ya lebo ya dawa uliyo nayo, au uliza agroveti.',
  },
  page: (n) => `Ukurasa wa ${n}`,
  line: (n) => `Mstari wa ${n}`,
  byModel: 'Imeandikwa na AI. Ilinganishe na mistari ya hati.',
  instead: 'Simu hii imejibu badala yake. Hatukutumia krediti.',
  engine: 'Nani ajibu',
  engines: { phone: 'Simu hii, bure', model: (cost) => `AI, krediti ${cost}` },
  modelNote: (left) =>
    `Una krediti ${left}. Tunatuma swali lako na sehemu za hati zinazolihusu tu, bila jina lako.`,
  refusals: {
    'documents.type': 'Chagua faili la PDF au TXT pekee',
    'documents.too_large': 'Faili lazima liwe chini ya MB 10',
    'documents.no_text': 'Maandishi ya PDF hayakusomeka. Jaribu faili jingine au ubadilishe PDF iwe TXT.',
    'documents.failed': 'Hati haikusomeka. Jaribu tena.',
    'documents.empty': 'Faili hili halina maneno. Chagua jingine.',
    'documents.locked': 'PDF hii imefungwa kwa nenosiri. Ihifadhi bila nenosiri, kisha uichague tena.',
    'documents.no_reader': 'Kisomaji cha PDF hakikupakuliwa. Jaribu tena ukiwa na mtandao. TXT haikihitaji.',
    'documents.long_question':
      'Swali lako ni refu mno. Tumia herufi zisizozidi 1,000. Ulichoandika bado kipo hapa.',
    'documents.no_model': 'Majibu ya AI bado hayapatikani.',
    'documents.model_failed': 'AI haikupata jibu kwenye hati. Tumerudisha krediti zako.',
    'plans.no_credits': 'Huna krediti za kutosha kuuliza AI.',
    'plans.pro_only': 'Hii ni sehemu ya Pro.',
  },
};
