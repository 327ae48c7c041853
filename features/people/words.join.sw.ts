import type { Words } from '#kit/pure/words.ts';
import type { joinEn } from './words.join.en.ts';

export const joinSw: Words<typeof joinEn> = {
  title: 'Jiunge na Mavuno',
  looking: 'Tunakagua kiungo…',
  welcome: 'Karibu Mavuno!',
  invited: 'Mkulima mwenzako amekualika. Msimbo wako:',
  promise: (n) => `Krediti ${n} za bure kwako, na ${n} kwa mkulima aliyekualika`,
  worth: (n, answers) => `Krediti ${n} = majibu ${answers} ya AI.`,
  when: 'Mtazipata nyote wawili ukithibitisha nambari ya simu (na barua pepe, ukijiunga kwayo), na kuongeza shamba au kukagua jani. Bila nambari ya simu, itachukua wiki moja ya kutumia Mavuno.',
  unchecked: 'Tutakagua msimbo wako ukiwa na mtandao.',
  invalid: 'Kiungo cha mwaliko si sahihi',
  invalidText: 'Inaonekana kiungo hiki cha mwaliko si sahihi au muda wake umeisha. Bado unaweza kujiunga...',
  join: 'Jiunge na Mavuno',
  signUp: 'Jisajili bila malipo',
  member: 'Tayari umejiunga?',
  farmers: (n) => `Angalau wakulima ${n} wamejiunga.`,
  why: 'Utakachopata',
  cards: {
    leaf: {
      title: 'Jua tatizo la jani',
      text: 'Piga picha. Simu yako itaonyesha huenda ni tatizo gani, na cha kufanya kwanza.',
    },
    plot: {
      title: 'Hali ya hewa ya shamba lako',
      text: 'Mvua na jua kwa siku saba, kiasi cha maji ambacho zao linahitaji, na tahadhari za shamba lako.',
    },
    offline: {
      title: 'Hufanya kazi bila mtandao',
      text: 'Kumbukumbu na picha zako huhifadhiwa kwenye simu. Tunazituma ukiwa na mtandao.',
    },
  },
  instant: 'Bure tangu mwanzo',
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
      title: 'Ongeza shamba lako kwa kugusa mara moja',
      text: 'Simama shambani kisha uguse. Mavuno itakuonyesha mvua ya mahali hapo.',
    },
    leaf: {
      title: 'Piga picha ya jani',
      text: 'Ona huenda ni tatizo gani, tuna uhakika kiasi gani, na cha kufanya kwanza. Hatua za gharama nafuu huja kwanza.',
    },
  },
  mine: {
    title: 'Alika jirani',
    text: 'Tuma kiungo chako. Jirani akijiunga na kuanza kutumia Mavuno, nyote wawili mtapata krediti za bure.',
    open: 'Fungua kiungo changu',
  },
};
