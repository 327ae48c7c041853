import { chemicalClass, fungicideSources, notOldFungicides, triazole } from '../../sprays/chemical-lines.ts';
import { maizeNames } from '../../names/maize.ts';
import { buryResidue, compost } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { certified, like, nextHybrid, plantTogether, restFromMaize, topDress } from './lines.ts';

/** Short pages for leaf diseases that seldom cost a Kenyan smallholder much. */
export const moreLeafConditions = {
  maize___southern_rust: {
    ...maizeNames.maize___southern_rust, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small round orange dots, close together, mostly on the upper side.', 'Vipele vidogo vya mviringo vya rangi ya machungwa, vilivyosongamana, hasa upande wa juu.'),
      bilingual('Warm, damp lowlands and the coast; it comes fast.', 'Nyanda za chini zenye joto na unyevu na pwani; huja haraka.'),
    ],
    immediateActions: [
      bilingual('Rub the leaf: orange dust is rust.', 'Sugua jani: unga wa rangi ya machungwa ni kutu.'),
      bilingual('Ask the extension officer whether a spray pays. Do so on seed or green maize for sale, if it comes before the silks show.', 'Muulize afisa ugani kama dawa italipa. Fanya hivyo kwa mahindi ya mbegu au ya kuuza mabichi, ikija kabla ya nywele kutoka.'),
    ],
    organicSolutions: [compost],
    inorganicSolutions: [chemicalClass('FRAC 3', triazole, bilingual('Only early, before the silks, on maize that is worth the cost.', 'Mapema tu, kabla ya nywele kutoka, kwenye mahindi yatakayolipa gharama.'), notOldFungicides)],
    preventiveMeasures: [nextHybrid, plantTogether],
    lookalikes: [like('maize___common_rust', 'Longer, cinnamon brown dots on BOTH sides, in cool highlands.', 'Vipele virefu vya mdalasini pande ZOTE mbili, kwenye nyanda za juu za baridi.')],
    sources: ['cimmyt_maize', 'compost_ngeze', ...fungicideSources],
  },

  maize___phaeosphaeria_leaf_spot: {
    ...maizeNames.maize___phaeosphaeria_leaf_spot, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Pale green spots that bleach to white, round or oval, with a thin brown rim.', 'Madoa ya kijani hafifu yanayogeuka meupe, ya mviringo au yai, yenye ukingo mwembamba wa kahawia.'),
      bilingual('Cool, rainy highlands, after tasselling.', 'Nyanda za juu zenye baridi na mvua, baada ya kutoa mbelewele.'),
    ],
    immediateActions: [
      bilingual('Spend nothing: late spots cost little.', 'Usitumie pesa: madoa ya mwishoni hupunguza mavuno kidogo tu.'),
      bilingual('Keep weeding. Note for next season how the hybrid did.', 'Endelea na palizi. Andika jinsi mbegu hiyo ilivyofanya, kwa ajili ya msimu ujao.'),
    ],
    organicSolutions: [{ ...buryResidue, use: bilingual('Do it within 2 weeks after harvest: the fungus waits on old leaves.', 'Fanya ndani ya wiki 2 baada ya kuvuna: kuvu husubiri kwenye majani ya zamani.'), source: 'kalro_maize' }],
    preventiveMeasures: [nextHybrid, restFromMaize],
    lookalikes: [
      like('maize___gray_leaf_spot', 'Long rectangles with straight sides, not round.', 'Ni mstatili mrefu wenye pande zilizonyooka, si mviringo.'),
      like('maize___herbicide_injury', 'Bleached where the spray fell, the same day on many plants.', 'Huwa meupe mahali dawa ilipoanguka, siku moja kwenye mimea mingi.'),
    ],
    sources: ['cimmyt_maize', 'kalro_maize'],
  },

  maize___downy_mildew: {
    ...maizeNames.maize___downy_mildew, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long pale yellow stripes on young leaves; plants stay small.', 'Michirizi mirefu ya manjano hafifu kwenye majani machanga; mimea hudumaa.'),
      bilingual('In the early morning white fluff shows under the leaf.', 'Asubuhi na mapema utando mweupe huonekana chini ya jani.'),
      bilingual('The tassel may turn into a bunch of leaves (crazy top).', 'Mbelewele huweza kugeuka kuwa kichala cha majani.'),
    ],
    immediateActions: [
      bilingual('Pull out striped plants early in the morning and bury them.', 'Ng’oa mimea yenye michirizi asubuhi na mapema na uifukie.'),
      bilingual('Open a furrow where water stands.', 'Chimba mtaro mahali maji yanapotuama.'),
    ],
    organicSolutions: [{ ...buryResidue, use: bilingual('After harvest bury every striped plant; it waits in soil for the next maize.', 'Baada ya kuvuna fukia kila mmea wenye michirizi; husubiri ardhini mahindi yajayo.'), source: 'kalro_maize' }],
    preventiveMeasures: [certified, bilingual('Keep grass weeds down and do not plant where water stands.', 'Ondoa magugu ya nyasi na usipande mahali maji yanapotuama.'), plantTogether],
    lookalikes: [
      like('maize___streak_virus', 'Fine broken streaks, no white fluff.', 'Michirizi myembamba iliyokatika, bila utando mweupe.'),
      like('maize___zinc_deficiency', 'Broad white bands beside the midrib, no down.', 'Mikanda mipana myeupe kando ya mshipa mkuu, bila utando.'),
    ],
    sources: ['cabi_maize', 'kalro_maize'],
  },

  maize___herbicide_injury: {
    ...maizeNames.maize___herbicide_injury, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Bleached, rolled or onion-like leaves, in lines or patches with sharp edges.', 'Majani yaliyopauka, yaliyokunjana au kama ya kitunguu, kwa mistari au sehemu zenye mipaka wazi.'),
      bilingual('It appeared within days after a spray, here or at the neighbour’s.', 'Ilionekana siku chache baada ya kunyunyiza dawa, hapa au kwa jirani.'),
      bilingual('Weeds beside it look the same.', 'Magugu ya kando yanaonekana vivyo hivyo.'),
    ],
    immediateActions: [
      bilingual('Spray nothing more. Write down what was sprayed, where and when.', 'Usinyunyize tena. Andika dawa gani ilinyunyizwa, wapi na lini.'),
      bilingual('If the youngest leaf is green, wait: most plants grow out of it.', 'Jani changa zaidi likiwa kijani, subiri: mimea mingi hupona yenyewe.'),
      bilingual('Talk to the neighbour. Show the extension officer the border of the damage.', 'Zungumza na jirani. Mwonyeshe afisa ugani mpaka wa uharibifu.'),
    ],
    organicSolutions: [compost],
    preventiveMeasures: [
      bilingual('Wash the sprayer three times after herbicide, or keep one only for weeds.', 'Osha pampu mara tatu baada ya dawa ya magugu, au uwe na moja ya magugu tu.'),
      bilingual('Spray herbicide only in still air, as on its label, with gloves, mask and boots.', 'Nyunyiza dawa ya magugu hewa ikiwa tulivu tu, kama lebo inavyosema, ukiwa umevaa glavu, barakoa na buti.'),
      topDress,
    ],
    lookalikes: [
      like('maize___zinc_deficiency', 'Bands on young leaves all over the field, no sharp border.', 'Mikanda kwenye majani machanga shamba lote, bila mpaka wazi.'),
      like('maize___drought', 'Rolled leaves open again in the evening.', 'Majani yaliyokunjana hufunguka jioni.'),
    ],
    sources: ['soil_water_guides', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
