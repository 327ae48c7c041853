import { maizeNames } from '../../names/maize.ts';
import { compost, manureTea } from '../../sprays/preparations.ts';
import { fertilizer, manure, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { like, manureBeforePlanting, restFromMaize, testSoil, topDress, weedEarly } from './lines.ts';

const notSpread = bilingual('The soil lacks nutrients: this is not a disease; it does not spread.', 'Ni upungufu wa rutuba ya udongo, si ugonjwa; hauenei.');
const dolomite = bilingual('Spread dolomite lime before planting if the soil test says so. The test must show acidic soil that is short of magnesium.', 'Tandaza chokaa ya dolomaiti kabla ya kupanda, upimaji wa udongo ukishauri hivyo. Uonyeshe kuwa udongo una asidi na magnesi kidogo.');
const returnResidue = bilingual('Give stalks and ash back to the field; do not burn them in heaps.', 'Rudisha mabua na majivu shambani; usiyachome kwa marundo.');

export const hungerConditions = {
  maize___nitrogen_deficiency: {
    ...maizeNames.maize___nitrogen_deficiency, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('A yellow V from the tip along the middle of OLD leaves.', 'V ya manjano kutoka ncha kando ya mshipa mkuu wa majani ya ZAMANI.'),
      bilingual('Thin, pale plants; lowest leaves dry from the tip.', 'Mimea myembamba, iliyofifia; majani ya chini hukauka kutoka ncha.'),
      bilingual('Young leaves stay greener.', 'Majani machanga hubaki kijani zaidi.'),
    ],
    immediateActions: [topDress, weedEarly, bilingual('If water stands, open a furrow first: drowned roots take nothing.', 'Maji yakituama, chimba mtaro kwanza: mizizi iliyozama haifyonzi lishe.')],
    organicSolutions: [manureTea, compost],
    inorganicSolutions: [],
    recommendedProducts: [fertilizer, manure, soilTest],
    preventiveMeasures: [
      bilingual('Give nitrogen twice: a part at planting, a part at knee height.', 'Weka naitrojeni mara mbili: sehemu wakati wa kupanda, sehemu mahindi yakifika magotini.'),
      manureBeforePlanting,
      bilingual('Grow beans or desmodium with the maize.', 'Panda maharagwe au desmodiamu pamoja na mahindi.'),
      testSoil,
    ],
    recoveryTimeline: bilingual('New leaves turn green 5 to 10 days after feeding and rain. Old yellow leaves stay yellow.', 'Majani mapya huwa kijani siku 5 hadi 10 baada ya kuweka mbolea na mvua kunyesha. Ya zamani ya manjano hubaki hivyo.'),
    spreadRisk: { level: 'low', text: notSpread },
    yieldLoss: { range: { low: 20, high: 60 }, text: bilingual('20 to 60% when it lasts until tasselling.', 'Asilimia 20 hadi 60 ikidumu hadi kutoa mbelewele.'), source: 'kalro_maize' },
    lookalikes: [
      like('maize___lethal_necrosis', 'Yellow mottling begins on the YOUNG leaves.', 'Batobato ya manjano huanza kwenye majani MACHANGA.'),
      like('maize___waterlogging', 'The soil is wet and smells; roots are brown.', 'Udongo umelowa na unanuka; mizizi ni ya kahawia.'),
      like('maize___potassium_deficiency', 'Only the edges of old leaves are yellow and dry.', 'Kingo tu za majani ya zamani ndizo za manjano na kavu.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'manure_tea', 'compost_ngeze'],
  },

  maize___phosphorus_deficiency: {
    ...maizeNames.maize___phosphorus_deficiency, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Young plants with purple or red leaves and stems.', 'Mimea michanga yenye majani na mashina ya zambarau au mekundu.'),
      bilingual('Slow growth, thin roots, in cold or acidic soil.', 'Ukuaji wa polepole, mizizi myembamba, kwenye udongo baridi au wenye asidi.'),
    ],
    immediateActions: [
      bilingual('Pull up a few: good white roots in cold weeks mean that it may pass on its own.', 'Ng’oa mimea michache: mizizi myeupe mizuri wiki za baridi humaanisha tatizo huenda likapita lenyewe.'),
      bilingual('Give fertiliser close to the roots only to maize under 3 weeks. Older maize does not gain: note it for next season.', 'Weka mbolea karibu na mizizi mahindi yakiwa chini ya wiki 3 tu. Baadaye hayafaidiki: andika kwa ajili ya msimu ujao.'),
      testSoil,
    ],
    organicSolutions: [compost],
    inorganicSolutions: [],
    recommendedProducts: [soilTest, fertilizer, manure],
    preventiveMeasures: [
      bilingual('Put planting fertiliser or bone meal into the hole, 5 cm from the seed, every season.', 'Weka mbolea ya kupandia au unga wa mifupa kwenye shimo, sentimita 5 kutoka mbegu, kila msimu.'),
      bilingual('Lime acidic soil as the soil test says: acidic soil locks it away.', 'Weka chokaa kwenye udongo wenye asidi kama upimaji wa udongo unavyosema: asidi huifungia.'),
      manureBeforePlanting,
    ],
    recoveryTimeline: bilingual('Mild purple fades in 2 to 3 weeks as the soil warms; strong purple leaves its mark on the harvest.', 'Zambarau kidogo hupungua katika wiki 2 hadi 3 udongo ukipata joto; nyingi huacha alama kwenye mavuno.'),
    spreadRisk: { level: 'low', text: notSpread },
    yieldLoss: { range: { low: 15, high: 50 }, text: bilingual('15 to 50% where nothing was given at planting on poor or acidic soil.', 'Asilimia 15 hadi 50 ambako hakuna kilichowekwa wakati wa kupanda kwenye udongo duni au wenye asidi.'), source: 'kalro_maize' },
    lookalikes: [
      { name: bilingual('Cold nights or a purple hybrid', 'Usiku wa baridi au chotara ya zambarau'), sign: bilingual('Plants are strong; the colour fades on warm days.', 'Mimea ina nguvu; rangi huisha siku za joto.') },
      like('maize___soil_acidity', 'Roots are short, thick and brown as well.', 'Mizizi pia ni mifupi, minene na ya kahawia.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze'],
  },

  maize___potassium_deficiency: {
    ...maizeNames.maize___potassium_deficiency, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Edges of old leaves turn yellow, then brown and dry; the middle stays green.', 'Kingo za majani ya zamani huwa za manjano, kisha za kahawia na kavu; katikati hubaki kijani.'),
      bilingual('Weak stems that fall; cobs with empty tips.', 'Mashina dhaifu yanayoanguka; mahindi yenye ncha tupu.'),
    ],
    immediateActions: [testSoil, bilingual('Sprinkle dry wood ash beside the rows. Give a handful for each plant and work it in.', 'Nyunyiza majivu makavu ya kuni kando ya mistari. Weka konzi moja kwa mmea, na uyachanganye na udongo.')],
    organicSolutions: [compost],
    preventiveMeasures: [returnResidue, manureBeforePlanting, bilingual('Use a planting fertiliser with potassium if the soil test says so.', 'Tumia mbolea ya kupandia yenye potasiamu upimaji wa udongo ukisema hivyo.')],
    lookalikes: [
      like('maize___nitrogen_deficiency', 'Yellow runs as a V along the MIDDLE of the leaf.', 'Manjano hupita kama V KATIKATI ya jani.'),
      like('maize___drought', 'Leaves roll at noon; edges dry on leaves of all ages.', 'Majani hukunjana mchana; kingo hukauka kwenye majani ya umri wote.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze'],
  },

  maize___zinc_deficiency: {
    ...maizeNames.maize___zinc_deficiency, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Broad white to yellow bands on both sides of the midrib of YOUNG leaves.', 'Mikanda mipana myeupe hadi ya manjano pande zote mbili za mshipa mkuu wa majani MACHANGA.'),
      bilingual('Plants are short, with leaves crowded at the top.', 'Mimea ni mifupi, na majani yamesongamana juu.'),
    ],
    immediateActions: [testSoil, bilingual('Buy a zinc fertiliser if a test or extension officer confirms it. Use it as on its label.', 'Nunua mbolea ya zinki kipimo au afisa ugani akithibitisha. Itumie kama lebo inavyosema.')],
    organicSolutions: [compost],
    preventiveMeasures: [manureBeforePlanting, bilingual('Do not lime more than the soil test says.', 'Usiweke chokaa zaidi ya upimaji wa udongo unavyosema.')],
    lookalikes: [
      like('maize___streak_virus', 'Fine broken streaks, not broad bands.', 'Michirizi myembamba iliyokatika, si mikanda mipana.'),
      like('maize___sulphur_deficiency', 'The whole young leaf is pale, with fine stripes.', 'Jani changa lote limefifia, lenye michirizi myembamba.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze'],
  },

  maize___sulphur_deficiency: {
    ...maizeNames.maize___sulphur_deficiency, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('YOUNG leaves are yellow all over or finely striped; old ones stay green.', 'Majani MACHANGA huwa ya manjano kote au yenye michirizi myembamba; ya zamani hubaki kijani.'),
      bilingual('Sandy soil, little manure, much rain.', 'Udongo wa kichanga, samadi kidogo, mvua nyingi.'),
    ],
    immediateActions: [testSoil, bilingual('Choose a top dressing with sulphur if the test says so.', 'Chagua mbolea ya kukuzia yenye salfa kipimo kikisema hivyo.')],
    organicSolutions: [compost, manureTea],
    preventiveMeasures: [manureBeforePlanting, returnResidue],
    lookalikes: [
      like('maize___nitrogen_deficiency', 'OLD leaves are yellow first.', 'Majani ya ZAMANI huanza kuwa ya manjano.'),
      like('maize___zinc_deficiency', 'White bands beside the midrib only.', 'Mikanda myeupe kando ya mshipa mkuu tu.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze', 'manure_tea'],
  },

  maize___magnesium_deficiency: {
    ...maizeNames.maize___magnesium_deficiency, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('OLD leaves are yellow between green veins, like stripes of beads.', 'Majani ya ZAMANI huwa ya manjano kati ya mishipa ya kijani, kama mistari ya shanga.'),
      bilingual('Edges may turn purple; acidic or sandy soil.', 'Kingo huweza kuwa zambarau; udongo wenye asidi au wa kichanga.'),
    ],
    immediateActions: [testSoil, dolomite],
    organicSolutions: [compost],
    preventiveMeasures: [dolomite, manureBeforePlanting],
    lookalikes: [
      like('maize___zinc_deficiency', 'On YOUNG leaves, broad bands.', 'Kwenye majani MACHANGA, mikanda mipana.'),
      like('maize___potassium_deficiency', 'Only the edges are yellow and dry.', 'Kingo tu ndizo za manjano na kavu.'),
    ],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze'],
  },

  maize___soil_acidity: {
    ...maizeNames.maize___soil_acidity, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Short, thick, brown roots with few hairs.', 'Mizizi mifupi, minene, ya kahawia yenye vinyweleo vichache.'),
      bilingual('Weak purple or yellow plants in patches, although fertiliser was given.', 'Mimea dhaifu ya zambarau au manjano kwa sehemu sehemu, ingawa mbolea iliwekwa.'),
    ],
    immediateActions: [testSoil, bilingual('Weed and top dress it, and plan to add lime. Nothing saves this crop quickly.', 'Palilia, weka mbolea ya kukuzia na upange chokaa. Hakuna kinachookoa zao hili haraka.')],
    organicSolutions: [compost],
    preventiveMeasures: [
      bilingual('Spread as much farm lime as the soil test says, 1 to 3 months before planting, and mix it in.', 'Tandaza chokaa kiasi ambacho upimaji wa udongo unasema, mwezi 1 hadi 3 kabla ya kupanda, na uichanganye.'),
      bilingual('Give manure every season; change DAP for a fertiliser that does not make soil acidic.', 'Weka samadi kila msimu; badilisha DAP kwa mbolea isiyoongeza asidi.'),
      restFromMaize,
    ],
    lookalikes: [like('maize___phosphorus_deficiency', 'Roots are thin but sound; purple only.', 'Mizizi ni myembamba lakini mizuri; ni zambarau tu.')],
    sources: ['kalro_maize', 'soil_water_guides', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
