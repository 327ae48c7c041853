import { noLoss, nothingSeen } from '../../healthy-lines.ts';
import { citrusNames } from '../../names/citrus.ts';
import { clearFallenFruit, compost, neemExtract, soapSpray } from '../../sprays/preparations.ts';
import { certifiedSeedlings, manure } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { feedTree, licensedSeedlings, pruneOpen } from './care.ts';

export const leafConditions = {
  citrus___healthy: {
    ...citrusNames.citrus___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Even green shining leaf, the same on both halves, without bumps, trails or scabs.', 'Jani la kijani linalong’aa, lenye nusu zinazofanana, bila vinundu, mapito wala magaga.'),
      bilingual('A photo shows one leaf. Look at the young leaves and the fruit too.', 'Picha huonyesha jani moja. Angalia pia majani machanga na matunda.'),
    ],
    immediateActions: [
      bilingual('This leaf needs no spray.', 'Jani hili halihitaji dawa.'),
      bilingual('Check under ten young leaves at each new flush. Search for jumping insects and silver trails.', 'Angalia chini ya majani kumi machanga kila mapya yakitoka. Tafuta wadudu warukaji au mapito ya rangi ya fedha.'),
    ],
    organicSolutions: [compost, clearFallenFruit],
    inorganicSolutions: [],
    recommendedProducts: [manure, certifiedSeedlings],
    preventiveMeasures: [pruneOpen, feedTree, licensedSeedlings],
    recoveryTimeline: bilingual('Nothing to recover from. Look again in two weeks.', 'Hakuna cha kutibu. Angalia tena baada ya wiki mbili.'),
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_citrus'),
    lookalikes: [{ name: bilingual('Early greening', 'Ukijani unaoanza'), key: 'citrus___greening', sign: bilingual('Pale blotches on one half of the leaf only, on one branch.', 'Mabaka yaliyofifia nusu moja tu ya jani, kwenye tawi moja.') }],
    sources: ['kalro_citrus', 'compost_ngeze', 'fruit_fly_ipm'],
  },

  citrus___leafminer: {
    ...citrusNames.citrus___leafminer,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Silver winding trails with a dark line in the middle, on young leaves.', 'Mapito ya rangi ya fedha yanayopindapinda yenye mstari mweusi katikati, kwenye majani machanga.'),
      bilingual('The leaf curls and stays twisted.', 'Jani hujikunja na kubaki limepinda.'),
    ],
    lookalikes: [
      { name: bilingual('Psyllid bumps', 'Vinundu vya mdudu wa ukijani'), key: 'citrus___greening', sign: bilingual('Round bumps, no trails.', 'Vinundu vya mviringo, hakuna mapito.') },
      { name: bilingual('Aphids', 'Vidukari'), sign: bilingual('Curled sticky leaves with soft insects inside.', 'Majani yaliyojikunja yanayonata yenye wadudu laini ndani.') },
    ],
    immediateActions: [
      bilingual('On a grown tree leave it: small wasps keep it down, and the tree loses little.', 'Uache mti mkubwa: nyigu wadogo humdhibiti mdudu huyu, na hasara ni ndogo.'),
      bilingual('On seedlings pick off the worst leaves and bury them.', 'Kwenye miche ondoa majani yaliyoathirika zaidi na uyafukie.'),
    ],
    organicSolutions: [neemExtract],
    preventiveMeasures: [
      feedTree,
      bilingual('Do not prune at the start of the rains: many soft leaves at once feed the moth.', 'Usipogoe mwanzo wa mvua: majani mengi laini kwa pamoja hulisha nondo.'),
      bilingual('Remove suckers from the foot of the tree.', 'Ondoa machipukizi yaliyo chini ya shina.'),
    ],
    sources: ['cabi_citrus', 'kalro_citrus', 'neem_extract'],
  },

  citrus___woolly_whitefly: {
    ...citrusNames.citrus___woolly_whitefly,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('White woolly threads under the leaves with small whiteflies among them.', 'Nyuzi nyeupe kama pamba chini ya majani zenye inzi weupe wadogo kati yake.'),
      bilingual('Sticky leaves covered with black soot; ants visit them.', 'Majani yanayonata yaliyofunikwa na masizi meusi; sisimizi huyatembelea.'),
    ],
    lookalikes: [
      { name: bilingual('Mealybugs', 'Vidung’ata'), sign: bilingual('Lumps of white wax in the forks and under the fruit stalk; no flies rise.', 'Mabonge ya nta nyeupe kwenye panda na chini ya kikonyo cha tunda; hakuna inzi wanaoruka.') },
      { name: bilingual('Aphids', 'Vidukari'), sign: bilingual('Dark soft insects on the tips, no wool.', 'Wadudu laini weusi kwenye ncha, hakuna pamba.') },
    ],
    immediateActions: [
      bilingual('Cut off and bury the worst branches. Or wash them hard with water.', 'Kata na ufukie matawi yaliyoathirika zaidi, au uyaoshe kwa maji mengi.'),
      bilingual('Look for wool with small round holes. If you find it, tiny wasps are at work: do not spray.', 'Tafuta pamba yenye matundu madogo ya mviringo: nyigu wadogo wanafanya kazi, basi usinyunyize.'),
    ],
    organicSolutions: [soapSpray, neemExtract],
    preventiveMeasures: [
      pruneOpen,
      bilingual('Keep ants off with a sticky band round the trunk.', 'Zuia sisimizi kwa utepe unaonata kuzunguka shina.'),
      licensedSeedlings,
    ],
    sources: ['cabi_citrus', 'citrus_infonet', 'home_sprays', 'neem_extract'],
  },
} as const satisfies Partial<Record<keyof typeof citrusNames, Condition>>;
