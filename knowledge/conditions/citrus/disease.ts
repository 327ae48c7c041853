import { chemicalClass, copper, fungicideSources, insecticideSources, notOldFungicides, notOldInsecticides, strobilurin } from '../../sprays/chemical-lines.ts';
import { citrusNames } from '../../names/citrus.ts';
import { bordeauxForCrop, soapSpray } from '../../sprays/preparations.ts';
import { certifiedSeedlings, copperForCrop, protectiveClothing, pruningSaw } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { feedTree, licensedSeedlings, pruneOpen } from './care.ts';

const washTools = bilingual('Wash saw, knife and hands with soap before the next tree.', 'Osha msumeno, kisu na mikono kwa sabuni kabla ya kwenda mti mwingine.');
const windbreak = bilingual('Plant a windbreak round the orchard.', 'Panda miti ya kuzuia upepo kuzunguka shamba.');
const tellOfficer = bilingual('Send a photo to the county officer or KEPHIS: they want to know where it is.', 'Tuma picha kwa afisa wa kaunti au KEPHIS: wanahitaji kujua ulipo.');

const burySickLeaves: Preparation = {
  title: bilingual('Cover the old leaves', 'Funika majani ya zamani'),
  needs: [
    bilingual('A rake', 'Reki'),
    bilingual('Dry grass or straw for a layer of 10 cm', 'Nyasi kavu au majani makavu kwa tabaka la sentimita 10'),
  ],
  steps: [
    bilingual('Rake the fallen leaves from under the tree before the rains.', 'Kusanya kwa reki majani yaliyoanguka chini ya mti kabla ya mvua.'),
    bilingual('Bury them, or compost them in a heap that gets hot.', 'Yafukie, au yatie kwenye rundo la mboji lenye joto.'),
    bilingual('Spread 10 cm of dry grass under the branches, and leave 20 cm free round the trunk.', 'Tandaza sentimita 10 za nyasi kavu chini ya matawi, na uache sentimita 20 wazi kuzunguka shina.'),
  ],
  use: bilingual('Do it before each rainy season: the fungus throws its seed out of wet old leaves.', 'Fanya hivyo kabla ya kila msimu wa mvua: kuvu hurusha mbegu zake kutoka majani ya zamani yaliyolowa.'),
  limits: bilingual('It lowers the disease; it does not clear spots that are on the fruit.', 'Hupunguza ugonjwa; haiondoi madoa yaliyo kwenye tunda.'),
  source: 'cabi_citrus',
};

const takeOutTree: Preparation = {
  title: bilingual('Take out a tree with greening', 'Ondoa mti wenye ukijani'),
  needs: [
    bilingual('10 litres of soapy water for the psyllids on the tree', 'Lita 10 za maji ya sabuni kwa wadudu walio kwenye mti'),
    bilingual('A saw, a hoe and a spade', 'Msumeno, jembe na sepetu'),
  ],
  steps: [
    bilingual('First wet the young leaves with the soapy water, so that the insects do not fly to the next tree.', 'Kwanza lowesha majani machanga kwa maji ya sabuni, ili wadudu wasirukie mti mwingine.'),
    bilingual('Cut the tree the same day and dig out the stump and roots, so that nothing sprouts.', 'Kata mti siku hiyo hiyo na uchimbe kisiki na mizizi, ili pasichipue tena.'),
    bilingual('Dry and burn the branches; plant another crop there for one season.', 'Kausha na uchome matawi; panda zao lingine hapo kwa msimu mmoja.'),
  ],
  use: bilingual('For a tree that has the yellow blotches and the lopsided fruit. Ask an officer to look first.', 'Kwa mti wenye mabaka ya manjano na matunda yaliyopinda. Mwombe afisa aangalie kwanza.'),
  limits: bilingual('It saves the other trees, not this one. No spray and no injection cures it.', 'Huokoa miti mingine, si huu. Hakuna dawa ya kunyunyiza wala ya sindano inayouponya.'),
  source: 'citrus_kari_2008',
};

