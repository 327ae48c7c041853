import { chemicalClass, horticulturalOil, insecticideSources, notOldInsecticides } from '../../sprays/chemical-lines.ts';
import { mangoNames } from '../../names/mango.ts';
import { neemExtract, soapSpray } from '../../sprays/preparations.ts';
import { certifiedSeedlings, neemForCrop, protectiveClothing, pruningSaw } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { cleanSeedlings, noRange, noRangeSw, pruneOpen, sweepLeaves } from './care.ts';

const keepHelpers = bilingual('Spare wasps and spiders, which eat this insect: do not spray the whole tree.', 'Waache nyigu na buibui, ambao hula mdudu huyu: usinyunyize mti mzima dawa.');

export const leafInsectsConditions = {
  mango___cutting_weevil: {
    ...mangoNames.mango___cutting_weevil,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Young leaves cut straight across near the stalk, as if with scissors.', 'Majani machanga yaliyokatwa moja kwa moja karibu na kikonyo, kama kwa mkasi.'),
      bilingual('The cut pieces are under the tree; only leaf stumps are left on the tip.', 'Vipande vilivyokatwa hulala chini ya mti; kwenye ncha hubaki visiki vya majani tu.'),
      bilingual('Scraped brown patches on soft leaves; tiny beetles with a snout.', 'Mabaka ya kahawia yaliyokwanguliwa kwenye majani laini; fukusi wadogo sana wenye mdomo mrefu.'),
    ],
    immediateActions: [
      bilingual('Pick up the cut leaves every morning and bury or burn them: the eggs are in them.', 'Okota majani yaliyokatwa kila asubuhi na uyafukie au uyachome: mayai yamo ndani.'),
      bilingual('Show it to the extension officer or KEPHIS. This beetle is known from Asia; they can check if it is really here.', 'Mwonyeshe afisa ugani au KEPHIS. Mdudu huyu anajulikana Asia; ithibitishwe kama kweli yupo hapa.'),
      bilingual('Look in the early morning for other cutters: grasshoppers, caterpillars, leaf-cutter bees.', 'Mapema asubuhi tafuta wakataji wengine: panzi, viwavi, nyuki wakata majani.'),
    ],
    organicSolutions: [neemExtract],
    inorganicSolutions: [chemicalClass('IRAC 3A', bilingual('Pyrethroid insecticide', 'Dawa ya wadudu ya kundi la pyrethroid'), bilingual('Only in a nursery or on young trees that lose every flush, and only when an officer has named the beetle. Never on open flowers.', 'Itumie tu kitaluni au kwenye miti michanga inayopoteza majani yote mapya, na afisa akishamtambua mdudu. Usinyunyize kamwe maua yakiwa wazi.'), notOldInsecticides)],
    recommendedProducts: [neemForCrop, protectiveClothing],
    preventiveMeasures: [
      bilingual('Clear leaf litter under young trees and hoe the soil lightly: the beetle grows up there.', 'Ondoa majani yaliyoanguka chini ya miti michanga na upalilie kidogo: mdudu hukulia humo.'),
      bilingual('Look at each new flush twice a week.', 'Angalia majani mapya mara mbili kwa wiki.'),
      cleanSeedlings,
    ],
    recoveryTimeline: bilingual('A grown tree makes the leaves again in the next flush. A seedling that loses two flushes falls far behind.', 'Mti mkubwa hutoa majani tena baadaye. Mche unaopoteza majani mapya mara mbili hubaki nyuma sana.'),
    spreadRisk: { level: 'medium', text: bilingual('The beetles fly well and come back after rain; seedlings and soil carry them far.', 'Fukusi hawa huruka vizuri na hurudi baada ya mvua; miche na udongo huwapeleka mbali.') },
    yieldLoss: { range: null, text: bilingual(`${noRange} Grown trees lose little; nurseries and young trees lose most.`, `${noRangeSw} Miti mikubwa hupoteza kidogo; vitalu na miti michanga hupoteza zaidi.`), source: 'mango_cutting_weevil_2025' },
    lookalikes: [
      { name: bilingual('Grasshoppers and caterpillars', 'Panzi na viwavi'), sign: bilingual('Ragged edges and holes, not one clean cut; droppings on the leaf.', 'Kingo zilizochanika na matundu, si mkato mmoja safi; kinyesi kwenye jani.') },
      { name: bilingual('Leaf-cutter bee', 'Nyuki mkata majani'), sign: bilingual('Neat half circles cut from the edge; the leaf stays on.', 'Nusu duara safi zilizokatwa ukingoni; jani hubaki mtini.') },
    ],
    sources: ['mango_cutting_weevil_2025', 'mango_cutting_weevil_article', 'neem_extract', ...insecticideSources],
  },

  mango___gall_midge: {
    ...mangoNames.mango___gall_midge,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small round pimples on the leaf, 3 to 4 mm, that you can feel on both sides.', 'Vipele vidogo vya mviringo kwenye jani, milimita 3 hadi 4, unavyovihisi pande zote mbili.'),
      bilingual('Later each pimple turns brown and falls out, leaving a small hole.', 'Baadaye kila kipele huwa cha kahawia na kudondoka; hubaki tundu dogo.'),
      bilingual('Leaves with many pimples curl and fall early.', 'Majani yenye vipele vingi hujikunja na kuanguka mapema.'),
      bilingual('Open a fresh pimple: one tiny pale maggot inside.', 'Fungua kipele kibichi: ndani kuna buu mmoja mdogo mweupe.'),
    ],
    immediateActions: [
      bilingual('Count the pimples: a grown tree with some on its leaves needs nothing.', 'Hesabu: mti mkubwa wenye vipele kiasi kwenye majani hauhitaji chochote.'),
      bilingual('Pick off leaves full of pimples on young trees. Bury them.', 'Kwenye miti michanga ondoa majani yaliyojaa vipele na uyafukie.'),
      bilingual('Do not move seedlings with pimples to another farm.', 'Usipeleke miche yenye vipele kwenye shamba lingine.'),
    ],
    organicSolutions: [neemExtract],
    inorganicSolutions: [],
    recommendedProducts: [neemForCrop, certifiedSeedlings],
    preventiveMeasures: [pruneOpen, sweepLeaves, keepHelpers, bilingual('When you plant, ask the nursery which varieties get few galls in your area.', 'Ukipanda, uliza kitalu ni aina zipi hupata uvimbe kidogo katika eneo lako.')],
    recoveryTimeline: bilingual('Leaves with galls stay so until they fall. A new flush without the midge comes clean, in 2 to 3 months.', 'Majani yenye uvimbe hubaki hivyo hadi yaanguke. Majani mapya yasiyoshambuliwa hutoka safi, baada ya miezi 2 hadi 3.'),
    spreadRisk: { level: 'medium', text: bilingual('The midge is smaller than a mosquito and flies only near; seedlings carry it far.', 'Inzi huyu ni mdogo kuliko mbu na huruka karibu tu; miche humpeleka mbali.') },
    yieldLoss: { range: null, text: bilingual(`${noRange} Grown trees lose little. Young trees grow more slowly.`, `${noRangeSw} Miti mikubwa hupoteza kidogo. Miti michanga hukua polepole zaidi.`), source: 'mango_guide_2023' },
    lookalikes: [
      { name: bilingual('Anthracnose', 'Chule'), key: 'mango___anthracnose', sign: bilingual('Flat dark spots; you feel no pimple.', 'Madoa meusi bapa; hakuna kipele ukigusa.') },
      { name: bilingual('Scale insects', 'Wadudu magamba'), sign: bilingual('The bump sits on the leaf and comes off under the nail.', 'Uvimbe uko juu ya jani na hutoka ukikwangua kwa ukucha.') },
    ],
    sources: ['mango_guide_2023', 'mango_infonet', 'neem_extract'],
  },

  mango___sooty_mould: {
    ...mangoNames.mango___sooty_mould,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Black film on the upper side of leaves, on twigs and fruit; it rubs off with a wet finger.', 'Utando mweusi upande wa juu wa majani, kwenye vijiti na matunda; hutoka ukisugua kwa kidole chenye maji.'),
      bilingual('The leaves are sticky, and ants run up and down.', 'Majani hunata, na sisimizi hupanda na kushuka.'),
      bilingual('Scales, mealybugs, aphids or hoppers sit under the leaves above it.', 'Wadudu magamba, vidung’ata, vidukari au panzi wadogo wako chini ya majani yaliyo juu yake.'),
    ],
    immediateActions: [
      bilingual('Find the insect that drops the sugar: the soot grows only on that.', 'Tafuta mdudu anayedondosha sukari: masizi huota juu yake tu.'),
      bilingual('Cut off the few branches that are full of insects. Carry them away.', 'Kata matawi machache yaliyojaa wadudu na uyatoe.'),
      bilingual('Wash leaves and fruit of small trees with soapy water.', 'Osha majani na matunda ya miti midogo kwa maji ya sabuni.'),
    ],
    organicSolutions: [soapSpray, neemExtract],
    inorganicSolutions: [chemicalClass('IRAC UNM', horticulturalOil, bilingual('On young scales and mealybugs when soap was not enough. Not in hot sun, not on a thirsty tree. A fungicide does not help: the insect must go.', 'Tumia kwa magamba na vidung’ata wachanga sabuni isipotosha. Si kwenye jua kali, si kwa mti wenye kiu. Dawa ya kuvu haisaidii: mdudu ndiye aondoke.'), notOldInsecticides)],
    recommendedProducts: [neemForCrop, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      bilingual('Keep ants off with a sticky band round the trunk: they guard the insects.', 'Zuia sisimizi kwa utepe unaonata kuzunguka shina: huwalinda wadudu hao.'),
      pruneOpen, keepHelpers,
      bilingual('Do not give too much nitrogen: soft leaves draw sucking insects.', 'Usiweke naitrojeni nyingi mno: majani laini huvuta wadudu wafyonzaji.'),
    ],
    recoveryTimeline: bilingual('When the insects are gone the film peels off with rain and sun, in 3 to 6 weeks.', 'Wadudu wakiondoka utando hubanduka kwa mvua na jua, baada ya wiki 3 hadi 6.'),
    spreadRisk: { level: 'medium', text: bilingual('It follows the sucking insects and the ants; dusty, crowded trees have most.', 'Hufuata wadudu wafyonzaji na sisimizi; miti yenye vumbi na iliyosongamana huwa nayo zaidi.') },
    yieldLoss: { range: null, text: bilingual(`${noRange} The film itself costs little; black fruit sells badly.`, `${noRangeSw} Utando wenyewe hupunguza kidogo; matunda meusi hayauziki vizuri.`), source: 'mango_infonet' },
    lookalikes: [
      { name: bilingual('Bacterial canker', 'Madoa meusi ya bakteria'), key: 'mango___bacterial_canker', sign: bilingual('Single raised spots inside the leaf; they do not rub off.', 'Madoa moja moja yaliyoinuka ndani ya jani; hayatoki ukisugua.') },
      { name: bilingual('Smoke and dust', 'Moshi na vumbi'), sign: bilingual('Grey and dry, near a road or a fire; no sticky leaves.', 'Ya kijivu na kavu, karibu na barabara au moto; majani hayanati.') },
    ],
    sources: ['mango_infonet', 'mango_guide_2023', 'home_sprays', 'neem_extract', ...insecticideSources],
  },
} as const satisfies Partial<Record<keyof typeof mangoNames, Condition>>;
