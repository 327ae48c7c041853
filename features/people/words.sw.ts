import type { Words } from '#kit/pure/words.ts';
import type { peopleEn } from './words.en.ts';

export const peopleSw: Words<typeof peopleEn> = {
  tagline: 'Jua hali ya zao lako. Chukua hatua leo.',
  loading: 'Mavuno inapakia...',
  switchLanguage: 'English',
  google: 'Endelea na Google',
  googleUnknown: 'Kuingia kwa Google kutaonekana hapa seva ikishajibu.',
  orEmail: 'Au endelea kwa barua pepe',
  email: 'Barua pepe',
  password: 'Nenosiri',
  passwordHint: 'Angalau herufi 8 kwa akaunti mpya',
  signIn: 'Ingia',
  forgot: 'Umesahau nenosiri?',
  noAccount: 'Huna akaunti? Fungua moja',
  welcomeBack: 'Karibu tena',
  welcome: 'Karibu',
  checkMail: 'Angalia barua pepe yako ili ukamilishe kufungua akaunti.',
  unknown: {
    title: 'Hakuna akaunti yenye barua pepe hii. Ufungue moja?',
    text: (email) => `Akaunti mpya itafunguliwa kwa barua pepe ${email} na nenosiri uliloandika.`,
    create: 'Fungua akaunti',
    change: 'Badilisha barua pepe',
  },
  signInIssue: (message) => `Tatizo la kuingia: ${message}`,
  signUpFailed: (message) => `Akaunti yako haikufunguliwa: ${message}`,
  unableToConnect: 'Imeshindwa kuunganisha. Tafadhali angalia mtandao wako.',
  googleFailed: (message) => `Kuingia kwa Google kumeshindwa: ${message}`,
  connectionError: (message) => `Hitilafu ya mtandao: ${message}`,
  resetInstead: 'Chagua nenosiri jipya',
  purpose: 'Mavuno ni ya kazi gani',
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
      `Picha za ${crop} kutoka shambani zilizotambuliwa sawasawa${others && ` (${others})`}. Tulipima ${day} kwa picha ${photos} ambazo hazikutumika katika mafunzo.`,
    crops: { bean: 'maharagwe', maize: 'mahindi', coffee: 'kahawa' },
    accuracyNone: 'Ukaguzi wa jani',
    accuracyNoneText: 'Huonyesha kiwango cha uhakika. Uhakika ukikosekana, husema hivyo.',
    method: 'Jinsi ilivyopimwa',
    yield: 'Okoa mavuno zaidi',
    yieldText: 'Ugonjwa ukionekana mapema, mavuno yanayopotea ni machache.',
    organic: 'Dawa za asili kwanza',
    organicText: 'Tiba kwa vitu vilivyo shambani, pamoja na vipimo na hatua.',
  },
  callback: {
    completing: 'Inakamilisha kuingia...',
    redirecting: 'Inakupeleka...',
    welcome: 'Karibu Mavuno!',
    failed: 'Kuingia kumeshindwa. Tafadhali jaribu tena.',
    checkFailed: 'Imeshindwa kuthibitisha kama umeingia',
    confirmed: 'Barua pepe yako imethibitishwa.',
    confirmedSignIn: 'Barua pepe yako imethibitishwa. Ingia ili uendelee.',
  },
  signOut: {
    act: 'Ondoka',
    locked: (count) =>
      count === 1
        ? 'Kitu 1 kwenye simu hii bado kinasubiri kutumwa. Kitatumwa aliyekihifadhi akiingia hapa.'
        : `Vitu ${count} kwenye simu hii bado vinasubiri kutumwa. Vitatumwa aliyevihifadhi akiingia hapa.`,
  },
  refreshFailed: 'Hatukuweza kuthibitisha kuwa bado umeingia',
  signInFirst: 'Tafadhali ingia ili uone shamba lako',
  notAuthenticated: 'Mtumiaji hajaingia',
  outbox: { setLanguage: (isSwahili) => `Lugha: ${isSwahili ? 'Kiswahili' : 'Kiingereza'}` },
  refusals: {
    'people.email_invalid': 'Barua pepe hii haijakamilika. Iangalie, kwa mfano wanjiku@gmail.com.',
    'people.email_taken': 'Barua pepe hii tayari ina akaunti. Ingia, au chagua nenosiri jipya.',
    'people.unknown_email': 'Hakuna akaunti yenye barua pepe hii.',
    'people.wrong_password': 'Nenosiri si sahihi.',
    'people.no_password':
      'Unaingia kwenye akaunti hii kwa Google. Ukitaka nenosiri pia, lichague kupitia barua pepe.',
    'people.password_floor': 'Nenosiri liwe na angalau herufi 6',
    'people.password_short': 'Tumia angalau herufi 8',
    'people.password_long': 'Tumia herufi zisizozidi 128',
    'people.password_common':
      'Watu wengi hutumia nenosiri hili au linalofanana nalo. Maneno matatu au manne pamoja ni salama zaidi.',
    'people.password_personal':
      'Wanaokujua wanaweza kukisia nenosiri hili, kwa sababu lina jina lako au barua pepe yako. Maneno mengine matatu au manne ni salama zaidi.',
    'people.password_simple':
      'Herufi zinazorudiwa, nambari zinazofuatana, tarehe na nambari za simu ni rahisi kukisia. Maneno matatu au manne pamoja ni salama zaidi.',
    'people.password_mismatch': 'Manenosiri hayalingani',
    'people.too_many_tries': ({ minutes }) =>
      `Umejaribu mara nyingi mno. Subiri dakika ${minutes ?? 15}, kisha ujaribu tena.`,
    'people.token_invalid': 'Kiungo hiki hakifanyi kazi tena. Omba kingine.',
    'people.already_verified': 'Barua pepe hii tayari imethibitishwa.',
    'people.google_off': 'Kuingia kwa Google hakujawekwa kwenye seva hii.',
    'people.email_unproven': 'Mtu huyu bado hajathibitisha barua pepe yake.',
    'people.suspended': ({ why }) =>
      `Akaunti hii imesimamishwa na wasimamizi.${why ? ` Sababu yao: ${why}.` : ''} Ulichorekodi kimehifadhiwa. Andikia huduma kwa wateja ili iangaliwe upya.`,
    'people.unknown_person': 'Akaunti hii haipo tena.',
    'people.no_staff': 'Msimamizi hawezi kusimamishwa. Kwanza mrudishe kuwa mkulima.',
    'people.last_admin': 'Msimamizi wa mwisho hawezi kubadilishwa.',
    access_denied: 'Ulisitisha ukiwa kwenye Google.',
    account_not_linked:
      'Barua pepe hii ina akaunti yenye nenosiri. Ingia kwa nenosiri, kisha uthibitishe barua pepe. Baada ya hapo unaweza kuingia kwa Google pia.',
    state_mismatch: 'Imechukua muda mrefu au ilianzia kwenye kifaa kingine. Jaribu tena.',
    please_restart_the_process: 'Imechukua muda mrefu au ilianzia kwenye kifaa kingine. Jaribu tena.',
    no_answer: 'Google haikujibu.',
  },
};
