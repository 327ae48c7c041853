import { changeGroups, chemicalClass, fungicideSources, notOldFungicides, strobilurin, triazole } from '../../sprays/chemical-lines.ts';
import { riceNames } from '../../names/rice.ts';
import { cropFungicide, protectiveClothing, pulseSeed } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { cleanSeed, like, plantTogether, plough, saltWaterSeed, silicon, splitNitrogen, weedBunds } from './care.ts';

const steadyWater = bilingual('Keep the water even: a dry field gets more blast.', 'Weka maji kwa usawa: jaruba kavu hupata blasti zaidi.');

const rogueRice: Preparation = {
  title: bilingual('Pull out yellow hills', 'Ng’oa mashina ya manjano'),
  needs: [bilingual('1 sack to carry plants, soap and 10 litres of water', 'Gunia 1 la kubebea mimea, sabuni na lita 10 za maji')],
  steps: [
    bilingual('Walk the rows 3 to 4 weeks after transplanting, and pull yellow stunted hills.', 'Pita mistarini wiki 3 hadi 4 baada ya kuhamisha, na ung’oe mashina ya manjano yaliyodumaa.'),
    bilingual('Carry them out and bury them; do not throw them on the bund.', 'Yatoe na uyafukie; usiyatupe kingoni.'),
    bilingual('Wash hands, sickle and tools with soap before the next field.', 'Osha mikono, mundu na vifaa kwa sabuni kabla ya jaruba linalofuata.'),
    bilingual('Fill the gaps with clean seedlings in the first month.', 'Jaza nafasi kwa miche safi katika mwezi wa kwanza.'),
  ],
  use: bilingual('Once a week until flowering.', 'Mara moja kwa wiki hadi kutoa maua.'),
  limits: bilingual('It slows the spread; a sick hill does not recover.', 'Hupunguza kuenea; shina lililougua haliponi.'),
  source: 'africarice',
};

