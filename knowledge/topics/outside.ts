import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const outsideTopics: readonly Topic[] = [
  topic('livestock_medicine', 'livestock', 'any', ['Sick cows, goats and chickens', 'Ng’ombe, mbuzi na kuku wagonjwa'], {
    en: 'sick cow|cow medicine|calf sick|chicken disease|newcastle|east coast fever|goat not eating|tick spray|livestock|my hens are dying|deworm|mastitis|vaccinate chickens|cow not eating',
    sw: 'ng’ombe mgonjwa|dawa ya ng’ombe|ndama mgonjwa|kuku wanakufa|ugonjwa wa kuku|mbuzi mgonjwa|kupe|mifugo|minyoo ya mbuzi|chanjo ya kuku|ng’ombe hali',
  }, [
    ['when-to-ask', 'county_offices', 'I advise on crops; animals need a vet. Say what you see, since when, and how many animals.', 'Ninashauri kuhusu mazao; mifugo inahitaji daktari wa mifugo wa wadi yako. Taja unachoona, tangu lini, na wanyama wangapi.'],
    ['caution', 'county_offices', 'Do not guess an animal medicine: a wrong dose poisons the animal and stays in milk and meat.', 'Usikisie dawa ya mifugo: kipimo kibaya hutia sumu mnyama na hubaki kwenye maziwa na nyama.'],
    ['do-now', 'county_offices', 'Meanwhile: shade, clean water, keep sick ones apart, and wash your hands after touching them.', 'Kwa sasa: kivuli, maji safi, watenge wagonjwa, na nawa mikono baada ya kuwagusa.'],
    ['fact', 'mavuno_rule', 'What I can help with: fodder crops, grain that must not be mouldy, and keeping animals away from sprayed fields.', 'Ninachoweza kusaidia: mazao ya lishe, nafaka isiyo na ukungu, na kuzuia mifugo shamba lililonyunyizwa.'],
  ]),
  topic('human_medicine', 'outside', 'any', ['People’s health', 'Afya ya watu'], {
    en: 'malaria|human medicine|fever|headache tablets|pregnant|diarrhoea|stomach pain|doctor|clinic|hospital|medicine for people|covid',
    sw: 'malaria|dawa ya binadamu|homa|vidonge vya kichwa|mjamzito|kuhara|maumivu ya tumbo|daktari|kliniki|hospitali|dawa ya watu|homa ya watu',
  }, [
    ['when-to-ask', 'emergency_numbers', 'I advise on crops, not on people. Go to the nearest health centre; for an emergency call 999 or 112, Red Cross 1199.', 'Ninashauri kuhusu mazao, si watu. Nenda kituo cha afya kilicho karibu; dharura piga 999 au 112, Msalaba Mwekundu 1199.'],
    ['caution', 'safe_use', 'If it began with a pesticide, take the label along and say which product it was.', 'Ikiwa ilianza na dawa ya wadudu, beba lebo na taja ni bidhaa gani.'],
    ['fact', 'mavuno_rule', 'Pesticide poisoning? Ask me about poisoning for first aid steps and emergency numbers.', 'Mtu amepata sumu ya dawa za shamba? Niulize kuhusu sumu upate hatua za huduma ya kwanza na nambari za dharura.'],
    ['fact', 'mavuno_rule', 'What farm work can do for health is written here: clothing, days to wait, clean water, food without mould.', 'Kazi ya shamba inayolinda afya iko hapa: mavazi, siku za kusubiri, maji safi, chakula bila ukungu.'],
  ]),
  topic('politics_elections', 'outside', 'any', ['Elections, politics and other matters', 'Uchaguzi, siasa na mambo mengine'], {
    en: 'election|who to vote for|president|politics|governor|government news|football|betting|love|religion|vote',
    sw: 'uchaguzi|nipige kura kwa nani|rais|siasa|gavana|habari za serikali|mpira|kamari|mapenzi|dini|kura',
  }, [
    ['fact', 'mavuno_rule', 'I answer questions about crops, soil, water, pests, weather, storing and selling. I cannot advise on elections or politics.', 'Ninajibu maswali kuhusu mazao, udongo, maji, wadudu, hali ya hewa, uhifadhi na uuzaji. Uchaguzi na siasa si kazi yangu.'],
    ['when-to-ask', 'county_offices', 'For elections ask the electoral commission (IEBC); for government services the county or Huduma office.', 'Kwa uchaguzi uliza tume ya uchaguzi (IEBC); kwa huduma za serikali ofisi ya kaunti au Huduma.'],
    ['fact', 'mavuno_rule', 'Is there a farming side to it, such as prices, fertiliser subsidy or seed? I can answer that.', 'Je, kuna upande wa kilimo, kama bei, mbolea ya ruzuku au mbegu? Hilo naweza kulitazama.'],
    ['caution', 'mavuno_rule', 'Nothing here is a promise of government help: only the office itself can say what you get.', 'Hakuna ahadi ya msaada wa serikali hapa: ofisi yenyewe tu inaweza kusema unapata nini.'],
  ]),
  topic('land_and_law', 'outside', 'any', ['Land, boundaries and law', 'Ardhi, mipaka na sheria'], {
    en: 'land title|land dispute|boundary dispute|land law|inheritance|neighbour took land|court|lease land|police',
    sw: 'hati ya ardhi|mgogoro wa ardhi|mpaka wa shamba|sheria ya ardhi|urithi|jirani amechukua ardhi|mahakama|kukodi ardhi|polisi',
  }, [
    ['when-to-ask', 'county_offices', 'Land papers and disputes: the land registry, the area chief or a lawyer. I do not advise on that.', 'Hati na migogoro ya ardhi: ofisi ya ardhi, chifu wa eneo au wakili. Siwezi kushauri kuhusu hilo.'],
    ['fact', 'mavuno_app', 'I can show the size of a field that you walked or drew in this app; that is no legal survey.', 'Naweza kuonyesha ukubwa wa shamba ulilozunguka au kuchora katika programu hii; huo si upimaji wa kisheria.'],
    ['do-now', 'mavuno_rule', 'Renting land? Write down size, months, rent and who keeps what is planted, and sign before you plough.', 'Unakodi ardhi? Andika ukubwa, miezi, kodi na nani anabaki na kilichopandwa, na mtie sahihi kabla ya kulima.'],
    ['caution', 'mavuno_rule', 'Do not plant perennials or trees on land whose owner is not clear.', 'Usipande mazao ya kudumu au miti kwenye ardhi ambayo mmiliki wake hajulikani wazi.'],
  ]),
];
