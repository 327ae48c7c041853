import type { Words } from '#kit/pure/words.ts';
import { knownParts } from './known-parts.ts';
import type { alertTextEn, AlertTextValues } from './words.text.en.ts';

type Said = (s: AlertTextValues) => string;

const sum =
  (what: string): Said =>
  ({ since, n }) =>
    `Tangu ${since} ${what.replace('#', n['value'] ?? '')}`;
const wet: Said = ({ when, n }) =>
  `Majani hubaki na maji saa ${n['hours']} au zaidi kwa siku, kwenye nyuzi joto ${n['tmean']} hivi, ${when}.`;
const damp: Said = ({ when, n }) =>
  `Hewa yenye unyevu mwingi kwa saa ${n['hours']} au zaidi kwa siku, na usiku haushuki chini ya nyuzi joto ${n['tmin']}, ${when}.`;
const cold: Said = ({ when, n }) =>
  `Utabiri unaonyesha nyuzi joto ${n['tmin']} ${when}. Usiku wenye anga safi na usio na upepo, karibu na udongo huweza kuwa baridi zaidi kwa nyuzi 2 hadi 4.`;
const suits =
  (what: string): Said =>
  ({ crop }) =>
    `${crop}: hali ya hewa inafaa kwa ${what}`;

const lateBlight = suits('bakajani chelewa');

