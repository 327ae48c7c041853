import { changeGroups, chemicalClass, fungicideSources, notOldFungicides, strobilurin, triazole } from '../chemical-lines.ts';
import { likeIn } from '../lookalike.ts';
import { riceNames } from '../names/rice.ts';
import { buryResidue, compost } from '../preparations.ts';
import { cropFungicide, fertilizer, protectiveClothing, pulseSeed, soilTest } from '../products.ts';
import { say } from '../say.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(riceNames);
const splitNitrogen = say('Give nitrogen in three small parts, not all at once, and none late.', 'Weka naitrojeni kwa sehemu tatu ndogo, si yote kwa pamoja, na si mwishoni.');
const cleanSeed = say('Use certified seed, or seed from a field without the disease.', 'Tumia mbegu iliyoidhinishwa, au mbegu kutoka shamba lisilo na ugonjwa.');
const plantTogether = say('Plant in the same weeks as the whole block.', 'Panda wiki zile zile na mashamba yote ya eneo.');
const weedBunds = say('Keep the bunds weeded: the germs and insects wait on grasses.', 'Palilia kingo za majaruba: vijidudu na wadudu hungoja kwenye nyasi.');
const plough = say('Plough the stubble and self-sown rice under after harvest.', 'Lima na ufukie mabua na mpunga uliojiotea baada ya kuvuna.');
const steadyWater = say('Keep the water even: a dry field gets more blast.', 'Weka maji kwa usawa: jaruba kavu hupata blasti zaidi.');

const saltWaterSeed: Preparation = {
  title: say('Sort seed in salt water', 'Chagua mbegu kwa maji ya chumvi'),
  needs: [say('10 litres of water and about 1.5 kg of salt', 'Lita 10 za maji na kilo 1.5 hivi za chumvi'), say('1 fresh egg to test the water', 'Yai 1 bichi la kupimia maji')],
  steps: [
    say('Dissolve salt until the egg floats and shows a part as big as a coin.', 'Yeyusha chumvi hadi yai lielee na kuonyesha sehemu ya ukubwa wa sarafu.'),
    say('Stir in the seed; take off all that floats.', 'Koroga mbegu; ondoa zote zinazoelea.'),
    say('Wash the sunken seed twice in clean water and dry it in the shade.', 'Osha mbegu zilizozama mara mbili kwa maji safi na uzikaushe kivulini.'),
  ],
  use: say('Before each sowing of the nursery.', 'Kabla ya kila kusia kitaluni.'),
  limits: say('It takes out light and spotted seed; it does not kill what is inside sound seed. Do not eat salted seed.', 'Huondoa mbegu nyepesi na zenye madoa; haiui kilicho ndani ya mbegu nzima. Usile mbegu za chumvi.'),
  source: 'irri_rice',
};

const silicon: Preparation = {
  title: say('Rice husk ash and straw back to the field', 'Rudisha majivu ya pumba na majani ya mpunga shambani'),
  needs: [say('5 to 10 bags of rice husk ash for an acre, or the straw of the field', 'Magunia 5 hadi 10 ya majivu ya pumba za mpunga kwa ekari, au majani ya mpunga ya shamba')],
  steps: [
    say('Chop the straw or let it rot in heaps; do not use straw full of blast.', 'Katakata majani au yaache yaoze kwenye rundo; usitumie majani yaliyojaa blasti.'),
    say('Spread ash or straw evenly on the field.', 'Tandaza majivu au majani kwa usawa shambani.'),
    say('Work it in at least 2 weeks before transplanting.', 'Changanya na udongo angalau wiki 2 kabla ya kuhamisha miche.'),
  ],
  use: say('In each season on poor soils.', 'Kila msimu kwenye udongo hafifu.'),
  limits: say('It makes leaves stronger against blast and brown spot; it cures nothing.', 'Huimarisha majani dhidi ya blasti na madoa ya kahawia; haiponyi.'),
  source: 'irri_rice',
};

