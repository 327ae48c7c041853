import { riceNames } from '../../names/rice.ts';
import { buryResidue } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { cleanSeed, like, saltWaterSeed, silicon, splitNitrogen, weedBunds } from './care.ts';

export const moreDiseaseConditions = {
  rice___brown_spot: {
    ...riceNames.rice___brown_spot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round to oval brown spots with a grey middle, spread evenly over the leaf.', 'Madoa ya kahawia ya mviringo yenye katikati ya kijivu, yaliyoenea sawasawa kwenye jani.'),
      bilingual('Brown or black spots on the grain.', 'Madoa ya kahawia au meusi kwenye punje.'),
    ],
    lookalikes: [like('rice___blast', 'Spots pointed at both ends; the neck turns black.', 'Madoa yenye ncha pande mbili; shingo huwa nyeusi.')],
    immediateActions: [
      bilingual('Take it as a sign that nutrients are missing: ask for a soil test, above all for potassium.', 'Ichukulie kama dalili ya kukosa lishe: omba upimaji wa udongo, hasa potasiamu.'),
      bilingual('Keep the field wet: thirst makes it worse.', 'Weka maji jarubani: kiu huuzidisha.'),
    ],
    organicSolutions: [silicon, saltWaterSeed],
    preventiveMeasures: [cleanSeed, bilingual('Give back straw and manure, and potassium as the test says.', 'Rudisha majani ya mpunga na samadi, na potasiamu kama kipimo kinavyosema.'), weedBunds],
    sources: ['irri_rice'],
  },

  rice___bacterial_leaf_blight: {
    ...riceNames.rice___bacterial_leaf_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Straw-yellow stripes with a wavy edge from the leaf tip down.', 'Mistari ya manjano kama majani makavu yenye ukingo wa mawimbi kutoka ncha ya jani kushuka.'),
      bilingual('In the morning there are milky drops on young stripes; they dry to yellow beads.', 'Asubuhi matone kama maziwa husimama kwenye mistari michanga; hukauka kuwa shanga za manjano.'),
      bilingual('Young plants can wilt whole.', 'Mimea michanga inaweza kunyauka yote.'),
    ],
    lookalikes: [
      like('rice___yellow_mottle_virus', 'Flecks all over, no drops; plant stunted.', 'Vidoa kote, hakuna matone; mmea umedumaa.'),
      { name: bilingual('Drying tips from drought', 'Ncha zinazokauka kwa ukame'), sign: bilingual('Straight dry tips, no wavy edge and no drops.', 'Ncha kavu zilizonyooka, hakuna ukingo wa mawimbi wala matone.') },
    ],
    immediateActions: [
      bilingual('Drain the field for some days and stop nitrogen.', 'Toa maji jarubani kwa siku chache na usiweke naitrojeni.'),
      bilingual('Cut a stripe and hold it in a glass of clear water: a milky thread is bacteria.', 'Kata mstari na uuweke kwenye glasi ya maji safi: uzi kama maziwa ni bakteria.'),
      bilingual('Do not walk from this field into others while leaves are wet.', 'Usitoke jaruba hili kuingia mengine majani yakiwa na maji.'),
    ],
    organicSolutions: [buryResidue, saltWaterSeed],
    preventiveMeasures: [splitNitrogen, cleanSeed, weedBunds, bilingual('Do not cut the seedling tips when you transplant.', 'Usikate ncha za miche unapohamisha.')],
    sources: ['irri_rice', 'kalro_bean'],
  },

  rice___sheath_blight: {
    ...riceNames.rice___sheath_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Oval grey-green spots on the sheath near the water, with a brown edge.', 'Madoa ya kijivu-kijani ya mviringo kwenye ala karibu na maji, yenye ukingo wa kahawia.'),
      bilingual('The spots join and climb; leaves dry and the plants fall.', 'Madoa huungana na kupanda; majani hukauka na mimea huanguka.'),
      bilingual('Small brown grains of fungus, like seed, sit on the spots.', 'Punje ndogo za kahawia za kuvu, kama mbegu, hukaa juu ya madoa.'),
    ],
    lookalikes: [like('rice___stem_borers', 'A hole in the stem, dead middle leaf.', 'Tundu kwenye shina, jani la katikati limekufa.'), like('rice___blast', 'Spots on leaves and neck, not near the water.', 'Madoa kwenye majani na shingo, si karibu na maji.')],
    immediateActions: [
      bilingual('Drain the field for some days: the foot of the plants must dry.', 'Toa maji kwa siku chache: sehemu ya chini ya mimea ikauke.'),
      bilingual('Stop nitrogen.', 'Usiweke naitrojeni.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [splitNitrogen, bilingual('Plant in rows, 20 by 20 cm or wider.', 'Panda kwa mistari, sentimita 20 kwa 20 au zaidi.'), weedBunds, bilingual('Skim off floating trash before planting: the fungus swims with it.', 'Ondoa takataka zinazoelea kabla ya kupanda: kuvu huelea nazo.')],
    sources: ['irri_rice', 'kalro_bean'],
  },
} as const satisfies Partial<Record<keyof typeof riceNames, Condition>>;