export const alertTextSw = {
  title: {
    LATE_BLIGHT_HUTTON: lateBlight,
    LATE_BLIGHT_SMITH: ({ crop }) => `${crop}: hali ya hewa inafaa sana kwa bakajani chelewa`,
    LATE_BLIGHT_DSV18: lateBlight,
    LATE_BLIGHT_SIMCAST: lateBlight,
    EARLY_BLIGHT_TOMCAST: suits('bakajani mapema'),
    EARLY_BLIGHT_PDAYS: ({ crop }) => `${crop}: umri wa kupata bakajani mapema`,
    MAIZE_NCLB: suits('bakajani'),
    COFFEE_RUST: suits('kutu ya majani'),
    COFFEE_BERRY_DISEASE: suits('ugonjwa wa matunda (CBD)'),
    RICE_BLAST: suits('blasti'),
    BEAN_ANTHRACNOSE: suits('chule'),
    BEAN_ALS: suits('madoa ya majani'),
    BANANA_SIGATOKA_HIGH: suits('Sigatoka nyeusi'),
    BANANA_SIGATOKA_MODERATE: ({ crop }) => `${crop}: hatari kiasi ya Sigatoka nyeusi`,
    FAW_SCOUT: ({ crop }) => `${crop}: kagua viwavijeshi vamizi kila wiki`,
    FAW_GENERATION: ({ crop }) => `${crop}: viwavijeshi wapya huenda wakaanguliwa`,
    TUTA_GENERATION: ({ crop }) => `${crop}: nondo wapya wa Tuta huenda wakatokea`,
    SUCKING_PESTS: suits('wadudu wafyonzaji'),
    HEAT_STRESS: ({ crop }) => `${crop}: siku za joto kali zinakuja`,
    FROST_WATCH: () => 'Usiku wa baridi: jalidi huenda ikatokea',
    FROST_WARNING: () => 'Jalidi inatarajiwa',
    HEAVY_RAIN: () => 'Mvua kubwa inakuja',
    FLOOD_RISK: () => 'Mvua kubwa sana: hatari ya mafuriko',
    DRY_SPELL: ({ crop, n }) => `${crop}: siku ${n['elapsedDays']} bila mvua hadi sasa`,
    PLANTING_ONSET: () => 'Mvua ya msimu inaonekana kuanza',
    FALSE_ONSET_RISK: () => 'Mvua imenyesha, lakini huenda wiki isiyo na mvua ikafuata',
    SPRAY_HOLD: () => 'Usinyunyize dawa siku zilizotajwa',
    GREEN_DROP: ({ crop }) => `${crop}: ukijani umepungua ghafla`,
  },
  seen: {
    LATE_BLIGHT_HUTTON: damp,
    LATE_BLIGHT_SMITH: damp,
    LATE_BLIGHT_DSV18: sum('saa za unyevu zimefikisha alama #. Kuanzia 18 bakajani chelewa huweza kuanza.'),
    LATE_BLIGHT_SIMCAST: sum(
      'saa za unyevu zimefikisha alama #. Kuanzia 30 majani yasiyokingwa yako hatarini kwa aina kama Shangi.',
    ),
    EARLY_BLIGHT_TOMCAST: sum('majani yenye maji yamefikisha alama #. Kuanzia 15 madoa huenea haraka.'),
    EARLY_BLIGHT_PDAYS: sum(
      'siku zenye joto zimefikisha alama #. Kuanzia 300 majani ya zamani huugua kwa urahisi.',
    ),
    MAIZE_NCLB: wet,
    COFFEE_RUST: wet,
    COFFEE_BERRY_DISEASE: ({ when, n }) =>
      `Hali ya hewa ya baridi na mvua siku ${n['count']} za wiki, ${when}, matunda yakiwa bado machanga. Muhimu ni idadi ya siku za mvua, si kiasi chake.`,
    RICE_BLAST: ({ when, n }) =>
      `Siku za unyevu au mvua, nyuzi joto ${n['tmean']} hivi, ${when}, mpunga ukiwa katika umri wa kuugua.`,
    BEAN_ANTHRACNOSE: wet,
    BEAN_ALS: (s) => `${wet(s)} Kati yake palikuwa na siku zisizo na mvua.`,
    BANANA_SIGATOKA_HIGH: ({ when, n }) =>
      `Maji yaliyokauka kwa wiki ni milimita ${n['value']} tu, ${when}: majani hukaa na maji kwa muda mrefu. Chini ya 22 hatari ni kubwa.`,
    BANANA_SIGATOKA_MODERATE: ({ when, n }) =>
      `Maji yaliyokauka kwa wiki ni milimita ${n['value']}, ${when}. Kati ya 22 na 30 kuna hatari kiasi.`,
    FAW_SCOUT: ({ since }) =>
      `Mahindi yako yaliota karibu na tarehe ${since}. Viwavijeshi vamizi huweza kuyaharibu hadi mbelewele zitoke, katika hali yoyote ya hewa.`,
    FAW_GENERATION: sum(
      'walipoonekana hapa, joto la kutosha kizazi kipya limekusanyika (alama #; kinahitaji 392).',
    ),
    TUTA_GENERATION: sum(
      'walipoonekana hapa, joto la kutosha kizazi kipya limekusanyika (alama #; kinahitaji 417).',
    ),
    SUCKING_PESTS: ({ n }) =>
      `${n['value'] === '0' ? 'Hakuna mvua' : `Mvua ya milimita ${n['value']} tu`} kwa siku kumi, nyuzi joto ${n['tmean']} hivi. Wakati huo vidukari, inzi weupe, chawa wa mimea na utitiri huongezeka haraka.`,
    HEAT_STRESS: ({ crop, when, n }) =>
      `${knownParts([n['tmax'], (t) => `hadi nyuzi joto ${t} mchana`], [n['warmestNight'], (t) => `hadi nyuzi joto ${t} usiku`]) || 'Joto kali'}, ${when}. Ni joto linalozidi uwezo wa ${crop.toLowerCase()} katika umri huu.`,
    FROST_WATCH: cold,
    FROST_WARNING: cold,
    HEAVY_RAIN: ({ when, n }) =>
      `Utabiri unaonyesha mvua ya milimita ${n['mostRain']} kwa siku moja ${when}.`,
    FLOOD_RISK: ({ when, n }) => `Mvua ya milimita ${n['rain']} inatarajiwa ${when}.`,
    DRY_SPELL: ({ when, n }) =>
      `Siku ${n['count']} bila mvua ya maana (chini ya milimita 1 kwa siku) ${when}.`,
    PLANTING_ONSET: ({ when, n }) =>
      `Mvua ya milimita ${n['value']} imenyesha ${when}, na utabiri wa siku kumi hauonyeshi wiki isiyo na mvua. Idara ya Hali ya Hewa yenyewe husubiri siku 21.`,
    FALSE_ONSET_RISK: ({ when, n }) =>
      `Mvua ya milimita ${n['value']} imenyesha ${when}, lakini siku saba au zaidi bila mvua ya maana zinatabiriwa. Mbegu itakayoota sasa huenda ikakauka.`,
    SPRAY_HOLD: ({ when, better }) =>
      `Mvua ya milimita 5 au zaidi, au upepo wa zaidi ya kilomita 15 kwa saa, ${when}. Siku nzuri zaidi kwa utabiri huu: ${better}.`,
    GREEN_DROP: ({ when, n }) =>
      `Picha ya setilaiti ya ${when} inaonyesha ukijani (NDVI) wa ${n['green']} kati ya 100. Katika picha za awali ulikuwa ${n['greenBefore']} hivi.`,
  },
  act: {
    LATE_BLIGHT_HUTTON: 'Angalia chini ya majani; ng’oa na ufukie iliyougua.',
    LATE_BLIGHT_SMITH: 'Leo angalia chini ya majani; ng’oa na ufukie iliyougua.',
    LATE_BLIGHT_DSV18: 'Angalia chini ya majani; ng’oa na ufukie iliyougua.',
    LATE_BLIGHT_SIMCAST: 'Angalia chini ya majani; ng’oa na ufukie iliyougua.',
    EARLY_BLIGHT_TOMCAST: 'Chuma majani ya zamani yenye madoa ya miduara.',
    EARLY_BLIGHT_PDAYS: 'Angalia majani ya zamani; weka maji na mbolea.',
    MAIZE_NCLB: 'Angalia mabaka marefu ya kijivu majani ya chini.',
    COFFEE_RUST: 'Angalia unga wa chungwa ndani ya mbuni; pogoa.',
    COFFEE_BERRY_DISEASE: 'Chuma na ufukie matunda yenye madoa meusi.',
    RICE_BLAST: 'Acha maji yatuame; usiweke naitrojeni kwa sasa.',
    BEAN_ANTHRACNOSE: 'Usiingie shamba la maharagwe majani yakiwa na maji.',
    BEAN_ALS: 'Usiingie shamba la maharagwe majani yakiwa na maji.',
    BANANA_SIGATOKA_HIGH: 'Kata majani yaliyokufa nusu; fungua mitaro.',
    BANANA_SIGATOKA_MODERATE: 'Kata majani yaliyokufa nusu.',
    FAW_SCOUT: 'Angalia mimea 20 sehemu 5; ponda mayai kwa mkono.',
    FAW_GENERATION: 'Angalia mimea 20 sehemu 5; ponda mayai kwa mkono.',
    TUTA_GENERATION: 'Chuma majani yenye michirizi na matunda yenye matundu.',
    SUCKING_PESTS: 'Angalia chini ya majani machanga; waoshe kwa maji.',
    HEAT_STRESS: 'Mwagilia asubuhi au jioni; funika udongo.',
    FROST_WATCH: 'Funika miche jioni; mwagilia udongo kabla.',
    FROST_WARNING: 'Funika miche jioni; mwagilia udongo kabla.',
    HEAVY_RAIN: 'Fungua mitaro; usiweke mbolea wala dawa kwanza.',
    FLOOD_RISK: 'Ondoa watu na mifugo bondeni; fungua mitaro.',
    DRY_SPELL: 'Funika udongo, palilia; usiweke mbolea kwanza.',
    PLANTING_ONSET: 'Panda sasa, udongo ukiwa na unyevu hadi kina cha kiganja.',
    FALSE_ONSET_RISK: 'Usipande bado; andaa shamba na mbegu.',
    SPRAY_HOLD: 'Usinyunyize: mvua au upepo utapoteza dawa.',
    GREEN_DROP: 'Nenda ukaangalie leo: wadudu, ugonjwa, maji, mifugo.',
  },
  ruleNames: {
    LATE_BLIGHT_HUTTON: 'Kanuni ya Hutton, Taasisi ya James Hutton 2017',
    LATE_BLIGHT_SMITH: 'Kipindi cha Smith, 1956',
    LATE_BLIGHT_DSV18: 'Alama za Wallin na BLITECAST',
    LATE_BLIGHT_SIMCAST: 'SimCast, Fry 1983',
    EARLY_BLIGHT_TOMCAST: 'TOMCAST, Pitblado 1992',
    EARLY_BLIGHT_PDAYS: 'Siku za viazi, Pscheidt na Stevenson 1988',
    MAIZE_NCLB: 'Saa za joto na unyevu za bakajani; hesabu ya siku mbili kati ya saba ni yetu',
    COFFEE_RUST: 'Saa za unyevu za kutu ya kahawa; hesabu ya siku tatu kati ya saba ni yetu',
    COFFEE_BERRY_DISEASE: 'Siku za mvua kwenye miinuko, kufuata Mouen Bedimo 2012; viwango ni vyetu',
    RICE_BLAST: 'EPIRICE; hesabu ya siku tatu kati ya tano ni yetu',
    BEAN_ANTHRACNOSE: 'Siku za baridi na maji; viwango ni vyetu',
    BEAN_ALS: 'Siku za joto na maji kati ya siku zisizo na mvua; viwango ni vyetu',
    BANANA_SIGATOKA_HIGH: 'Maji yanayokauka kwa wiki, Ganry na Meyer',
    BANANA_SIGATOKA_MODERATE: 'Maji yanayokauka kwa wiki, Ganry na Meyer',
    FAW_SCOUT: 'Mwongozo wa FAO wa viwavijeshi vamizi: kagua kila wiki',
    FAW_GENERATION: 'Jumla ya joto ya viwavijeshi vamizi, du Plessis 2020',
    TUTA_GENERATION: 'Jumla ya joto ya Tuta absoluta, Krechemer na Foerster 2015',
    SUCKING_PESTS: 'Siku kumi za joto na ukavu; viwango ni vyetu',
    HEAT_STRESS: 'Viwango vya joto vya mazao kutoka utafiti',
    FROST_WATCH: 'Usiku wa nyuzi joto 4 au chini; kufuata mwongozo wa FAO, viwango ni vyetu',
    FROST_WARNING: 'Usiku wa nyuzi joto 2 au chini; kufuata mwongozo wa FAO, viwango ni vyetu',
    HEAVY_RAIN: 'Milimita 30 kwa siku, kutoka viwango vya Idara ya Hali ya Hewa ya Kenya',
    FLOOD_RISK: 'Milimita 50 kwa siku au 100 kwa siku tatu; viwango ni vyetu',
    DRY_SPELL: 'Siku saba chini ya milimita 1, kama ilivyo kawaida ya wataalamu wa hali ya hewa',
    PLANTING_ONSET: 'Kanuni ya kuanza kwa mvua ya Idara ya Hali ya Hewa ya Kenya, kwa siku kumi tu',
    FALSE_ONSET_RISK: 'Kanuni ya kuanza kwa mvua ya Idara ya Hali ya Hewa ya Kenya, kwa siku kumi tu',
    SPRAY_HOLD: 'Maelezo ya lebo za dawa',
    GREEN_DROP:
      'NDVI 0.15 au zaidi chini ya kiwango cha katikati cha picha tatu wazi za mwisho za shamba; viwango ni vyetu',
  },
  basis: {
    published: 'Kanuni iliyochapishwa.',
    composite: 'Kanuni yetu wenyewe, kutokana na utafiti uliochapishwa. Bado haijajaribiwa Kenya.',
  },
  confidence: { high: 'Uhakika mkubwa', medium: 'Uhakika wa wastani', low: 'Uhakika mdogo' },
  doubts: {
    own_rule: 'kanuni ni yetu wenyewe',
    forecast: 'sehemu yake ni utabiri',
    far_ahead: 'utabiri ni wa siku kadhaa mbele',
    hours_estimated: 'saa za unyevu zimekadiriwa, hazikupimwa',
    days_missing: 'hali ya hewa ya siku kadhaa haijulikani',
    guessed_boundary: 'mpaka ni mraba uliokisiwa kwa ukubwa na mahali',
  },
  because: (doubts) => `: ${doubts}`,
  allAhead: 'Huu ni utabiri.',
  someAhead: (n) => `Kati ya siku hizo, ${n} ni utabiri.`,
  oneAhead: 'Siku moja kati ya hizo ni utabiri.',
  atMostAhead: (n) =>
    n === '1'
      ? 'Kati ya siku hizo, isiyozidi moja ni utabiri.'
      : `Kati ya siku hizo, zisizozidi ${n} ni utabiri.`,
  nearby: (farmers) =>
    farmers === '1'
      ? 'Mkulima mmoja wa karibu amepata ugonjwa au mdudu huyu siku 30 zilizopita, na mtaalamu amethibitisha.'
      : `Wakulima ${farmers} wa karibu wamepata ugonjwa au mdudu huyu katika siku 30 zilizopita.`,
  until: (day) => `Ni muhimu hadi ${day}.`,
  untilShort: (day) => `Hadi ${day}.`,
  on: (day) => day,
  fromTo: (from, to) => `kuanzia ${from} hadi ${to}`,
  daysWithin: (n, from, to) => `siku ${n} kati ya ${from} na ${to}`,
  sample: 'MFANO, si kweli',
  noCrop: 'Shamba',
  severalFields: (n) => `Mashamba ${n}`,
  onFields: (names, more) => `Kwenye ${names}${more > 0 ? ` na mengine ${more}` : ''}:`,
} satisfies Words<typeof alertTextEn>;
