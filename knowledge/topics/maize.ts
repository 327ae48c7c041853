import { plantingRegions } from './regions.ts';
import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const maize = ['maize'];
const highland = ['Trans Nzoia', 'Uasin Gishu', 'Nakuru', 'Kericho', 'Nandi', 'Bungoma', 'Laikipia', 'Kisii', 'Narok', 'Elgeyo-Marakwet', 'West Pokot', 'Nyandarua', 'Bomet', 'Nyamira'];
const midland = ['Baringo', 'Siaya', 'Kisumu', 'Busia', 'Kakamega', 'Vihiga', 'Taita-Taveta', 'Homa Bay', 'Migori'];
const coffeeZone = ['Kiambu', 'Murang’a', 'Kirinyaga', 'Nyeri', 'Meru', 'Embu', 'Tharaka-Nithi'];
const dry = ['Kitui', 'Machakos', 'Makueni', 'Kajiado', 'Isiolo'];

export const maizeTopics: readonly Topic[] = [
  topic('maize_planting', 'planting', maize, ['When to plant maize', 'Wakati wa kupanda mahindi'], {
    en: 'when to plant maize|maize planting time|plant maize|planting maize|plant corn|maize date|late planting maize|delay planting maize|plant maize with first rain',
    sw: 'kupanda mahindi|nipande mahindi lini|wakati wa kupanda mahindi|msimu wa mahindi|napanda mahindi|kuchelewa kupanda mahindi|mahindi yapandwe lini',
  }, [
    ['fact', 'kmd_onset', 'Plant maize at the start of the rains: about 20 mm within 3 days and no dry week ahead.', 'Panda mahindi mvua inapoanza: takriban milimita 20 ndani ya siku 3, bila dalili ya wiki isiyo na mvua.'],
    ...plantingRegions,
    ['cause', 'sowing_delay', 'Early maize uses the nitrogen that the first rain frees and flowers before the rain ends; late maize lost 1 to 2% a day in trials.', 'Mahindi ya mapema hutumia naitrojeni inayotolewa na mvua ya kwanza na huchanua kabla mvua haijaisha; ya kuchelewa yalipoteza asilimia 1 hadi 2 kwa siku katika majaribio.'],
    ['prevent', 'faw_guides', 'Plant in the same days as the neighbours, never in steps: staggered fields feed fall armyworm and streak virus from one to the next.', 'Panda siku zilezile na majirani, si kwa awamu: mashamba yanayopishana hulisha viwavijeshi vamizi na virusi vya michirizi kutoka moja hadi jingine.'],
    ['do-now', 'kalro_maize', 'Put the seed into moist soil, not just under the crust, with fertiliser or manure in the hole but not touching the seed.', 'Weka mbegu kwenye udongo wenye unyevu, si juu juu, na mbolea au samadi shimoni bila kugusa mbegu.'],
  ], { pages: ['maize___fall_armyworm', 'maize___streak_virus'] }),
  topic('maize_varieties', 'variety', maize, ['Which maize seed for my altitude?', 'Mbegu gani ya mahindi kwa mwinuko wangu?'], {
    en: 'which maize variety|best maize seed|maize variety|hybrid maize|h614|h614d|h6213|duma 43|katumani|kdv|wh507|dh02|sc duma|maize seed for highlands|early maize|which seed',
    sw: 'mbegu ya mahindi|aina ya mahindi|mbegu gani ya mahindi|mbegu bora ya mahindi|mahindi ya haraka|mahindi ya nyanda za juu|mahindi ya ukame|mbegu ya kisasa',
  }, [
    ['fact', 'kalro_maize_zones', 'Altitude decides: seed for high land ripens too late for low land, and seed for dry land gives little in the highlands.', 'Mwinuko huamua: mbegu ya nyanda za juu huchelewa mno kwenye nyanda za chini, na mbegu ya maeneo makavu hutoa kidogo nyanda za juu.'],
    ['fact', 'kalro_maize_zones', 'Highlands, 1,500 to 2,100 m: H614D, H625, H626, H627 ripen in 6 to 8 months; best yields in trials 32 to 42 bags of 90 kg per acre.', 'Nyanda za juu, mita 1,500 hadi 2,100: H614D, H625, H626, H627 hukomaa kwa miezi 6 hadi 8; mavuno bora ya majaribio ni magunia 32 hadi 42 ya kilo 90 kwa ekari.', highland],
    ['fact', 'maize_farm_press', 'H6213 and H6212 take 160 to 190 days at 1,700 to 2,100 m.', 'H6213 na H6212 huchukua siku 160 hadi 190 kwenye mwinuko wa mita 1,700 hadi 2,100.', highland],
    ['fact', 'kalro_maize_zones', '1,000 to 1,700 m: H632, WE1101 and H622, 6 to 8 months, best yields 22 to 24 bags per acre.', 'Mita 1,000 hadi 1,700: H632, WE1101 na H622, miezi 6 hadi 8, mavuno bora magunia 22 hadi 24 kwa ekari.', midland],
    ['fact', 'kalro_maize_zones', 'Coffee zone, 1,000 to 1,800 m: H513, H511, PHB3253 and Duma 43 ripen in 4 to 5 months; best yields 16 to 20 bags per acre.', 'Ukanda wa kahawa, mita 1,000 hadi 1,800: H513, H511, PHB3253 na Duma 43 hukomaa kwa miezi 4 hadi 5; mavuno bora magunia 16 hadi 20 kwa ekari.', [...coffeeZone, ...midland]],
    ['fact', 'kalro_maize_zones', 'Dry areas with 400 to 800 mm: Katumani, KDV1, KDV4, KDV6, DH01 and DH02 ripen in 3 to 4 months, 12 to 14 bags at best; DLC below 1,200 m.', 'Maeneo makavu ya milimita 400 hadi 800: Katumani, KDV1, KDV4, KDV6, DH01 na DH02 hukomaa kwa miezi 3 hadi 4, mavuno bora magunia 12 hadi 14; DLC chini ya mita 1,200.', dry],
    ['caution', 'kalro_maize', 'Do not replant seed from a hybrid: uneven plants and a lower yield. Buy certified seed each season; an open type such as Katumani may be kept.', 'Usipande tena mbegu iliyovunwa kwenye mahindi chotara: hutoa mimea isiyolingana na mavuno kidogo. Nunua mbegu iliyoidhinishwa kila msimu; ya kawaida kama Katumani yaweza kuhifadhiwa.'],
    ['confirm', 'kephis_1393', 'Scratch the label on the packet and send the code by free SMS to 1393: KEPHIS answers whether the seed is genuine.', 'Kwangua lebo kwenye pakiti na utume nambari hiyo kwa SMS ya bure 1393: KEPHIS hujibu kama mbegu ni halisi.'],
    ['when-to-ask', 'county_offices', 'Ask the extension officer or neighbours which seed ripened well in your ward in the last seasons.', 'Muulize afisa ugani au majirani ni mbegu gani iliyofanya vizuri katika wadi yako misimu iliyopita.'],
  ]),
  topic('maize_spacing', 'spacing', maize, ['Spacing and seed of maize', 'Nafasi na kiasi cha mbegu ya mahindi'], {
    en: 'maize spacing|space maize|distance between maize|how many seeds per hole|seed per acre maize|kg of maize seed|maize rows|plant population maize|how deep maize',
    sw: 'nafasi ya mahindi|umbali wa mahindi|mistari ya mahindi|mbegu ngapi kwa shimo|kilo ngapi za mbegu ya mahindi|mbegu kwa ekari mahindi|nafasi kati ya mahindi',
  }, [
    ['fact', 'spacing_guides', 'Where rain is good: rows 75 cm apart, 25 to 30 cm between plants with 1 seed, or 50 cm with 2 seeds in a hole.', 'Penye mvua nzuri: mistari sentimita 75, sentimita 25 hadi 30 kati ya mimea kwa mbegu 1, au sentimita 50 kwa mbegu 2 shimoni.'],
    ['fact', 'spacing_guides', 'In dry areas: rows 90 cm apart and 30 cm between plants, so that each has enough water.', 'Maeneo makavu: mistari sentimita 90 na sentimita 30 kati ya mimea, ili kila mmoja upate maji ya kutosha.'],
    ['fact', 'spacing_guides', 'An acre takes 8 to 10 kg of seed, about 8 kg in dry areas.', 'Ekari moja huhitaji kilo 8 hadi 10 za mbegu, takriban kilo 8 maeneo makavu.'],
    ['do-now', 'kalro_crop_work', 'Stretch a string for the rows. Fill gaps 7 to 14 days after emergence and thin when plants are 2 to 3 weeks old, in moist soil.', 'Tumia kamba kunyoosha mistari. Jaza mapengo siku 7 hadi 14 baada ya kuota na punguza miche ikiwa na wiki 2 hadi 3, udongo ukiwa na unyevu.'],
    ['caution', 'kalro_maize', 'Crowded maize gives thin stalks and small cobs; too wide makes room for weeds.', 'Mahindi yaliyobanana hutoa mabua membamba na mahindi madogo; yakiachana mno magugu hupata nafasi.'],
  ]),
  topic('maize_fertiliser', 'fertiliser', maize, ['Feeding maize: planting and top dressing', 'Mbolea ya mahindi: mbolea ya kupandia na mbolea ya kukuzia'], {
    en: 'maize fertilizer|maize fertiliser|fertilizer for maize|dap maize|can maize|top dress maize|top dressing|when to apply can|put can on maize|can on maize|can per acre|when do i put can|fertilizer per acre|urea maize|how much fertilizer|knee high|npk maize|planting fertilizer',
    sw: 'mbolea ya mahindi|mbolea ya kupandia|mbolea ya kukuzia|dap kwa mahindi|can kwa mahindi|niweke can lini|mbolea kiasi gani|magotini|urea|mbolea ya juu|fatilaiza ya mahindi',
  }, [
    ['fact', 'feeding_guides', 'Order of size, until a soil test says better: at planting 50 kg of DAP or NPK per acre, then 50 kg of CAN at knee height.', 'Kiasi cha kukadiria hadi upimaji wa udongo useme: wakati wa kupanda kilo 50 za DAP au NPK kwa ekari, kisha kilo 50 za CAN mahindi yakifika magotini.'],
    ['do-now', 'naads_maize', 'Top dress at knee height, when about 6 leaves are open: weed first, then CAN in moist soil beside the plant, not on leaves.', 'Weka mbolea ya kukuzia mahindi yakifika magotini, yakiwa na majani 6 hivi: palilia kwanza, kisha weka CAN kwenye udongo wenye unyevu kando ya mmea, si juu ya majani.'],
    ['fact', 'feeding_guides', 'Where rain is high a second 25 to 50 kg of CAN may pay. DAP feeds the roots with phosphorus; CAN holds 26 to 27% nitrogen.', 'Penye mvua nyingi, CAN ya pili ya kilo 25 hadi 50 yaweza kulipa. DAP hulisha mizizi kwa fosforasi; CAN ina naitrojeni ya asilimia 26 hadi 27.'],
    ['caution', 'fao_guides', 'Fertiliser that touches seed or stem burns it: keep it 5 cm away. Urea left on dry soil is lost to the air; cover it.', 'Mbolea ikigusa mbegu au shina huiunguza: iache umbali wa sentimita 5. Urea ikiachwa juu ya udongo mkavu hupotelea hewani; ifunike.'],
    ['low-cost', 'feeding_guides', 'Manure, 4 to 8 tonnes per acre over the years, or 2 handfuls of compost in the hole makes bought fertiliser work better.', 'Samadi, tani 4 hadi 8 kwa ekari kwa miaka kadhaa, au konzi 2 za mboji shimoni huifanya mbolea ya dukani ifanye kazi zaidi.'],
    ['caution', 'soil_water_guides', 'No answer to fertiliser? The soil may be acidic (pH below 5.5): test it, and lime by the test.', 'Mbolea haionyeshi tofauti? Huenda udongo una asidi (pH chini ya 5.5): upime, na uweke chokaa kulingana na kipimo.'],
  ], { pages: ['maize___nitrogen_deficiency', 'maize___phosphorus_deficiency', 'any___fertilizer_burn'], lessons: ['liquid-manure'] }),
  topic('maize_water', 'water', maize, ['Water for maize', 'Maji kwa mahindi'], {
    en: 'irrigate maize|water maize|maize needs water|maize dry spell|when to irrigate maize|maize flowering drought|tasselling dry|silking water',
    sw: 'kumwagilia mahindi|maji ya mahindi|mahindi yamekosa maji|mahindi yanahitaji maji|mahindi yakitoa ndevu ukame|umwagiliaji wa mahindi',
  }, [
    ['threshold', 'fao33_stages', 'Water counts most at flowering, when tassels and silks come: thirst then costs far more than thirst at knee height.', 'Maji ni muhimu zaidi wakati wa maua, mbelewele na ndevu zinapotoka: kiu wakati huo hupunguza mavuno kuliko kiu mahindi yakiwa magotini.'],
    ['fact', 'fao56_crops', 'Roots of grown maize reach 1 to 1.7 m. Let it use about half (55 %) of the water the soil can give before you water deeply again.', 'Mizizi ya mahindi makubwa hufika mita 1 hadi 1.7. Yaache yatumie takriban nusu (asilimia 55) ya maji ya udongo kabla ya kumwagilia tena kwa wingi.'],
    ['low-cost', 'soil_water_guides', 'Mulch, early weeding and tied ridges keep more rain in the soil than any bucket can carry.', 'Matandazo, palizi ya mapema na matuta yaliyofungwa huhifadhi mvua nyingi udongoni kuliko ndoo yoyote.'],
    ['do-now', 'fao33_stages', 'If water is short, give it all in the weeks round flowering rather than a little every day.', 'Maji yakiwa machache, yatoe yote wiki za maua badala ya kidogo kila siku.'],
    ['caution', 'lobell_2011', 'Above 30 °C maize loses about 1% of its yield for each degree-day, 1.7% in drought; at 35 °C pollen dies.', 'Joto likizidi nyuzi 30, mahindi hupoteza takriban asilimia 1 ya mavuno kwa kila nyuzi-siku, asilimia 1.7 wakati wa ukame; kwa nyuzi 35 chavua hufa.'],
  ], { pages: ['maize___drought', 'maize___waterlogging'] }),
];
