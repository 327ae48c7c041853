import { fungicideSources } from '../../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../../healthy-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { potatoNames } from '../../names/potato.ts';
import { bordeauxForCrop, compost } from '../../sprays/preparations.ts';
import { cropFungicide, manure, protectiveClothing, seedPotato, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { countPlants, lookUnderLeaves, rotateNightshades } from '../../vegetable-sentences.ts';
import { azoleIfItClimbs, carboxylicBeforeWetSpell, copperBeforeRain, strobilurinInTurn } from '../../sprays/vegetable-sprays.ts';
import { cleanSeedPotato, cutHaulms, highRidges } from './preparations.ts';

const like = likeIn(potatoNames);
const certified = bilingual('Plant certified seed, or seed chosen from clean plants.', 'Panda mbegu iliyoidhinishwa, au mbegu iliyochaguliwa kutoka mimea safi.');

export const blights = {
  potato___late_blight: {
    ...potatoNames.potato___late_blight,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Wet grey-green patches, often from the leaf tip, brown to black in a few days.', 'Mabaka ya kijivu-kijani yenye majimaji, mara nyingi kuanzia ncha ya jani, huwa kahawia hadi nyeusi kwa siku chache.'),
      bilingual('White fluff under the edge of the patch on cool mornings.', 'Asubuhi yenye baridi, ukungu mweupe chini ya ukingo wa baka.'),
      bilingual('Dark patches on stems; the field smells.', 'Sehemu nyeusi kwenye mashina; shamba hunuka.'),
      bilingual('Tubers: brown firm rot under the skin.', 'Viazi: uozo mgumu wa kahawia chini ya ganda.'),
    ],
    immediateActions: [
      bilingual('Pull out the first sick plants today, while it is dry. Take those beside them too; carry them out and bury them.', 'Ng’oa mimea ya kwanza iliyougua leo, kabla mvua haijanyesha. Ng’oa na iliyo kando yake, itoe nje na uifukie.'),
      bilingual('Stop watering from above.', 'Acha kumwagilia kutoka juu.'),
      bilingual('Tell the neighbours: protection works when all do it before the next rain.', 'Waambie majirani: kinga hufaulu wote wakifanya kabla ya mvua inayofuata.'),
      bilingual('Cut the tops if the tubers are big enough. Wait 2 weeks before digging.', 'Kata mashina viazi vikiwa vikubwa vya kutosha. Subiri wiki 2 kabla ya kuchimba.'),
    ],
    organicSolutions: [bordeauxForCrop, cutHaulms, highRidges],
    inorganicSolutions: [copperBeforeRain, carboxylicBeforeWetSpell],
    recommendedProducts: [seedPotato, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Shangi gets it easily. Ask for Sherekea or Unica where blight is common.', 'Shangi huugua kwa urahisi. Ulizia Sherekea au Unica mahali bakajani ni la kawaida.'),
      certified,
      bilingual('Wide rows and high ridges.', 'Mistari yenye nafasi na matuta ya juu.'),
      bilingual('Pull out self-sown potatoes and carry away heaps of thrown-out tubers.', 'Ng’oa viazi vilivyojiotea na uondoe marundo ya viazi vilivyotupwa.'),
      rotateNightshades,
    ],
    recoveryTimeline: bilingual('Dead leaves do not come back. After 3 to 5 dry days it stops; what is still green goes on growing.', 'Majani yaliyokufa hayarudi. Baada ya siku 3 hadi 5 za ukavu ugonjwa hukoma; yaliyo kijani huendelea kukua.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it for kilometres in hours when it is cool and wet.', 'Upepo huupeleka kilomita nyingi kwa saa chache kukiwa na baridi na mvua.') },
    yieldLoss: { range: { low: 30, high: 75 }, text: bilingual('In Africa 30 to 75% on varieties that do not resist it; in a bad wet season everything.', 'Afrika asilimia 30 hadi 75 kwa aina zisizostahimili; msimu mbaya wa mvua zao lote.'), source: 'potato_blight_africa_2001' },
    lookalikes: [
      like('potato___early_blight', 'Dry spots with rings, old leaves first, no down.', 'Madoa makavu yenye pete, majani ya chini kwanza, bila ukungu.'),
      like('potato___frost_damage', 'All tops black on one morning after a clear cold night.', 'Ncha zote nyeusi asubuhi moja baada ya usiku wa baridi bila mawingu.'),
      like('potato___bacterial_wilt', 'Plants wilt while green; no spots.', 'Mimea hunyauka ikiwa kijani; hakuna madoa.'),
    ],
    sources: ['potato_blight_africa_2001', 'potato_blight_nyandarua', 'potato_blight_npck', 'cip_potato', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  potato___early_blight: {
    ...potatoNames.potato___early_blight,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Dry dark brown spots with rings, round or with corners, on the oldest leaves.', 'Madoa makavu ya kahawia iliyokolea yenye pete, ya mviringo au yenye pembe, kwenye majani ya chini.'),
      bilingual('The leaf yellows round them and falls.', 'Jani huwa la manjano kuyazunguka na kuanguka.'),
      bilingual('Tubers: dark sunken dry patches in the store.', 'Viazi: mabaka meusi makavu yaliyobonyea ghalani.'),
    ],
    immediateActions: [
      countPlants,
      bilingual('See what weakens the crop: lack of water, lack of nitrogen, or age. Weak plants get it first.', 'Tazama kinacholichosha zao: maji, naitrojeni au umri. Mimea iliyochoka huugua kwanza.'),
      bilingual('Top dress and water if the crop has not flowered yet.', 'Mwagilia na uweke mbolea ya kukuzia kama mimea haijatoa maua.'),
      bilingual('Do not walk through the crop while the leaves are wet.', 'Usipite kati ya mimea majani yakiwa na maji.'),
    ],
    organicSolutions: [compost, bordeauxForCrop],
    inorganicSolutions: [{ ...azoleIfItClimbs, when: bilingual('Only if spots climb to new leaves before or at flowering, while tubers still grow.', 'Itumie tu madoa yakipanda majani mapya kabla au wakati wa maua, viazi vikiwa bado vinakua.') }, strobilurinInTurn],
    recommendedProducts: [manure, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      certified,
      bilingual('Feed by the soil test and do not let the crop go thirsty while tubers grow.', 'Weka mbolea kama upimaji wa udongo unavyosema, na zao lisikose maji viazi vikikua.'),
      rotateNightshades,
      bilingual('Let the skins harden before digging and do not bruise the tubers.', 'Acha maganda yakomae kabla ya kuchimba na usichubue viazi.'),
    ],
    recoveryTimeline: bilingual('Spotted leaves do not heal. A fed and watered crop puts out clean leaves in 2 weeks, if it is young enough.', 'Majani yenye madoa hayaponi. Zao lililowekewa mbolea na kumwagiliwa hutoa majani safi baada ya wiki 2, likiwa bado changa.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind and rain splash carry it; wet and dry days in turn suit it.', 'Upepo na matone ya mvua huueneza; hupenda siku za mvua na ukavu kwa zamu.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Late spots on a ripening crop cost little.', 'Hatukupata kiwango kilichopimwa Kenya. Madoa ya mwisho kwenye zao linalokomaa hupunguza mavuno kidogo.'), source: 'cip_potato' },
    lookalikes: [
      like('potato___late_blight', 'Large wet patches, white fluff in the morning, any leaf.', 'Mabaka makubwa ya majimaji, ukungu mweupe asubuhi, jani lolote.'),
      { name: bilingual('Old age of the plant', 'Uzee wa mmea'), sign: bilingual('Whole leaves turn evenly yellow near harvest, no rings.', 'Majani mazima huwa ya manjano sawasawa karibu na mavuno, bila pete.') },
    ],
    sources: ['early_blight_ipm', 'cip_potato', 'kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney', 'bordeaux', ...fungicideSources],
  },

  potato___healthy: {
    ...potatoNames.potato___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [evenGreen, bilingual('A photo shows one leaf. Check under the leaves and at the stems too.', 'Picha huonyesha jani moja. Angalia pia chini ya majani na kwenye mashina.')],
    immediateActions: [sprayNothing, lookUnderLeaves],
    organicSolutions: [highRidges, cleanSeedPotato],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [bilingual('Earth up twice and keep the field weeded.', 'Rundika udongo mara mbili na upalilie shamba.'), certified, rotateNightshades],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_vegetables'),
    lookalikes: [like('potato___bacterial_wilt', 'Leaves look clean but the plant droops in the heat.', 'Majani ni safi lakini mmea hulegea wakati wa joto.')],
    sources: ['kalro_vegetables', 'cip_potato'],
  },
} as const satisfies Partial<Record<keyof typeof potatoNames, Condition>>;
