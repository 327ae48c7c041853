// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { joinEn } from './words.join.en.ts';

export const joinSw: Words<typeof joinEn> = {
  title: 'Jiunge na Mavuno',
  looking: 'Inaangalia kiungo…',
  welcome: 'Karibu Mavuno!',
  invited: 'Mkulima mwenzako anakualika. Msimbo wako:',
  promise: (n) => `Krediti ${n} za bure kwako, na ${n} kwa mkulima anayekualika`,
  worth: (n, answers) => `Krediti ${n} = majibu ${answers} ya AI.`,
  when: 'Mtazipata nyote wawili ukithibitisha barua pepe na nambari ya simu, na kuongeza shamba au kukagua jani. Bila nambari ya simu, itachukua wiki moja ya kutumia Mavuno.',
  unchecked: 'Msimbo utaangaliwa mtandao ukipatikana.',
  invalid: 'Kiungo cha mwaliko si sahihi',
  invalidText: 'Inaonekana kiungo hiki cha mwaliko si sahihi au muda wake umeisha. Bado unaweza kujiunga...',
  join: 'Jiunge na Mavuno',
  signUp: 'Jisajili bila malipo',
  member: 'Tayari ni mwanachama?',
  farmers: (n) => `Wakulima ${n} na zaidi wamejiunga.`,
  why: 'Utakachopata',
  cards: {
    leaf: {
      title: 'Jua ugonjwa wa jani',
      text: 'Lipige picha. Simu itakuambia huenda ni nini, na ufanye nini kwanza.',
    },
    plot: {
      title: 'Hali ya hewa ya shamba lako',
      text: 'Mvua na jua kwa siku saba, kiasi cha maji ambacho zao linahitaji, na tahadhari za shamba lako.',
    },
    offline: {
      title: 'Hufanya kazi bila mtandao',
      text: 'Unachoandika na kupiga picha husubiri kwenye simu, na hutumwa mtandao ukipatikana.',
    },
  },
  instant: 'Unapata papo hapo',
  benefits: {
    detection: 'Kutambua magonjwa ya mazao',
    advice: 'Mapendekezo yanayofaa shamba lako',
    weather: 'Tahadhari za hali ya hewa',
    market: 'Taarifa za bei za soko',
    community: 'Jamii ya wakulima na wataalamu',
  },
  withPro: 'Kwa Pro',
  how: 'Jinsi inavyofanya kazi',
  steps: {
    field: {
      title: 'Weka shamba lako kwa mguso mmoja',
      text: 'Simama shambani kisha ubonyeze. Mavuno itajua pa kuangalia mvua.',
    },
    leaf: {
      title: 'Piga picha ya jani',
      text: 'Utasoma huenda ni nini, uhakika ni kiasi gani, na ufanye nini kwanza: kilichopo shambani kabla ya kinachogharimu pesa.',
    },
  },
  language: 'English',
  mine: {
    title: 'Alika jirani',
    text: 'Tuma kiungo chako. Jirani akijiunga na kuanza kutumia Mavuno, nyote wawili mtapata krediti za bure.',
    open: 'Nenda kwenye kiungo changu',
  },
};
