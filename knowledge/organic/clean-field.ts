import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const cleanField: readonly OrganicAction[] = [
  {
    key: 'sick_plants_out', recipe: 'Take out sick plants safely',
    pages: ['kale___black_rot', 'onion___downy_mildew', 'passion_fruit___woodiness_virus', 'pawpaw___ringspot_virus', 'potato___bacterial_wilt', 'potato___black_leg', 'potato___virus_y', 'potato___leafroll_virus', 'sunflower___downy_mildew', 'tomato___mosaic_virus', 'tomato___yellow_leaf_curl_virus', 'tomato___bacterial_wilt', 'tomato___fusarium_wilt', 'tomato___spotted_wilt'],
    about: bilingual('Slows the spread of a disease that no spray cures.', 'Hupunguza kuenea kwa ugonjwa ambao hakuna dawa inayoponya.'),
    ingredients: [
      item('A bag that closes', '1', 'Mfuko unaofungika', '1'),
      item('A hole away from water and crops', '60 cm deep', 'Shimo mbali na maji na mazao', 'kina cha sentimita 60'),
      item('Soap and water', 'for hands, hoe and boots', 'Sabuni na maji', 'ya mikono, jembe na buti'),
    ],
    does: ['work_wet'],
    fits: null, themes: [], weather: null, wait: 'none',
    results: bilingual('Fewer new sick plants from week to week', 'Mimea mipya iliyougua hupungua wiki hadi wiki'),
  },
  {
    key: 'sick_maize_out', recipe: 'Take out sick maize',
    pages: ['maize___lethal_necrosis', 'maize___streak_virus'],
    about: bilingual('Slows maize viruses before tasselling.', 'Hupunguza virusi vya mahindi kabla ya kutoa mbelewele.'),
    ingredients: [
      item('A hoe, and a hole at the edge of the field', '60 cm deep', 'Jembe, na shimo ukingoni mwa shamba', 'kina cha sentimita 60'),
      item('Soap and water', 'for hands and hoe', 'Sabuni na maji', 'ya mikono na jembe'),
    ],
    does: ['work_wet'],
    only: ['emergence', 'seedling', 'vegetative'],
    fits: null, themes: [], weather: null, wait: 'none',
    results: bilingual('Fewer new sick plants from week to week', 'Mimea mipya iliyougua hupungua wiki hadi wiki'),
  },
  {
    key: 'sick_cassava_out', recipe: 'Pull out sick plants early',
    pages: ['cassava___brown_streak_disease', 'cassava___mosaic_disease'],
    about: bilingual('Keeps mosaic and brown streak few in young cassava.', 'Hupunguza batobato na michirizi ya kahawia kwenye muhogo mchanga.'),
    ingredients: [
      item('A walk through the field', 'once a week in the first 12 weeks', 'Ukaguzi wa shamba', 'mara moja kwa wiki katika wiki 12 za kwanza'),
      item('A sack', '90 kg', 'Gunia', 'Kilo 90'),
    ],
    does: ['work_wet'],
    only: ['emergence', 'seedling', 'vegetative'],
    fits: { crops: ['cassava'], phases: ['seedling', 'vegetative'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Fewer new sick plants from week to week', 'Mimea mipya iliyougua hupungua wiki hadi wiki'),
  },
  {
    key: 'banana_leaf_cut', recipe: 'Cut off spotted leaf parts',
    pages: ['banana___black_sigatoka'],
    about: bilingual('Lowers black leaf streak on bananas.', 'Hupunguza michirizi myeusi kwenye majani ya migomba.'),
    ingredients: [
      item('A clean panga on a pole', '2 m', 'Panga safi kwenye mti mrefu', 'Mita 2'),
      item('Soap and water', '10 litres', 'Sabuni na maji', 'Lita 10'),
    ],
    does: ['cut_plants', 'work_wet'],
    fits: { crops: ['banana'], phases: 'any' }, themes: ['sigatoka'], weather: null, wait: 'none',
    results: bilingual('On the new leaves', 'Kwenye majani mapya'),
  },
  {
    key: 'bury_maize', recipe: 'Dig in the old crop',
    pages: ['bean___angular_leaf_spot', 'bean___rust', 'finger_millet___blast', 'rice___bacterial_leaf_blight', 'rice___sheath_blight', 'sorghum___anthracnose', 'sorghum___midge', 'sunflower___rust', 'wheat___fusarium_head_blight', 'wheat___septoria_tritici_blotch', 'maize___common_smut', 'maize___diplodia_ear_rot', 'maize___downy_mildew', 'maize___gray_leaf_spot', 'maize___head_smut', 'maize___northern_leaf_blight', 'maize___phaeosphaeria_leaf_spot', 'maize___stem_borers', 'pepper___cercospora_leaf_spot', 'pepper___anthracnose', 'tomato___leaf_mold', 'tomato___target_spot'],
    about: bilingual('Buries the disease of the last crop before the next one.', 'Hufukia ugonjwa wa zao lililopita kabla ya zao lijalo.'),
    ingredients: [
      item('A hoe or plough that turns the soil', 'at least 15 cm', 'Jembe au plau inayogeuza udongo', 'angalau sentimita 15'),
    ],
    does: ['plough_under'],
    only: ['harvested'],
    fits: { crops: ['maize', 'bean', 'sorghum', 'finger_millet', 'wheat', 'rice', 'tomato', 'capsicum', 'chilli', 'sunflower'], phases: ['harvested'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('In the next crop', 'Kwenye zao lijalo'),
  },
  {
    key: 'bury_legumes', recipe: 'Dig in the old plants',
    pages: ['bean___anthracnose', 'bean___common_bacterial_blight', 'blackgram___anthracnose', 'blackgram___powdery_mildew', 'cowpea___rust', 'groundnut___early_leaf_spot', 'groundnut___late_leaf_spot', 'groundnut___rust', 'pigeon_pea___fusarium_wilt', 'pigeon_pea___leaf_spot', 'soybean___bacterial_pustule', 'soybean___rust'],
    about: bilingual('Buries the disease of the last crop before the next one.', 'Hufukia ugonjwa wa zao lililopita kabla ya zao lijalo.'),
    ingredients: [
      item('A hoe that turns the soil', 'at least 15 cm', 'Jembe linalogeuza udongo', 'angalau sentimita 15'),
    ],
    does: ['plough_under'],
    only: ['harvested'],
    fits: { crops: ['groundnut', 'cowpea', 'pigeon_pea', 'soybean', 'blackgram', 'green_gram'], phases: ['harvested'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('In the next crop', 'Kwenye zao lijalo'),
  },
  {
    key: 'cut_potato_tops', recipe: 'Cut the tops before digging',
    pages: ['potato___late_blight', 'potato___black_leg'],
    about: bilingual('Keeps blight and rot of the leaves from the tubers.', 'Huzuia bakajani na uozo wa majani usifike kwenye viazi ardhini.'),
    ingredients: [
      item('A clean panga', '1', 'Panga safi', '1'),
      item('Days without digging', '14', 'Siku bila kuchimba', '14'),
    ],
    does: ['cut_plants', 'work_wet'],
    only: ['tuber-bulking', 'ripening'],
    fits: { crops: ['potato'], phases: ['ripening'] }, themes: ['late_blight'], weather: null, wait: 'none',
    results: bilingual('At digging, after 14 days', 'Wakati wa kuchimba, baada ya siku 14'),
  },
  {
    key: 'open_passion_vine', recipe: 'Open the vine',
    pages: ['passion_fruit___brown_spot', 'passion_fruit___fusarium_wilt'],
    about: bilingual('Lets air into the passion fruit vine, so that spots are fewer.', 'Huingiza hewa kwenye mmea wa pasheni ili madoa yapungue.'),
    ingredients: [
      item('Sharp secateurs and soap', '1', 'Mkasi mkali wa kupogoa na sabuni', '1'),
      item('Water', '5 litres', 'Maji', 'Lita 5'),
    ],
    does: ['cut_plants', 'work_wet'],
    fits: { crops: ['passion_fruit'], phases: 'any' }, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('On the new shoots', 'Kwenye machipukizi mapya'),
  },
];
