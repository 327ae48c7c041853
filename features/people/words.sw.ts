import type { Words } from '#kit/pure/words.ts';
import type { peopleEn } from './words.en.ts';

export const peopleSw: Words<typeof peopleEn> = {
  tagline: 'Zao lako linaugua?',
  taglineText: 'Piga picha ya jani moja. Baada ya mara ya kwanza hutahitaji mtandao.',
  check: 'Kagua jani',
  checkTerms: 'bure, bila akaunti',
  loading: 'Mavuno inapakia...',
  google: 'Endelea na Google',
  orEmail: 'Au endelea kwa barua pepe',
  email: 'Barua pepe',
  password: 'Nenosiri',
  passwordHint: 'Angalau herufi 8 kwa akaunti mpya',
  guestChecks: (n) =>
    n === 1 ? 'Ona ukaguzi wa jani ulio kwenye simu hii' : `Ona ukaguzi ${n} wa majani ulio kwenye simu hii`,
  account: 'Ingia au fungua akaunti',
  village: 'Tembelea kijiji cha mfano',
  signIn: 'Ingia',
  forgot: 'Umesahau nenosiri?',
  noAccount: 'Huna akaunti? Jisajili',
  welcomeBack: 'Karibu tena',
  welcome: 'Karibu',
  checkMail: 'Angalia barua pepe yako ili ukamilishe kufungua akaunti.',
  unknown: {
    title: 'Hakuna akaunti yenye barua pepe hii. Ungependa kufungua akaunti?',
    text: (email) => `Tutafungua akaunti kwa barua pepe ${email} na nenosiri uliloandika.`,
    create: 'Fungua akaunti',
    change: 'Badilisha barua pepe',
  },
  signInIssue: (message) => `Tatizo la kuingia: ${message}`,
  signUpFailed: (message) => `Akaunti yako haikufunguliwa: ${message}`,
  unableToConnect: 'Mtandao haupatikani. Angalia mtandao wako.',
  googleFailed: (message) => `Kuingia kwa Google hakukufaulu: ${message}`,
  connectionError: (message) => `Hitilafu ya mtandao: ${message}`,
  resetInstead: 'Chagua nenosiri jipya',
  purpose: 'Mavuno ni ya kazi gani',
  purposeFact: 'Mipango, setilaiti, ukaguzi wa majani, hali ya hewa, bei, jamii',
  list: {
    planning: 'Kupanga kazi za shamba',
    satellite: 'Shamba lako kutoka setilaiti',
    scan: 'Kutambua ugonjwa wa zao papo hapo kwa AI',
    weather: 'Hali ya hewa na bei za soko za sasa',
    advice: 'Ushauri unaofaa shamba lako',
    community: 'Jamii ya wakulima',
  },
  tiles: {
    accuracy: (right) => `${right} kati ya 100`,
    accuracyText: (crop, others, photos, day) =>
      `Picha za ${crop} kutoka shambani zilizotambuliwa sawasawa${others && ` (${others})`}. Tulipima ${day} kwa picha ${photos} ambazo programu haikujifunzia.`,
    crops: { bean: 'maharagwe', maize: 'mahindi', coffee: 'kahawa' },
    accuracyNone: 'Ukaguzi wa jani',
    accuracyNoneText: 'Kila jibu huja na kiwango cha uhakika, hata kikiwa kidogo.',
    method: 'Jinsi ilivyopimwa',
    yield: 'Okoa mavuno zaidi',
    yieldText: 'Ukiona ugonjwa mapema, unaokoa mavuno zaidi.',
    organic: 'Dawa za asili kwanza',
    organicText: 'Dawa za nyumbani kwa vitu vilivyo shambani, pamoja na vipimo na hatua.',
  },
  callback: {
    completing: 'Inakamilisha kuingia...',
    redirecting: 'Inakupeleka...',
    welcome: 'Karibu Mavuno!',
    failed: 'Kuingia hakukufaulu. Tafadhali jaribu tena.',
    checkFailed: 'Hatukuweza kuthibitisha kama umeingia',
    confirmed: 'Barua pepe yako imethibitishwa.',
    confirmedSignIn: 'Barua pepe yako imethibitishwa. Ingia ili uendelee.',
  },
  signOut: {
    act: 'Ondoka',
    locked: (count) =>
      count === 1
        ? 'Badiliko 1 bado halijatumwa. Liko kwenye simu hii, na tutalituma mwenyewe akiingia tena.'
        : `Mabadiliko ${count} bado hayajatumwa. Yako kwenye simu hii, na tutayatuma mwenyewe akiingia tena.`,
  },
  refreshFailed: 'Hatukuweza kuthibitisha kuwa bado umeingia',
  signInFirst: 'Tafadhali ingia ili uone shamba lako',
  notAuthenticated: 'Mtumiaji hajaingia',
  outbox: { setLanguage: (isSwahili) => `Lugha: ${isSwahili ? 'Kiswahili' : 'Kiingereza'}` },
  refusals: {
    'people.email_invalid': 'Andika barua pepe yako yote, kwa mfano wanjiku@gmail.com.',
    'people.email_taken': 'Barua pepe hii tayari ina akaunti. Ingia, au chagua nenosiri jipya.',
    'people.unknown_email': 'Hatuna akaunti yenye barua pepe hii.',
    'people.wrong_password': 'Nenosiri si sahihi. Jaribu tena, au chagua jipya.',
    'people.no_password':
      'Akaunti hii haina nenosiri. Ingia kama kawaida yako, au chagua nenosiri kupitia barua pepe.',
    'people.password_floor': 'Nenosiri liwe na angalau herufi 6',
    'people.password_short': 'Tumia angalau herufi 8',
    'people.password_long': 'Tumia herufi zisizozidi 128',
    'people.password_common':
      'Nenosiri hili hutumiwa na watu wengi. Maneno matatu au manne pamoja ni salama zaidi.',
    'people.password_personal':
      'Nenosiri hili lina jina lako au barua pepe yako, kwa hivyo ni rahisi kukisia. Maneno mengine matatu au manne ni salama zaidi.',
    'people.password_simple':
      'Herufi zinazorudiwa, nambari zinazofuatana, tarehe na nambari za simu ni rahisi kukisia. Maneno matatu au manne pamoja ni salama zaidi.',
    'people.password_mismatch': 'Manenosiri hayalingani',
    'people.too_many_tries': ({ minutes }) =>
      `Umejaribu mara nyingi mno. Subiri dakika ${minutes ?? 15}, kisha ujaribu tena.`,
    'people.token_invalid': 'Kiungo hiki hakifanyi kazi tena. Omba kingine.',
    'people.already_verified': 'Barua pepe hii tayari imethibitishwa.',
    'people.google_off': 'Kuingia kwa Google hakupatikani. Tumia barua pepe yako.',
    'people.email_unproven': 'Mtu huyu bado hajathibitisha barua pepe yake.',
    'people.suspended': ({ why }) =>
      `Wasimamizi wamesimamisha akaunti hii.${why ? ` Sababu: ${why}.` : ''} Kumbukumbu zako ziko salama. Andikia usaidizi uombe iangaliwe upya.`,
    'people.unknown_person': 'Akaunti hii haipo tena.',
    'people.no_email': 'Akaunti hii haina barua pepe. Mwenye akaunti huingia kwa nambari ya simu.',
    'people.no_staff': 'Huwezi kumsimamisha msimamizi. Kwanza mrudishe kuwa mkulima.',
    'people.last_admin': 'Huwezi kumbadilisha msimamizi wa mwisho.',
    access_denied: 'Ulighairi kuingia kwa Google. Jaribu tena, au tumia barua pepe yako.',
    account_not_linked:
      'Barua pepe hii ina akaunti yenye nenosiri. Ingia kwa nenosiri, kisha uthibitishe barua pepe. Baada ya hapo unaweza kuingia kwa Google pia.',
    state_mismatch: 'Kuingia kulichukua muda mrefu, au kulianzia kwenye kifaa kingine. Jaribu tena.',
    please_restart_the_process:
      'Kuingia kulichukua muda mrefu, au kulianzia kwenye kifaa kingine. Jaribu tena.',
    no_answer: 'Google haikujibu. Jaribu tena, au tumia barua pepe yako.',
  },
};
