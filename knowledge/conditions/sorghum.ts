import { likeIn } from '../lookalike.ts';
import { sorghumNames } from '../names/sorghum.ts';
import { buryResidue } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(sorghumNames);
const plantTogether = bilingual('Plant with the first rain, in the same two weeks as the neighbours.', 'Panda kwa mvua za kwanza, ndani ya wiki mbili zile zile na majirani.');
const resistant = bilingual('Ask KALRO or the extension officer for a variety that resists it.', 'Uliza KALRO au afisa ugani aina inayostahimili.');
const cleanSeed = bilingual('Sow certified seed or seed from a clean field.', 'Panda mbegu iliyoidhinishwa au mbegu ya shamba safi.');
const rotate = bilingual('Grow cowpea, green gram or another crop there next season.', 'Panda kunde, ndengu au zao lingine hapo msimu ujao.');

const thickSowing: Preparation = {
  title: bilingual('Sow thick and thin out', 'Panda kwa wingi na upunguze'),
  needs: [bilingual('About half as much seed again: 6 kg for an acre instead of 4 kg', 'Mbegu zaidi kwa nusu: kilo 6 kwa ekari badala ya kilo 4'), bilingual('A basket for 1 round of thinning', 'Kikapu kwa raundi 1 ya kupunguza')],
  steps: [
    bilingual('Sow with the first good rain, 2 to 3 cm deep.', 'Panda kwa mvua nzuri ya kwanza, kina cha sentimita 2 hadi 3.'),
    bilingual('At 3 weeks pull out all plants with a dead middle leaf first.', 'Kwenye wiki ya 3 ng’oa kwanza mimea yote yenye jani la kati lililokufa.'),
    bilingual('Then thin the rest to 20 cm.', 'Kisha punguza iliyobaki hadi sentimita 20.'),
    bilingual('Carry the pulled plants out and bury them.', 'Toa mimea iliyong’olewa na uifukie.'),
  ],
  use: bilingual('In each season, above all when sowing is late.', 'Kila msimu, hasa ukichelewa kupanda.'),
  limits: bilingual('It leaves enough plants in spite of the fly; it does not kill the fly. Young sorghum can poison animals: do not feed it.', 'Huacha mimea ya kutosha licha ya inzi; haiui inzi. Mtama mchanga unaweza kuwa sumu kwa mifugo: usiwalishe.'),
  source: 'icrisat_cereals',
};

const bagSmut: Preparation = {
  title: bilingual('Cut smutted heads in a bag', 'Kata masuke yenye fugwe kwa mfuko'),
  needs: [bilingual('A bag of 50 kg and a knife', 'Mfuko wa kilo 50 na kisu'), bilingual('5 litres of soapy water for hands and knife', 'Lita 5 za maji ya sabuni kwa mikono na kisu')],
  steps: [
    bilingual('Walk the field before grain is hard, in the calm of the morning.', 'Pita shambani kabla punje kuwa ngumu, asubuhi pasipo upepo.'),
    bilingual('Put the bag over each black head before you cut it.', 'Vika mfuko juu ya kila suke jeusi kabla ya kulikata.'),
    bilingual('Burn or bury the heads away from threshing place and seed store.', 'Choma au fukia masuke mbali na mahali pa kupuria na ghala la mbegu.'),
  ],
  use: bilingual('Each season before harvest.', 'Kila msimu kabla ya kuvuna.'),
  limits: bilingual('It cleans the next seed; the head itself is lost.', 'Husafisha mbegu ijayo; suke lenyewe limepotea.'),
  source: 'icrisat_cereals',
};

