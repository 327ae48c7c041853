import { insecticideSources } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { anyNames } from '../../names/any.ts';
import { chilliGarlic, compost, feedManure, soapSpray, yellowTraps } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { alongTheRow, friendsAlive, limeAsTested, manureEachSeason, notTooMuchNitrogen } from '../../vegetable-sentences.ts';
import { flonicamidOnAphids } from '../../sprays/vegetable-sprays.ts';

const like = likeIn(anyNames);
const testSoil = bilingual('Ask for a soil test, then buy what is missing.', 'Omba upimaji wa udongo, kisha nunua kinachokosekana.');

const groundCover: Preparation = {
  title: bilingual('Cover the soil', 'Funika udongo'),
  needs: [bilingual('Dry grass, maize stalks or leaves for a layer of 5 to 10 cm', 'Nyasi kavu, mabua ya mahindi au majani kwa tabaka la sentimita 5 hadi 10')],
  steps: [
    bilingual('Weed first, while the soil is still moist.', 'Palilia kwanza, udongo ukiwa bado na unyevu.'),
    bilingual('Spread the cover between the rows.', 'Tandaza kifuniko kati ya mistari.'),
    bilingual('Leave the stems free.', 'Acha mashina wazi.'),
  ],
  use: bilingual('Before the dry weeks; with basins or ridges across the slope that hold the rain.', 'Kabla ya wiki za ukavu; pamoja na mashimo au matuta ya kukinga mteremko yanayoshika mvua.'),
  limits: bilingual('It saves water that is there; it does not replace rain. Watch for termites.', 'Huhifadhi maji yaliyopo; haichukui nafasi ya mvua. Jihadhari na mchwa.'),
  source: 'kalro_vegetables',
};

const drainChannels: Preparation = {
  title: bilingual('Lead the water away', 'Ondoa maji shambani'),
  needs: [bilingual('A hoe; channels 30 cm deep along the slope side of the field', 'Jembe; mifereji ya kina cha sentimita 30 upande wa mteremko')],
  steps: [
    bilingual('See after rain where water stands.', 'Baada ya mvua tazama mahali maji yanapotuama.'),
    bilingual('Dig a channel from there to grass or a safe drain, not onto the neighbour.', 'Chimba mfereji kutoka hapo hadi kwenye nyasi au mtaro salama, si kwa jirani.'),
    bilingual('Make raised beds or ridges before the next planting.', 'Tengeneza vitalu vilivyoinuliwa au matuta kabla ya kupanda tena.'),
  ],
  use: bilingual('As soon as the soil can be walked on.', 'Mara tu udongo ukiweza kukanyagwa.'),
  limits: bilingual('Roots that rotted do not come back; do not work the soil while it is mud.', 'Mizizi iliyooza hairudi; usilime udongo ukiwa tope.'),
  source: 'kalro_vegetables',
};

const digOutNest: Preparation = {
  title: bilingual('Dig out the queen', 'Chimba umtoe malkia'),
  needs: [bilingual('A hoe and spade; the nest is often 100 cm deep or more', 'Jembe na sepetu; kichuguu mara nyingi huenda chini sentimita 100 au zaidi')],
  steps: [
    bilingual('Follow the mud tunnels back to the mound.', 'Fuata njia za udongo hadi kwenye kichuguu.'),
    bilingual('Dig it open and take out the big white queen.', 'Kichimbe na umtoe malkia mkubwa mweupe.'),
    bilingual('Leave it open for chickens and ants to clear.', 'Kiache wazi ili kuku na siafu wamalize.'),
  ],
  use: bilingual('In the dry season, before planting; look again after 2 weeks.', 'Kiangazi, kabla ya kupanda; angalia tena baada ya wiki 2.'),
  limits: bilingual('Many kinds have no mound: there only food for them on the ground helps, such as stalks left between the rows.', 'Aina nyingi hazina kichuguu: hapo husaidia tu chakula chao juu ya ardhi, kama mabua yaliyoachwa kati ya mistari.'),
  source: 'infonet_plant_health',
};

