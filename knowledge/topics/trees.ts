import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const treeTopics: readonly Topic[] = [
  topic('banana_growing', 'planting', ['banana'], ['Planting and caring for bananas', 'Kupanda na kutunza ndizi'], {
    en: 'plant bananas|banana spacing|tissue culture banana|banana suckers|how long bananas take|desucker|banana hole|banana manure|banana farming|banana water|banana yield',
    sw: 'kupanda ndizi|nafasi ya ndizi|nafasi ya migomba|migomba ya tissue|machipukizi ya migomba|ndizi huchukua muda gani|shimo la mgomba|samadi ya ndizi|kulima ndizi|mavuno ya ndizi',
  }, [
    ['fact', 'spacing_guides', '3 m by 3 m (9 by 9 feet), about 450 plants per acre.', 'Mita 3 kwa mita 3 (futi 9 kwa 9), takriban mimea 450 kwa ekari.'],
    ['fact', 'crop_days', 'First bunch after 9 to 15 months, tissue-culture plants after 9 to 12.', 'Mkungu wa kwanza ni baada ya miezi 9 hadi 15, migomba ya maabara (tissue culture) miezi 9 hadi 12.'],
    ['do-now', 'kalro_banana', 'Two wheelbarrows of manure in each hole, plant at the start of the rains, mulch away from the stem.', 'Mikokoteni miwili ya samadi katika kila shimo, panda mvua inapoanza, weka matandazo mbali na shina.'],
    ['do-now', 'kalro_banana', 'Keep three plants per stool: mother, daughter, granddaughter; cut the other suckers early.', 'Bakiza migomba mitatu kwa kila kichaka: mama, binti, mjukuu; kata machipukizi mengine mapema.'],
    ['prevent', 'bioversity_banana', 'Clean tissue-culture plants or pared, hot-water treated suckers keep weevils and nematodes out.', 'Migomba safi ya maabara au machipukizi yaliyochongwa na kutiwa maji ya moto huzuia fukusi na minyoo.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 27,160 kg per hectare; cared for 40 to 60 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 27,160 kwa hekta; zikitunzwa tani 40 hadi 60.'],
  ], { pages: ['banana___weevil', 'banana___nematodes'] }),
  topic('banana_wilt', 'disease-management', ['banana'], ['Wilting bananas', 'Migomba inayonyauka'], {
    en: 'banana wilt|banana leaves yellow|banana rotting inside|bananas ripening early|bxw|panama disease|banana disease|banana leaves spots|sigatoka|banana falling over',
    sw: 'mnyauko wa migomba|majani ya migomba ya manjano|ndizi zimeoza ndani|ndizi zinaiva mapema|ugonjwa wa migomba|mgomba unanyauka|madoa kwenye majani ya migomba|migomba inaanguka|ugonjwa wa ndizi',
  }, [
    ['confirm', 'bioversity_banana', 'Bunch ripens early and is brown inside, male bud shrivels, yellow ooze from a cut: Xanthomonas wilt (BXW).', 'Mkungu huiva mapema na ni kahawia ndani, ua la dume husinyaa, ute wa manjano hutoka penye mkato: mnyauko bakteria (BXW).'],
    ['confirm', 'bioversity_banana', 'Old leaves yellow and hang like a skirt, red-brown threads in the stem, no ooze: Panama wilt. Streaks and spots on leaves: Sigatoka.', 'Majani ya zamani ni manjano na huning’inia kama sketi, nyuzi nyekundu-kahawia ndani ya shina, hakuna ute: mnyauko wa Panama. Michirizi na madoa kwenye majani: Sigatoka.'],
    ['do-now', 'bioversity_banana', 'BXW: cut the sick stem at the ground with a tool flamed or bleached after each mat; break off male buds with a forked stick, not a knife.', 'BXW: kata shina lenye ugonjwa usawa wa ardhi kwa zana iliyochomwa moto au kutiwa dawa ya klorini baada ya kila shina; vunja maua ya dume kwa mti wa panda, si kisu.'],
    ['do-now', 'bioversity_banana', 'Panama: fence the spot, take no sucker or soil from it, and plant resistant types elsewhere.', 'Panama: zungushia eneo hilo, usichukue chipukizi wala udongo, na panda aina zinazostahimili mahali pengine.'],
    ['caution', 'bioversity_banana', 'Neither wilt has a spray. Do not carry suckers from a sick farm.', 'Hakuna dawa ya kunyunyiza kwa mnyauko wowote kati ya hizi. Usibebe machipukizi kutoka shamba lenye ugonjwa.'],
    ['when-to-ask', 'county_offices', 'BXW in a new place: tell the extension officer the same day, before neighbours lose theirs.', 'BXW mahali papya: mwambie afisa ugani siku hiyo hiyo, kabla majirani hawajapoteza yao.'],
  ], { pages: ['banana___xanthomonas_wilt', 'banana___fusarium_wilt', 'banana___black_sigatoka', 'banana___bunchy_top'], lessons: ['sick-plants-out'] }),
  topic('avocado_growing', 'planting', ['avocado'], ['Planting avocados', 'Kupanda parachichi'], {
    en: 'plant avocado|avocado spacing|hass avocado|grafted avocado|when does avocado bear|avocado harvest|avocado season|avocado farming|avocado trees per acre',
    sw: 'kupanda parachichi|kupanda avocado|nafasi ya parachichi|hass|parachichi huzaa lini|kuvuna parachichi|kulima avocado|miti ya parachichi kwa ekari|ovacado',
  }, [
    ['fact', 'spacing_guides', 'Trees 5 to 7 m apart; grafted ones bear after 3 to 4 years.', 'Miti umbali wa mita 5 hadi 7; iliyopandikizwa huzaa baada ya miaka 3 hadi 4.'],
    ['do-now', 'kalro_fruits', 'Buy grafted, healthy seedlings from a registered nursery; plant on well drained soil, high, never where water stands.', 'Nunua miche iliyopandikizwa yenye afya kwenye kitalu kilichosajiliwa; panda penye udongo usiotuamisha maji, kwa kuinua, kamwe si penye maji.'],
    ['confirm', 'avocado_season', 'Most fruit is picked from March to September. Unripe fruit shrivels and spoils the market: ask the buyer for the maturity test.', 'Matunda mengi huchumwa Machi hadi Septemba. Tunda changa husinyaa na kuharibu soko: muulize mnunuzi kipimo cha ukomavu.'],
    ['prevent', 'kalro_fruits', 'Mulch wide but away from the trunk, drain, and prune low and dry branches: root rot and spots need wet and shade.', 'Weka matandazo mapana lakini mbali na shina, toa maji, na pogoa matawi ya chini na makavu: kuoza mizizi na madoa hupenda unyevu na kivuli.'],
    ['caution', 'kephis_export', 'For export keep false codling moth out: fallen fruit off the ground each week; KEPHIS refuses fruit with its holes.', 'Kwa kuuza nje zuia nondo wa matunda (FCM): ondoa matunda yaliyoanguka kila wiki; KEPHIS hukataa matunda yenye tundu lake.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 17,204 kg per hectare; well kept orchards 20 to 25 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 17,204 kwa hekta; bustani zilizotunzwa tani 20 hadi 25.'],
  ], { pages: ['avocado___root_rot', 'avocado___false_codling_moth', 'avocado___anthracnose', 'avocado___scab'] }),
  topic('mango_growing', 'pest-management', ['mango'], ['Mango care: flowers, fruit flies, harvest', 'Utunzaji wa maembe: maua, inzi wa matunda, mavuno'], {
    en: 'mango farming|mango fruit fly|worms in mango|mango flowers black|mango season|mango spacing|mango harvest|mango maggots|mango flowers falling|mango rotting',
    sw: 'kulima maembe|inzi wa matunda|minyoo kwenye maembe|maua ya maembe meusi|msimu wa maembe|kuvuna maembe|mabuu kwenye maembe|maua ya embe yanaanguka|maembe yanaoza|embe',
  }, [
    ['confirm', 'mango_kenya', 'Black flowers and tear stains on fruit: anthracnose. White flour on flowers: powdery mildew. Sting dots and maggots: fruit flies.', 'Maua meusi na alama za machozi kwenye tunda: chule. Unga mweupe kwenye maua: ubwiri unga. Alama za kudungwa na mabuu: inzi wa matunda.'],
    ['do-now', 'fruit_fly_ipm', 'Pick up fallen and stung fruit every day and bury it 50 cm deep or close it in a black bag in the sun; all neighbours together.', 'Okota matunda yaliyoanguka na yaliyodungwa kila siku na uyafukie kina cha sentimita 50 au uyafunge kwenye mfuko mweusi juani; majirani wote pamoja.'],
    ['low-cost', 'fruit_fly_ipm', 'Lure traps (methyl eugenol), 10 to 15 per acre, from the time fruits are small; paper bags on the best fruit.', 'Mitego ya harufu (methyl eugenol), 10 hadi 15 kwa ekari, tangu matunda yakiwa madogo; mifuko ya karatasi kwenye matunda bora.'],
    ['prevent', 'kalro_mango', 'Prune after harvest so that light and air enter; take dead flowers and twigs out.', 'Pogoa baada ya mavuno ili mwanga na hewa viingie; ondoa maua na vijiti vikavu.'],
    ['when-to-ask', 'kalro_mango', 'Flowers in wet weather: ask about a protectant registered by PCPB for mangoes; never spray open flowers by day, bees set the fruit.', 'Hali ya hewa ya mvua wakati wa maua: uliza dawa ya kinga iliyosajiliwa na PCPB kwa maembe; usinyunyize maua mchana, nyuki ndio huzalisha matunda.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 11,680 kg per hectare; well-kept orchards reach 20 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 11,680 kwa hekta; bustani zilizotunzwa hufikia tani 20.'],
  ], { pages: ['mango___fruit_flies', 'mango___anthracnose', 'mango___powdery_mildew', 'mango___seed_weevil'], lessons: ['fruit-flies'] }),
  topic('orchard_start', 'planting', ['citrus', 'pawpaw', 'passion_fruit', 'mango', 'avocado'], ['Starting fruit trees well', 'Kuanzisha miti ya matunda vizuri'], {
    en: 'plant fruit trees|grafted seedlings|orchard|orange trees|pawpaw farming|passion fruit farming|fruit tree hole|when do fruit trees bear|lemon trees|papaya',
    sw: 'kupanda miti ya matunda|miche iliyopandikizwa|bustani ya matunda|michungwa|kulima papai|kulima pasheni|shimo la mti|miti huzaa lini|malimau',
  }, [
    ['do-now', 'kalro_fruits', 'Plant at the start of the rains in a wide hole filled with topsoil and rotted manure; the graft stays above the soil.', 'Panda mvua inapoanza kwenye shimo pana lililojazwa udongo wa juu na samadi iliyooza; sehemu ya kupandikiza ibaki juu ya udongo.'],
    ['fact', 'crop_days', 'Pawpaw bears in under a year, passion fruit within a year, grafted citrus, mango and avocado after about 3 years or more.', 'Papai huzaa chini ya mwaka, pasheni ndani ya mwaka, machungwa, maembe na parachichi ya kupandikizwa baada ya miaka 3 au zaidi.'],
    ['prevent', 'kalro_fruits', 'Buy only from a registered nursery: greening, woodiness and root rot come with sick seedlings.', 'Nunua tu kwenye kitalu kilichosajiliwa: ukijani, ugumu wa matunda na kuoza mizizi huja na miche yenye ugonjwa.'],
    ['low-cost', 'kalro_fruits', 'Beans or vegetables between young trees pay while you wait; keep them an arm away from the trunk.', 'Maharagwe au mboga kati ya miti michanga hulipa ukisubiri; ziwe mbali na shina kwa urefu wa mkono.'],
    ['do-now', 'kalro_fruits', 'Water young trees deeply, with days between, in dry months, with mulch round but not on the trunk.', 'Miezi ya kiangazi mwagilia miti michanga maji mengi, kwa kuruka siku. Weka matandazo kuizunguka, yasiguse shina.'],
  ], { pages: ['citrus___greening', 'passion_fruit___woodiness_virus', 'pawpaw___ringspot_virus', 'pawpaw___mealybug'] }),
];
