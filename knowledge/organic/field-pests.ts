import { bilingual } from '../bilingual.ts';
import { item } from './item.ts';
import type { OrganicAction } from './types.ts';

export const fieldPests: readonly OrganicAction[] = [
  {
    key: 'termite_queen', recipe: 'Dig out the queen',
    pages: ['any___termites'],
    about: bilingual('Ends a termite mound by taking out its queen.', 'Hukomesha kichuguu cha mchwa kwa kumtoa malkia.'),
    ingredients: [
      item('A hoe and spade', '1', 'Jembe na sepetu', '1'),
      item('A nest that lies deep', 'often 100 cm or more', 'Kichuguu kilicho chini', 'mara nyingi sentimita 100 au zaidi'),
    ],
    fits: null, themes: [], weather: 'dry', wait: 'none',
    results: bilingual('Look again after 2 weeks', 'Angalia tena baada ya wiki 2'),
  },
  {
    key: 'mole_rat_noose', recipe: 'Noose trap in the tunnel',
    pages: ['any___mole_rats'],
    about: bilingual('Catches mole rats in their own tunnel.', 'Hukamata fuko ndani ya njia yake mwenyewe.'),
    ingredients: [
      item('A stick that bends', '100 cm', 'Kijiti kinachopindika', 'Sentimita 100'),
      item('Strong string', '1', 'Kamba imara', '1'),
      item('A bait of sweet potato', '1', 'Chambo cha viazi vitamu', '1'),
    ],
    fits: null, themes: [], weather: null, wait: 'none',
    results: bilingual('Look twice a day', 'Angalia mara mbili kwa siku'),
  },
  {
    key: 'dodder_cut', recipe: 'Cut out and burn',
    pages: ['any___dodder'],
    about: bilingual('Takes dodder out before it spreads over the crop.', 'Huondoa mlangamia kabla haujaenea kwenye zao.'),
    ingredients: [
      item('A panga or shears, and a sack', '1', 'Panga au mkasi, na gunia', '1'),
      item('A clear strip round the place', '100 cm', 'Ukanda wazi kuzunguka mahali hapo', 'Sentimita 100'),
    ],
    does: ['work_wet'],
    fits: null, themes: [], weather: null, wait: 'none',
    results: bilingual('Come back every 2 weeks', 'Rudi kila wiki 2'),
  },
  {
    key: 'scare_and_trap', recipe: 'Scare and trap',
    pages: ['maize___birds_and_rodents'],
    about: bilingual('Keeps birds and rats from the maize.', 'Huzuia ndege na panya wasile mahindi.'),
    ingredients: [
      item('Stakes of 2 metres with shiny tape or tins', '10', 'Vijiti vya mita 2 vyenye utepe unaong’aa au mikebe', '10'),
      item('Traps, or buckets of water with a rolling tin', '5', 'Mitego, au ndoo za maji zenye mkebe unaozunguka', '5'),
    ],
    fits: { crops: ['maize'], phases: ['emergence', 'grain-fill', 'ripening'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('Move the stakes every 3 days', 'Sogeza vijiti kila siku 3'),
  },
  {
    key: 'turn_soil_for_birds', recipe: 'Turn the soil for the birds',
    pages: ['maize___chafer_grubs'],
    about: bilingual('Brings grubs to the light, where chickens and birds eat them.', 'Hutoa mabuu nje, ambapo kuku na ndege huyala.'),
    ingredients: [
      item('A hoe or plough that turns the soil', '20 cm', 'Jembe au plau inayogeuza udongo', 'Sentimita 20'),
    ],
    does: ['plough_under'],
    only: ['pre-planting', 'harvested'],
    fits: { crops: ['maize'], phases: ['pre-planting'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('On the same sunny day', 'Siku hiyo hiyo yenye jua'),
  },
  {
    key: 'sorghum_sow_thick', recipe: 'Sow thick and thin out',
    pages: ['sorghum___shoot_fly'],
    about: bilingual('Leaves enough sorghum plants in spite of the shoot fly.', 'Huacha mimea ya kutosha ya mtama licha ya inzi wa shina.'),
    ingredients: [
      item('Seed for an acre', '6 kg', 'Mbegu za ekari', 'Kilo 6'),
      item('A basket for thinning', '1', 'Kikapu cha kupunguzia mimea', '1'),
    ],
    only: ['pre-planting'],
    fits: { crops: ['sorghum'], phases: ['pre-planting'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('At 3 weeks, when you thin out', 'Baada ya wiki 3, unapopunguza'),
  },
  {
    key: 'rice_seed_salt', recipe: 'Sort seed in salt water',
    pages: ['rice___bacterial_leaf_blight', 'rice___blast', 'rice___brown_spot'],
    about: bilingual('Floats off the light and sick rice seed before sowing.', 'Hufanya mbegu nyepesi na zenye ugonjwa za mpunga zielee, uziondoe kabla ya kupanda.'),
    ingredients: [
      item('Water', '10 litres', 'Maji', 'Lita 10'),
      item('Salt', 'about 1.5 kg', 'Chumvi', 'Kilo 1.5 hivi'),
      item('A fresh egg to test the water', '1', 'Yai bichi la kupimia maji', '1'),
    ],
    later: true,
    only: ['pre-planting'],
    fits: { crops: ['rice'], phases: ['pre-planting'] }, themes: [], weather: null, wait: 'none',
    results: bilingual('The same day', 'Siku hiyo hiyo'),
  },
];
