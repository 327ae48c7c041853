import { chemicalClass } from '../../sprays/chemical-lines.ts';
import { maizeNames } from '../../names/maize.ts';
import { buryResidue, dryAndSeal } from '../../sprays/preparations.ts';
import { aflasafe, airtightBag, grainProtectant, protectiveClothing, tarpaulin } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { certified, dryStore, harvestOnTime, like, nextHybrid, restFromMaize } from './lines.ts';

const mouldyForNobody = bilingual('Do not eat, sell, brew or feed mouldy grain: no cooking makes it safe. Bury it.', 'Usile, usiuze, usipike pombe wala kulisha mifugo nafaka yenye ukungu: kupika hakuifanyi salama. Ifukie.');
const sortByHand = bilingual('Sort by hand: throw out mouldy, holed, shrivelled and discoloured grain.', 'Chambua kwa mkono: tupa punje zenye ukungu, matundu, zilizosinyaa na zilizobadilika rangi.');
const dryRest = bilingual('Dry the rest at once on a canvas, off the soil.', 'Kausha iliyobaki mara moja juu ya turubai, si ardhini.');
const burySmut = {
  ...buryResidue,
  use: bilingual('Bury bagged galls at once, and the stalks within 2 weeks after harvest.', 'Fukia uvimbe uliofungwa kwenye mfuko mara moja, na mabua ndani ya wiki 2 baada ya kuvuna.'),
  source: 'kalro_maize',
} as const;
const keepBorersOut = bilingual('Keep borers and birds off the cobs: mould enters by their holes.', 'Zuia vipekecha na ndege kwenye mahindi: ukungu huingia kwa matundu yao.');

