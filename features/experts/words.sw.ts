import type { Words } from '#kit/pure/words.ts';
import type { expertsEn } from './words.en.ts';

const hours = (n: number): string => `saa ${n}`;

export const expertsSw: Words<typeof expertsEn> = {
  requestReview: 'Uliza mtaalamu',
  title: 'Msaada wa mtaalamu',
  offer: 'Mtaalamu wa kilimo anakagua picha zako na kukujibu. Ni bure.',
  usualResponseTime: (h) => `Kwa kawaida hujibiwa ndani ya saa ${h}.`,
  answeredInTime: (percent) =>
    `Siku 30 zilizopita, wataalamu walijibu ${percent} ya maswali ndani ya saa 24.`,
  noExpert: 'Bado hakuna mtaalamu aliyejiunga. Tutahifadhi swali lako hadi mmoja ajiunge.',
  ask: {
    title: 'Uliza mtaalamu',
    sharedWithExpert: (photos) =>
      photos === 0
        ? 'Mtaalamu anaona programu ilichopata na unachoandika hapa. Ukaguzi huu hauna picha. Hatumpi jina lako wala mahali shamba lako lilipo.'
        : `Mtaalamu anaona ${photos === 1 ? 'picha yako' : `picha zako ${photos}`}, programu ilichopata na unachoandika hapa. Hatumpi jina lako wala mahali shamba lako lilipo.`,
    note: 'Mtaalamu ajue nini kingine?',
    noteHint: 'Ilianza lini, ni mimea mingapi, umefanya nini. Si lazima.',
    county: 'Kaunti',
    send: 'Mtumie mtaalamu',
  },
  saved: 'Imehifadhiwa – itatumwa ukiwa na mtandao',
  responsePromise: 'Mtaalamu wa kilimo ataangalia swali lako ndani ya saa 24',
  timeLeft: (h) =>
    h < 1 ? 'Imebaki chini ya saa moja.' : h === 1 ? 'Imebaki saa 1.' : `Zimebaki ${hours(h)}.`,
  overdueBy: (h) =>
    `Tumechelewa: saa 24 ziliisha ${h < 1 ? 'chini ya saa moja iliyopita' : h === 1 ? 'saa 1 iliyopita' : `${hours(h)} zilizopita`}. Swali lako liko mbele kwenye foleni.`,
  waiting: 'Swali lako linasubiri mtaalamu',
  claimed: 'Mtaalamu anakagua swali lako sasa',
  withdraw: 'Ondoa swali',
  withdrawTitle: 'Ungependa kuondoa swali lako?',
  withdrawText: 'Wataalamu hawataliona tena. Unaweza kuuliza upya.',
  withdrawConfirm: 'Ondoa',
  withdrawn: 'Swali limeondolewa',
  answeredBy: (name) => (name ? `${name}, mtaalamu, amejibu` : 'Mtaalamu amejibu'),
  yourQuestion: 'Swali lako',
  noNote: 'Ulituma picha bila maneno.',
  confirms: (name) => `Mtaalamu amethibitisha: ${name}`,
  diagnoses: (name) => `Mtaalamu anasema ni: ${name}`,
  advice: (name) => `La kufanya kuhusu ${name}`,
  voice: (seconds) => `Ujumbe wa sauti, sekunde ${seconds}`,
  voiceOffline: 'Unahitaji mtandao ili usikilize.',
  voiceFailed: 'Simu hii haiwezi kucheza ujumbe huu wa sauti.',
  voiceOpen: 'Uhifadhi na uufungue kwa programu nyingine',
  helped: 'Limesaidia',
  notHelped: 'Halijasaidia',
  thanks: 'Asante. Jibu lako linawaonyesha wataalamu kinachofaa.',
  feedbackHelped: 'Ulisema kwamba jibu lilisaidia.',
  feedbackNotHelped: 'Ulisema kwamba jibu halikusaidia.',
  followUp: {
    act: 'Uliza swali la nyongeza',
    title: 'Muulize mtaalamu tena',
    once: 'Unaweza kuuliza swali moja la nyongeza. Picha mpya ndizo husaidia zaidi.',
    note: 'Swali lako',
    addPhoto: 'Ongeza picha',
    photos: (n, of) => `Picha ${n} kati ya ${of}`,
    photo: (n) => `Picha mpya ya ${n}`,
    send: 'Tuma',
    photoFailed: 'Simu hii haiwezi kufungua faili hili kama picha. Chagua jingine.',
  },
  retry: 'Jaribu tena',
  askNewQuestion: 'Uliza swali jipya',
  newAnswer: (name) => `Mtaalamu amejibu swali lako: ${name}`,
  newAnswerUnnamed: 'Mtaalamu amejibu swali lako',
  read: 'Soma',
  donateOffer: 'Picha hizi zinaweza kusaidia ukaguzi wa jani kujifunza. Uamuzi ni wako.',
  donateLink: 'Kuchangia picha',
  yourPhoto: (n) => `Picha ya ${n} ya swali lako`,
  outbox: {
    ask: 'Muulize mtaalamu',
    back: 'Uliza swali la nyongeza',
    close: 'Maoni yako kuhusu jibu',
    seen: 'Weka alama kuwa jibu limesomwa',
    donation: 'Badilisha uchangiaji wa picha',
  },
  countedRows: {
    review: (n) => (n === 1 ? 'swali 1 kwa mtaalamu' : `maswali ${n} kwa mtaalamu`),
  },
  refusals: {
    'reviews.scan_not_found': 'Ukaguzi huu wa jani haupatikani. Huenda umefutwa.',
    'reviews.already_open': 'Tayari una swali linalosubiri kuhusu ukaguzi huu.',
    'reviews.too_many_open': 'Una maswali matatu yanayosubiri. Subiri jibu, au uondoe moja.',
    'reviews.exists': 'Umeshatuma swali hili.',
    'reviews.not_found': 'Swali hili halipo tena. Huenda mkulima ameliondoa.',
    'reviews.not_answered': 'Unaweza kuuliza swali la nyongeza mtaalamu akishajibu.',
    'reviews.asked_back': 'Umeshauliza swali lako la nyongeza. Uliza swali jipya.',
    'reviews.being_answered': 'Mtaalamu anajibu swali hili sasa hivi, kwa hivyo huwezi kuliondoa.',
    'reviews.not_yours': 'Huna swali hili sasa. Lichukue kwanza.',
    'reviews.own': 'Hili ni swali lako mwenyewe. Mtaalamu mwingine atalijibu.',
    'reviews.taken': 'Mtaalamu mwingine ameshachukua swali hili.',
    'reviews.done': 'Swali hili limeshajibiwa.',
    'reviews.too_many_claims': 'Una maswali matano. Jibu moja, au urudishe moja.',
    'reviews.empty': 'Andika jibu, au urekodi.',
    'reviews.no_name':
      'Wakulima huona jina lako kando ya jibu, na akaunti yako haina jina. Liandike kwenye ukurasa wa maswali.',
    'reviews.dose':
      'Jibu lako linataja kipimo, idadi ya mara za kunyunyiza au siku za kusubiri za dawa. Lebo ya bidhaa iliyosajiliwa ndiyo huamua hayo. Yaondoe na umwelekeze mkulima kwenye lebo.',
    'reviews.substance':
      'Jibu lako linapendekeza dawa iliyoondolewa, iliyowekewa vikwazo, iliyopigwa marufuku au yenye sumu kali. Iondoe. Unaweza kumwonya mkulima asiitumie.',
    'reviews.unknown_condition': 'Ugonjwa au mdudu huyu hayumo kwenye mwongozo wa kilimo.',
    'reviews.voice_unreadable': 'Ujumbe huu wa sauti haufunguki. Rekodi upya.',
    'reviews.voice_missing': 'Ujumbe wa sauti haukufika. Rekodi upya.',
  },
};
