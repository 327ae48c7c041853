import { plantingRegions } from './regions.ts';
import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const plantingTopics: readonly Topic[] = [
  topic('planting_windows', 'planting', 'any', ['When to plant, by region', 'Wakati wa kupanda, kwa eneo'], {
    en: 'when to plant|when do i plant|planting time|planting date|planting season|best time to plant|time for planting|should i plant now|plant this month',
    sw: 'wakati wa kupanda|nipande lini|lini kupanda|msimu wa kupanda|tarehe ya kupanda|napanda lini|nipande sasa|mwezi wa kupanda|kupanda lini',
  }, [
    ['fact', 'fews_seasons', 'Kenya plants mainly with the long rains of March to May, harvested from August, and the short rains of October to December.', 'Kenya hupandwa hasa kwa masika ya Machi hadi Mei, yanayovunwa kuanzia Agosti, na kwa vuli ya Oktoba hadi Desemba.'],
    ...plantingRegions,
    ['confirm', 'kmd_onset', 'Rain decides, not the calendar: plant after about 20 mm in 3 days (10 mm in the north), with no dry week in sight.', 'Mvua huamua, si kalenda: panda baada ya takriban milimita 20 kwa siku 3 (milimita 10 kaskazini), bila dalili ya wiki isiyo na mvua.'],
    ['do-now', 'farmthru_beans', 'Prepare the land 2 to 4 weeks before the rains, and have seed and fertiliser at home.', 'Tayarisha shamba wiki 2 hadi 4 kabla ya mvua, na uwe na mbegu na mbolea nyumbani.'],
    ['caution', 'sowing_delay', 'Once the rains are steady do not wait: in eastern and southern Africa maize lost 1 to 2% for each day of delay.', 'Mvua ikishatulia usingoje: mashariki na kusini mwa Afrika mahindi yalipoteza asilimia 1 hadi 2 kwa kila siku ya kuchelewa.'],
    ['when-to-ask', 'county_offices', 'Weeks shift from ward to ward: ask the extension officer, and look at the forecast of your field.', 'Wiki hubadilika kutoka wadi hadi wadi: muulize afisa ugani, na tazama utabiri wa shamba lako.'],
  ]),
  topic('onset_rule', 'planting', 'any', ['Have the rains really started?', 'Je, mvua imeanza kweli?'], {
    en: 'rains started|onset|start of rains|false start|first rain|has the rain started|rained once|it rained two days|plant now or wait|can i plant now|rained one day|plant after one rain|plant today|rain then dry|plant after first rain|false onset|enough rain to plant',
    sw: 'mvua imeanza|kuanza kwa mvua|mvua ya kwanza|mvua ya uongo|mvua ya kutosha kupanda|mvua ikikatika|imenyesha mara moja|mvua imenyesha siku moja|nipande leo|mvua ya siku moja|kuanza kwa masika|kuanza kwa vuli',
  }, [
    ['fact', 'kmd_onset', 'Kenya Met calls it the start when at least 20 mm fall in 3 days and no dry spell of 7 days or more follows within 3 weeks; in the north 10 mm.', 'Idara ya Hali ya Hewa husema mvua imeanza zikinyesha angalau milimita 20 kwa siku 3, bila ukavu wa siku 7 au zaidi ndani ya wiki 3; kaskazini milimita 10.'],
    ['confirm', 'mavuno_rule', 'Push a stick or dig: soil moist to a hand’s depth or more carries a seedling; a wet skin over dry soil does not.', 'Chomeka kijiti au chimba: udongo wenye unyevu kina cha kiganja au zaidi hubeba mche; unyevu wa juu tu juu ya udongo mkavu hautoshi.'],
    ['caution', 'kmd_onset', 'One storm after a dry month is often a false start: seed that sprouts then dies in the dry days after it.', 'Mvua moja kubwa baada ya mwezi wa kiangazi mara nyingi ni ya uongo: mbegu huota kisha hufa siku za jua zinazofuata.'],
    ['fact', 'season_study', 'The long rains start on 14 March on average, but 24 days earlier or later is usual; a late start mostly means less rain.', 'Kwa wastani masika huanza Machi 14, lakini kutangulia au kuchelewa kwa siku 24 ni kawaida; kuchelewa mara nyingi huleta mvua ndogo.'],
    ['do-now', 'mavuno_rule', 'Not sure? Plant a part of the field now and the rest after the next good rain, so that one dry week does not take all.', 'Una shaka? Panda sehemu ya shamba sasa na iliyobaki baada ya mvua nzuri ijayo, ili wiki moja kavu isimalize yote.'],
  ]),
  topic('season_onset_weeks', 'planting', 'any', ['When the rains usually start, by area', 'Wiki ambazo mvua huanza, kwa eneo'], {
    en: 'when do long rains start|when will rain start|start of long rains|short rains start|when does it rain|rain season|rainy season|masika starts',
    sw: 'masika huanza lini|vuli huanza lini|mvua itaanza lini|mvua ndefu huanza|mvua fupi huanza|msimu wa mvua|mvua huanza mwezi gani',
  }, [
    ['fact', 'kmd_onset', 'Lake basin, Western and Rift: the long rains usually start in the 2nd to 3rd week of March.', 'Nyanza, Magharibi na Bonde la Ufa: masika kwa kawaida huanza wiki ya 2 hadi ya 3 ya Machi.', ['Kisumu', 'Siaya', 'Busia', 'Kakamega', 'Vihiga', 'Bungoma', 'Homa Bay', 'Migori', 'Kisii', 'Nyamira', 'Trans Nzoia', 'Uasin Gishu', 'Nandi', 'Nakuru', 'Kericho', 'Bomet', 'Narok']],
    ['fact', 'kmd_onset', 'Central, Nairobi, Meru and Embu: long rains from the 3rd to 4th week of March; short rains from the 3rd to 4th week of October.', 'Kati, Nairobi, Meru na Embu: masika kuanzia wiki ya 3 hadi ya 4 ya Machi; vuli kuanzia wiki ya 3 hadi ya 4 ya Oktoba.', ['Kiambu', 'Murang’a', 'Nyeri', 'Kirinyaga', 'Nyandarua', 'Nairobi', 'Meru', 'Embu', 'Tharaka-Nithi']],
    ['fact', 'kmd_onset', 'Kitui, Machakos, Makueni and the coast: short rains from the 4th week of October to the 1st week of November, for about 7 weeks.', 'Kitui, Machakos, Makueni na pwani: vuli kuanzia wiki ya 4 ya Oktoba hadi ya 1 ya Novemba, kwa takriban wiki 7.', ['Kitui', 'Machakos', 'Makueni', 'Kwale', 'Kilifi', 'Lamu', 'Mombasa', 'Taita-Taveta']],
    ['fact', 'kmd_onset', 'Turkana, Samburu, Marsabit, Isiolo, Garissa and Mandera: from the 4th week of March or the 1st of April to the 3rd week of May.', 'Turkana, Samburu, Marsabit, Isiolo, Garissa na Mandera: kuanzia wiki ya 4 ya Machi au ya 1 ya Aprili hadi wiki ya 3 ya Mei.', ['Turkana', 'Samburu', 'Marsabit', 'Isiolo', 'Garissa', 'Mandera']],
    ['fact', 'season_study', 'Taken over the country the long rains start about 14 March and end about 29 May, each give or take 3 weeks.', 'Kwa nchi nzima masika huanza karibu Machi 14 na kuisha karibu Mei 29, kila moja wiki 3 kabla au baada.'],
    ['caution', 'kmd_onset', 'These are usual weeks, no promise for this year. The season’s own forecast comes from Kenya Met before each season.', 'Hizi ni wiki za kawaida, si ahadi ya mwaka huu. Utabiri wa msimu wenyewe hutolewa na Idara ya Hali ya Hewa kabla ya kila msimu.'],
    ['do-now', 'mavuno_app', 'Open your field or the weather page: it shows the rain of the next days at your place and says when planting rain is near.', 'Fungua shamba lako au ukurasa wa hali ya hewa: unaonyesha mvua ya siku zijazo mahali pako na kusema mvua ya kupandia ikikaribia.'],
  ]),
  topic('dry_planting_short_season', 'planting', ['maize', 'sorghum', 'green_gram', 'cowpea', 'bean', 'pearl_millet', 'finger_millet', 'pigeon_pea'], ['Planting where rain is short', 'Kupanda mahali penye mvua chache'], {
    en: 'dry planting|plant before rain|short season|little rain|dryland crops|asal farming|drought tolerant crop|what to plant in dry area|early maturing|kitui crops|which crop for dry area',
    sw: 'kupanda kavu|kupanda kabla ya mvua|mvua chache|maeneo kame|mazao ya ukame|yanayokomaa haraka|mbegu ya haraka|nipande nini maeneo kavu|zao linalostahimili ukame',
  }, [
    ['fact', 'kmd_onset', 'Lower eastern counties get 300 to 400 mm a season: enough only for crops that ripen in 90 to 120 days.', 'Kaunti za chini za mashariki hupata milimita 300 hadi 400 kwa msimu: zinatosha tu mazao yanayokomaa kwa siku 90 hadi 120.'],
    ['fact', 'crop_days', 'Days to harvest: green gram 60 to 75, cowpea 65 to 85, Gadam sorghum 85 to 95, finger millet 90 to 120; early maize (Katumani, KDV, DH01) 3 to 4 months.', 'Siku hadi kuvuna: ndengu 60 hadi 75, kunde 65 hadi 85, mtama wa Gadam 85 hadi 95, wimbi 90 hadi 120; mahindi ya mapema (Katumani, KDV, DH01) miezi 3 hadi 4.'],
    ['do-now', 'county_windows', 'Dry planting: put the seed in 1 to 2 weeks before the rains are due, deep enough that a light shower does not wake it.', 'Kupanda udongo ukiwa mkavu: weka mbegu wiki 1 hadi 2 kabla ya mvua kutarajiwa, kina cha kutosha ili manyunyu yasiiamshe.'],
    ['caution', 'county_windows', 'In Machakos, Makueni and Kitui the short rains of October and November are the better season; do not put all your hope in March.', 'Machakos, Makueni na Kitui vuli ya Oktoba na Novemba ndiyo msimu bora; usitegemee Machi pekee.'],
    ['low-cost', 'soil_water_guides', 'Hold every drop: tied ridges or pits, mulch, fewer plants on an acre, and a legume between the rows.', 'Shika kila tone: matuta yaliyofungwa au mashimo, matandazo, mimea michache kwa ekari, na jamii ya kunde kati ya mistari.'],
    ['prevent', 'mavuno_rule', 'Never one crop alone: sorghum or green gram beside the maize still gives food when the maize dries up.', 'Usitegemee zao moja: mtama au ndengu kando ya mahindi bado hutoa chakula mahindi yakikauka.'],
  ], { pages: ['maize___drought', 'any___drought'] }),
];
