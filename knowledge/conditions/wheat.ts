import { changeGroups, chemicalClass, fungicideSources, notOldFungicides, strobilurin, triazole } from '../sprays/chemical-lines.ts';
import { likeIn } from '../lookalike.ts';
import { wheatNames } from '../names/wheat.ts';
import { buryResidue, soapSpray } from '../sprays/preparations.ts';
import { cropFungicide, protectiveClothing, pulseSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(wheatNames);
const resistantSeed = bilingual('Plant certified seed of a variety that KALRO Njoro names as resistant this year: older ones no longer resist it.', 'Panda mbegu iliyoidhinishwa ya aina ambayo KALRO Njoro inataja mwaka huu kuwa inastahimili: za zamani zimeshindwa.');
const selfSown = bilingual('Kill self-sown wheat and barley between seasons.', 'Ondoa ngano na shayiri zilizojiotea kati ya misimu.');
const walkWeekly = bilingual('Walk the field each week from the time the stem grows, and rub leaves and stems with a white cloth.', 'Kagua shamba kila wiki tangu shina linapokua, na usugue majani na mashina kwa kitambaa cheupe.');
const tellNjoro = bilingual('Tell KALRO Njoro or your county officer: rust changes, and they want to know where.', 'Waambie KALRO Njoro au afisa wa kaunti: kutu hubadilika, na wanahitaji kujua ilipo.');
const rotate = bilingual('Grow another crop for a season: beans, potatoes, rape. Not barley.', 'Panda zao lingine kwa msimu mmoja: maharagwe, viazi, rapa. Si shayiri.');
const plantTogether = bilingual('Plant early, in the same weeks as the neighbours.', 'Panda mapema, wiki zile zile na majirani.');

const breakGreenBridge: Preparation = {
  title: bilingual('Leave no green wheat between seasons', 'Usiache ngano mbichi kati ya misimu'),
  needs: [bilingual('A hoe or plough that turns 15 cm of soil', 'Jembe au plau inayogeuza sentimita 15 za udongo'), bilingual('4 weeks without wheat or barley on the field', 'Wiki 4 bila ngano wala shayiri shambani')],
  steps: [
    bilingual('After harvest let fallen grain sprout with the first rain.', 'Baada ya kuvuna acha punje zilizoanguka ziote kwa mvua ya kwanza.'),
    bilingual('Turn it under or graze it off before it is a hand high.', 'Ifukie au uilishe mifugo kabla haijafika kimo cha kiganja.'),
    bilingual('Look along fences and paths, and pull what is left.', 'Angalia kando ya uzio na njia, na ung’oe iliyobaki.'),
  ],
  use: bilingual('Between all seasons, together with the neighbours.', 'Kati ya misimu yote, pamoja na majirani.'),
  limits: bilingual('It takes away the rust of your own field; wind can bring more from far.', 'Huondoa kutu ya shamba lako; upepo unaweza kuleta nyingine kutoka mbali.'),
  source: 'kalro_wheat',
};

const rustSprays = [
  chemicalClass('FRAC 3', triazole, bilingual('At the first pustules, from the time the last leaf is out until flowering. Later it no longer pays.', 'Vipele vya kwanza vikionekana, tangu jani la mwisho linapotoka hadi kutoa maua. Baadaye hailipi tena.'), notOldFungicides),
  chemicalClass('FRAC 11', strobilurin, changeGroups),
];

export const conditions = {
  wheat___stem_rust: {
    ...wheatNames.wheat___stem_rust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long brick-red pustules on stem and leaf sheath, with torn skin at the edge.', 'Vipele virefu vyekundu kama tofali kwenye shina na ala, vyenye ngozi iliyochanika ukingoni.'),
      bilingual('Rub them: rusty powder on the hand.', 'Visugue: unga wa kutu mkononi.'),
      bilingual('Late in the season they turn black; stems break and grain is shrivelled.', 'Mwisho wa msimu huwa vyeusi; mashina huvunjika na punje husinyaa.'),
    ],
    immediateActions: [
      bilingual('Check 20 stems in 5 places today.', 'Angalia mashina 20 katika sehemu 5 leo.'),
      tellNjoro,
      bilingual('If it is before flowering, decide on a spray within days: it doubles each week.', 'Ikiwa ni kabla ya maua, amua kuhusu dawa ndani ya siku chache: huongezeka maradufu kila wiki.'),
    ],
    organicSolutions: [breakGreenBridge],
    inorganicSolutions: rustSprays,
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [resistantSeed, plantTogether, selfSown, walkWeekly],
    recoveryTimeline: bilingual('Pustules do not heal. A spray in time stops new ones for 2 to 3 weeks.', 'Vipele haviponi. Dawa kwa wakati huzuia vipya kwa wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries the powder over counties; warm days with dew feed it.', 'Upepo hupeleka unga kaunti hadi kaunti; siku za joto zenye umande huichochea.') },
    yieldLoss: { range: { low: 20, high: 100 }, text: bilingual('Usually 20 to 100% in weak varieties; whole crops were lost in Narok in 2007.', 'Kwa kawaida asilimia 20 hadi 100 kwenye aina dhaifu; mazao yote yalipotea Narok mwaka 2007.'), source: 'stem_rust_narok' },
    lookalikes: [
      like('wheat___leaf_rust', 'Small round orange-brown pustules, on leaves only, skin hardly torn.', 'Vipele vidogo vya mviringo vya kahawia-machungwa, kwenye majani tu, ngozi haichaniki sana.'),
      like('wheat___yellow_rust', 'Yellow powder in straight lines.', 'Unga wa manjano kwa mistari iliyonyooka.'),
    ],
    sources: ['stem_rust_narok', 'stem_rust_njoro_2016', 'wheat_kenya_2022', 'cimmyt_wheat', 'kalro_wheat', ...fungicideSources],
  },

  wheat___yellow_rust: {
    ...wheatNames.wheat___yellow_rust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow powder in straight stripes along the leaf.', 'Unga wa manjano kwa mistari iliyonyooka kando ya jani.'),
      bilingual('First a few knee-wide yellow patches in the field, then all of it.', 'Kwanza mabaka machache ya manjano shambani, kisha shamba lote.'),
      bilingual('In bad years powder inside the heads; grain is thin.', 'Miaka mibaya unga ndani ya masuke; punje ni nyembamba.'),
    ],
    immediateActions: [
      bilingual('Walk the cool, high and wet parts of the field first.', 'Kagua kwanza sehemu za baridi, za juu na zenye unyevu.'),
      tellNjoro,
      bilingual('Ask about a spray at once if patches show early. Early means before the last leaf is out.', 'Uliza kuhusu dawa mara moja mabaka yakionekana mapema. Mapema ni kabla ya jani la mwisho kutoka.'),
    ],
    organicSolutions: [breakGreenBridge],
    inorganicSolutions: rustSprays,
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [resistantSeed, plantTogether, selfSown, bilingual('Do not give too much nitrogen at once.', 'Usiweke naitrojeni nyingi mno kwa pamoja.')],
    recoveryTimeline: bilingual('Striped leaves stay dead. New rust stops for 2 to 3 weeks after a spray in time, or when it gets hot and dry.', 'Majani yenye mistari hubaki yamekufa. Kutu mpya hukoma wiki 2 hadi 3 baada ya dawa kwa wakati, au joto na ukavu vikija.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it far. Cool, dewy highlands suit it.', 'Upepo huipeleka mbali. Hupenda nyanda za juu zenye baridi na umande.') },
    yieldLoss: { range: { low: 20, high: 100 }, text: bilingual('Usually 20% and more in weak varieties, up to 100% when it comes early and nobody acts.', 'Kwa kawaida asilimia 20 na zaidi kwenye aina dhaifu, hadi asilimia 100 ikija mapema na pasipo hatua.'), source: 'cimmyt_wheat' },
    lookalikes: [
      like('wheat___leaf_rust', 'Orange-brown single dots, not in lines.', 'Vipele vya kahawia-machungwa moja moja, si kwa mistari.'),
      like('wheat___septoria_tritici_blotch', 'Brown blotches with black dots, no powder.', 'Mabaka ya kahawia yenye vidoa vyeusi, hakuna unga.'),
    ],
    sources: ['cimmyt_wheat', 'wheat_kenya_2022', 'kalro_wheat', ...fungicideSources],
  },

  wheat___leaf_rust: {
    ...wheatNames.wheat___leaf_rust,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small round orange-brown pustules, scattered on the upper side of leaves.', 'Vipele vidogo vya mviringo vya kahawia-machungwa, vilivyotawanyika upande wa juu wa majani.'),
      bilingual('Powder rubs off; leaves turn yellow and dry early.', 'Unga hutoka ukisugua; majani huwa ya manjano na kukauka mapema.'),
    ],
    lookalikes: [like('wheat___stem_rust', 'Long red pustules with torn skin, on the stem too.', 'Vipele virefu vyekundu vyenye ngozi iliyochanika, hata kwenye shina.'), like('wheat___yellow_rust', 'Yellow powder in lines.', 'Unga wa manjano kwa mistari.')],
    immediateActions: [
      bilingual('Check the last leaf of 20 plants in 5 places: it feeds the grain.', 'Angalia jani la mwisho la mimea 20 katika sehemu 5: ndilo hulisha punje.'),
      bilingual('Ask about a spray only if the last leaf rusts before flowering.', 'Uliza kuhusu dawa ikiwa tu jani la mwisho limepata kutu mapema. Mapema ni kabla ya maua.'),
    ],
    organicSolutions: [breakGreenBridge],
    preventiveMeasures: [resistantSeed, plantTogether, selfSown],
    sources: ['cimmyt_wheat', 'kalro_wheat'],
  },

  wheat___septoria_tritici_blotch: {
    ...wheatNames.wheat___septoria_tritici_blotch,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long brown-grey blotches between the veins, from the lowest leaves up.', 'Mabaka marefu ya kahawia-kijivu kati ya mishipa, kuanzia majani ya chini.'),
      bilingual('Black dots like pepper in the blotch.', 'Vidoa vyeusi kama pilipili manga ndani ya baka.'),
    ],
    lookalikes: [
      { name: bilingual('Tan spot', 'Madoa ya hudhurungi'), sign: bilingual('Small dark eye in a yellow ring, no black pepper dots.', 'Jicho dogo jeusi ndani ya duara la manjano, hakuna vidoa vya pilipili manga.') },
      like('wheat___yellow_rust', 'Yellow powder that rubs off.', 'Unga wa manjano unaotoka ukisugua.'),
    ],
    immediateActions: [
      bilingual('See how far up it has climbed. The last two leaves feed the grain.', 'Angalia ugonjwa umepanda hadi jani lipi. Majani mawili ya mwisho hulisha punje.'),
      bilingual('Do not walk in the field while it is wet.', 'Usitembee shambani likiwa na maji.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [rotate, resistantSeed, selfSown],
    sources: ['cimmyt_wheat', 'kalro_bean', 'kalro_wheat'],
  },

  wheat___fusarium_head_blight: {
    ...wheatNames.wheat___fusarium_head_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Part of the green head turns white too early.', 'Sehemu ya suke la kijani huwa jeupe mapema mno.'),
      bilingual('Pink or orange mould at the foot of the spikelets in wet weather.', 'Ukungu wa rangi ya waridi au ya machungwa chini ya vijisuke kukiwa na mvua.'),
      bilingual('Grain is light, chalky white or pink. It can hold poison.', 'Punje ni nyepesi, nyeupe kama chaki au za waridi. Zinaweza kuwa na sumu.'),
    ],
    lookalikes: [
      { name: bilingual('Frost on the heads', 'Jalidi kwenye masuke'), sign: bilingual('Whole heads white on low ground after a cold night; no pink mould.', 'Masuke mazima meupe mabondeni baada ya usiku wa baridi; hakuna ukungu wa waridi.') },
      { name: bilingual('Stem borer', 'Kipekecha shina'), sign: bilingual('White head that pulls out; a hole in the stem.', 'Suke jeupe linalochomoka; tundu kwenye shina.') },
    ],
    immediateActions: [
      bilingual('Harvest sick patches apart and dry the grain fast.', 'Vuna sehemu zilizougua kando na ukaushe nafaka haraka.'),
      bilingual('Winnow out light pink grain. Do not eat it or feed it to animals.', 'Peta na uondoe punje nyepesi za waridi. Usizile wala usizilishe mifugo.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [bilingual('Do not sow wheat straight after maize: the fungus lives on old stalks.', 'Usipande ngano mara baada ya mahindi: kuvu huishi kwenye mabua ya zamani.'), rotate, bilingual('Do not water from above while it flowers.', 'Usimwagilie kutoka juu wakati wa maua.')],
    sources: ['cimmyt_wheat', 'kalro_bean'],
  },

  wheat___russian_wheat_aphid: {
    ...wheatNames.wheat___russian_wheat_aphid,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('White, yellow or purple stripes along the leaf.', 'Mistari myeupe, ya manjano au ya zambarau kando ya jani.'),
      bilingual('Leaves roll up like a straw; small green aphids sit inside.', 'Majani hujikunja kama mrija; vidukari wadogo wa kijani hukaa ndani.'),
      bilingual('Heads get caught in the rolled leaf and come out bent.', 'Masuke hukwama kwenye jani lililojikunja na kutoka yamepinda.'),
    ],
    lookalikes: [
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Leaves roll at noon and open at night; no stripes, no aphids.', 'Majani hujikunja mchana na kufunguka usiku; hakuna mistari wala vidukari.') },
      like('wheat___yellow_rust', 'Powder on the stripes; the leaf stays flat.', 'Unga juu ya mistari; jani hubaki bapa.'),
    ],
    immediateActions: [
      bilingual('Open rolled leaves on 20 tillers in 5 places. If more than one in ten has aphids, you lose harvest.', 'Fungua majani yaliyojikunja kwenye mashina 20 katika sehemu 5. Zaidi ya moja kati ya kumi likiwa na vidukari, utapata hasara.'),
      bilingual('Look for ladybirds and swollen brown aphids. If you find them, wait.', 'Tafuta wadudu rafiki wenye madoadoa (ladybird) na vidukari wa kahawia waliovimba: basi subiri.'),
    ],
    organicSolutions: [{ ...soapSpray, limits: bilingual('It reaches few aphids inside rolled leaves: use it at the first ones, on a small field.', 'Hufikia vidukari wachache ndani ya majani yaliyojikunja: itumie kwa wa kwanza, kwenye shamba dogo.') }],
    preventiveMeasures: [bilingual('Ask KALRO Njoro for a variety that tolerates it.', 'Uliza KALRO Njoro aina inayovumilia.'), selfSown, plantTogether],
    sources: ['cimmyt_wheat', 'kalro_wheat', 'home_sprays'],
  },
} as const satisfies Record<keyof typeof wheatNames, Condition>;