export const common = {
  any___aphids: {
    ...anyNames.any___aphids,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Crowds of small soft insects, green, black or yellow, on young tips and under leaves.', 'Makundi ya wadudu wadogo laini, wa kijani, weusi au manjano, kwenye ncha changa na chini ya majani.'), bilingual('Leaves curl and stick; ants visit; black soot later.', 'Majani hujikunja na kunata; sisimizi hutembelea; baadaye masizi meusi.')],
    immediateActions: [bilingual('Squash the first colonies or wash them off with water.', 'Ponda makundi ya kwanza au yaondoe kwa maji.'), bilingual('Count the plants with aphids. If fewer than a quarter have them and ladybirds are there, leave it to the ladybirds.', 'Hesabu mimea yenye vidukari. Ikiwa ni chini ya robo na wadudu rafiki wapo, waachie wao kazi.')],
    organicSolutions: [soapSpray, chilliGarlic],
    inorganicSolutions: [flonicamidOnAphids],
    preventiveMeasures: [friendsAlive, notTooMuchNitrogen, bilingual('Plant early, with the neighbours.', 'Panda mapema, pamoja na majirani.')],
    lookalikes: [like('any___whiteflies', 'They fly up when you shake the plant.', 'Huruka ukitikisa mmea.'), like('any___mealybugs_and_scales', 'White cotton or hard crusts that hardly move.', 'Pamba nyeupe au magamba magumu yasiyosogea.')],
    sources: ['infonet_plant_health', 'home_sprays', 'chilli_garlic', ...insecticideSources],
  },

  any___whiteflies: {
    ...anyNames.any___whiteflies,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Tiny whiteflies rise when you touch the plant.', 'Inzi weupe wadogo huruka ukigusa mmea.'), bilingual('Under the leaf pale flat young ones; leaves stick, black soot grows.', 'Chini ya jani wadudu wachanga weupe-kijani walio bapa; majani hunata, masizi meusi huota.')],
    immediateActions: [bilingual('Check under 20 leaves; take off the worst ones.', 'Angalia chini ya majani 20; ondoa yaliyoathirika zaidi.'), bilingual('Pull out plants with curled or mottled leaves: whiteflies carry viruses.', 'Ng’oa mimea yenye majani yaliyojikunja au yenye batobato: inzi weupe hubeba virusi.')],
    organicSolutions: [soapSpray, yellowTraps],
    preventiveMeasures: [friendsAlive, bilingual('Plant clean seedlings and cuttings, away from old fields.', 'Panda miche na vipando safi, mbali na mashamba ya zamani.'), bilingual('Weed the edges of the field.', 'Palilia kingo za shamba.')],
    lookalikes: [like('any___aphids', 'They do not fly up; they sit in crowds on tips.', 'Hawaruki; hukaa kwa makundi kwenye ncha.')],
    sources: ['infonet_plant_health', 'home_sprays', 'icipe_vegetables'],
  },

  any___termites: {
    ...anyNames.any___termites,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Plants wilt and fall over; roots or the stem at the ground are eaten hollow.', 'Mimea hunyauka na kuanguka; mizizi au shina usawa wa ardhi limeliwa ndani.'), bilingual('Soil packed on or in the stem; pale insects inside.', 'Udongo umejazwa juu au ndani ya shina; wadudu weupe ndani.'), bilingual('Worst in dry weeks and near harvest.', 'Huzidi wiki za ukavu na karibu na mavuno.')],
    immediateActions: [bilingual('Harvest what is ripe at once, and leave nothing lying.', 'Vuna mara moja kilichokomaa, usiache kimelala.'), bilingual('Put dry stalks between the rows: they eat these first.', 'Weka mabua makavu kati ya mistari: huyala kwanza.'), bilingual('Put wood ash or manure water at the foot of young plants.', 'Weka majivu ya kuni au maji ya samadi shinani mwa mimea michanga.')],
    organicSolutions: [digOutNest],
    preventiveMeasures: [bilingual('Plough before the rains: birds and sun kill them.', 'Lima kabla ya mvua: ndege na jua huwaua.'), bilingual('Keep the crop watered and fed: strong plants are left alone.', 'Mwagilia zao na uliwekee mbolea: mchwa huiacha mimea yenye nguvu.'), bilingual('Do not wound stems and roots when weeding.', 'Usijeruhi mashina na mizizi wakati wa palizi.')],
    lookalikes: [like('any___cutworms', 'Seedlings cut clean at night, a fat caterpillar in the soil.', 'Miche imekatwa usiku, kiwavi mnene udongoni.'), like('any___drought', 'Roots are whole.', 'Mizizi ni mizima.')],
    sources: ['infonet_plant_health', 'kalro_vegetables'],
  },

  any___drought: {
    ...anyNames.any___drought,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('All plants droop by day; leaves roll, edges dry, old leaves turn yellow.', 'Mimea yote hulegea mchana; majani hujikunja, kingo hukauka, ya chini huwa ya manjano.'), bilingual('The soil is dry a hand deep.', 'Udongo ni mkavu hadi kina cha kiganja.')],
    immediateActions: [bilingual('Dig a hand deep: if plants droop in moist soil, the cause is something else.', 'Chimba kina cha kiganja: udongo wenye unyevu na mimea iliyolegea ni tatizo lingine.'), bilingual('Water deeply a few times rather than a little each day. Do it early in the morning or at dusk.', 'Mwagilia kwa wingi mara chache kuliko kidogo kila siku. Fanya alfajiri au jioni.'), bilingual('Weed: weeds drink first. Give no fertiliser until it rains.', 'Palilia: magugu hunywa kwanza. Usiweke mbolea hadi mvua inyeshe.')],
    organicSolutions: [groundCover],
    preventiveMeasures: [bilingual('Choose crops and varieties that need little rain; sorghum, cowpea and green gram survive drought best.', 'Chagua mazao na aina zinazohitaji mvua kidogo; mtama, kunde na ndengu huvumilia ukame zaidi.'), manureEachSeason, bilingual('Catch the rain: basins, ridges across the slope, a pond.', 'Vuna maji ya mvua: mashimo, matuta ya kukinga mteremko, bwawa.')],
    lookalikes: [like('any___root_knot_nematodes', 'Wilts in moist soil; beads on the roots.', 'Hunyauka kwenye udongo wenye unyevu; vifundo kwenye mizizi.'), like('any___waterlogging', 'The soil is wet; roots are brown and smell.', 'Udongo una maji; mizizi ni ya kahawia na hunuka.')],
    sources: ['kalro_vegetables', 'fao_guides'],
  },

  any___waterlogging: {
    ...anyNames.any___waterlogging,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves turn yellow from below, the plant stays small or wilts in wet soil.', 'Majani huwa ya manjano kuanzia chini, mmea hubaki mdogo au hunyauka kwenye udongo wenye maji.'), bilingual('Roots are brown, soft, and smell.', 'Mizizi ni ya kahawia, laini, na hunuka.')],
    immediateActions: [bilingual('Open a channel so that the water runs off.', 'Fungua mfereji ili maji yaondoke.'), bilingual('When it has drained, weed lightly and give a little nitrogen.', 'Maji yakiisha, palilia kidogo na uweke naitrojeni kidogo.')],
    organicSolutions: [drainChannels],
    preventiveMeasures: [bilingual('Plant on ridges or raised beds in wet places.', 'Panda kwenye matuta au vitalu vilivyoinuliwa mahali penye maji.'), bilingual('Keep rice or arrowroot for the lowest ground.', 'Mahali pa chini kabisa panda mpunga au nduma.'), manureEachSeason],
    lookalikes: [like('any___nitrogen_deficiency', 'Yellow old leaves, but roots are white and the soil is not wet.', 'Majani ya chini ya manjano, lakini mizizi ni myeupe na udongo hauna maji mengi.'), like('any___drought', 'The soil is dry.', 'Udongo ni mkavu.')],
    sources: ['kalro_vegetables', 'fao_guides'],
  },

  any___nitrogen_deficiency: {
    ...anyNames.any___nitrogen_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('The oldest leaves turn pale yellow all over, then dry; in maize as a V from the tip.', 'Majani ya chini huwa manjano hafifu kote, kisha hukauka; kwenye mahindi kwa umbo la V kutoka nchani.'), bilingual('The whole crop is thin and light green.', 'Zao lote ni dhaifu na kijani hafifu.')],
    immediateActions: [alongTheRow, bilingual('Top dress on moist soil beside the plants. Do it only before flowering.', 'Weka mbolea ya kukuzia kando ya mimea udongo ukiwa na unyevu. Iwe kabla ya maua.'), bilingual('Weed first: weeds take the fertiliser.', 'Palilia kwanza: magugu huichukua.')],
    organicSolutions: [feedManure, compost],
    preventiveMeasures: [manureEachSeason, bilingual('Grow beans, cowpea or other pulses in turn with cereals.', 'Panda maharagwe, kunde au jamii yake kwa zamu na nafaka.'), testSoil],
    lookalikes: [like('any___iron_deficiency', 'The youngest leaves are pale, the old ones green.', 'Majani machanga yamefifia, ya chini ni ya kijani.'), like('any___waterlogging', 'Wet soil, brown roots.', 'Udongo wenye maji, mizizi ya kahawia.')],
    sources: ['fao_guides', 'kalro_vegetables', 'manure_tea', 'compost_ngeze', 'compost_harvestmoney'],
  },

  any___phosphorus_deficiency: {
    ...anyNames.any___phosphorus_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Young plants stay small and dark green, with purple stems, edges or undersides.', 'Mimea michanga hubaki midogo na kijani iliyokolea, yenye zambarau kwenye mashina, kingo au chini ya majani.'), bilingual('Roots are few; ripening is late.', 'Mizizi ni michache; kukomaa huchelewa.')],
    immediateActions: [alongTheRow, bilingual('Cold, wet or very acidic soil holds it back: a young crop may turn green again when the soil warms.', 'Udongo baridi, wenye maji au wenye asidi nyingi huizuia: zao changa linaweza kuwa kijani tena joto likija.'), testSoil],
    organicSolutions: [compost],
    preventiveMeasures: [bilingual('Put phosphorus in the hole at planting; later it hardly reaches the roots.', 'Weka fosforasi kwenye shimo wakati wa kupanda; baadaye haifiki mizizi.'), limeAsTested, manureEachSeason],
    lookalikes: [{ name: bilingual('Purple by nature', 'Zambarau ya asili'), sign: bilingual('Some varieties are purple and grow well.', 'Aina nyingine ni za zambarau na hukua vizuri.') }, { name: bilingual('Cold nights', 'Usiku wa baridi'), sign: bilingual('Goes away in a warm week.', 'Huisha wiki ya joto.') }],
    sources: ['fao_guides', 'kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney'],
  },

  any___potassium_deficiency: {
    ...anyNames.any___potassium_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Edges and tips of the oldest leaves turn yellow, then brown and dry, as if burnt.', 'Kingo na ncha za majani ya chini huwa za manjano, kisha kahawia na kukauka, kama zimeungua.'), bilingual('Weak stems that fall; small fruit and grain.', 'Mashina dhaifu yanayoanguka; matunda na nafaka ndogo.')],
    immediateActions: [alongTheRow, testSoil],
    organicSolutions: [compost],
    preventiveMeasures: [bilingual('Bring crop residue and manure back to the field.', 'Rudisha mabaki ya mazao na samadi shambani.'), bilingual('A little wood ash in the compost helps, except on soil that needs no lime.', 'Majivu kidogo ya kuni kwenye mboji husaidia, isipokuwa kwenye udongo usiohitaji chokaa.')],
    lookalikes: [like('any___fertilizer_burn', 'Comes within days of feeding, young leaves too.', 'Huja siku chache baada ya mbolea, hata majani machanga.'), like('any___drought', 'Dry soil; leaves roll first.', 'Udongo mkavu; majani hujikunja kwanza.')],
    sources: ['fao_guides', 'kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney'],
  },
} as const satisfies Partial<Record<keyof typeof anyNames, Condition>>;
