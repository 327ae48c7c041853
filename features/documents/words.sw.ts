import type { Words } from '#kit/pure/words.ts';
import type { documentsEn } from './words.en.ts';

export const documentsSw: Words<typeof documentsEn> = {
  title: 'Uliza kuhusu nyaraka',
  proOnly: 'Kuuliza kuhusu nyaraka kunahitaji Pro! Pata Pro ili uulize kuhusu PDF zako.',
  intro:
    'Chagua PDF au TXT isiyozidi MB 10, kisha uulize inasema nini. Inasomwa na simu hii. Tunatuma sehemu zake ukichagua AI tu.',
  choose: 'Chagua waraka',
  another: 'Mwingine',
  remove: 'Ondoa',
  readerNeeded: (megabytes) =>
    `Kwa PDF ya kwanza, simu hupakua kisomaji cha PDF: kama MB ${megabytes}, mara moja tu. TXT haihitaji chochote.`,
  fetching: 'Kisomaji cha PDF kinapakuliwa',
  reading: (page, of) => `Ukurasa wa ${page} kati ya ${of} unasomwa`,
  readingText: 'Waraka unasomwa',
  stop: 'Acha kusoma',
  loaded: { pdf: (name) => `PDF imefunguliwa: ${name}`, text: (name) => `Maandishi yamefunguliwa: ${name}` },
  removed: 'Waraka umeondolewa',
  notRemoved: 'Waraka haukuweza kuondolewa. Jaribu tena.',
  kind: { pdf: 'Faili ya PDF', text: 'Maandishi' },
  pages: (count) => (count === '1' ? 'ukurasa 1' : `kurasa ${count}`),
  cutPages: (read, of) =>
    `Kurasa ${read} za kwanza tu kati ya ${of} zimesomwa. Zinazofuata hazijulikani hapa.`,
  cutText: 'Mwanzo wa maandishi haya tu ndio umesomwa; ni marefu sana.',
  notKept: 'Simu haina nafasi ya kuhifadhi waraka huu. Ukifunga programu utaondoka.',
  ask: 'Uliza kuhusu waraka',
  send: 'Tuma',
  askHint: 'Enter hutuma, Shift + Enter huanza mstari mpya.',
  samplesTitle: 'Unaweza kuuliza',
  samples: {
    about: 'Waraka huu unahusu nini?',
    figures: 'Unataja vipimo gani?',
    days: 'Unataja siku na tarehe gani?',
    part: (name) => `Unasema nini kuhusu “${name}”?`,
  },
  you: 'Wewe',
  answers: 'Jibu',
  preparing: 'Waraka unaandaliwa kwa maswali yako',
  thinking: 'Natafuta kwenye waraka',
  says: 'Waraka unasema:',
  overview: 'Sentensi hizi zinaeleza zaidi waraka unahusu nini:',
  near: 'Sijapata jibu kamili. Sehemu za waraka zinazokaribia swali lako ni hizi:',
  silent: 'Sijaona jambo hili kwenye waraka. Jaribu maneno mengine, au uliza kitu kidogo zaidi.',
  modelSilent: 'Modeli ya lugha haikupata chochote kuhusu hili kwenye waraka. Hakuna krediti zilizotumika.',
  failed: 'Samahani, kuna hitilafu iliyotokea nikichunguza waraka wako. Tafadhali jaribu tena.',
  care: {
    banned:
      'Waraka unataja dawa iliyopigwa marufuku au kuondolewa sokoni Kenya. Usiitumie; muulize mwuza pembejeo ni dawa gani inaruhusiwa sasa.',
    label:
      'Haya ni maneno ya waraka, si ushauri wa Mavuno. Kabla ya kunyunyiza au kutoa dawa, fuata maelezo ya lebo ya dawa uliyo nayo, au muulize mwuza pembejeo.',
  },
  page: (n) => `Ukurasa wa ${n}`,
  line: (n) => `Mstari wa ${n}`,
  byModel:
    'Imesemwa na modeli ya lugha; maneno yaliyo chini ya kila sentensi ni ya waraka wenyewe. Yasome pia.',
  instead: 'Simu hii imejibu badala yake, bila krediti.',
  engine: 'Nani ajibu',
  engines: { phone: 'Simu hii, bure', model: (cost) => `Modeli ya lugha, krediti ${cost}` },
  modelNote: (left) =>
    `Una krediti ${left}. Kinachotumwa ni swali lako na sehemu za waraka zinazolihusu tu, bila jina lako.`,
  refusals: {
    'documents.type': 'Tafadhali chagua faili ya PDF au TXT pekee',
    'documents.too_large': 'Faili lazima iwe chini ya MB 10',
    'documents.no_text':
      'Maandishi ya PDF hayakusomeka. Tafadhali jaribu faili nyingine au uibadilishe iwe TXT.',
    'documents.failed': 'Waraka haukusomeka. Tafadhali jaribu tena.',
    'documents.empty': 'Hakuna maneno kwenye faili hii. Chagua nyingine.',
    'documents.locked': 'PDF hii imefungwa kwa nenosiri. Ihifadhi bila nenosiri, kisha uichague tena.',
    'documents.no_reader':
      'Kisomaji cha PDF hakikupakuliwa. Jaribu tena ukiwa na mtandao; TXT husomwa bila hicho.',
    'documents.long_question':
      'Swali hili ni refu mno. Tumia herufi zisizozidi 1,000; ulichoandika bado kipo hapa.',
    'documents.no_model': 'Hakuna modeli ya lugha iliyowekwa hapa.',
    'documents.model_failed':
      'Modeli ya lugha haikutoa jibu lililo kwenye waraka. Krediti zako zimerudishwa.',
    'plans.no_credits': 'Huna krediti za kutosha kuuliza modeli ya lugha.',
    'plans.pro_only': 'Hii ni sehemu ya Pro.',
  },
};
