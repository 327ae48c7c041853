import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const sprays: readonly OrganicAction[] = [
  {
    key: 'neem_extract', recipe: 'Neem seed extract',
    pages: ['any___variegated_grasshopper', 'any___mealybugs_and_scales', 'bean___bean_fly', 'bean___pod_borer', 'blackgram___yellow_mosaic', 'citrus___leafminer', 'citrus___woolly_whitefly', 'coffee___antestia_bug', 'coffee___leaf_miner', 'coffee___thrips', 'cotton___bollworms', 'cotton___stainer', 'cowpea___pod_borer', 'cowpea___thrips_and_pod_bugs', 'kale___diamondback_moth', 'kale___cabbage_webworm', 'kale___cabbage_sawfly', 'maize___african_armyworm', 'mango___cutting_weevil', 'mango___gall_midge', 'mango___sooty_mould', 'onion___thrips', 'pepper___murda_complex_mites_thrips', 'pigeon_pea___pod_borers', 'soybean___pod_bugs', 'spinach___leaf_miner', 'spinach___leaf_webber', 'tomato___spider_mites', 'tomato___tuta_absoluta', 'tomato___african_bollworm'],
    about: bilingual('Stops young caterpillars and other insects from feeding.', 'Huzuia viwavi wachanga na wadudu wengine wasile mmea.'),
    ingredients: [
      item('Dry neem kernels, 3 to 8 months old', '500 g', 'Kiini kikavu cha mbegu za mwarobaini, chenye miezi 3 hadi 8', 'Gramu 500'),
      item('Water', '10 litres', 'Maji', 'Lita 10'),
      item('Plain bar soap', '50 g', 'Sabuni ya kipande', 'Gramu 50'),
    ],
    does: ['spray', 'work_wet'],
    fits: null, themes: ['armyworm', 'tuta', 'sucking'], weather: null, wait: 'not_named',
    results: bilingual('Slowly, in 3 to 10 days', 'Polepole, siku 3 hadi 10'),
  },
  {
    key: 'soap_spray', recipe: 'Soap spray for soft insects',
    pages: ['any___mealybugs_and_scales', 'any___aphids', 'any___whiteflies', 'bean___aphid', 'bean___common_mosaic', 'blackgram___leaf_crinkle', 'blackgram___yellow_mosaic', 'citrus___greening', 'citrus___woolly_whitefly', 'cowpea___aphids', 'cowpea___yellow_mosaic', 'groundnut___rosette', 'kale___aphids', 'maize___leaf_aphid', 'mango___sooty_mould', 'onion___thrips', 'passion_fruit___woodiness_virus', 'pawpaw___mealybug', 'pepper___murda_complex_mites_thrips', 'pepper___broad_mite', 'tomato___spider_mites', 'tomato___yellow_leaf_curl_virus', 'tomato___whitefly', 'wheat___russian_wheat_aphid'],
    about: bilingual('Kills aphids, whiteflies and other soft insects that it touches.', 'Huua vidukari, inzi weupe na wadudu wengine laini inaowagusa.'),
    ingredients: [
      item('Plain bar soap', '100 to 200 g', 'Sabuni ya kipande', 'Gramu 100 hadi 200'),
      item('Clean water', '10 litres', 'Maji safi', 'Lita 10'),
    ],
    does: ['spray', 'work_wet'],
    fits: null, themes: ['sucking'], weather: null, wait: 'not_named',
    results: bilingual('Look again after 3 days', 'Angalia tena baada ya siku 3'),
  },
  {
    key: 'chilli_garlic', recipe: 'Chilli and garlic water',
    pages: ['any___variegated_grasshopper', 'any___aphids', 'kale___diamondback_moth', 'kale___aphids', 'tomato___african_bollworm'],
    about: bilingual('Drives aphids, grasshoppers and caterpillars off the leaves.', 'Hufukuza vidukari, panzi na viwavi kwenye majani.'),
    ingredients: [
      item('Hot chilli', '120 g', 'Pilipili kali', 'Gramu 120'),
      item('Garlic', '120 g', 'Kitunguu saumu', 'Gramu 120'),
      item('Water', '5 litres', 'Maji', 'Lita 5'),
      item('Plain bar soap', '50 g', 'Sabuni ya kipande', 'Gramu 50'),
    ],
    does: ['spray', 'work_wet'],
    fits: null, themes: [], weather: null, wait: 'not_named',
    results: bilingual('The source names no days', 'Chanzo hakitaji siku'),
  },
  {
    key: 'milk_spray', recipe: 'Milk spray for powdery mildew',
    pages: ['blackgram___powdery_mildew', 'cowpea___powdery_mildew', 'mango___powdery_mildew', 'pepper___powdery_mildew', 'tomato___powdery_mildew'],
    about: bilingual('Slows the first white spots of powdery mildew.', 'Hupunguza kasi ya madoa meupe ya kwanza ya ubwiri unga.'),
    ingredients: [
      item('Fresh milk', '1 part', 'Maziwa mabichi', 'Sehemu 1'),
      item('Clean water', '9 parts', 'Maji safi', 'Sehemu 9'),
    ],
    does: ['spray', 'work_wet'],
    fits: null, themes: [], weather: null, wait: 'not_named',
    results: bilingual('Repeat each week and look', 'Rudia kila wiki na uangalie'),
  },
  {
    key: 'compost_tea', recipe: 'Compost tea',
    pages: ['bean___rust'],
    about: bilingual('Helps a little against the first rust spots on beans.', 'Hupunguza kidogo madoa ya kwanza ya kutu kwenye maharagwe.'),
    ingredients: [
      item('Well-rotted compost, in a sack', '2 kg', 'Mboji iliyooza vizuri, ndani ya gunia', 'Kilo 2'),
      item('Clean water', '20 litres', 'Maji safi', 'Lita 20'),
    ],
    does: ['spray', 'work_wet'],
    fits: null, themes: [], weather: null, wait: { days: 14 },
    results: bilingual('Not well proven: check the new leaves', 'Ushahidi ni mdogo: kagua majani mapya'),
  },
  {
    key: 'ash_in_funnel', recipe: 'Ash and dry soil in the funnel',
    pages: ['maize___fall_armyworm'],
    about: bilingual('Scratches and chokes small fall armyworms in young maize.', 'Hukwaruza na kuziba viwavijeshi vamizi wadogo kwenye mahindi machanga.'),
    ingredients: [
      item('Sieved wood ash', '1 part', 'Majivu ya kuni yaliyochekechwa', 'Sehemu 1'),
      item('Fine dry soil or sand', '2 parts', 'Udongo laini mkavu au mchanga', 'Sehemu 2'),
    ],
    does: ['work_wet'],
    only: ['emergence', 'seedling', 'vegetative'],
    fits: null, themes: ['armyworm'], weather: 'dry', wait: 'none',
    results: bilingual('Look again after 3 days', 'Angalia tena baada ya siku 3'),
  },
  {
    key: 'neem_in_funnel', recipe: 'Neem powder in the funnel',
    pages: ['maize___fall_armyworm', 'maize___stem_borers'],
    about: bilingual('Reaches small caterpillars before they enter the stem.', 'Huwafikia viwavi wadogo kabla hawajaingia shinani.'),
    ingredients: [
      item('Dry neem seed powder', '1 part', 'Unga wa mbegu kavu za mwarobaini', 'Sehemu 1'),
      item('Sawdust, sand or ash', '1 part', 'Vumbi la mbao, mchanga au majivu', 'Sehemu 1'),
    ],
    does: ['spray', 'work_wet'],
    only: ['emergence', 'seedling', 'vegetative'],
    fits: null, themes: ['armyworm'], weather: null, wait: 'not_named',
    results: bilingual('It works slowly', 'Hufanya kazi polepole'),
  },
  {
    key: 'ash_ring', recipe: 'Ring of ash round the seedling',
    pages: ['any___cutworms', 'any___snails_and_slugs'],
    about: bilingual('Keeps cutworms, snails and slugs from the seedling.', 'Huzuia viwavi wakata miche na konokono wasifike kwenye mche.'),
    ingredients: [
      item('Dry sieved wood ash', 'a ring 5 cm wide', 'Majivu makavu ya kuni yaliyochekechwa', 'duara la upana wa sentimita 5'),
    ],
    does: ['ash', 'work_wet'],
    fits: { crops: ['tomato', 'kale', 'cabbage', 'capsicum', 'chilli', 'onion', 'spinach'], phases: ['seedling'] }, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('At once; lay it again after rain', 'Mara moja; weka tena baada ya mvua'),
  },
  {
    key: 'ash_round_stem', recipe: 'Ash round the stem',
    pages: ['maize___termites'],
    about: bilingual('Drives termites off the foot of the maize for a short time.', 'Hufukuza mchwa kwenye shina la mahindi kwa muda mfupi.'),
    ingredients: [
      item('Dry wood ash', '2 handfuls a plant', 'Majivu makavu ya kuni', 'Konzi 2 kwa mmea'),
    ],
    does: ['ash', 'work_wet'],
    fits: null, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('At once, for a short time', 'Mara moja, kwa muda mfupi'),
  },
];
