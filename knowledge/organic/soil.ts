import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const soilAndWater: readonly OrganicAction[] = [
  {
    key: 'cover_soil', recipe: 'Cover the soil',
    pages: ['any___drought'],
    about: bilingual('Keeps the water that is in the soil.', 'Huhifadhi maji yaliyo kwenye udongo.'),
    ingredients: [
      item('Dry grass, maize stalks or leaves', 'a layer of 5 to 10 cm', 'Nyasi kavu, mabua ya mahindi au majani', 'tabaka la sentimita 5 hadi 10'),
    ],
    does: ['work_wet'], except: ['rice'],
    fits: { crops: 'any', phases: ['seedling', 'vegetative', 'flowering', 'fruiting', 'pod-fill', 'tuber-bulking', 'evergreen'] }, themes: ['dry_spell', 'heat'], weather: 'dry', wait: 'none',
    results: bilingual('In the next dry days', 'Siku kavu zijazo'),
  },
  {
    key: 'tied_ridges', recipe: 'Tied ridges and mulch',
    pages: ['maize___drought'],
    about: bilingual('Holds the rain where it falls in the maize.', 'Huhifadhi mvua pale inaponyesha kwenye mahindi.'),
    ingredients: [
      item('Ridges tied every 2 metres', '75 cm apart', 'Matuta yaliyofungwa kila mita 2', 'Sentimita 75 kutoka moja hadi jingine'),
      item('Dry grass or stalks', 'a layer of 5 cm', 'Nyasi kavu au mabua', 'tabaka la sentimita 5'),
    ],
    does: ['work_wet'],
    only: ['seedling', 'vegetative', 'flowering'],
    fits: { crops: ['maize'], phases: ['seedling', 'vegetative'] }, themes: ['dry_spell'], weather: null, wait: 'none',
    results: bilingual('At the next rain', 'Mvua ijayo ikinyesha'),
  },
  {
    key: 'lead_water_away', recipe: 'Lead the water away',
    pages: ['any___waterlogging'],
    about: bilingual('Saves roots from standing water.', 'Huokoa mizizi isizame kwenye maji yaliyotuama.'),
    ingredients: [
      item('A hoe', '1', 'Jembe', '1'),
      item('Channels along the slope side', '30 cm deep', 'Mifereji upande wa mteremko', 'kina cha sentimita 30'),
    ],
    except: ['rice'],
    fits: { crops: 'any', phases: ['pre-planting', 'seedling', 'vegetative', 'flowering'] }, themes: ['rain'], weather: 'wet', wait: 'none',
    results: bilingual('After the next rain', 'Baada ya mvua ijayo'),
  },
  {
    key: 'maize_furrow', recipe: 'Furrow to let water out',
    pages: ['maize___waterlogging'],
    about: bilingual('Lets standing water out of the maize.', 'Hutoa maji yaliyotuama kwenye mahindi.'),
    ingredients: [
      item('A furrow with a steady fall', '30 cm deep', 'Mtaro wenye mteremko wa kawaida', 'kina cha sentimita 30'),
    ],
    fits: { crops: ['maize'], phases: ['seedling', 'vegetative', 'flowering'] }, themes: ['rain'], weather: 'wet', wait: 'none',
    results: bilingual('The same day: roots die in 2 to 3 days', 'Siku hiyo hiyo: mizizi hufa kwa siku 2 hadi 3'),
  },
  {
    key: 'compost_heap', recipe: 'Compost heap',
    pages: ['any___healthy', 'any___root_knot_nematodes', 'any___iron_deficiency', 'any___boron_deficiency', 'any___nitrogen_deficiency', 'any___phosphorus_deficiency', 'any___potassium_deficiency', 'banana___nematodes', 'bean___healthy', 'bean___root_rot', 'blackgram___healthy', 'cassava___green_mite', 'citrus___healthy', 'coffee___cercospora_leaf_spot', 'coffee___healthy', 'groundnut___early_leaf_spot', 'groundnut___healthy', 'groundnut___late_leaf_spot', 'groundnut___nutrient_deficiency', 'groundnut___rust', 'maize___common_rust', 'maize___drought', 'maize___gray_leaf_spot', 'maize___healthy', 'maize___herbicide_injury', 'maize___magnesium_deficiency', 'maize___nitrogen_deficiency', 'maize___phosphorus_deficiency', 'maize___potassium_deficiency', 'maize___soil_acidity', 'maize___southern_rust', 'maize___streak_virus', 'maize___striga', 'maize___sulphur_deficiency', 'maize___zinc_deficiency', 'mango___healthy', 'pepper___healthy', 'pepper___nutrient_deficiency', 'potato___early_blight', 'rice___iron_toxicity', 'tomato___healthy', 'tomato___damping_off', 'tomato___magnesium_deficiency'],
    about: bilingual('Makes food for the soil from what the farm throws away.', 'Hutengeneza chakula cha udongo kutokana na mabaki ya shamba.'),
    ingredients: [
      item('Chopped dry stalks and green leaves', 'layers of 15 cm', 'Mabua makavu yaliyokatwakatwa na majani mabichi', 'tabaka za sentimita 15'),
      item('Manure, with a little ash and soil', 'layers of 2 cm', 'Samadi, na majivu na udongo kidogo', 'tabaka za sentimita 2'),
      item('Water', '10 litres a layer', 'Maji', 'Lita 10 kwa tabaka'),
    ],
    does: ['compost', 'move_plants', 'ash'], later: true,
    fits: { crops: 'any', phases: 'any' }, themes: ['planting'], weather: null, wait: 'none',
    results: bilingual('Ready in 6 to 9 weeks', 'Huwa tayari baada ya wiki 6 hadi 9'),
  },
  {
    key: 'liquid_manure', recipe: 'Liquid manure for the soil',
    pages: ['any___hail_damage', 'any___iron_deficiency', 'any___nitrogen_deficiency', 'maize___common_rust', 'maize___healthy', 'maize___nitrogen_deficiency', 'maize___northern_leaf_blight', 'maize___sulphur_deficiency', 'pepper___nutrient_deficiency', 'tomato___magnesium_deficiency'],
    about: bilingual('Feeds a poorly fed crop through the soil.', 'Hulisha zao lenye njaa kupitia udongo.'),
    ingredients: [
      item('Fresh manure in a sack', '1 bucket', 'Samadi mbichi ndani ya gunia', 'Ndoo 1'),
      item('Water', '3 to 5 buckets', 'Maji', 'Ndoo 3 hadi 5'),
    ],
    does: ['raw_manure', 'nitrogen', 'more_nitrogen', 'fertilizer'],
    fits: { crops: 'any', phases: ['vegetative'] }, themes: ['maize_blight'], weather: null, wait: 'none',
    results: bilingual('Ready to pour in 10 to 14 days', 'Tayari kumwagwa baada ya siku 10 hadi 14'),
  },
  {
    key: 'solarise', recipe: 'Let the sun clean the bed',
    pages: ['any___root_knot_nematodes', 'kale___downy_mildew', 'tomato___fusarium_wilt', 'tomato___damping_off'],
    about: bilingual('Cleans the top of a nursery bed without a chemical.', 'Husafisha udongo wa juu wa kitalu bila kemikali.'),
    ingredients: [
      item('Clear plastic sheet', 'edges 15 cm deep', 'Karatasi ya plastiki angavu', 'kingo kina cha sentimita 15'),
    ],
    later: true,
    only: ['pre-planting', 'harvested'],
    fits: { crops: ['tomato', 'kale', 'cabbage'], phases: ['pre-planting'] }, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('After 6 weeks of strong sun', 'Baada ya wiki 6 za jua kali'),
  },
  {
    key: 'earth_up_beans', recipe: 'Earth up the stems',
    pages: ['bean___bean_fly', 'bean___root_rot'],
    about: bilingual('Gives beans new roots above a wound.', 'Huwapa maharagwe mizizi mipya juu ya jeraha.'),
    ingredients: [
      item('A hoe', '1', 'Jembe', '1'),
      item('Soil for a ridge along the row', '10 cm high', 'Udongo wa tuta kando ya mstari', 'Sentimita 10'),
    ],
    does: ['work_wet'],
    fits: { crops: ['bean'], phases: ['seedling'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Look at the leaves in the next weeks', 'Angalia majani wiki zijazo'),
  },
  {
    key: 'high_ridges', recipe: 'High ridges',
    pages: ['potato___healthy', 'potato___late_blight', 'potato___tuber_moth', 'potato___frost_damage'],
    about: bilingual('Keeps blight and moths from the potato tubers.', 'Huzuia bakajani na nondo visifike kwenye viazi ardhini.'),
    ingredients: [
      item('A hoe', '1', 'Jembe', '1'),
      item('Ridges 75 cm apart', '25 to 30 cm high', 'Matuta yenye umbali wa sentimita 75', 'kimo cha sentimita 25 hadi 30'),
    ],
    does: ['work_wet'],
    fits: { crops: ['potato'], phases: ['seedling', 'vegetative'] }, themes: ['late_blight'], weather: null, wait: 'none',
    results: bilingual('At digging', 'Wakati wa kuchimba'),
  },
  {
    key: 'coffee_mulch', recipe: 'Mulch under the coffee',
    pages: ['coffee___cercospora_leaf_spot', 'coffee___healthy', 'coffee___leaf_miner', 'coffee___leaf_rust', 'coffee___phoma_brown_leaf_spot', 'coffee___thrips'],
    about: bilingual('Keeps coffee from thirst, so that it holds its leaves.', 'Huzuia kahawa isikose maji, ili isiangushe majani.'),
    ingredients: [
      item('Dry grass, maize stalks or banana leaves', 'a layer of 10 to 15 cm', 'Nyasi kavu, mabua ya mahindi au majani ya migomba', 'tabaka la sentimita 10 hadi 15'),
    ],
    does: ['work_wet'], later: true,
    fits: { crops: ['coffee'], phases: 'any' }, themes: ['coffee_rust', 'dry_spell'], weather: null, wait: 'none',
    results: bilingual('In the next dry season', 'Kiangazi kijacho'),
  },
  {
    key: 'straw_between_rows', recipe: 'Straw between the rows',
    pages: ['onion___purple_blotch', 'onion___thrips'],
    about: bilingual('Keeps splash off onions, and thrips few.', 'Huzuia matone ya udongo kwenye vitunguu na kupunguza thripsi.'),
    ingredients: [
      item('Dry grass or straw', 'a layer of 5 cm', 'Nyasi kavu', 'tabaka la sentimita 5'),
    ],
    does: ['work_wet'],
    fits: { crops: ['onion'], phases: ['seedling', 'vegetative'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Look at the new leaves each week', 'Angalia majani mapya kila wiki'),
  },
  {
    key: 'stakes_and_mulch', recipe: 'Stakes and mulch against splashing rain',
    pages: ['pepper___bacterial_spot', 'pepper___cercospora_leaf_spot', 'pepper___healthy', 'pepper___anthracnose', 'spinach___cercospora_leaf_spot', 'tomato___bacterial_spot', 'tomato___early_blight', 'tomato___healthy', 'tomato___late_blight', 'tomato___leaf_mold', 'tomato___septoria_leaf_spot', 'tomato___target_spot', 'tomato___blossom_end_rot', 'tomato___sunscald_and_cracking'],
    about: bilingual('Keeps soil and water off the leaves.', 'Huzuia udongo na maji visifike kwenye majani.'),
    ingredients: [
      item('Dry grass', 'a layer of 5 to 8 cm', 'Nyasi kavu', 'tabaka la sentimita 5 hadi 8'),
      item('For tall plants a stake and soft string', '150 cm', 'Kwa mimea mirefu, kijiti na kamba laini', 'Sentimita 150'),
    ],
    does: ['work_wet'],
    fits: { crops: ['tomato', 'capsicum', 'chilli', 'spinach'], phases: ['seedling', 'vegetative', 'flowering'] }, themes: ['late_blight', 'early_blight', 'rain'], weather: null, wait: 'none',
    results: bilingual('Fewer new spots after rain', 'Madoa mapya hupungua baada ya mvua'),
  },
  {
    key: 'push_pull', recipe: 'Push-pull: desmodium and border grass',
    pages: ['maize___fall_armyworm', 'maize___stem_borers', 'maize___striga'],
    about: bilingual('Drives stem borers, fall armyworm and striga out of maize, better each season.', 'Hufukuza vipekecha shina, viwavijeshi vamizi na kiduha kwenye mahindi, vizuri zaidi kila msimu.'),
    ingredients: [
      item('Desmodium seed or cuttings', '1 row between every 2 rows of maize', 'Mbegu au vipando vya desmodiamu', 'Mstari 1 kati ya kila mistari 2 ya mahindi'),
      item('Brachiaria or Napier', '3 rows round the field', 'Brachiaria au nyasi za nepia', 'Mistari 3 kuzunguka shamba'),
    ],
    later: true,
    only: ['pre-planting'],
    fits: { crops: ['maize'], phases: ['pre-planting'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('After a season, then better each season', 'Baada ya msimu mmoja, kisha vizuri zaidi kila msimu'),
  },
];