export const earConditions = {
  maize___aflatoxin_ear_rot: {
    ...maizeNames.maize___aflatoxin_ear_rot, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow-green to olive powder between the grains, mostly at the tip and where insects fed.', 'Unga wa manjano-kijani kati ya punje, hasa kwenye ncha na mahali wadudu walikula.'),
      bilingual('Mostly after drought near flowering, and in grain dried on the soil.', 'Zaidi baada ya ukame karibu na kutoa maua, na kwenye nafaka iliyokaushwa ardhini.'),
      bilingual('The poison cannot be seen, smelt or cooked away; clean-looking grain of the heap may contain it.', 'Sumu haionekani, hainuki wala haitoki kwa kupika; nafaka inayoonekana safi ya rundo hilo inaweza kuwa nayo.'),
    ],
    immediateActions: [mouldyForNobody, sortByHand, dryRest, bilingual('Go to the health centre at once with these signs: belly pain, yellow eyes or swelling after eating such maize.', 'Nenda kituo cha afya mara moja ukiona dalili hizi: maumivu ya tumbo, macho ya manjano au uvimbe baada ya kula mahindi hayo.')],
    organicSolutions: [dryAndSeal],
    inorganicSolutions: [],
    recommendedProducts: [tarpaulin, airtightBag, aflasafe],
    preventiveMeasures: [
      harvestOnTime,
      bilingual('Ask KALRO for Aflasafe, a harmless mould spread 2 to 3 weeks before flowering that crowds out the poisonous one.', 'Ulizia KALRO kuhusu Aflasafe, kuvu isiyo na sumu inayotandazwa wiki 2 hadi 3 kabla ya kutoa maua na kuishinda yenye sumu.'),
      bilingual('Plant early and mulch, so that maize does not thirst when it flowers.', 'Panda mapema na utandaze matandazo, ili mahindi yasipate kiu yakitoa maua.'),
      dryStore,
    ],
    recoveryTimeline: bilingual('Grain with the poison never becomes safe. The next harvest can be clean.', 'Nafaka yenye sumu haiwi salama kamwe. Mavuno yajayo yanaweza kuwa safi.'),
    spreadRisk: { level: 'medium', text: bilingual('The mould is in soil and old cobs everywhere; damp grain and insects let it grow in the store.', 'Kuvu hii iko kwenye udongo na magunzi kila mahali; nafaka yenye unyevu na wadudu huiruhusu kukua ghalani.') },
    yieldLoss: { range: null, text: bilingual('No measured range for the harvest: a whole lot can be refused, and people have died of it in Kenya.', 'Hakuna kiwango kilichopimwa cha mavuno: shehena nzima huweza kukataliwa, na watu wamekufa kwa sababu yake nchini Kenya.'), source: 'grain_guides' },
    lookalikes: [
      like('maize___fusarium_rot', 'White to pink mould, starburst lines on the grain.', 'Ukungu mweupe hadi waridi, mistari ya nyota kwenye punje.'),
      like('maize___diplodia_ear_rot', 'Thick white-grey mould from the foot of the cob up.', 'Ukungu mzito mweupe-kijivu kuanzia chini ya hindi.'),
    ],
    sources: ['grain_guides', 'kalro_maize'],
  },

  maize___larger_grain_borer_and_weevils: {
    ...maizeNames.maize___larger_grain_borer_and_weevils, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round holes in grain, and flour dust in the bag.', 'Matundu ya mviringo kwenye punje, na unga ndani ya gunia.'),
      bilingual('Small brown beetles: weevils have a long snout, the borer is a smooth cylinder.', 'Wadudu wadogo wa kahawia: fukusi ana pua ndefu, dumuzi ni kama silinda laini.'),
      bilingual('A lot of flour in 1 to 3 months means the borer; it bores wood and plastic too.', 'Unga mwingi ndani ya miezi 1 hadi 3 ni dumuzi; hutoboa mbao na plastiki pia.'),
    ],
    immediateActions: [
      bilingual('Empty the store. Spread grain in a thin layer in hot sun, then sieve it.', 'Toa nafaka yote. Itandaze tabaka jembamba kwenye jua kali, kisha uichekeche.'),
      bilingual('Burn the dust and sweep the store, cracks as well.', 'Choma unga na ufagie ghala, hata nyufa.'),
      bilingual('Fill airtight bags or a metal silo. Do not open for 2 weeks.', 'Jaza magunia yasiyopitisha hewa au pipa la chuma. Usifungue kwa wiki 2.'),
      bilingual('Use up or sell holed grain first; never mix it with new grain.', 'Tumia au uza kwanza nafaka yenye matundu; usiichanganye na mpya.'),
    ],
    organicSolutions: [dryAndSeal],
    inorganicSolutions: [
      chemicalClass('IRAC 1B', bilingual('Storage dust of the organophosphate group, mixed at the factory with a pyrethroid', 'Dawa ya unga ya ghala ya kundi la organophosphate, iliyochanganywa kiwandani na pyrethroid'), bilingual('Only if there are no airtight bags, only on dry grain, and only a dust whose label says food grain. Field pesticides and gas tablets are never for the home.', 'Ikiwa tu hakuna magunia yasiyopitisha hewa, kwenye nafaka kavu tu, na dawa ambayo lebo yake inasema nafaka ya chakula. Dawa za shambani na vidonge vya gesi si vya nyumbani kamwe.')),
    ],
    recommendedProducts: [airtightBag, tarpaulin, grainProtectant, protectiveClothing],
    preventiveMeasures: [harvestOnTime, bilingual('Shell soon and dry well; cobs left in the field bring the beetles home.', 'Pukuchua mapema na ukaushe vizuri; mahindi yaliyoachwa shambani huleta wadudu nyumbani.'), dryStore, bilingual('Boil or sun old bags before you use them again.', 'Chemsha au anika magunia ya zamani juani kabla ya kuyatumia tena.')],
    recoveryTimeline: bilingual('Insects in a closed bag die in 10 to 21 days. Eaten grain is lost.', 'Wadudu ndani ya gunia lililofungwa hufa katika siku 10 hadi 21. Nafaka iliyoliwa imepotea.'),
    spreadRisk: { level: 'high', text: bilingual('Beetles fly from old stores and come in bags, wood and cobs.', 'Wadudu huruka kutoka maghala ya zamani na huja kwenye magunia, mbao na mahindi.') },
    yieldLoss: { range: { low: 1, high: 36 }, text: bilingual('In a trial of 6 months dry maize lost 1% in airtight bags and 36% in open bags.', 'Katika jaribio la miezi 6, mahindi makavu yalipoteza asilimia 1 kwenye magunia yasiyopitisha hewa na 36 kwenye magunia wazi.'), source: 'store_trial_2018' },
    lookalikes: [
      like('maize___aflatoxin_ear_rot', 'Green-yellow mould, no beetles or flour.', 'Ukungu wa kijani-manjano, bila wadudu wala unga.'),
      like('maize___birds_and_rodents', 'Large gnawed pieces and droppings.', 'Vipande vikubwa vilivyotafunwa na kinyesi.'),
    ],
    sources: ['store_trial_2018', 'store_kenya_2013', 'grain_guides', 'kalro_maize', 'frac_irac'],
  },

  maize___fusarium_rot: {
    ...maizeNames.maize___fusarium_rot, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('White to pink mould on single grains or where borers fed; fine white lines like a star.', 'Ukungu mweupe hadi waridi kwenye punje moja moja au mahali vipekecha walikula; mistari myeupe kama nyota.'),
      bilingual('Stalks rot pink inside and fall.', 'Mabua huoza na kuwa ya rangi ya waridi ndani na kuanguka.'),
    ],
    immediateActions: [mouldyForNobody, sortByHand, dryRest],
    organicSolutions: [dryAndSeal],
    preventiveMeasures: [keepBorersOut, harvestOnTime, restFromMaize],
    lookalikes: [
      like('maize___diplodia_ear_rot', 'Thick grey-white mould that begins at the foot of the cob.', 'Ukungu mzito mweupe-kijivu unaoanzia chini ya hindi.'),
      like('maize___aflatoxin_ear_rot', 'Yellow-green powder.', 'Unga wa manjano-kijani.'),
    ],
    sources: ['cimmyt_maize', 'grain_guides'],
  },

  maize___diplodia_ear_rot: {
    ...maizeNames.maize___diplodia_ear_rot, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Thick white to grey mould grows from the foot of the cob up; husks stick to it.', 'Ukungu mzito mweupe hadi kijivu hukua kuanzia chini ya hindi; maganda hushikamana nalo.'),
      bilingual('The cob is light; small black dots show on husk and grain.', 'Hindi huwa jepesi; vidoti vyeusi huonekana kwenye ganda na punje.'),
    ],
    immediateActions: [mouldyForNobody, sortByHand, dryRest],
    organicSolutions: [{ ...buryResidue, use: bilingual('Within 2 weeks after harvest bury or compost all stalks and cobs: the fungus waits there.', 'Ndani ya wiki 2 baada ya kuvuna fukia au fanya mboji mabua na magunzi yote: kuvu husubiri humo.'), source: 'kalro_maize' }],
    preventiveMeasures: [restFromMaize, bilingual('Choose hybrids whose cobs hang down when ripe, so that rain runs off.', 'Chagua chotara ambazo mahindi huinama yakikomaa, ili mvua isiingie.'), harvestOnTime],
    lookalikes: [like('maize___fusarium_rot', 'Pink mould on single grains, not the whole foot of the cob.', 'Ukungu wa waridi kwenye punje moja moja, si chini yote ya hindi.')],
    sources: ['cimmyt_maize', 'kalro_maize', 'grain_guides'],
  },

  maize___head_smut: {
    ...maizeNames.maize___head_smut, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('A mass of black powder with thin threads replaces the tassel or cob.', 'Rundo la unga mweusi wenye nyuzi nyembamba huwa mahali pa mbelewele au hindi.'),
      bilingual('Plants may be short and leafy.', 'Mimea huweza kuwa mifupi na yenye majani mengi.'),
    ],
    immediateActions: [
      bilingual('Put a bag over it before it bursts. Cut it off and burn or bury it.', 'Funika sehemu iliyougua kwa mfuko kabla haijapasuka. Ikate, kisha uichome au uifukie.'),
      bilingual('Do not keep seed from this field.', 'Usihifadhi mbegu ya shamba hili.'),
    ],
    organicSolutions: [burySmut],
    preventiveMeasures: [certified, bilingual('Rest the field from maize and sorghum for 3 years if many plants had it.', 'Usipande mahindi na mtama hapo kwa miaka 3 ikiwa mimea mingi iliugua.'), nextHybrid],
    lookalikes: [like('maize___common_smut', 'White swellings with a skin, on any part.', 'Uvimbe mweupe wenye ngozi, sehemu yoyote ya mmea.')],
    sources: ['cabi_maize', 'kalro_maize'],
  },

  maize___common_smut: {
    ...maizeNames.maize___common_smut, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('White swellings with a skin on cob, stem or leaf; they turn black inside.', 'Uvimbe mweupe wenye ngozi kwenye hindi, shina au jani; ndani hugeuka mweusi.'),
      bilingual('They burst and let black powder go.', 'Hupasuka na kutoa unga mweusi.'),
    ],
    immediateActions: [
      bilingual('Cut the swellings off while they are white. Bag them and bury them deep.', 'Kata uvimbe ukiwa bado mweupe. Uweke mfukoni na uufukie kwenye shimo refu.'),
      bilingual('Do not feed or compost burst ones.', 'Uvimbe uliopasuka usilishe mifugo wala kufanya mboji.'),
    ],
    organicSolutions: [burySmut],
    preventiveMeasures: [restFromMaize, bilingual('Do not hurt plants when weeding; do not overfeed with nitrogen.', 'Usijeruhi mimea unapopalilia; usizidishe naitrojeni.'), nextHybrid],
    lookalikes: [like('maize___head_smut', 'Black powder with threads instead of tassel or cob, no skin.', 'Unga mweusi wenye nyuzi badala ya mbelewele au hindi, bila ngozi.')],
    sources: ['cabi_maize', 'kalro_maize'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
