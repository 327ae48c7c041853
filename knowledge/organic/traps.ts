import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const traps: readonly OrganicAction[] = [
  {
    key: 'yellow_traps', recipe: 'Yellow sticky traps',
    pages: ['any___whiteflies', 'spinach___leaf_miner', 'tomato___yellow_leaf_curl_virus', 'tomato___whitefly'],
    about: bilingual('Show early that whiteflies and leaf miners have come.', 'Huonyesha mapema kuwa inzi weupe na wachimba majani wamefika.'),
    ingredients: [
      item('Yellow plastic or board', '15 by 30 cm', 'Plastiki au ubao wa njano', 'Sentimita 15 kwa 30'),
      item('Cooking oil or grease', 'a thin coat', 'Mafuta ya kupikia au grisi', 'safu nyembamba'),
    ],
    does: ['work_wet'],
    fits: { crops: ['tomato', 'spinach', 'capsicum', 'chilli'], phases: ['seedling', 'vegetative', 'flowering'] }, themes: ['sucking'], weather: null, wait: 'none',
    results: bilingual('Count the insects once a week', 'Hesabu wadudu mara moja kwa wiki'),
  },
  {
    key: 'board_traps', recipe: 'Board traps for snails and slugs',
    pages: ['any___snails_and_slugs'],
    about: bilingual('Gathers snails and slugs under boards, where they are easy to take.', 'Hukusanya konokono chini ya mbao, mahali ni rahisi kuwatoa.'),
    ingredients: [
      item('Wet sacks or boards', '4', 'Magunia au mbao zilizolowa', '4'),
      item('Soapy water', '1 bucket', 'Maji ya sabuni', 'Ndoo 1'),
    ],
    does: ['work_wet'],
    fits: null, themes: [], weather: 'wet', wait: 'none',
    results: bilingual('From the first dawn', 'Kuanzia alfajiri ya kwanza'),
  },
  {
    key: 'tuta_trap', recipe: 'Water trap for Tuta moths',
    pages: ['tomato___tuta_absoluta'],
    about: bilingual('Catches the moths of the tomato leaf miner and warns you of them.', 'Hukamata nondo wa kantangaze wa nyanya na kukuonya mapema.'),
    ingredients: [
      item('Water in a flat basin', '5 litres', 'Maji kwenye beseni pana', 'Lita 5'),
      item('Soap or cooking oil', 'a little', 'Sabuni au mafuta ya kupikia', 'kidogo'),
      item('Pheromone lure for Tuta', '1 a basin', 'Chambo cha feromoni cha kantangaze', '1 kwa beseni'),
    ],
    does: ['work_wet'],
    fits: { crops: ['tomato'], phases: ['seedling', 'vegetative', 'flowering', 'fruiting'] }, themes: ['tuta'], weather: null, wait: 'none',
    results: bilingual('Count the moths once a week', 'Hesabu nondo mara moja kwa wiki'),
  },
  {
    key: 'weevil_traps', recipe: 'Traps of split stem',
    pages: ['banana___weevil'],
    about: bilingual('Draws banana weevils out of the stools, so that you can kill them.', 'Huvuta fukusi wa migomba ili uweze kuwaua.'),
    ingredients: [
      item('Fresh stems of harvested plants', '20 to 25 pieces of 30 cm for an acre', 'Mashina mabichi ya migomba iliyovunwa', 'Vipande 20 hadi 25 vya sentimita 30 kwa ekari'),
    ],
    does: ['cut_plants', 'work_wet'],
    fits: { crops: ['banana'], phases: 'any' }, themes: [], weather: null, wait: 'none',
    results: bilingual('Slowly, over a year or more', 'Polepole, mwaka mmoja au zaidi'),
  },
  {
    key: 'shake_and_collect', recipe: 'Shake and collect',
    pages: ['pigeon_pea___pod_borers', 'pigeon_pea___pod_bugs'],
    about: bilingual('Takes caterpillars and bugs off pigeon peas without a spray.', 'Huondoa viwavi na kunguni kwenye mbaazi bila dawa.'),
    ingredients: [
      item('A cloth', '1 metre', 'Kitambaa', 'Mita 1'),
      item('A tin of soapy water', '1', 'Mkebe wa maji ya sabuni', '1'),
    ],
    does: ['work_wet'],
    fits: { crops: ['pigeon_pea'], phases: ['flowering', 'pod-fill'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('The same morning', 'Asubuhi hiyo hiyo'),
  },
  {
    key: 'clear_fallen_fruit', recipe: 'Clear fallen fruit',
    pages: ['avocado___false_codling_moth', 'citrus___healthy', 'mango___fruit_flies', 'mango___healthy', 'mango___seed_weevil'],
    about: bilingual('Removes the places where fruit flies and rots breed.', 'Huondoa mahali inzi wa matunda na uozo wanapokulia.'),
    ingredients: [
      item('A spade for a hole', '50 cm deep', 'Sepetu ya kuchimba shimo', 'kina cha sentimita 50'),
      item('Or strong black plastic bags', '50 litres', 'Au mifuko imara myeusi ya plastiki', 'Lita 50'),
    ],
    does: ['work_wet'],
    fits: { crops: ['mango', 'citrus', 'avocado'], phases: 'any' }, themes: [], weather: null, wait: 'none',
    results: bilingual('Fewer in the next weeks', 'Hupungua wiki zijazo'),
  },
  {
    key: 'strip_old_berries', recipe: 'Strip the old berries',
    pages: ['coffee___berry_borer', 'coffee___berry_disease'],
    about: bilingual('Removes the places where coffee berry borer and disease wait.', 'Huondoa mahali mdudu na ugonjwa wa matunda ya kahawa wanapojificha.'),
    ingredients: [
      item('A canvas under the tree', '2 metres', 'Turubai chini ya mti', 'Mita 2'),
      item('Buckets, and hot water', '2', 'Ndoo, na maji moto', '2'),
    ],
    does: ['work_wet'],
    fits: { crops: ['coffee'], phases: 'any' }, themes: ['coffee_berry'], weather: null, wait: 'none',
    results: bilingual('In the next berries', 'Kwenye matunda yajayo'),
  },
  {
    key: 'net_over_beds', recipe: 'Net over small beds',
    pages: ['any___desert_locust'],
    about: bilingual('Keeps locusts off the nursery and the kitchen garden.', 'Huzuia nzige wasifike kitaluni na kwenye bustani ya jikoni.'),
    ingredients: [
      item('Fine net, its edges in the soil', 'under 10 cm', 'Wavu laini, kingo zake ndani ya udongo', 'chini ya sentimita 10'),
      item('Bent sticks', 'one every 100 cm', 'Vijiti vilivyopindwa', 'kimoja kila sentimita 100'),
    ],
    fits: null, themes: [], weather: null, wait: 'none',
    results: bilingual('At once', 'Mara moja'),
  },
];