export const conditions = {
  sorghum___shoot_fly: {
    ...sorghumNames.sorghum___shoot_fly,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('1 to 4 weeks after sprouting the middle leaf wilts and dies (dead heart).', 'Wiki 1 hadi 4 baada ya kuota jani la kati hunyauka na kufa (moyo mfu).'),
      bilingual('Pulled out, it is rotten at the foot and smells; a small maggot may sit there.', 'Likichomolewa, limeoza chini na lina harufu; buu mdogo huweza kuwa hapo.'),
      bilingual('Side shoots grow and are attacked too.', 'Machipukizi ya pembeni huota na kushambuliwa pia.'),
    ],
    lookalikes: [
      { name: bilingual('Stem borer', 'Kipekecha shina'), sign: bilingual('Rows of holes in the leaves and a caterpillar in the stem.', 'Mistari ya matundu kwenye majani na kiwavi ndani ya shina.') },
      { name: bilingual('Cutworm', 'Kiwavi mkata mche'), sign: bilingual('The seedling is cut off at the ground.', 'Mche umekatwa usawa wa ardhi.') },
    ],
    immediateActions: [
      bilingual('Pull out plants with dead hearts and thin to the sound ones.', 'Ng’oa mimea yenye moyo mfu na uache mizima.'),
      bilingual('Sow again at once if more than a third is lost. This is for the first 2 weeks, while rain goes on.', 'Panda tena bila kuchelewa mimea iliyokufa ikizidi theluthi. Ni kwa wiki 2 za kwanza, mvua ikiendelea.'),
    ],
    organicSolutions: [thickSowing],
    preventiveMeasures: [plantTogether, resistant, bilingual('Do not sow sorghum in steps over many weeks: each late field feeds the fly.', 'Usipande mtama kwa awamu wiki nyingi: kila shamba la kuchelewa hulisha inzi.')],
    sources: ['icrisat_cereals'],
  },

  sorghum___midge: {
    ...sorghumNames.sorghum___midge,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Heads look blasted: flat empty husks without grain.', 'Masuke huonekana tupu: maganda bapa bila punje.'),
      bilingual('Squeeze a husk: orange-red juice of the grub comes out.', 'Kamua ganda: maji ya rangi ya machungwa hadi nyekundu ya buu hutoka.'),
      bilingual('White empty skins stick out of the husks; tiny orange flies at flowering, in the morning.', 'Ngozi nyeupe tupu hutokeza kwenye maganda; inzi wadogo wa rangi ya machungwa wakati wa maua, asubuhi.'),
    ],
    lookalikes: [
      { name: bilingual('Drought at flowering', 'Ukame wakati wa maua'), sign: bilingual('Empty husks, but no orange juice.', 'Maganda tupu, lakini hakuna maji ya rangi ya machungwa.') },
      { name: bilingual('Birds', 'Ndege'), sign: bilingual('Husks torn open or gone.', 'Maganda yamechanwa au hayapo.') },
    ],
    immediateActions: [
      bilingual('Squeeze 20 husks of 5 heads to be sure.', 'Kamua maganda 20 ya masuke 5 ili uhakikishe.'),
      bilingual('Cut late small heads and feed them to animals: they breed flies.', 'Kata masuke madogo ya kuchelewa na ulishe mifugo kabla hayajazalisha inzi.'),
    ],
    organicSolutions: [{ ...buryResidue, use: bilingual('Right after threshing: the grub sleeps in old husks and chaff.', 'Mara tu baada ya kupura: buu hulala kwenye maganda na makapi ya zamani.') }],
    preventiveMeasures: [plantTogether, bilingual('Sow one variety in the area, so that all flowers at once.', 'Panda aina moja na majirani, ili yote itoe maua kwa pamoja.'), resistant],
    sources: ['icrisat_cereals', 'kalro_bean'],
  },

  sorghum___smuts: {
    ...sorghumNames.sorghum___smuts,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Grey cones or sacks in place of grain, full of black powder.', 'Vifuko vya kijivu mahali pa punje, vilivyojaa unga mweusi.'),
      bilingual('In head smut the whole head is one black mass in a white skin.', 'Katika fugwe ya suke, suke lote ni bonge moja jeusi ndani ya ngozi nyeupe.'),
    ],
    lookalikes: [
      { name: bilingual('Grain mould', 'Ukungu wa punje'), sign: bilingual('Whole grain with grey or pink fur, after rain.', 'Punje nzima yenye manyoya ya kijivu au waridi, baada ya mvua.') },
      like('sorghum___midge', 'Empty husks without powder.', 'Maganda tupu bila unga.'),
    ],
    immediateActions: [
      bilingual('Take out smutted heads in a bag before they burst.', 'Ondoa masuke yenye fugwe kwa mfuko kabla hayajapasuka.'),
      bilingual('Do not thresh them with good heads: the powder sticks to the seed.', 'Usiyapure pamoja na mazuri: unga hushika mbegu.'),
    ],
    organicSolutions: [bagSmut],
    preventiveMeasures: [cleanSeed, rotate, bilingual('Ask the agrovet for seed already treated against smut; never eat or feed treated seed.', 'Muulize muuzaji wa pembejeo mbegu iliyotibiwa dhidi ya fugwe; usile wala usilishe mbegu iliyotibiwa.')],
    sources: ['icrisat_cereals'],
  },

  sorghum___anthracnose: {
    ...sorghumNames.sorghum___anthracnose,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small oval spots, red, purple or tan, with a pale middle.', 'Madoa madogo ya duaradufu, mekundu, ya zambarau au hudhurungi, yenye katikati ya rangi hafifu.'),
      bilingual('With a lens: black bristles in the middle of the spot.', 'Kwa lenzi: vinywele vyeusi katikati ya doa.'),
      bilingual('Red rot inside the stem; heads light.', 'Uozo mwekundu ndani ya shina; masuke mepesi.'),
    ],
    lookalikes: [
      { name: bilingual('Leaf blight (turcicum)', 'Bakajani (turcicum)'), sign: bilingual('Long spots like a cigar, 5 cm and more.', 'Madoa marefu kama sigara, sentimita 5 na zaidi.') },
      { name: bilingual('Rust', 'Kutu'), sign: bilingual('Raised dots with brown dust.', 'Vipele vyenye unga wa kahawia.') },
    ],
    immediateActions: [
      bilingual('Split some stems: red patches inside mean that plants may fall. Harvest those first.', 'Pasua mashina machache: mabaka mekundu ndani yanaonyesha mimea inaweza kuanguka. Vuna hiyo kwanza.'),
      bilingual('Keep no seed from here.', 'Usihifadhi mbegu ya hapa.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [resistant, rotate, cleanSeed, bilingual('Remove wild sorghum at the edges.', 'Ondoa mtama mwitu pembezoni.')],
    sources: ['icrisat_cereals', 'kalro_bean'],
  },
} as const satisfies Record<keyof typeof sorghumNames, Condition>;
