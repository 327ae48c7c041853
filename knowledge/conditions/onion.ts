import { fungicideSources, insecticideSources } from '../sprays/chemical-lines.ts';
import { likeIn } from '../lookalike.ts';
import { onionNames } from '../names/onion.ts';
import { bordeauxForCrop, neemExtract, rogueAndBury, soapSpray, vegetableMulch } from '../sprays/preparations.ts';
import { cropFungicide, cropInsecticide, insectTraps, neemForCrop, protectiveClothing, vegetableSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';
import { countPlants, friendsAlive } from '../vegetable-sentences.ts';
import { carboxylicBeforeWetSpell, changeToTetronic, copperBeforeRain, spinosynOnThrips, strobilurinInTurn, triazoleOnOnion } from '../sprays/vegetable-sprays.ts';

const like = likeIn(onionNames);
const rotateOnions = bilingual('Keep onion and garlic out of that bed for 3 years.', 'Usipande vitunguu wala kitunguu saumu kwenye kitalu hicho kwa miaka 3.');
const airAndDrain = bilingual('Plant in raised beds with room for wind, and water in the morning.', 'Panda kwenye vitalu vilivyoinuliwa vyenye nafasi ya upepo, na umwagilie asubuhi.');
const cleanSets = bilingual('Start with certified seed and seedlings without spots.', 'Anza na mbegu iliyoidhinishwa na miche isiyo na madoa.');
const leavesOff = bilingual('Take off the sick leaves on a dry day. Carry them out and bury them.', 'Ondoa majani yaliyougua siku isiyo na mvua. Yatoe nje na uyafukie.');
const dryHarvest = bilingual('Let the necks dry fully before you store the bulbs.', 'Acha shingo zikauke kabisa kabla ya kuhifadhi vitunguu.');
const newLeaves = bilingual('Sick leaves do not heal. In dry weather new ones come clean in 2 to 3 weeks.', 'Majani yaliyougua hayaponi. Kukiwa na ukavu mapya hutoka safi baada ya wiki 2 hadi 3.');
const strawMulch = { ...vegetableMulch, title: bilingual('Straw between the rows', 'Nyasi kavu kati ya mistari'), needs: [bilingual('Dry grass or straw for a layer of 5 cm', 'Nyasi kavu kwa tabaka la sentimita 5')], steps: [
  bilingual('Weed the bed first.', 'Palilia kitalu kwanza.'),
  bilingual('Lay the grass 5 cm thick between the rows.', 'Weka nyasi unene wa sentimita 5 kati ya mistari.'),
  bilingual('Keep the necks of the onions free.', 'Shingo za vitunguu zibaki wazi.'),
], use: bilingual('3 weeks after planting out.', 'Wiki 3 baada ya kuhamisha miche.'), limits: bilingual('It reduces splash and thrips; take it off before the bulbs ripen.', 'Huzuia matone na kupunguza chawa wa mimea; iondoe kabla vitunguu havijakomaa.') } as const;

export const conditions = {
  onion___purple_blotch: {
    ...onionNames.onion___purple_blotch,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small white sunken specks that grow into oval purple patches with rings and a yellow edge.', 'Vidoa vidogo vyeupe vilivyobonyea vinavyokua kuwa mabaka ya mviringo mrefu ya zambarau yenye pete na ukingo wa manjano.'),
      bilingual('The leaf breaks over at the patch and dries.', 'Jani huvunjika kwenye baka na kukauka.'),
      bilingual('Older leaves and those torn by thrips first.', 'Majani ya zamani na yaliyojeruhiwa na chawa wa mimea kwanza.'),
    ],
    immediateActions: [leavesOff, countPlants, bilingual('Water in the morning only, at the soil.', 'Mwagilia asubuhi tu, kwenye udongo.'), bilingual('Look for thrips and hold them down: they open the way.', 'Tafuta chawa wa mimea na uwapunguze: huufungulia ugonjwa njia.')],
    organicSolutions: [strawMulch, bordeauxForCrop],
    inorganicSolutions: [triazoleOnOnion, strobilurinInTurn],
    recommendedProducts: [vegetableSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSets, airAndDrain, rotateOnions, dryHarvest],
    recoveryTimeline: newLeaves,
    spreadRisk: { level: 'high', text: bilingual('Wind and splash carry it; 8 hours of wet leaves are enough. It waits a year on old leaves.', 'Upepo na matone huueneza; majani yakiwa na maji saa 8 hutosha. Husubiri mwaka kwenye majani ya zamani.') },
    yieldLoss: { range: { low: 30, high: 60 }, text: bilingual('From 30 to 60% in warm wet weather without protection.', 'Asilimia 30 hadi 60 wakati wa joto na mvua bila kinga.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('onion___downy_mildew', 'Long pale patches with grey fur in the morning, no purple.', 'Mabaka marefu yaliyofifia yenye manyoya ya kijivu asubuhi, bila zambarau.'),
      like('onion___thrips', 'Fine silver streaks and dots, no oval patch.', 'Mistari na vidoa vyenye rangi ya fedha, hakuna baka la mviringo.'),
    ],
    sources: ['onion_blotch_pestnet', 'cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  onion___downy_mildew: {
    ...onionNames.onion___downy_mildew,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long pale to yellow patches on the leaf.', 'Mabaka marefu yaliyofifia hadi manjano kwenye jani.'),
      bilingual('Grey to violet fur on damp mornings.', 'Asubuhi yenye unyevu, manyoya ya kijivu hadi urujuani.'),
      bilingual('Tips bend over and dry; it moves in patches through the field.', 'Ncha hupinda na kukauka; huenea kwa sehemu shambani.'),
    ],
    immediateActions: [bilingual('Pull out the first sick plants on a dry day. Bury them.', 'Ng’oa mimea ya kwanza iliyougua siku isiyo na mvua na uifukie.'), bilingual('Weed, so that wind dries the leaves.', 'Palilia, ili upepo ukaushe majani.'), bilingual('Stop watering from above.', 'Acha kumwagilia kutoka juu.')],
    organicSolutions: [rogueAndBury, bordeauxForCrop],
    inorganicSolutions: [copperBeforeRain, { ...carboxylicBeforeWetSpell, when: bilingual('When cool wet nights go on and the first fur is seen in the field.', 'Usiku wa baridi na unyevu ukiendelea na manyoya ya kwanza yakionekana shambani.') }],
    recommendedProducts: [vegetableSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSets, airAndDrain, rotateOnions, bilingual('Leave no old onions or sprouting bulbs near the field.', 'Usiache vitunguu vya zamani au vinavyochipua karibu na shamba.')],
    recoveryTimeline: newLeaves,
    spreadRisk: { level: 'high', text: bilingual('Wind carries it on cool damp nights; it stops when it is hot and dry.', 'Upepo huueneza usiku wa baridi na unyevu; hukoma kukiwa na joto na ukavu.') },
    yieldLoss: { range: { low: 30, high: 60 }, text: bilingual('From 30 to 60% in a cool wet season; the bulbs stay small and keep badly.', 'Asilimia 30 hadi 60 msimu wa baridi na mvua; vitunguu hubaki vidogo na havikai.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('onion___purple_blotch', 'Purple ovals with rings.', 'Mabaka ya zambarau yenye pete.'),
      { name: bilingual('Tips dried by drought', 'Ncha zilizokaushwa na ukame'), sign: bilingual('All tips alike, no fur in the morning.', 'Ncha zote sawa, hakuna manyoya asubuhi.') },
    ],
    sources: ['onion_mildew_wisconsin', 'cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  onion___thrips: {
    ...onionNames.onion___thrips,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Silver streaks and dots along the leaves.', 'Mistari na vidoa vyenye rangi ya fedha kwenye majani.'),
      bilingual('Open the neck: thin yellow insects, as long as a comma.', 'Fungua shingo: wadudu wembamba wa manjano, wadogo kama alama ya mkato.'),
      bilingual('Tips curl and dry; bulbs stay small.', 'Ncha hujikunja na kukauka; vitunguu hubaki vidogo.'),
    ],
    immediateActions: [
      bilingual('Open 20 necks and count: 3 to 5 per leaf are enough to act.', 'Fungua shingo 20 na uhesabu: 3 hadi 5 kwa jani hutosha kuchukua hatua.'),
      bilingual('Water from above in the morning: it washes many off.', 'Mwagilia kutoka juu asubuhi: huondoa wengi.'),
      bilingual('Keep the crop watered and weeded: thirsty onions suffer most.', 'Mwagilia na upalilie: vitunguu vyenye kiu huumia zaidi.'),
    ],
    organicSolutions: [soapSpray, { ...neemExtract, limits: bilingual('It works slowly. Try it on a few plants first: neem with much oil can burn onion leaves. Wear gloves and keep it out of fish ponds.', 'Hufanya kazi polepole. Jaribu kwanza kwenye mimea michache: mwarobaini wenye mafuta mengi unaweza kuunguza majani ya vitunguu. Vaa glavu, na isifike kwenye mabwawa ya samaki.') }, strawMulch],
    inorganicSolutions: [spinosynOnThrips, changeToTetronic],
    recommendedProducts: [neemForCrop, insectTraps, cropInsecticide, protectiveClothing],
    preventiveMeasures: [bilingual('Plant rows of carrot between the onions.', 'Panda mistari ya karoti kati ya vitunguu.'), rotateOnions, bilingual('Do not plant beside old onions.', 'Usipande kando ya vitunguu vya zamani.'), friendsAlive],
    recoveryTimeline: bilingual('Streaked leaves stay so. New ones are green in 2 to 3 weeks.', 'Majani yenye mistari hubaki hivyo. Mapya huwa ya kijani baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries them; hot dry weeks bring many, rain brings few.', 'Upepo huwaeneza; wiki za joto na ukavu huwaongeza, mvua huwapunguza.') },
    yieldLoss: { range: { low: 20, high: 50 }, text: bilingual('From 20 to 50% in a dry season.', 'Asilimia 20 hadi 50 kiangazi.'), source: 'icipe_vegetables' },
    lookalikes: [
      like('onion___purple_blotch', 'Oval purple patches, no insects.', 'Mabaka ya zambarau ya mviringo mrefu, hakuna wadudu.'),
      like('onion___downy_mildew', 'Grey fur in the morning.', 'Manyoya ya kijivu asubuhi.'),
    ],
    sources: ['onion_thrips_infonet', 'onion_thrips_mwea_2008', 'icipe_vegetables', 'home_sprays', 'neem_extract', 'kalro_vegetables', ...insecticideSources],
  },
} as const satisfies Record<keyof typeof onionNames, Condition>;