const rogueRice: Preparation = {
  title: say('Pull out yellow hills', 'Ng’oa mashina ya manjano'),
  needs: [say('1 sack to carry plants, soap and 10 litres of water', 'Gunia 1 la kubebea mimea, sabuni na lita 10 za maji')],
  steps: [
    say('Walk the rows 3 to 4 weeks after transplanting, and pull yellow stunted hills.', 'Pita mistarini wiki 3 hadi 4 baada ya kuhamisha, na ung’oe mashina ya manjano yaliyodumaa.'),
    say('Carry them out and bury them; do not throw them on the bund.', 'Yatoe na uyafukie; usiyatupe kingoni.'),
    say('Wash hands, sickle and tools with soap before the next field.', 'Osha mikono, mundu na vifaa kwa sabuni kabla ya jaruba linalofuata.'),
    say('Fill the gaps with clean seedlings in the first month.', 'Jaza nafasi kwa miche safi katika mwezi wa kwanza.'),
  ],
  use: say('Once a week until flowering.', 'Mara moja kwa wiki hadi kutoa maua.'),
  limits: say('It slows the spread; a sick hill does not recover.', 'Hupunguza kuenea; shina lililougua haliponi.'),
  source: 'africarice',
};

export const conditions = {
  rice___blast: {
    ...riceNames.rice___blast,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Spots like a diamond, pointed at both ends, with a grey middle and a brown edge.', 'Madoa kama almasi, yenye ncha pande mbili, katikati ya kijivu na ukingo wa kahawia.'),
      say('Brown collar where the leaf joins the stem.', 'Shingo ya kahawia mahali jani linapoungana na shina.'),
      say('Black neck below the head; the head breaks or stays white and empty.', 'Shingo nyeusi chini ya suke; suke huvunjika au hubaki jeupe na tupu.'),
    ],
    immediateActions: [
      say('Put water back on the field and keep it even.', 'Rudisha maji jarubani na uyaweke kwa usawa.'),
      say('Stop nitrogen for now.', 'Simamisha naitrojeni kwa sasa.'),
      say('Look at 20 hills in 5 places. If leaves are spotted before the heads come, ask about a spray at once.', 'Angalia mashina 20 katika sehemu 5. Majani yakiwa na madoa kabla ya masuke, uliza kuhusu dawa mara moja.'),
    ],
    organicSolutions: [silicon, saltWaterSeed],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, say('When heads are about to come out, only if leaves have blast and the weather stays wet. White heads cannot be saved.', 'Masuke yakikaribia kutoka, ikiwa tu majani yana blasti na unyevu unaendelea. Masuke meupe hayawezi kuokolewa.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSeed, splitNitrogen, steadyWater, plantTogether, plough, say('Ask KALRO Mwea which variety stands it; Basmati is weak.', 'Uliza KALRO Mwea ni aina gani inastahimili; Basmati ni dhaifu.')],
    recoveryTimeline: say('Leaves grow out of it in 2 to 3 weeks when water and weather are right. A rotten neck does not recover.', 'Majani hupona kwa kukua baada ya wiki 2 hadi 3 maji na hali ya hewa zikiwa sawa. Shingo iliyooza haiponi.'),
    spreadRisk: { level: 'high', text: say('Wind carries it; cool nights with dew or drizzle and much nitrogen feed it.', 'Upepo huueneza; usiku wa baridi wenye umande au rasharasha na naitrojeni nyingi huuchochea.') },
    yieldLoss: { range: { low: 60, high: 100 }, text: say('About 60 to 100 % is reported where it strikes the heads; leaf blast alone costs less.', 'Asilimia 60 hadi 100 hivi imeripotiwa inaposhambulia masuke; blasti ya majani peke yake hupunguza kidogo.'), source: 'rice_blast_mwea' },
    lookalikes: [
      like('rice___brown_spot', 'Round or oval brown spots, even over the leaf, on hungry soil.', 'Madoa ya kahawia ya mviringo, sawasawa kwenye jani, kwenye udongo uliokosa lishe.'),
      like('rice___stem_borers', 'White head that pulls out easily; a hole in the stem, no black neck.', 'Suke jeupe linalochomoka kwa urahisi; tundu kwenye shina, hakuna shingo nyeusi.'),
    ],
    sources: ['rice_blast_mwea', 'irri_rice', 'kalro_rice', ...fungicideSources],
  },

  rice___yellow_mottle_virus: {
    ...riceNames.rice___yellow_mottle_virus,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Small yellow-green flecks that join to streaks; the plant looks yellow-orange.', 'Vidoa vidogo vya manjano-kijani vinavyoungana kuwa michirizi; mmea huonekana wa manjano-machungwa.'),
      say('Stunted hills with few tillers and twisted young leaves, in patches, 3 to 4 weeks after transplanting.', 'Mashina yaliyodumaa yenye machipukizi machache na majani machanga yaliyopinda, kwa mabaka, wiki 3 hadi 4 baada ya kuhamisha.'),
      say('Heads stay inside or have empty brown grain.', 'Masuke hubaki ndani au huwa na punje tupu za kahawia.'),
    ],
    immediateActions: [
      say('Pull out the first sick hills and bury them.', 'Ng’oa mashina ya kwanza yaliyougua na uyafukie.'),
      say('Wash hands and tools before you go to the next field: it travels on them.', 'Osha mikono na vifaa kabla ya kwenda jaruba lingine: husafiri navyo.'),
      say('Do not take seedlings from this nursery.', 'Usichukue miche kutoka kitalu hiki.'),
    ],
    organicSolutions: [rogueRice],
    inorganicSolutions: [],
    recommendedProducts: [pulseSeed],
    preventiveMeasures: [
      say('Ask for varieties that bear it, such as ITA 310; Basmati 370 and 217 are named as tolerant in Kenya.', 'Ulizia aina zinazovumilia, kama ITA 310; Basmati 370 na 217 zinatajwa kuwa zinavumilia nchini Kenya.'),
      weedBunds, plough,
      say('Make the nursery away from old rice and change its place each season.', 'Weka kitalu mbali na mpunga wa zamani na ubadilishe mahali kila msimu.'),
    ],
    recoveryTimeline: say('A sick hill does not recover. Those infected late still give some grain.', 'Shina lililougua haliponi. Lililougua baadaye bado hutoa punje kiasi.'),
    spreadRisk: { level: 'medium', text: say('Beetles that eat rice leaves, hands, sickles and grazing animals carry it.', 'Mende wanaokula majani ya mpunga, mikono, mundu na mifugo huueneza.') },
    yieldLoss: { range: { low: 10, high: 100 }, text: say('10 to 100 %, most when plants are young.', 'Asilimia 10 hadi 100, zaidi mimea ikiwa michanga.'), source: 'rymv_factsheet' },
    lookalikes: [
      { name: say('Nitrogen hunger', 'Upungufu wa naitrojeni'), sign: say('The whole field is evenly pale, no flecks; it greens after feeding.', 'Jaruba lote ni hafifu sawasawa, hakuna vidoa; huwa kijani baada ya mbolea.') },
      like('rice___iron_toxicity', 'Orange-brown dots from the leaf tip on wet red soil; roots brown.', 'Vidoa vya kahawia-machungwa kuanzia ncha ya jani kwenye udongo mwekundu wenye maji; mizizi ya kahawia.'),
    ],
    sources: ['rymv_factsheet', 'africarice', 'kalro_rice'],
  },

  rice___brown_spot: {
    ...riceNames.rice___brown_spot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Round to oval brown spots with a grey middle, spread evenly over the leaf.', 'Madoa ya kahawia ya mviringo yenye katikati ya kijivu, yaliyoenea sawasawa kwenye jani.'),
      say('Brown or black spots on the grain.', 'Madoa ya kahawia au meusi kwenye punje.'),
    ],
    lookalikes: [like('rice___blast', 'Spots pointed at both ends; the neck turns black.', 'Madoa yenye ncha pande mbili; shingo huwa nyeusi.')],
    immediateActions: [
      say('Take it as a sign of hunger: ask for a soil test, above all for potassium.', 'Ichukulie kama dalili ya njaa ya mmea: omba upimaji wa udongo, hasa potasiamu.'),
      say('Keep the field wet: thirst makes it worse.', 'Weka maji jarubani: kiu huuzidisha.'),
    ],
    organicSolutions: [silicon, saltWaterSeed],
    preventiveMeasures: [cleanSeed, say('Give back straw and manure, and potassium as the test says.', 'Rudisha majani ya mpunga na samadi, na potasiamu kama kipimo kinavyosema.'), weedBunds],
    sources: ['irri_rice'],
  },

  rice___bacterial_leaf_blight: {
    ...riceNames.rice___bacterial_leaf_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Straw-yellow stripes with a wavy edge from the leaf tip down.', 'Mistari ya manjano kama majani makavu yenye ukingo wa mawimbi kutoka ncha ya jani kushuka.'),
      say('In the morning milky drops stand on young stripes; they dry to yellow beads.', 'Asubuhi matone kama maziwa husimama kwenye mistari michanga; hukauka kuwa shanga za manjano.'),
      say('Young plants can wilt whole.', 'Mimea michanga inaweza kunyauka yote.'),
    ],
    lookalikes: [
      like('rice___yellow_mottle_virus', 'Flecks all over, no drops; plant stunted.', 'Vidoa kote, hakuna matone; mmea umedumaa.'),
      { name: say('Drying tips from drought', 'Ncha zinazokauka kwa ukame'), sign: say('Straight dry tips, no wavy edge and no drops.', 'Ncha kavu zilizonyooka, hakuna ukingo wa mawimbi wala matone.') },
    ],
    immediateActions: [
      say('Drain the field for some days and stop nitrogen.', 'Toa maji jarubani kwa siku chache na usimamishe naitrojeni.'),
      say('Cut a stripe and hold it in a glass of clear water: a milky thread is bacteria.', 'Kata mstari na uuweke kwenye glasi ya maji safi: uzi kama maziwa ni bakteria.'),
      say('Do not walk from this field into others while leaves are wet.', 'Usitoke jaruba hili kuingia mengine majani yakiwa na maji.'),
    ],
    organicSolutions: [buryResidue, saltWaterSeed],
    preventiveMeasures: [splitNitrogen, cleanSeed, weedBunds, say('Do not cut the seedling tips when you transplant.', 'Usikate ncha za miche unapohamisha.')],
    sources: ['irri_rice', 'kalro_bean'],
  },

  rice___sheath_blight: {
    ...riceNames.rice___sheath_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Oval grey-green spots on the sheath near the water, with a brown edge.', 'Madoa ya kijivu-kijani ya mviringo kwenye ala karibu na maji, yenye ukingo wa kahawia.'),
      say('The spots join and climb; leaves dry and the plants fall.', 'Madoa huungana na kupanda; majani hukauka na mimea huanguka.'),
      say('Small brown grains of fungus, like seed, sit on the spots.', 'Punje ndogo za kahawia za kuvu, kama mbegu, hukaa juu ya madoa.'),
    ],
    lookalikes: [like('rice___stem_borers', 'A hole in the stem, dead middle leaf.', 'Tundu kwenye shina, jani la katikati limekufa.'), like('rice___blast', 'Spots on leaves and neck, not near the water.', 'Madoa kwenye majani na shingo, si karibu na maji.')],
    immediateActions: [
      say('Drain the field for some days, so that the foot of the plants dries.', 'Toa maji kwa siku chache, ili mguu wa mimea ukauke.'),
      say('Stop nitrogen.', 'Simamisha naitrojeni.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [splitNitrogen, say('Plant in rows, 20 by 20 cm or wider.', 'Panda kwa mistari, sentimita 20 kwa 20 au zaidi.'), weedBunds, say('Skim off floating trash before planting: the fungus swims with it.', 'Ondoa takataka zinazoelea kabla ya kupanda: kuvu huelea nazo.')],
    sources: ['irri_rice', 'kalro_bean'],
  },

  rice___stem_borers: {
    ...riceNames.rice___stem_borers,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Young plants: the middle leaf is dry and pulls out easily (dead heart).', 'Mimea michanga: jani la katikati ni kavu na huchomoka kwa urahisi (moyo mfu).'),
      say('At heading: white empty heads that stand upright.', 'Wakati wa masuke: masuke meupe matupu yaliyosimama wima.'),
      say('Split the stem: a caterpillar or its dust inside.', 'Pasua shina: kiwavi au unga wake ndani.'),
    ],
    lookalikes: [like('rice___blast', 'Black neck below the white head; no hole.', 'Shingo nyeusi chini ya suke jeupe; hakuna tundu.')],
    immediateActions: [
      say('Cut dead hearts low and take them out.', 'Kata mioyo mifu chini na uitoe.'),
      say('Raise the water for a few days to drown pupae in the stubble.', 'Ongeza maji kwa siku chache kuzamisha pupa kwenye mabua.'),
    ],
    organicSolutions: [
      {
        title: say('Low cut and flooded stubble', 'Kata chini na ufurishe mabua'),
        needs: [say('A sickle that cuts 5 cm above the ground', 'Mundu unaokata sentimita 5 juu ya ardhi'), say('Water for 3 to 5 days', 'Maji ya siku 3 hadi 5')],
        steps: [
          say('At harvest cut as low as you can.', 'Wakati wa kuvuna kata chini kadiri uwezavyo.'),
          say('Flood the stubble for 3 to 5 days, or plough it in at once.', 'Furisha mabua kwa siku 3 hadi 5, au uyalime mara moja.'),
          say('In the nursery pick off pale furry egg groups from leaf tips each week.', 'Kitaluni ondoa mafungu ya mayai yenye manyoya hafifu kwenye ncha za majani kila wiki.'),
        ],
        use: say('After each harvest, on all fields of the block.', 'Baada ya kila mavuno, mashamba yote ya eneo.'),
        limits: say('It lowers the next attack; this crop is not saved.', 'Hupunguza shambulio lijalo; zao hili haliokolewi.'),
        source: 'irri_rice',
      },
    ],
    preventiveMeasures: [plantTogether, splitNitrogen, say('Spare spiders, dragonflies and small wasps: no spray by habit.', 'Waache buibui, kereng’ende na nyigu wadogo: usinyunyize kwa mazoea.')],
    sources: ['irri_rice'],
  },

  rice___iron_toxicity: {
    ...riceNames.rice___iron_toxicity,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Tiny brown dots on old leaves from the tip; then the whole leaf turns orange or bronze.', 'Vidoa vidogo vya kahawia kwenye majani ya chini kuanzia ncha; kisha jani lote huwa la machungwa au shaba.'),
      say('Short plants; roots few, dark brown and slimy.', 'Mimea mifupi; mizizi michache, ya kahawia iliyokolea na yenye ute.'),
      say('Red scum on the water, in valley bottoms and swamps.', 'Povu jekundu juu ya maji, mabondeni na kwenye vinamasi.'),
    ],
    lookalikes: [like('rice___yellow_mottle_virus', 'Patches of yellow hills between green ones; roots white.', 'Mabaka ya mashina ya manjano kati ya ya kijani; mizizi ni meupe.'), like('rice___brown_spot', 'Single round spots; the leaf between stays green.', 'Madoa moja moja ya mviringo; jani lililobaki ni kijani.')],
    immediateActions: [
      say('Drain the field for 7 to 10 days, then let fresh water in.', 'Toa maji kwa siku 7 hadi 10, kisha ingiza maji mapya.'),
      say('Ask for a soil test: it is worse where potassium, phosphorus or zinc is short.', 'Omba upimaji wa udongo: huzidi mahali potasiamu, fosforasi au zinki inapopungua.'),
    ],
    organicSolutions: [{ ...compost, limits: say('Use only well-rotted compost: fresh straw in wet soil makes iron worse.', 'Tumia mboji iliyooza vizuri tu: majani mabichi kwenye udongo wenye maji huzidisha chuma.') }],
    preventiveMeasures: [
      say('Cut a drain at the foot of the hill, so that iron water does not seep in.', 'Chimba mfereji chini ya kilima, ili maji yenye chuma yasiingie.'),
      say('Plant on ridges or mounds in the worst spots.', 'Panda kwenye matuta mahali pabaya zaidi.'),
      say('Ask for a tolerant variety, and use lime only after a soil test.', 'Ulizia aina inayovumilia, na utumie chokaa baada ya upimaji wa udongo tu.'),
    ],
    sources: ['africarice', 'compost_ngeze'],
  },
} as const satisfies Record<keyof typeof riceNames, Condition>;
