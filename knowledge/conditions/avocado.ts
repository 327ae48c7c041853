import { likeIn } from '../lookalike.ts';
import { avocadoNames } from '../names/avocado.ts';
import { bordeauxForCrop, clearFallenFruit } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(avocadoNames);
const pruneOpen = bilingual('Prune after harvest, take out dead twigs, and lift branches off the ground.', 'Pogoa baada ya kuvuna, ondoa vijiti vilivyokufa, na matawi yasiguse ardhi.');
const grafted = bilingual('Plant grafted seedlings from a licensed nursery.', 'Panda miche iliyounganishwa kutoka kitalu chenye leseni.');
const pickCarefully = bilingual('Pick dry fruit with a short stalk and do not drop it.', 'Chuma matunda yakiwa makavu na kikonyo kifupi, na usiyadondoshe.');

const mulchAndDrain: Preparation = {
  title: bilingual('Drain and mulch', 'Toa maji na uweke matandazo'),
  needs: [
    bilingual('A ditch of 50 cm beside the trees where water stands', 'Mfereji wa sentimita 50 kando ya miti mahali maji yanapotuama'),
    bilingual('Dry leaves, grass or husks for a layer of 10 to 15 cm', 'Majani makavu, nyasi au maganda kwa tabaka la sentimita 10 hadi 15'),
    bilingual('2 buckets of rotted manure for each tree', 'Ndoo 2 za samadi iliyooza kwa kila mti'),
  ],
  steps: [
    bilingual('Dig the ditch so that water runs off after rain.', 'Chimba mfereji ili maji yaondoke baada ya mvua.'),
    bilingual('Spread the manure, then the mulch, under the branches. Leave 20 cm free round the trunk.', 'Tandaza samadi, kisha matandazo, chini ya matawi. Acha sentimita 20 wazi kuzunguka shina.'),
    bilingual('Cut back dead branches, so that the weak roots feed less wood.', 'Kata matawi yaliyokufa, ili mizizi dhaifu ilishe matawi machache.'),
  ],
  use: bilingual('At the first thin, pale leaves; renew the mulch each year.', 'Mara tu majani machache yaliyofifia yakionekana; ongeza matandazo kila mwaka.'),
  limits: bilingual('It helps a tree that still has half of its leaves. A bare tree seldom returns.', 'Husaidia mti ambao bado una nusu ya majani. Mti mtupu hurudi mara chache.'),
  source: 'kalro_fruits',
};

