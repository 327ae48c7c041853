import { chemicalClass, copper, fungicideSources, notOldFungicides } from '../../sprays/chemical-lines.ts';
import { sprayNothing } from '../../healthy-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { anyNames } from '../../names/any.ts';
import { compost, feedManure } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { alongTheRow, limeAsTested, manureEachSeason } from '../../vegetable-sentences.ts';

const like = likeIn(anyNames);
const testSoil = bilingual('Ask for a soil test before you buy anything.', 'Omba upimaji wa udongo kabla ya kununua chochote.');
const labelFirst = bilingual('Read the label before every spraying; mix two products only if it says so.', 'Soma lebo kabla ya kila kunyunyiza; changanya bidhaa mbili tu ikisema hivyo.');

const washDown: Preparation = {
  title: bilingual('Rinse and water', 'Suuza na umwagilie'),
  needs: [bilingual('10 litres of clean water for each few plants', 'Lita 10 za maji safi kwa kila mimea michache')],
  steps: [
    bilingual('Rinse the leaves gently with clean water, the same day.', 'Suuza majani taratibu kwa maji safi, siku hiyo hiyo.'),
    bilingual('Water the soil well for some days.', 'Mwagilia udongo vizuri kwa siku kadhaa.'),
    bilingual('Give no more spray and no fertiliser for now.', 'Usinyunyize tena wala kuweka mbolea kwa sasa.'),
  ],
  use: bilingual('As soon as you see it; it helps most in the first hours.', 'Mara tu ukiona; husaidia zaidi saa za kwanza.'),
  limits: bilingual('Burnt leaves stay burnt. Wear gloves: the leaves still carry what was put on them.', 'Majani yaliyoungua hubaki hivyo. Vaa glavu: majani bado yana kilichowekwa.'),
  source: 'kalro_vegetables',
};

