import { likeIn } from '../lookalike.ts';
import { cottonNames } from '../names/cotton.ts';
import { neemExtract } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(cottonNames);
const plantEarly = bilingual('Plant at the first rain, in the same two weeks as the neighbours.', 'Panda kwa mvua za kwanza, ndani ya wiki mbili zile zile na majirani.');
const pickOften = bilingual('Pick open bolls every week and keep clean lint apart.', 'Chuma vitumba vilivyofunguka kila wiki na uweke pamba safi kando.');
const treatedSeed = bilingual('Sow the delinted, treated seed of your ginnery, not your own.', 'Panda mbegu isiyo na nyuzi na iliyotibiwa ya kiwanda chako cha pamba, si yako mwenyewe.');

const closedSeason: Preparation = {
  title: bilingual('Clear the stalks: a closed season', 'Ondoa mabua: msimu wa kufunga'),
  needs: [bilingual('A panga or hoe, and 2 months without any cotton plant', 'Panga au jembe, na miezi 2 bila mmea wowote wa pamba'), bilingual('Soil cover of 15 cm', 'Udongo wa sentimita 15 wa kufunikia')],
  steps: [
    bilingual('Right after the last picking pull out or cut all stalks below the soil.', 'Mara tu baada ya kuchuma mara ya mwisho ng’oa au kata mabua yote chini ya udongo.'),
    bilingual('Gather unopened and fallen bolls.', 'Kusanya vitumba visivyofunguka na vilivyoanguka.'),
    bilingual('Burn or bury them 15 cm deep before the date your county sets.', 'Vichome au uvifukie kina cha sentimita 15 kabla ya tarehe iliyowekwa na kaunti.'),
  ],
  use: bilingual('Each year, all farms of the area together.', 'Kila mwaka, mashamba yote ya eneo kwa pamoja.'),
  limits: bilingual('It leaves pest and disease nothing to live on until the next crop; it does not save this one.', 'Huwanyima wadudu na ugonjwa pa kuishi hadi zao lijalo; haiokoi hili.'),
  source: 'kalro_cotton',
};

export const conditions = {
  cotton___bollworms: {
    ...cottonNames.cotton___bollworms,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Flower buds with a hole flare open, turn yellow and fall.', 'Vichipukizi vya maua vyenye tundu hufunguka, huwa vya manjano na kuanguka.'),
      bilingual('Bolls with holes, dung and caterpillars: green-brown, red-striped or pink.', 'Vitumba vyenye matundu, kinyesi na viwavi: wa kijani-kahawia, wenye mistari myekundu au wa waridi.'),
    ],
    lookalikes: [
      like('cotton___stainer', 'Red bugs on open bolls; no hole, yellow lint.', 'Kunguni wekundu kwenye vitumba vilivyofunguka; hakuna tundu, pamba ya manjano.'),
      { name: bilingual('Natural shedding', 'Kuanguka kwa kawaida'), sign: bilingual('Buds fall after drought without any hole.', 'Vichipukizi huanguka baada ya ukame bila tundu.') },
    ],
    immediateActions: [
      bilingual('Check 24 plants across the field each week. Count eggs, caterpillars and holed buds.', 'Angalia mimea 24 shambani kote kila wiki. Hesabu mayai, viwavi na vichipukizi vyenye matundu.'),
      bilingual('Pick caterpillars and holed bolls by hand while they are few.', 'Okota viwavi na vitumba vyenye matundu kwa mkono vikiwa vichache.'),
      bilingual('Ask the cotton officer before any spray: the old products no longer kill some caterpillars.', 'Muulize afisa wa pamba kabla ya dawa yoyote: baadhi ya viwavi hawafi tena kwa dawa za zamani.'),
    ],
    organicSolutions: [neemExtract, closedSeason],
    preventiveMeasures: [plantEarly, bilingual('Sow rows of sunflower, sorghum or maize at the edge: they draw the moth and feed its enemies.', 'Panda mistari ya alizeti, mtama au mahindi pembeni: huvuta nondo na kulisha maadui wake.'), bilingual('Spare spiders, ants and ladybirds.', 'Waache buibui, sisimizi na wadudu rafiki wenye madoadoa (ladybird).')],
    sources: ['kalro_cotton', 'neem_extract'],
  },

  cotton___stainer: {
    ...cottonNames.cotton___stainer,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Red and black bugs in groups on open and green bolls.', 'Kunguni wekundu na weusi kwa makundi kwenye vitumba vilivyofunguka na vibichi.'),
      bilingual('Lint stained yellow or brown; seeds light.', 'Pamba yenye madoa ya manjano au kahawia; mbegu nyepesi.'),
    ],
    lookalikes: [like('cotton___bollworms', 'Holes and dung in the boll.', 'Matundu na kinyesi kwenye kitumba.'), { name: bilingual('Rain stains', 'Madoa ya mvua'), sign: bilingual('Grey lint all over the field after rain; no bugs.', 'Pamba ya kijivu shambani kote baada ya mvua; hakuna kunguni.') }],
    immediateActions: [
      bilingual('Pick ripe bolls at once.', 'Chuma mara moja vitumba vilivyokomaa.'),
      bilingual('Shake bugs into a basin of soapy water in the cool morning.', 'Kung’uta kunguni kwenye beseni la maji ya sabuni asubuhi yenye baridi.'),
    ],
    organicSolutions: [closedSeason, neemExtract],
    preventiveMeasures: [pickOften, bilingual('Take wild hibiscus, okra and baobab seed away from the field edge.', 'Ondoa hibiscus mwitu, bamia na mbegu za mbuyu pembeni mwa shamba.'), bilingual('Keep seed cotton away from the house wall and gin it soon.', 'Weka pamba mbegu mbali na ukuta wa nyumba na uipeleke kiwandani mapema.')],
    sources: ['kalro_cotton', 'neem_extract'],
  },

  cotton___bacterial_blight: {
    ...cottonNames.cotton___bacterial_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Wet dark spots with corners on leaves, later black.', 'Madoa ya majimaji ya kijani iliyokolea yenye pembe kwenye majani, baadaye meusi.'),
      bilingual('Black streaks on the stem that break it (black arm).', 'Michirizi myeusi kwenye shina inayolivunja (mkono mweusi).'),
      bilingual('Round wet spots on bolls; the lint rots yellow.', 'Madoa ya mviringo ya majimaji kwenye vitumba; pamba huoza na kuwa ya manjano.'),
    ],
    lookalikes: [{ name: bilingual('Alternaria leaf spot', 'Madoa ya majani ya alternaria'), sign: bilingual('Round brown spots with rings, dry.', 'Madoa ya kahawia ya mviringo yenye pete, makavu.') }],
    immediateActions: [
      bilingual('Pull out the few sick plants when young, on a dry day.', 'Ng’oa mimea michache iliyougua ikiwa michanga, siku isiyo na mvua.'),
      bilingual('Stay out of the field while leaves are wet.', 'Usiingie shambani majani yakiwa na maji.'),
    ],
    organicSolutions: [closedSeason],
    preventiveMeasures: [treatedSeed, bilingual('Ask for a variety that resists it.', 'Ulizia aina inayostahimili.'), bilingual('Grow another crop there next season.', 'Panda zao lingine hapo msimu ujao.')],
    sources: ['kalro_cotton', 'cabi_plantwise'],
  },
} as const satisfies Record<keyof typeof cottonNames, Condition>;