export const diseaseConditions = {
  citrus___black_spot: {
    ...citrusNames.citrus___black_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('On ripening fruit: small round sunken spots with a pale middle and a dark brown to black edge.', 'Kwenye tunda linaloiva: madoa madogo ya mviringo yaliyobonyea yenye katikati ya rangi hafifu na ukingo wa kahawia iliyokolea hadi mweusi.'),
      bilingual('Late in the season, many small red or brown freckles on the skin.', 'Mwisho wa msimu, vidoa vingi vidogo vyekundu au vya kahawia kwenye ganda.'),
      bilingual('On leaves, mostly of lemon: few small sunken spots with a yellow ring.', 'Kwenye majani, hasa ya limau: madoa machache madogo yaliyobonyea yenye duara la manjano.'),
      bilingual('Badly spotted fruit falls early; the inside stays good to eat.', 'Tunda lenye madoa mengi huanguka mapema; ndani hubaki zuri la kula.'),
    ],
    immediateActions: [
      bilingual('Pick ripe fruit at once; do not leave old fruit hanging beside the new.', 'Chuma mara moja matunda yaliyoiva; usiache ya zamani kando ya mapya.'),
      bilingual('Rake fallen leaves and fruit together and bury them.', 'Kusanya majani na matunda yaliyoanguka na uyafukie.'),
      bilingual('Do not send leaves, twigs or spotted fruit to another area.', 'Usipeleke majani, vijiti wala matunda yenye madoa eneo lingine.'),
    ],
    organicSolutions: [burySickLeaves, bordeauxForCrop],
    inorganicSolutions: [
      chemicalClass('FRAC M01', copper, bilingual('On young fruit in the rains, from the day the petals fall. It is of no use when the spots are there.', 'Nyunyiza matunda machanga wakati wa mvua, kuanzia petali zikianguka. Haisaidii madoa yakishatokea.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, bilingual('Only for fruit to be sold far away, and in turn with copper. Ask which the buyer allows.', 'Kwa matunda ya kuuzwa mbali tu, kwa zamu na dawa ya shaba. Uliza mnunuzi anaruhusu ipi.')),
    ],
    recommendedProducts: [copperForCrop, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      pruneOpen, feedTree,
      bilingual('Cut out dead wood and water in the dry season, so that leaves do not fall at odd times.', 'Kata matawi yaliyokufa na umwagilie wakati wa kiangazi, ili majani yasianguke ovyo.'),
      licensedSeedlings,
    ],
    recoveryTimeline: bilingual('Spotted fruit stays spotted. The next crop is cleaner when the leaves were covered before the rains.', 'Tunda lenye madoa hubaki hivyo. Zao linalofuata huwa safi zaidi majani yakifunikwa kabla ya mvua.'),
    spreadRisk: { level: 'medium', text: bilingual('Wet old leaves throw the fungus into the tree; fruit is open to it for 4 to 5 months.', 'Majani ya zamani yaliyolowa hurusha kuvu mtini; tunda huwa hatarini kwa miezi 4 hadi 5.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. The loss is mostly in the sale: spotted fruit is refused, above all for export.', 'Hatukupata kiwango kilichopimwa Kenya. Hasara ni hasa sokoni: matunda yenye madoa hukataliwa, hasa ya kuuza nje.'), source: 'cabi_citrus' },
    lookalikes: [
      { name: bilingual('Canker', 'Magaga ya bakteria'), key: 'citrus___canker', sign: bilingual('Raised corky scabs with a yellow ring on leaves as well.', 'Magaga yaliyoinuka yenye duara la manjano, hata kwenye majani.') },
      { name: bilingual('Scale insects', 'Wadudu magamba'), sign: bilingual('The dark dot comes off under the nail.', 'Doa jeusi hutoka ukikwangua kwa ukucha.') },
    ],
    sources: ['citrus_black_spot_plantix', 'cabi_citrus', 'kalro_citrus', 'bordeaux', ...fungicideSources],
  },

  citrus___canker: {
    ...citrusNames.citrus___canker,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round raised corky spots on both sides of the leaf, brown, with a yellow ring and an oily edge.', 'Madoa ya mviringo yaliyoinuka kama magaga pande zote mbili za jani, ya kahawia, yenye duara la manjano na ukingo unaong’aa kama mafuta.'),
      bilingual('The same scabs on twigs and fruit; they crack in the middle.', 'Magaga hayo hayo kwenye vijiti na matunda; hupasuka katikati.'),
      bilingual('Leaves and fruit fall; twigs die back in bad cases.', 'Majani na matunda huanguka; vijiti hukauka hali ikiwa mbaya.'),
    ],
    immediateActions: [
      bilingual('Show the leaf to KEPHIS or the county officer at once. Canker was not known in Kenya when this page was written: it may be citrus scab.', 'Onyesha jani kwa KEPHIS au afisa wa kaunti mara moja. Ugonjwa huu haukuwa unajulikana Kenya ukurasa huu ulipoandikwa: huenda ni upele wa machungwa.'),
      bilingual('On a dry day cut out twigs with scabs and burn them; do not work in the tree while it is wet.', 'Siku isiyo na mvua kata vijiti vyenye magaga na uvichome; usifanye kazi hapo mti ukiwa na maji.'),
      washTools,
      bilingual('Take no seedlings, grafting wood, leaves or fruit out of this orchard.', 'Usitoe miche, vikonyo vya kuunganishia, majani wala matunda kwenye shamba hili.'),
    ],
    organicSolutions: [bordeauxForCrop],
    inorganicSolutions: [chemicalClass('FRAC M01', bilingual('Copper (slows bacteria on clean leaves)', 'Dawa ya shaba (hupunguza bakteria kwenye majani safi)'), bilingual('On young leaves and young fruit in the rains, and after a storm. It protects and does not cure.', 'Nyunyiza majani na matunda machanga wakati wa mvua, na baada ya dhoruba. Hukinga, haiponyi.'), notOldFungicides)],
    recommendedProducts: [copperForCrop, certifiedSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      licensedSeedlings, windbreak,
      bilingual('Keep leafminers low: their trails let the disease in.', 'Punguza wachimba majani: mapito yao hufungulia ugonjwa njia.'),
      bilingual('Do not let people and tools come from other orchards when trees are wet.', 'Usiruhusu watu na vifaa kutoka mashamba mengine miti ikiwa na maji.'),
    ],
    recoveryTimeline: bilingual('Scabs do not heal. Clean leaves come in a dry spell, in 2 to 3 months; the tree stays a carrier.', 'Magaga hayaponi. Majani safi hutoka wakati wa ukavu, baada ya miezi 2 hadi 3; mti hubaki na ugonjwa.'),
    spreadRisk: { level: 'high', text: bilingual('Wind-blown rain, hands, tools and seedlings carry it.', 'Mvua yenye upepo, mikono, vifaa na miche huueneza.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Fruit with scabs is refused; lemons and grapefruit suffer most.', 'Hatukupata kiwango kilichopimwa Kenya. Matunda yenye magaga hukataliwa; malimau na mabalungi huathirika zaidi.'), source: 'cabi_citrus' },
    lookalikes: [
      { name: bilingual('Black spot', 'Madoa meusi'), key: 'citrus___black_spot', sign: bilingual('Sunken, not raised, and hardly on leaves.', 'Yamebonyea, hayakuinuka, na ni nadra kwenye majani.') },
      { name: bilingual('Citrus scab', 'Upele wa machungwa'), sign: bilingual('Warts on one side of the leaf only, without an oily ring.', 'Chunjua upande mmoja tu wa jani, bila duara linaloonekana kama mafuta.') },
    ],
    sources: ['citrus_canker_eppo', 'cabi_citrus', 'bordeaux', ...fungicideSources],
  },

  citrus___greening: {
    ...citrusNames.citrus___greening,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow blotches on the leaf that differ on the left and the right half.', 'Mabaka ya manjano kwenye jani yasiyofanana nusu ya kushoto na ya kulia.'),
      bilingual('One branch turns yellow first, then the rest of the tree.', 'Tawi moja huwa la manjano kwanza, kisha mti uliobaki.'),
      bilingual('Small lopsided fruit that stays green at one end and tastes bitter.', 'Matunda madogo yaliyopinda, yanayobaki kijani upande mmoja na huwa machungu.'),
      bilingual('Flowers out of season; twigs die back.', 'Maua nje ya msimu; vijiti hukauka.'),
    ],
    immediateActions: [
      bilingual('Fold a leaf along the middle: lack of nutrients shows the same on both halves, greening does not.', 'Kunja jani katikati: upungufu wa lishe hufanana nusu zote mbili, ukijani haufanani.'),
      tellOfficer,
      bilingual('Look for bumps on young leaves: the small jumping insect that carries it sits below them.', 'Tafuta vinundu kwenye majani machanga: mdudu mdogo mrukaji anayeeneza ugonjwa hukaa chini yake.'),
    ],
    organicSolutions: [takeOutTree, soapSpray],
    inorganicSolutions: [chemicalClass('IRAC 23', bilingual('Tetramic acid insecticide, against the psyllids', 'Dawa ya wadudu ya kundi la tetramic acid, kwa wadudu wanaoeneza'), bilingual('Only in orchards and nurseries with psyllids on the new leaves. It slows the carriers; it does not cure the tree.', 'Itumie tu kwenye mashamba na vitalu vyenye wadudu hao kwenye majani mapya. Hupunguza waenezaji; haiponyi mti.'), notOldInsecticides)],
    recommendedProducts: [certifiedSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      licensedSeedlings,
      bilingual('Do not plant citrus in deep shade: there are far more psyllids there.', 'Usipande michungwa kwenye kivuli kizito: wadudu hao huwa wengi zaidi huko.'),
      bilingual('Spare ladybirds, spiders and small wasps, which eat psyllids.', 'Waache wadudu rafiki wenye madoadoa (ladybird), buibui na nyigu wadogo, ambao hula wadudu hao.'),
      bilingual('Look at all young leaves when a new flush comes, above all higher than 800 metres.', 'Angalia majani machanga yote yanapotoka, hasa mwinuko ukizidi mita 800.'),
    ],
    recoveryTimeline: bilingual('There is no recovery. A sick tree bears less each year and dies within some years.', 'Mti hauponi. Mti mgonjwa huzaa kidogo kila mwaka na hufa baada ya miaka kadhaa.'),
    spreadRisk: { level: 'high', text: bilingual('Psyllids and grafting wood carry it. The Asian psyllid is also in Kenya, on the coast and further in.', 'Wadudu wanaoruka na vikonyo vya kuunganishia huueneza. Mdudu wa Asia pia yupo Kenya, pwani na bara.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. A tree that has it all over gives no fruit that sells.', 'Hatukupata kiwango kilichopimwa Kenya. Mti ulioathirika wote hautoi tunda la kuuzika.'), source: 'citrus_kari_2008' },
    lookalikes: [
      { name: bilingual('Zinc or magnesium deficiency', 'Upungufu wa zinki au magnesi'), sign: bilingual('The yellow is the same on both halves, between green veins.', 'Manjano hufanana nusu zote mbili, kati ya mishipa ya kijani.') },
      { name: bilingual('Root or foot rot', 'Uozo wa mizizi au shina'), sign: bilingual('The whole tree turns yellow; gum or rot at the foot of the trunk.', 'Mti mzima huwa wa manjano; utomvu au uozo chini ya shina.') },
    ],
    sources: ['citrus_kari_2008', 'citrus_infonet', 'citrus_triozid_kenya_2019', 'citrus_psyllid_eppo', 'home_sprays', ...insecticideSources],
  },
} as const satisfies Partial<Record<keyof typeof citrusNames, Condition>>;