export const care = {
  any___healthy: {
    ...anyNames.any___healthy,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Even colour, no spots, no holes, no insects.', 'Rangi sawa, bila madoa, bila matundu, bila wadudu.'), bilingual('The plant is as tall as its neighbours.', 'Mmea una kimo sawa na jirani zake.')],
    immediateActions: [sprayNothing, bilingual('Walk the field once a week and check under the leaves.', 'Kagua shamba mara moja kwa wiki na uangalie chini ya majani.')],
    organicSolutions: [compost],
    preventiveMeasures: [bilingual('Change crops each season.', 'Badilisha mazao kila msimu.'), bilingual('Weed early and use certified seed.', 'Palilia mapema na utumie mbegu iliyoidhinishwa.')],
    lookalikes: [like('any___iron_deficiency', 'The youngest leaves turn pale with green veins.', 'Majani machanga kabisa hufifia yakiwa na mishipa ya kijani.')],
    sources: ['kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney'],
  },

  any___pesticide_burn: {
    ...anyNames.any___pesticide_burn,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Dry spots or burnt edges 1 to 3 days after spraying, where the drops sat.', 'Madoa makavu au kingo zilizoungua siku 1 hadi 3 baada ya kunyunyiza, pale matone yalipokaa.'), bilingual('All of one age; no new ones come.', 'Yote ya umri mmoja; mapya hayatokei.'), bilingual('Weedkiller that drifted twists and narrows the leaves.', 'Dawa ya magugu iliyopeperushwa hupinda na kupunguza upana wa majani.')],
    immediateActions: [bilingual('Stop spraying. Write down what was mixed and when.', 'Acha kunyunyiza. Andika kilichochanganywa na lini.'), bilingual('Read on the label how long to wait. Then you may eat or sell from here.', 'Soma kwenye lebo muda wa kusubiri. Kisha unaweza kula au kuuza.'), bilingual('Open the poisoning card if anyone feels unwell.', 'Fungua kadi ya sumu kukiwa na anayejisikia vibaya.')],
    organicSolutions: [washDown],
    preventiveMeasures: [labelFirst, bilingual('Spray in the cool of the evening, never on thirsty plants.', 'Nyunyiza jioni kukiwa na baridi, usinyunyize mimea yenye kiu kamwe.'), bilingual('Keep one sprayer for weedkiller only.', 'Tenga pampu moja kwa dawa ya magugu tu.')],
    lookalikes: [like('any___fertilizer_burn', 'Nothing was sprayed; fertiliser lies near the stem.', 'Hakuna kilichonyunyizwa; mbolea iko karibu na shina.'), { name: bilingual('Leaf spot diseases', 'Magonjwa ya madoa ya majani'), sign: bilingual('New spots keep coming, with rings, dust or yellow edges.', 'Madoa mapya huendelea, yenye pete, unga au kingo za manjano.') }],
    sources: ['kalro_vegetables', 'safe_use'],
  },

  any___fertilizer_burn: {
    ...anyNames.any___fertilizer_burn,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaf tips and edges turn brown; young plants wilt a few days after feeding.', 'Ncha na kingo za majani huwa kahawia; mimea michanga hunyauka siku chache baada ya kuweka mbolea.'), bilingual('Grains of fertiliser lie at the stem, or lodged in the leaves.', 'Punje za mbolea ziko kwenye shina, au zimekwama kwenye majani.')],
    immediateActions: [bilingual('Scrape the grains away from the stem.', 'Kwangua punje za mbolea uzisogeze mbali na shina.'), bilingual('Water deeply to wash the salt down.', 'Mwagilia kwa wingi ili chumvi ishuke chini.'), bilingual('Plant again where seedlings died.', 'Panda tena mahali miche ilipokufa.')],
    organicSolutions: [washDown],
    preventiveMeasures: [bilingual('Keep fertiliser 5 cm from seed and stem, and cover it with soil.', 'Weka mbolea umbali wa sentimita 5 kutoka mbegu na shina, na uifunike kwa udongo.'), bilingual('Feed only moist soil.', 'Weka mbolea kwenye udongo wenye unyevu tu.'), bilingual('Let manure rot fully first.', 'Acha samadi ioze kabisa kwanza.')],
    lookalikes: [like('any___pesticide_burn', 'Comes after spraying, in spots.', 'Huja baada ya kunyunyiza, kwa madoa.'), { key: 'any___drought', name: bilingual('Drought', 'Ukame'), sign: bilingual('The soil is dry deep down, and all plants droop.', 'Udongo ni mkavu hadi chini, na mimea yote hulegea.') }],
    sources: ['kalro_vegetables'],
  },

  any___hail_damage: {
    ...anyNames.any___hail_damage,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves torn to strips in one hour, all over the field.', 'Majani yamechanika vipande kwa saa moja, shamba zima.'), bilingual('Bruises on one side of stems and fruit.', 'Michubuko upande mmoja wa mashina na matunda.')],
    immediateActions: [bilingual('Wait 5 to 7 days before you plough anything under: most crops sprout again.', 'Subiri siku 5 hadi 7 kabla ya kulima upya: mazao mengi huchipua tena.'), bilingual('On a dry day cut off broken parts cleanly.', 'Siku isiyo na mvua kata vizuri sehemu zilizovunjika.'), bilingual('Weed, and give a little nitrogen when new leaves come.', 'Palilia, na uweke naitrojeni kidogo majani mapya yakitoka.')],
    organicSolutions: [feedManure],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, bilingual('Within a day or two, where rot or bacteria often follow hail: coffee, tomato, potato, fruit trees.', 'Ndani ya siku moja au mbili, pale uozo au bakteria hufuata mvua ya mawe: kahawa, nyanya, viazi, miti ya matunda.'), notOldFungicides)],
    preventiveMeasures: [bilingual('Plant trees as a windbreak; grow more than one crop.', 'Panda miti ya kuzuia upepo; panda zaidi ya zao moja.'), bilingual('Ask about crop insurance before the season.', 'Ulizia bima ya mazao kabla ya msimu.')],
    lookalikes: [{ name: bilingual('Wind', 'Upepo'), sign: bilingual('Leaves split along the veins, no bruises.', 'Majani hupasuka kufuata mishipa, bila michubuko.') }, { name: bilingual('Caterpillars', 'Viwavi'), sign: bilingual('Smooth holes with droppings, more each day.', 'Matundu laini yenye kinyesi, huongezeka kila siku.') }],
    sources: ['fao_guides', 'manure_tea', ...fungicideSources],
  },

  any___iron_deficiency: {
    ...anyNames.any___iron_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Iron: the youngest leaves are yellow to white, only the veins stay green.', 'Chuma: majani machanga kabisa huwa manjano hadi meupe, mishipa tu hubaki kijani.'), bilingual('Sulphur: young leaves are pale all over, veins too.', 'Salfa: majani machanga hufifia kote, hata mishipa.'), bilingual('Old leaves look fine.', 'Majani ya chini huonekana vizuri.')],
    immediateActions: [alongTheRow, testSoil, bilingual('Check whether you limed a lot, or water stays there. Both lock up iron.', 'Je, uliweka chokaa nyingi, au maji hutuama hapo? Vyote huzuia chuma.')],
    organicSolutions: [compost, feedManure],
    preventiveMeasures: [manureEachSeason, limeAsTested, bilingual('Drain standing water.', 'Ondoa maji yaliyotuama.')],
    lookalikes: [{ key: 'tomato___magnesium_deficiency', name: bilingual('Magnesium deficiency', 'Upungufu wa magnesi'), sign: bilingual('The same pattern, but on the oldest leaves.', 'Dalili sawa, lakini kwenye majani ya chini.') }, { key: 'any___nitrogen_deficiency', name: bilingual('Nitrogen deficiency', 'Upungufu wa naitrojeni'), sign: bilingual('The oldest leaves turn pale first.', 'Majani ya chini hufifia kwanza.') }],
    sources: ['fao_guides', 'compost_ngeze', 'compost_harvestmoney', 'manure_tea'],
  },

  any___boron_deficiency: {
    ...anyNames.any___boron_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('The growing tip dies; side shoots come thick and crooked.', 'Kitovu cha ukuaji hufa; machipukizi ya pembeni huwa manene na yaliyopinda.'), bilingual('Cabbage stem hollow and brown inside; roots and fruit corky, cracked.', 'Shina la kabichi lina uwazi wa kahawia ndani; mizizi na matunda huwa na magamba na nyufa.')],
    immediateActions: [testSoil, bilingual('Never guess how much borax to use: a little too much poisons the next crop.', 'Usitumie boraksi kwa kukisia: ikizidi kidogo huharibu zao linalofuata.')],
    organicSolutions: [compost],
    preventiveMeasures: [manureEachSeason, bilingual('Water evenly: dry soil holds boron back.', 'Mwagilia sawa: udongo mkavu huzuia boroni.'), limeAsTested],
    lookalikes: [{ name: bilingual('Tip borers', 'Wadudu wanaotoboa ncha'), sign: bilingual('A hole, droppings or web at the dead tip.', 'Tundu, kinyesi au utando kwenye ncha iliyokufa.') }],
    sources: ['fao_guides', 'compost_ngeze', 'compost_harvestmoney'],
  },
} as const satisfies Partial<Record<keyof typeof anyNames, Condition>>;