export const diseaseConditions = {
  rice___blast: {
    ...riceNames.rice___blast,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Spots like a diamond, pointed at both ends, with a grey middle and a brown edge.', 'Madoa kama almasi, yenye ncha pande mbili, katikati ya kijivu na ukingo wa kahawia.'),
      bilingual('Brown collar where the leaf joins the stem.', 'Shingo ya kahawia mahali jani linapoungana na shina.'),
      bilingual('Black neck below the head; the head breaks or stays white and empty.', 'Shingo nyeusi chini ya suke; suke huvunjika au hubaki jeupe na tupu.'),
    ],
    immediateActions: [
      bilingual('Put water back on the field and keep it even.', 'Rudisha maji jarubani na uyaweke kwa usawa.'),
      bilingual('Stop nitrogen for now.', 'Usiweke naitrojeni kwa sasa.'),
      bilingual('Check 20 hills in 5 places. If leaves are spotted before the heads come, ask about a spray at once.', 'Angalia mashina 20 katika sehemu 5. Majani yakiwa na madoa kabla ya masuke, uliza kuhusu dawa mara moja.'),
    ],
    organicSolutions: [silicon, saltWaterSeed],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('When heads are about to come out, only if leaves have blast and the weather stays wet. White heads cannot be saved.', 'Masuke yakikaribia kutoka, ikiwa tu majani yana blasti na unyevu unaendelea. Masuke meupe hayawezi kuokolewa.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSeed, splitNitrogen, steadyWater, plantTogether, plough, bilingual('Ask KALRO Mwea which variety resists it; Basmati is weak.', 'Uliza KALRO Mwea ni aina gani inastahimili; Basmati ni dhaifu.')],
    recoveryTimeline: bilingual('Leaves grow out of it in 2 to 3 weeks when water and weather are right. A rotten neck does not recover.', 'Mmea hutoa majani mapya safi baada ya wiki 2 hadi 3 maji na hali ya hewa zikiwa sawa. Shingo iliyooza haiponi.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it; cool nights with dew or drizzle and much nitrogen feed it.', 'Upepo huueneza; usiku wa baridi wenye umande au rasharasha na naitrojeni nyingi huuchochea.') },
    yieldLoss: { range: { low: 60, high: 100 }, text: bilingual('About 60 to 100% is reported where it strikes the heads; leaf blast alone costs less.', 'Asilimia 60 hadi 100 hivi imeripotiwa inaposhambulia masuke; blasti ya majani peke yake hupunguza kidogo.'), source: 'rice_blast_mwea' },
    lookalikes: [
      like('rice___brown_spot', 'Round or oval brown spots, even over the leaf, on poor soil.', 'Madoa ya kahawia ya mviringo, sawasawa kwenye jani, kwenye udongo uliokosa lishe.'),
      like('rice___stem_borers', 'White head that pulls out easily; a hole in the stem, no black neck.', 'Suke jeupe linalochomoka kwa urahisi; tundu kwenye shina, hakuna shingo nyeusi.'),
    ],
    sources: ['rice_blast_mwea', 'irri_rice', 'kalro_rice', ...fungicideSources],
  },

  rice___yellow_mottle_virus: {
    ...riceNames.rice___yellow_mottle_virus,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small yellow-green flecks that join to streaks; the plant looks yellow-orange.', 'Vidoa vidogo vya manjano-kijani vinavyoungana kuwa michirizi; mmea huonekana wa manjano-machungwa.'),
      bilingual('Stunted hills with few tillers and twisted young leaves, in patches, 3 to 4 weeks after transplanting.', 'Mashina yaliyodumaa yenye machipukizi machache na majani machanga yaliyopinda, kwa mabaka, wiki 3 hadi 4 baada ya kuhamisha.'),
      bilingual('Heads stay inside or have empty brown grain.', 'Masuke hubaki ndani au huwa na punje tupu za kahawia.'),
    ],
    immediateActions: [
      bilingual('Pull out the first sick hills and bury them.', 'Ng’oa mashina ya kwanza yaliyougua na uyafukie.'),
      bilingual('Wash hands and tools before you go to the next field: it travels on them.', 'Osha mikono na vifaa kabla ya kwenda jaruba lingine: husafiri navyo.'),
      bilingual('Do not take seedlings from this nursery.', 'Usichukue miche kutoka kitalu hiki.'),
    ],
    organicSolutions: [rogueRice],
    inorganicSolutions: [],
    recommendedProducts: [pulseSeed],
    preventiveMeasures: [
      bilingual('Ask for varieties that tolerate it, such as ITA 310; Basmati 370 and 217 are named as tolerant in Kenya.', 'Ulizia aina zinazovumilia, kama ITA 310; Basmati 370 na 217 zinatajwa kuwa zinavumilia nchini Kenya.'),
      weedBunds, plough,
      bilingual('Make the nursery away from old rice and change its place each season.', 'Weka kitalu mbali na mpunga wa zamani na ubadilishe mahali kila msimu.'),
    ],
    recoveryTimeline: bilingual('A sick hill does not recover. Those infected late still give some grain.', 'Shina lililougua haliponi. Lililougua baadaye bado hutoa punje kiasi.'),
    spreadRisk: { level: 'medium', text: bilingual('Beetles that eat rice leaves, hands, sickles and grazing animals carry it.', 'Mbawakawa wanaokula majani ya mpunga, mikono, mundu na mifugo huueneza.') },
    yieldLoss: { range: { low: 10, high: 100 }, text: bilingual('10 to 100%, most when plants are young.', 'Asilimia 10 hadi 100, zaidi mimea ikiwa michanga.'), source: 'rymv_factsheet' },
    lookalikes: [
      { name: bilingual('Nitrogen deficiency', 'Upungufu wa naitrojeni'), sign: bilingual('The whole field is evenly pale, no flecks; it greens after feeding.', 'Jaruba lote limefifia sawasawa, hakuna vidoa; huwa kijani baada ya mbolea.') },
      like('rice___iron_toxicity', 'Orange-brown dots from the leaf tip on wet red soil; roots brown.', 'Vidoa vya kahawia-machungwa kuanzia ncha ya jani kwenye udongo mwekundu wenye maji; mizizi ya kahawia.'),
    ],
    sources: ['rymv_factsheet', 'africarice', 'kalro_rice'],
  },
} as const satisfies Partial<Record<keyof typeof riceNames, Condition>>;