export const conditions = {
  avocado___root_rot: {
    ...avocadoNames.avocado___root_rot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Few small pale leaves that hang even when the soil is wet.', 'Majani machache madogo yaliyofifia yanayolegea hata udongo ukiwa na maji.'),
      bilingual('Branches die from the top; many tiny fruits.', 'Matawi hufa kutoka juu; matunda mengi madogo.'),
      bilingual('Fine roots black and brittle, few white ones.', 'Mizizi midogo myeusi na inayovunjika, michache myeupe.'),
    ],
    lookalikes: [
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Soil dry; fine roots white and sound.', 'Udongo mkavu; mizizi midogo myeupe na mizima.') },
      { name: bilingual('Nitrogen deficiency', 'Upungufu wa naitrojeni'), sign: bilingual('Pale leaves of normal size, no dead branches.', 'Majani yaliyofifia ya ukubwa wa kawaida, hakuna matawi yaliyokufa.') },
    ],
    immediateActions: [
      bilingual('Dig a hand deep under the edge of the branches. Look at the fine roots.', 'Chimba kina cha kiganja chini ya ncha za matawi. Angalia mizizi midogo.'),
      bilingual('Stop watering until the soil is only moist.', 'Acha kumwagilia hadi udongo uwe na unyevu tu.'),
      bilingual('Carry no soil from this tree to others: clean hoe and boots.', 'Usipeleke udongo wa mti huu kwa mingine: safisha jembe na buti.'),
    ],
    organicSolutions: [mulchAndDrain],
    preventiveMeasures: [bilingual('Plant on a mound in soil that drains, never in a hollow.', 'Panda kwenye tuta katika udongo unaopitisha maji, kamwe si bondeni.'), grafted, bilingual('Ask for a rootstock that resists root rot.', 'Ulizia shina la kuunganishia linalostahimili uozo wa mizizi.')],
    sources: ['kalro_fruits'],
  },

  avocado___false_codling_moth: {
    ...avocadoNames.avocado___false_codling_moth,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A small hole in the skin with brown dust and a white crust round it.', 'Tundu dogo kwenye ganda lenye unga wa kahawia na ukoko mweupe kuzunguka.'),
      bilingual('A pinkish caterpillar in the flesh, seldom down to the seed.', 'Kiwavi wa waridi kwenye nyama, mara chache hufika kwenye mbegu.'),
      bilingual('Fruit ripens early and falls.', 'Tunda huiva mapema na kuanguka.'),
    ],
    lookalikes: [
      { name: bilingual('Fruit flies', 'Inzi wa matunda'), sign: bilingual('Many white maggots, no single pink caterpillar.', 'Mabuu mengi meupe, si kiwavi mmoja wa waridi.') },
      { name: bilingual('Sunburn', 'Kuungua kwa jua'), sign: bilingual('Pale dry patch on the sunny side, no hole.', 'Baka kavu lililofifia upande wa jua, hakuna tundu.') },
    ],
    immediateActions: [
      bilingual('Do not pack this fruit for export: one caterpillar stops the whole lot. Ask KEPHIS what to do.', 'Usifungashe matunda haya kwa kuuza nje: kiwavi mmoja huzuia shehena yote. Uliza KEPHIS la kufanya.'),
      bilingual('Pick and gather all fruit with holes twice a week.', 'Chuma na ukusanye matunda yote yenye matundu mara mbili kwa wiki.'),
    ],
    organicSolutions: [clearFallenFruit],
    preventiveMeasures: [
      bilingual('Hang pheromone traps early to see when the moth flies.', 'Tundika mitego ya feromoni mapema uone nondo anaporuka.'),
      bilingual('Keep peppers, roses, guava and citrus near the orchard clean too: it lives on them.', 'Weka safi pia pilipili, mawaridi, mapera na michungwa iliyo karibu: huishi humo.'),
      bilingual('Wrap fruit in bags where the buyer wants it.', 'Funika matunda kwa mifuko mnunuzi akitaka.'),
    ],
    sources: ['kephis_export', 'icipe_fruit_pests', 'fruit_fly_ipm'],
  },

  avocado___scab: {
    ...avocadoNames.avocado___scab,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Raised corky brown spots on the skin of the fruit; they join and crack.', 'Madoa ya kahawia yaliyoinuka kama magaga kwenye ganda; huungana na kupasuka.'),
      bilingual('Young leaves twisted, with small dark spots on the veins.', 'Majani machanga yaliyopinda, yenye madoa madogo meusi kwenye mishipa.'),
      bilingual('The flesh inside stays good.', 'Nyama ya ndani hubaki nzuri.'),
    ],
    lookalikes: [
      like('avocado___anthracnose', 'Sunken black spots that rot into the flesh when the fruit is ripe.', 'Madoa meusi yaliyobonyea yanayooza hadi nyama tunda likiiva.'),
      { name: bilingual('Rubbing and thrips', 'Msuguano na thripsi'), sign: bilingual('Smooth brown scars in streaks, no raised cork.', 'Makovu laini ya kahawia ya mistari, hakuna magaga yaliyoinuka.') },
    ],
    immediateActions: [
      bilingual('Sell scabbed fruit at the local market or for oil: it is good to eat.', 'Uza matunda yenye upele kwenye soko la karibu au ya kukamua mafuta: ni mazuri kula.'),
      bilingual('Cut out dead and crowded twigs in the dry season.', 'Kata vijiti vilivyokufa na vilivyosongamana wakati wa kiangazi.'),
    ],
    organicSolutions: [bordeauxForCrop],
    preventiveMeasures: [pruneOpen, grafted, bilingual('Act when flowers open and while fruit is small: later the skin is safe.', 'Chukua hatua maua yakifunguka na tunda likiwa dogo: baadaye ganda huwa salama.')],
    sources: ['cabi_plantwise', 'kalro_fruits', 'bordeaux'],
  },

  avocado___anthracnose: {
    ...avocadoNames.avocado___anthracnose,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Ripe fruit gets round black sunken spots; the flesh below rots.', 'Tunda lililoiva hupata madoa meusi ya mviringo yaliyobonyea; nyama chini yake huoza.'),
      bilingual('Pink slime on the spots when it is damp.', 'Ute wa waridi juu ya madoa kukiwa na unyevu.'),
      bilingual('Flowers and leaf tips turn brown in rain.', 'Maua na ncha za majani huwa ya kahawia wakati wa mvua.'),
    ],
    lookalikes: [
      like('avocado___scab', 'Raised cork, only in the skin.', 'Magaga yaliyoinuka, kwenye ganda tu.'),
      { name: bilingual('Bruise', 'Jeraha la kuanguka'), sign: bilingual('Brown flesh under sound skin, without a black spot.', 'Nyama ya kahawia chini ya ganda zima, bila doa jeusi.') },
    ],
    immediateActions: [
      pickCarefully,
      bilingual('Keep picked fruit cool and sell it soon; take out soft ones.', 'Weka matunda mahali pa baridi na uyauze mapema; ondoa yaliyolainika.'),
      bilingual('Cut out dead twigs and hanging old fruit.', 'Kata vijiti vilivyokufa na matunda ya zamani yanayoning’inia.'),
    ],
    organicSolutions: [bordeauxForCrop],
    preventiveMeasures: [pruneOpen, pickCarefully, grafted],
    sources: ['cabi_plantwise', 'kalro_fruits', 'bordeaux'],
  },
} as const satisfies Record<keyof typeof avocadoNames, Condition>;
