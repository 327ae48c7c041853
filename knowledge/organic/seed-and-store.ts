import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const seedAndStore: readonly OrganicAction[] = [
  {
    key: 'bean_seed', recipe: 'Clean seed from your best plants',
    pages: ['bean___anthracnose', 'bean___common_bacterial_blight', 'bean___common_mosaic', 'bean___halo_blight', 'bean___healthy'],
    about: bilingual('Chooses next season’s bean seed while the clean plants can be seen.', 'Huchagua mbegu za maharagwe za msimu ujao wakati mimea safi inaonekana.'),
    ingredients: [
      item('Beans for seed, alone', '25 kg per acre', 'Maharagwe ya mbegu, yakiwa pekee', 'Kilo 25 kwa ekari'),
      item('Among maize', '10 to 15 kg per acre', 'Yakiwa kati ya mahindi', 'Kilo 10 hadi 15 kwa ekari'),
      item('A mat or canvas', '1', 'Mkeka au turubai', '1'),
    ],
    does: ['keep_seed', 'work_wet'], later: true,
    only: ['pod-fill', 'ripening'],
    fits: { crops: ['bean'], phases: ['pod-fill', 'ripening'] }, themes: ['bean_disease'], weather: null, wait: 'none',
    results: bilingual('In the next season', 'Msimu ujao'),
  },
  {
    key: 'potato_seed', recipe: 'Clean seed from your best potato plants',
    pages: ['potato___healthy', 'potato___virus_y', 'potato___leafroll_virus'],
    about: bilingual('Marks the potato plants that are worth keeping for seed.', 'Hutia alama mimea ya viazi inayofaa kwa mbegu.'),
    ingredients: [
      item('Seed for an acre', 'about 16 bags of 50 kg', 'Mbegu ya ekari', 'Magunia 16 hivi ya kilo 50'),
      item('Sticks or strings', '100', 'Vijiti au kamba', '100'),
    ],
    does: ['keep_seed', 'work_wet'], later: true,
    only: ['flowering', 'tuber-bulking'],
    fits: { crops: ['potato'], phases: ['flowering', 'tuber-bulking'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('In the next season', 'Msimu ujao'),
  },
  {
    key: 'cassava_cuttings', recipe: 'Clean cuttings',
    pages: ['cassava___bacterial_blight', 'cassava___brown_streak_disease', 'cassava___mealybug', 'cassava___mosaic_disease'],
    about: bilingual('Marks clean cassava plants for the next planting.', 'Hutia alama mimea safi ya muhogo kwa kupanda tena.'),
    ingredients: [
      item('Stems from plants without any sign', '8 to 12 months old', 'Mashina kutoka mimea isiyo na dalili', 'ya miezi 8 hadi 12'),
      item('Strings', 'for 50 plants', 'Kamba', 'kwa mimea 50'),
      item('A sharp panga, soap and water', '1', 'Panga kali, sabuni na maji', '1'),
    ],
    does: ['keep_seed', 'work_wet'], later: true,
    fits: { crops: ['cassava'], phases: ['vegetative', 'tuber-bulking', 'ripening'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('In the next planting', 'Kwenye upandaji ujao'),
  },
  {
    key: 'sweet_potato_cracks', recipe: 'Close the cracks',
    pages: ['sweet_potato___weevil'],
    about: bilingual('Keeps weevils from the roots of sweet potato.', 'Huzuia fukusi wasifike kwenye viazi vitamu.'),
    ingredients: [
      item('A hoe, and soil for ridges', '30 cm', 'Jembe, na udongo wa matuta', 'Sentimita 30'),
      item('Dry grass where the ground cracks', 'a layer of 5 cm', 'Nyasi kavu mahali ardhi inapopasuka', 'tabaka la sentimita 5'),
    ],
    does: ['work_wet'],
    fits: { crops: ['sweet_potato'], phases: ['vegetative', 'tuber-bulking'] }, themes: ['dry_spell'], weather: 'dry', wait: 'none',
    results: bilingual('At harvest', 'Wakati wa kuvuna'),
  },
  {
    key: 'dry_grain', recipe: 'Dry grain and airtight storage',
    pages: ['maize___aflatoxin_ear_rot', 'maize___fusarium_rot', 'maize___larger_grain_borer_and_weevils'],
    about: bilingual('Keeps maize free of weevils and mould poison, without storage dust.', 'Huweka mahindi bila fukusi na bila sumukuvu, bila dawa ya unga.'),
    ingredients: [
      item('A canvas or raised rack', 'layers of 4 cm at most', 'Turubai au kichanja', 'tabaka lisizidi sentimita 4'),
      item('A dry bottle with dry salt', '1', 'Chupa kavu yenye chumvi kavu', '1'),
      item('Airtight bags or a metal silo', 'as much as you store', 'Magunia yasiyopitisha hewa au pipa la chuma', 'kadiri unavyohifadhi'),
    ],
    atHarvest: true,
    only: ['ripening', 'harvested'],
    fits: { crops: ['maize'], phases: ['ripening', 'harvested'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Do not open for 2 weeks', 'Usifungue kwa wiki 2'),
  },
  {
    key: 'dry_pulses', recipe: 'Dry pulses and airtight bag',
    pages: ['bean___bruchids', 'cowpea___bruchids'],
    about: bilingual('Keeps beetles out of stored beans and other pulses.', 'Huzuia fukusi kwenye maharagwe na jamii yake ghalani.'),
    ingredients: [
      item('A canvas', 'layers of 3 cm at most', 'Turubai', 'tabaka lisizidi sentimita 3'),
      item('Airtight bags, or a drum with a tight lid', 'as much as you store', 'Magunia yasiyopitisha hewa, au pipa lenye kifuniko kinachobana', 'kadiri unavyohifadhi'),
    ],
    atHarvest: true,
    only: ['ripening', 'harvested'],
    fits: { crops: ['bean', 'cowpea', 'green_gram', 'blackgram'], phases: ['ripening', 'harvested'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Keep it closed for at least 2 weeks', 'Lifungwe kwa wiki 2 au zaidi'),
  },
  {
    key: 'dry_groundnuts', recipe: 'Dry and sort nuts',
    pages: ['groundnut___aflatoxin'],
    about: bilingual('Stops mould poison in groundnuts before it begins.', 'Huzuia sumukuvu kabla haijaanza kwenye karanga.'),
    ingredients: [
      item('A mat, canvas or raised rack', 'layers no thicker than 5 cm', 'Mkeka, turubai au kichanja', 'tabaka lisizidi sentimita 5'),
      item('Clean dry bags and a wooden stand', 'as much as you store', 'Magunia safi makavu na stendi ya mbao', 'kadiri unavyohifadhi'),
    ],
    atHarvest: true,
    only: ['ripening', 'harvested'],
    fits: { crops: ['groundnut'], phases: ['ripening', 'harvested'] }, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('2 to 3 days until you can pick the pods', 'Siku 2 hadi 3 hadi uchume maganda'),
  },
];
